/* watopoly_save.h -- the command `save` of Watopoly: which file may be written. */
#ifndef APPS_TERMINAL_WATOPOLY_SAVE_H
#define APPS_TERMINAL_WATOPOLY_SAVE_H

#include "table/table.h"

/* Writes the game to the file somebody typed, and one sentence about it to `out`.
 * Unless `forced`, a file that exists is replaced only if it is empty or a game of
 * Watopoly, and money that the format cannot hold is not dropped. The game goes
 * on in any case. */
void watopoly_save(const Table *table, const char *typed, bool forced, Text *out);

#endif
