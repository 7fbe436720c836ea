/* random_walk.h -- tokens thrown over the board by real dice, hundreds of millions
 * of times a second. */
#ifndef LAB_RANDOM_WALK_H
#define LAB_RANDOM_WALK_H

#include "lab/markov_chain.h"

enum {
    WANDER_TOKENS = 8,       /* thrown in turns, so that none waits for its dice */
    WANDER_THROWS = 1 << 13, /* of each token in a batch */
    WANDER_BATCH = WANDER_TOKENS * WANDER_THROWS
};

typedef struct Wander Wander;

/* Nothing but int64_t, to be added up (counts_add). */
typedef struct WanderCounts {
    int64_t batches;
    int64_t stops;                      /* throws, or turns missed, that end somewhere */
    int64_t places[WALK_PLACES];        /* where; [space_count]: in jail */
    int64_t place_squares[WALK_PLACES]; /* sum over batches of (count in it) squared */
    int64_t group_squares[MAX_GROUPS];  /* the same for whole groups */
} WanderCounts;

/* Tables for `walk`, which is borrowed for as long as this lives. */
Wander *wander_new(const Walk *walk);
void wander_free(Wander *wander);

/* Batch n of the family `seed`: WANDER_BATCH throws, from the start and after
 * enough throws to forget it. The same everywhere. */
void wander_run(const Wander *wander, uint64_t seed, uint64_t batch, WanderCounts *counts);

/* The share of a place and of a group of spaces, and its standard error as
 * found from how the batches differ. */
typedef struct WanderShare {
    double share, error;
} WanderShare;
WanderShare wander_place(const WanderCounts *counts, int place);
WanderShare wander_group(const Edition *edition, const WanderCounts *counts, GroupId group);

#endif
