/* table_state.h -- the inside of a Table, for the modules called table_*. */
#ifndef TABLE_TABLE_STATE_H
#define TABLE_TABLE_STATE_H

#include "base/mem.h"
#include "players/thought.h"
#include "table/table.h"

/* A copy of the state is kept before every SNAPSHOT_EVERY-th action. */
enum { SNAPSHOT_EVERY = 64 };

struct Table {
    const Edition *edition;
    Edition *own;    /* its copy; NULL: the edition is somebody else's */
    Outlook outlook; /* of the edition, as players see it */
    HouseRules rules;
    Seating seating;
    uint64_t seed;
    TableBranch branch;
    bool uncoached;
    FairDice dice;
    FairNumber key; /* of dice whose secret is known */
    const PlayerKind *stand_ins[MAX_SEATS];
    unsigned elsewhere; /* seats of people who are not here */
    Game game;
    Memory memory; /* of the actions done */

    Action *actions;
    size_t action_count, action_room;
    uint64_t deal_count; /* of them the dealer's, without the bell */
    TableEvent *events;
    size_t event_count, event_room;
    Game *snapshots; /* [k]: the state before action k * SNAPSHOT_EVERY */
    size_t snapshot_count, snapshot_room;
    TableMark *marks;
    size_t mark_count, mark_room;

    size_t asked_at; /* action count for which `asked` holds */
    unsigned asked;  /* bit per seat that was asked whether it interrupts */
    EventList *step; /* what the last action caused; NULL: nobody wants to know */

    Thought *thought; /* of a player that thinks in slices; NULL until one does */
    bool thinking;    /* `thought` is about the present state */
};

/* Room for one more thing in a growing array. */
static inline void *table_with_room(void *array, size_t count, size_t *room, size_t size)
{
    if (count < *room) return array;
    *room = *room == 0 ? 16 : *room * 2;
    return mem_resize(array, *room, size);
}

/* How many of the first n actions are the dealer's, without the bell. */
uint64_t table_deals_before(const Table *table, size_t n);

#endif
