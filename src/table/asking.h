/* asking.h -- who must do what, in one sentence. */
#ifndef TABLE_ASKING_H
#define TABLE_ASKING_H

#include "table/table.h"

/* Who is asked: the decider, or the one the dealer acts for. */
SeatId asking_seat(const Game *game);

/* "Ada may buy Baltic Avenue for $60 and has $1500", without full stop. The
 * state may be another one than the table's present. */
void asking_write(const Table *table, const Game *game, Text *text);

#endif
