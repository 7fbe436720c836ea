/* house.h -- all meetings of a server, and who is connected to which.
 *
 * The server proper, without sockets, files or clock: an app brings lines and the time, keeps
 * entries, and carries lines out. Meetings that nobody visits are put away, and read again
 * from what was kept when somebody comes. */
#ifndef ONLINE_HOUSE_H
#define ONLINE_HOUSE_H

#include "online/no.h"
#include "online/steward.h"

typedef struct House House;

/* The limits of a house; 0 takes the usual one. */
typedef struct HousePlan {
    const char *build;  /* of this program: guests compare it */
    int connections;    /* at most */
    int rooms_an_hour;  /* opened from one address */
    Moment sleep_after; /* a meeting that nobody visits is put away */
} HousePlan;

/* Keeps the library; `key` is random. */
House *house_new(const EditionLibrary *library, const FairNumber *key, const HousePlan *plan);
void house_free(House *house);

/* A connection from an address (any number that stands for it): its number, or -1. */
int house_connect(House *house, uint64_t address, Moment now);
void house_close(House *house, int connection, Moment now);
void house_hear(House *house, int connection, const char *line, Moment now);
/* The next line for a connection; false when there is none. */
bool house_next_line(House *house, int connection, Moment now, Text *line);
/* A connection for which there may be lines; false when there is none left. */
bool house_next_reader(House *house, int *connection);

/* Once a second or so; and chance, in one room: true while there is more to do. */
void house_tick(House *house, Moment now);
bool house_work(House *house, Moment now);
/* What computers should think about; NULL: nothing. The caller has it thought (question_think), in
 * any thread, and gives it back with its answer, or frees it when the house ends. One at a time
 * of each meeting. */
Question *house_next_question(House *house);
/* Takes the question. */
void house_answer(House *house, Question *question, Moment now);
/* For those without threads: both, and all questions answered at once. */
bool house_work_here(House *house, int work, Moment now);

/* The next line to be kept: of which meeting, its number; false when there is none. */
typedef struct HouseEntry {
    FairNumber room; /* the digest of its secret: what it is kept under */
    uint64_t lease;  /* under which this server has it: see house_found_all */
    bool runs;       /* something will happen in the meeting though nobody comes: see house_adopt */
    size_t n;
    const char *line; /* until the house hears or does anything */
} HouseEntry;
bool house_next_entry(House *house, HouseEntry *entry);
/* The first n lines of a meeting are safe. */
void house_kept(House *house, const FairNumber *room, size_t n, Moment now);

/* A meeting that somebody wants to join and that is not in the house: look it up, then give
 * its lines in order and say that it is whole, and the number of the lease under which it is
 * ours (0: there is no such meeting; a new one is under 1); or which node of the server has it:
 * guests are told to go there. */
bool house_next_wanted(House *house, FairNumber *room);
void house_found(House *house, const FairNumber *room, const char *line);
void house_found_all(House *house, const FairNumber *room, uint64_t lease, Moment now);
/* This node has taken over a meeting, under a lease, without being asked: it is wanted here. */
void house_adopt(House *house, const FairNumber *room, uint64_t lease);
void house_elsewhere(House *house, const FairNumber *room, const char *node);
/* Leases of a meeting before this one are over, another node has taken it: if it is here
 * under one of them, its guests are told to come again. */
void house_lost(House *house, const FairNumber *room, uint64_t lease);

/* Does a connection say far too much? Then hang up. */
bool house_tired_of(const House *house, int connection);

/* The tables that everybody may join or watch, as JSON. */
void house_tables_write(const House *house, Text *json);
/* Those of this node, one a line, for the others; and what the others have. */
void house_tables_here(const House *house, Text *lines);
void house_tables_elsewhere(House *house, const char *lines);

/* What a guest has said who came to another position than the server: for the log, as
 * "game=NAME line=N ours=HASH theirs=HASH ..."; false when there is none left. */
bool house_next_difference(House *house, Text *text);

typedef struct HouseCounts {
    int connections, meetings, playing;
    int dozing; /* games put away until somebody moves */
    int stuck;  /* meetings that rest because a line of ours made no sense: there should be none */
    uint64_t actions, refusals, lines_heard, lines_told, differences;
} HouseCounts;
HouseCounts house_counts(const House *house);

#endif
