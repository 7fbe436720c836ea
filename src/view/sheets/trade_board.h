/* trade_board.h -- the sheet of a deal: you left, they right, what it brings between them,
 * the money below. Where there is less room, in tabs. Always of the same size. */
#ifndef VIEW_SHEETS_TRADE_BOARD_H
#define VIEW_SHEETS_TRADE_BOARD_H

#include "ui/button.h"
#include "view/sheets/trade_money.h"
#include "view/sheets/trade_result.h"
#include "view/sheets/trade_side.h"

enum { TRADE_FOOT_MOST = 4 };

typedef struct TradeBoard {
    const char *title;
    const char *count; /* small beside the cross: "offer 1 of 12 this turn"; or "" */
    TradeSide give, take;
    TradeMoney money;
    TradeResult result;
    const char *note;                /* what changes hands, or why it cannot */
    Button buttons[TRADE_FOOT_MOST]; /* the first at the left end, the last is the main one */
    int button_count;
    int *tab;

    bool pills; /* the partner can be chosen: */
    SeatId partner;

    /* What happened in this pass. */
    bool closed, improved;
    int pressed; /* a button, or -1 */
} TradeBoard;

void trade_board(View *view, TradeBoard *board);

#endif
