/* trade_terms.h -- a deal as its sheet shows it, and in words. */
#ifndef VIEW_SHEETS_TRADE_TERMS_H
#define VIEW_SHEETS_TRADE_TERMS_H

#include "view/sheets/trade_board.h"
#include "view/sheets/trade_sheet.h"

/* Everything of the board but its title and its buttons. `fixed`: it is only shown. */
void trade_terms_board(View *view, TradeState *trade, bool fixed, TradeBoard *board);
/* "You get A and B. Bruno gets C and $180.", and what has to be paid then. */
void trade_terms_tell(const View *view, const TradeState *trade, Text *text);
/* Does nothing change hands? */
bool trade_terms_empty(const Deal *deal);

#endif
