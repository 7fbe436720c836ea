/* due.h -- rents and taxes of a person that are asked for before the money moves.
 *
 * The rules pay at once whoever can pay, so the record knows nothing of this: what is held back is
 * only shown later, and nothing could have been decided in between. */
#ifndef VIEW_DUE_H
#define VIEW_DUE_H

#include "game/event.h"
#include "table/table.h"
#include "ui/settings.h"

/* Of a payer's cash, in percent, and of the starting money: so much is large. */
enum { DUE_LARGE_PERCENT = 20, DUE_LEAST_PERCENT = 1 };

/* Is this a payment that its payer, who sits here, is asked for? `game` is the state before it.
 * Never those of computers, never a card's, which has been read, and no debt's: raising the money
 * was the answer. */
bool due_asks(const Table *table, const Game *game, const Event *event, Paying paying);

#endif
