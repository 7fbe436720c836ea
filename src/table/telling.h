/* telling.h -- an event of the account while it is told; only for account.c and tell_*.c. */
#ifndef TABLE_TELLING_H
#define TABLE_TELLING_H

#include "table/neighbours.h"
#include "table/things.h"

enum { TELLING_ARGS = 14 };

/* An event being told. */
typedef struct Telling {
    const Table *table;
    size_t n;
    const Event *event;
    int count;
    Arg args[TELLING_ARGS + 1];
    Things things;
    DealThings deal;
    Said reason, part;
} Telling;

/* The sentence of the event, with what it needs beside seats, sums and deeds
 * given; NULL when there is nothing to report. */
typedef const Sentence *(*Teller)(Telling *telling);

/* The usual sentence of every event; without words where none will do. The
 * tellers have those for special cases. */
extern const Sentence telling_usual[];

/* What the sentence may name; of two for the same place the first counts. */
void telling_give(Telling *telling, Arg arg);
void telling_give_things(Telling *telling, Things things);
/* The sum that moved for this reason becomes {price}; false if none did. */
bool telling_give_price(Telling *telling, Reason reason);

/* The event so many further on (back) that the same action caused; NULL. */
const Event *telling_beside(const Telling *telling, long offset);
/* Did the same action cause an event of this kind that matches? */
bool telling_has(const Telling *telling, NeighbourMatch match, EventKind kind);
/* The number of the action that caused the event. */
size_t telling_cause(const Telling *telling);

#endif
