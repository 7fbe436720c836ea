/* trade_after.h -- what a deal leaves behind: everybody's cash, whole groups; before there is one,
 * what could be of use to whom. */
#ifndef VIEW_SHEETS_TRADE_AFTER_H
#define VIEW_SHEETS_TRADE_AFTER_H

#include "view/sheets/trade_result.h"

/* Deeds of the giver in groups of which the taker holds a part too. */
DeedSet trade_after_fitting(const Edition *edition, const Game *game, SeatId giver, SeatId taker);

/* Which deeds of each side fit what the other holds; returns the height. For an empty deal. */
double trade_after_hints(View *view, Box box, const TradeResult *result);

/* A card's contents: the cash of both before and after, and groups that become whole. `what` is
 * the TradeResult. */
double trade_after(Ui *ui, Box box, void *what);

#endif
