/* store_review.h -- reviews kept with their games. */
#ifndef APPS_STORE_STORE_REVIEW_H
#define APPS_STORE_STORE_REVIEW_H

#include "apps/store/store.h"

/* Adds the kept review of game `id`, as review_read wants it; false when there is none. */
bool store_review_load(Store *store, int64_t id, Text *text);
/* Keeps it in place of an older one; false when that is not possible now. A review can be worked
 * out again, so nobody need be told. */
bool store_review_keep(Store *store, int64_t id, const char *text);
/* Together with its game. */
void store_review_drop(Store *store, int64_t id);

#endif
