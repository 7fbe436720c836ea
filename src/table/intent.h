/* intent.h -- what an action would do, in words. */
#ifndef TABLE_INTENT_H
#define TABLE_INTENT_H

#include "table/table.h"

/* "buy Baltic Avenue for $60", "accept Bob's offer of $200 for Park Place": what
 * follows "Ada would" or "Ada decided to", without full stop. `game` is the
 * state in which it is to be done. */
void intent_write(const Table *table, const Game *game, const Action *action, Text *text);

#endif
