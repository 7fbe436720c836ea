/* random_walk.h -- random walks of tokens over the board, hundreds of millions
 * of times a second. */
#ifndef LAB_RANDOM_WALK_H
#define LAB_RANDOM_WALK_H

#include "lab/markov_chain.h"

enum {
    RANDOM_WALK_TOKENS = 8,       /* thrown in turns, so that none waits for its dice */
    RANDOM_WALK_THROWS = 1 << 13, /* of each token in a batch */
    RANDOM_WALK_BATCH = RANDOM_WALK_TOKENS * RANDOM_WALK_THROWS
};

typedef struct RandomWalk RandomWalk;

/* Nothing but int64_t, to be added up (stats_add_counts). */
typedef struct RandomWalkCounts {
    int64_t batches;
    int64_t stops;                        /* throws, or turns missed, that end somewhere */
    int64_t places[MARKOV_PLACES];        /* where; [space_count]: in jail */
    int64_t place_squares[MARKOV_PLACES]; /* sum over batches of (count in it) squared */
    int64_t group_squares[MAX_GROUPS];    /* the same for whole groups */
} RandomWalkCounts;

/* Tables for `walk`, which is borrowed for as long as this lives. */
RandomWalk *random_walk_new(const MarkovChain *chain);
void random_walk_free(RandomWalk *walk);

/* Batch n of the family `seed`: RANDOM_WALK_BATCH throws, from the start and after
 * enough throws to forget it. The same everywhere. */
void random_walk_run(const RandomWalk *walk, uint64_t seed, uint64_t batch,
                     RandomWalkCounts *counts);

/* The share of a place and of a group of spaces, and its standard error as
 * found from how the batches differ. */
typedef struct RandomWalkShare {
    double share, error;
} RandomWalkShare;
RandomWalkShare random_walk_place(const RandomWalkCounts *counts, int place);
RandomWalkShare random_walk_group(const Edition *edition, const RandomWalkCounts *counts,
                                  GroupId group);

#endif
