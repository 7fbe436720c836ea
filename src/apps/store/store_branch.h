/* store_branch.h -- which saved games branch off which others. */
#ifndef APPS_STORE_STORE_BRANCH_H
#define APPS_STORE_STORE_BRANCH_H

#include "apps/store/store.h"

/* Finds seed and branch of a game in the header of its record. */
void store_branch_read(const char *header, StoredGame *game);

/* The place in the list of the game that game n branched off; -1: none, or it is gone. */
int store_branch_parent(const StoredGame *games, int count, int n);

/* The order for lists: each game followed by its branches, otherwise as they are. `order` has
 * room for `count`; `depth` says how far each is below a game that is no branch. */
void store_branch_order(const StoredGame *games, int count, int *order, int *depth);

#endif
