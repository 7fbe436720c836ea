/* branch.h -- playing on from any moment of another game. */
#ifndef TABLE_BRANCH_H
#define TABLE_BRANCH_H

#include "table/table.h"

/* A new game that shares the first `at` actions of `parent`, with other players in the same seats
 * if wanted (same count, names and tokens), and chance of its own from then on. Its record knows
 * where it comes from. */
Table *branch_new(const Table *parent, size_t at, const Seating *seating, uint64_t seed);

#endif
