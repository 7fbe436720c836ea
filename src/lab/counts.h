/* counts.h -- structs of nothing but int64_t, added up. */
#ifndef LAB_COUNTS_H
#define LAB_COUNTS_H

#include <stddef.h>

/* Adds each count of `more` to its place in `counts`; both have `bytes`
 * bytes, a multiple of eight. */
void counts_add(void *counts, const void *more, size_t bytes);

#endif
