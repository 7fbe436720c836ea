/* watopoly_refusal.h -- why something cannot be done, in the words of the original. */
#ifndef CONSOLE_WATOPOLY_REFUSAL_H
#define CONSOLE_WATOPOLY_REFUSAL_H

#include "table/table.h"

/* Adds a line that says why the action is refused in `game`, which may be ahead of
 * the table. The rules' own sentence where the original has no other words. */
void watopoly_refusal_write(const Table *table, const Game *game, const Action *action,
                            Refusal refusal, Text *out);

#endif
