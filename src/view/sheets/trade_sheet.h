/* trade_sheet.h -- composing an offer. */
#ifndef VIEW_SHEETS_TRADE_SHEET_H
#define VIEW_SHEETS_TRADE_SHEET_H

#include "game/game.h"

typedef struct View View;

/* The offer being composed, as seen by the seat that offers. */
typedef struct TradeState {
    SeatId from, with;
    Deal deal;
    bool counter;      /* answers an offer by another one */
    int tab, step;     /* which are chosen */
    DeedSet changed;   /* by a computer that was asked: they flash, */
    double changed_at; /* from this moment on */
} TradeState;

TradeState *trade_of(const View *view);

/* Opens the sheet with an empty offer to this seat. Whoever has to answer an
 * offer always gets that offer, as its other side sees it, to be countered. */
void trade_open(View *view, SeatId with);
/* Opens it with the deed's owner, asking for the deed. */
void trade_sheet_ask(View *view, DeedId deed);
/* The deal being composed becomes this one; what differs flashes. */
void trade_fill(View *view, const Deal *deal);

#endif
