/* tidings.h -- what the thread that keeps lines has to tell the house. */
#ifndef APPS_SERVER_TIDINGS_H
#define APPS_SERVER_TIDINGS_H

#include "online/house.h"

/* What the house is told: so many lines are safe; the leases before one are over; a line was
 * found; all were, under a lease; it is another node's; it has been taken over, under a lease; the
 * open tables of other nodes. */
typedef enum TidingKind {
    TIDING_KEPT,
    TIDING_LOST,
    TIDING_LINE,
    TIDING_ALL,
    TIDING_ELSEWHERE,
    TIDING_ADOPTED,
    TIDING_TABLES
} TidingKind;
typedef struct Tiding {
    struct Tiding *next;
    TidingKind kind;
    FairNumber room;
    uint64_t number; /* of lines, or of a lease; TIDING_ALL: 0 when there is no such meeting */
    char *words;
} Tiding;

typedef struct Tidings {
    Tiding *first, **last;
} Tidings;

/* Behind the others; words may be NULL, and are copied. */
void tidings_add(Tidings *tidings, TidingKind kind, const FairNumber *room, uint64_t number,
                 const char *words);
/* Takes it. */
void tidings_append(Tidings *tidings, Tiding *tiding);
/* All of `more`; it is empty then. */
void tidings_append_all(Tidings *tidings, Tidings *more);
/* The first one, now the caller's; NULL: there is none. */
Tiding *tidings_take(Tidings *tidings);
void tidings_free_one(Tiding *tiding);
void tidings_clear(Tidings *tidings);

void tidings_report(const Tiding *tiding, House *house, Moment now);

#endif
