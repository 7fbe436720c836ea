/* house_state.h -- the inside of a House, for the modules called house_*. */
#ifndef ONLINE_HOUSE_STATE_H
#define ONLINE_HOUSE_STATE_H

#include "online/house.h"
#include "online/room_index.h"
#include "online/room_queue.h"
#include "online/steward_state.h"

enum {
    HOUSE_ADDRESSES = 1024, /* whose rooms are counted: the latest ones */
    HOUSE_ANSWER_SIZE = 128
};

/* What a connection is doing here. */
typedef enum VisitStage { VISIT_FREE, VISIT_NEW, VISIT_OLD, VISIT_WAITS, VISIT_IN } VisitStage;

typedef struct Visit {
    VisitStage stage;
    bool queued; /* among the readers */
    uint64_t address;
    int room, member;               /* VISIT_WAITS, VISIT_IN */
    char token[SECRET_SIZE];        /* VISIT_WAITS: to enter with */
    size_t from;                    /* and from where */
    char answer[HOUSE_ANSWER_SIZE]; /* a line of the house itself; empty: none */
    Allowance lines;                /* outside of a room */
    int listed;                     /* the room to be listed next; -1: none was asked for */
    int listed_count, listed_elsewhere;
    int hurries; /* lines refused because they were too many */
} Visit;

typedef struct HouseRoom {
    bool used;
    bool at_work, to_keep; /* it is in that queue */
    bool whole;            /* its lines are all there */
    FairNumber digest;
    uint64_t lease;
    char secret[SECRET_SIZE]; /* as somebody said it who came in; empty: nobody did */
    Steward *steward;         /* NULL: being looked up */
    int visits[STEWARD_MEMBERS];
} HouseRoom;

typedef struct AddressCount {
    uint64_t address;
    int rooms;
    Moment since;
    int misses; /* rooms asked for that were not there */
    Moment missed_since;
} AddressCount;

struct House {
    StewardHouse common;
    HousePlan plan;
    Secrets secrets;
    Visit *visits;
    int visit_count;
    HouseRoom *rooms;
    int room_count;
    RoomQueue free_rooms, free_visits;
    RoomIndex index;
    int *readers; /* a ring of visits */
    int reader_first, reader_count;
    RoomQueue work, keep, wanted;
    AddressCount addresses[HOUSE_ADDRESSES];
    Question *questions, **last_question; /* for those who think */
    Text elsewhere;                       /* the open tables of other nodes, one a line */
    HouseCounts counts;
    int differing; /* the room to be asked next for a difference */
};

/* house_rooms.c: a room by its digest (-1: none), a new one, one that is gone. */
int house_room_find(const House *house, const FairNumber *digest);
int house_room_add(House *house, const FairNumber *digest);
void house_room_drop(House *house, int n);
/* Something happened in the room: there may be lines to keep, somebody's turn, and, in the
 * second case, lines to tell. */
void house_room_stir(House *house, int n);
void house_queue_room(House *house, const HouseRoom *room);
void house_queue_reader(House *house, int visit);

/* house_visits.c: a line of the house itself, in two parts; what cannot be done. */
void house_tell(House *house, int visit, const char *first, const char *second);
void house_refuse(House *house, int visit, const char *what, No no);
void house_enter(House *house, int connection, int n, Moment now);
/* Somebody asked for a room that is not there. */
void house_note_miss(House *house, uint64_t address, Moment now);
void house_hear_outside(House *house, int connection, const Line *line, Moment now);

/* house_tables.c: begins to list open tables, and the next line of that. */
void house_list(House *house, int connection);
void house_list_next(House *house, int connection, Text *line);

#endif
