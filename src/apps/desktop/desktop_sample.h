/* desktop_sample.h -- games that are under way, for pictures and measuring. */
#ifndef APPS_DESKTOP_DESKTOP_SAMPLE_H
#define APPS_DESKTOP_DESKTOP_SAMPLE_H

#include "table/table.h"

/* Ada, a person, and three computers in the middle of a game, always the same
 * one, where `screen` has something to show: an auction for "auction". NULL
 * for any screen: Ada's turn with much on the board. NULL with whole lines in
 * `why` when the edition cannot be read. */
Table *desktop_sample_new(const EditionLibrary *library, const char *word, const char *screen,
                          Text *why);

/* The game as it was before action n. */
Table *desktop_sample_at(const Table *table, size_t n);

#endif
