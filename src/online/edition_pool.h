/* edition_pool.h -- editions that many meetings of a server play: each is kept once. */
#ifndef ONLINE_EDITION_POOL_H
#define ONLINE_EDITION_POOL_H

#include "edition/edition.h"

typedef struct EditionPool EditionPool;

EditionPool *edition_pool_new(void);
/* Everything taken must have been given back. */
void edition_pool_free(EditionPool *pool);

/* An edition like this one that stays until it is given back as often as it was taken. */
const Edition *edition_pool_take(EditionPool *pool, const Edition *edition);
/* The same for one that was taken from it: somebody else uses it too. */
void edition_pool_share(EditionPool *pool, const Edition *edition);
void edition_pool_give_back(EditionPool *pool, const Edition *edition);
int edition_pool_count(const EditionPool *pool);

#endif
