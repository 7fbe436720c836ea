/* desktop_sample.h -- games that are under way, for pictures and measuring. */
#ifndef APPS_DESKTOP_DESKTOP_SAMPLE_H
#define APPS_DESKTOP_DESKTOP_SAMPLE_H

#include "table/table.h"
#include "view/request.h"

/* The middle of a game as planned, where `screen` has something to show: an
 * auction for "auction". NULL for any screen: the first player's turn with much on
 * the board. A plan without players has Ada, a person, and three computers. Always
 * the same game for a seed, which may be NULL. NULL with whole lines in `why` when
 * the edition cannot be read. */
Table *desktop_sample_new(const EditionLibrary *library, const GamePlan *plan, const uint64_t *seed,
                          const char *screen, Text *why);

/* The game as it was before action n. */
Table *desktop_sample_at(const Table *table, size_t n);

#endif
