/* trade_sheet.h -- composing an offer. */
#ifndef VIEW_SHEETS_TRADE_SHEET_H
#define VIEW_SHEETS_TRADE_SHEET_H

#include "game/game.h"

/* The offer being composed, as seen by the seat that offers. */
typedef struct TradeState {
    SeatId from, with;
    Deal deal;
    bool counter; /* answers an offer by another one */
} TradeState;

struct View;

/* Opens the sheet with the deed's owner, the deed asked for. */
void trade_sheet_ask(struct View *view, DeedId deed);
/* Opens it with the offer on the table, as its other side sees it. */
void trade_sheet_counter(struct View *view);

#endif
