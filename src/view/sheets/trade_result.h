/* trade_result.h -- what a deal would bring: chances to win, and whether the other agrees. */
#ifndef VIEW_SHEETS_TRADE_RESULT_H
#define VIEW_SHEETS_TRADE_RESULT_H

#include "game/game.h"
#include "ui/ui.h"
#include "view/forecast.h"

typedef struct View View;

typedef struct TradeResult {
    SeatId you, they;
    const Deal *deal;         /* as you see it */
    const Forecast *forecast; /* of this deal; NULL: not known yet */
    bool empty;               /* nothing changes hands */
    bool asks;                /* a computer will be asked: its meter is shown */
} TradeResult;

/* The chances above, the meter below (for a person what the deal leaves behind), in as much height
 * as there is. Where it is wide and low, beside each other. True when the change that makes a yes
 * likely was pressed. */
bool trade_result(View *view, Box box, const TradeResult *result);
/* The height it wants at least. */
double trade_result_height(View *view, double width, const TradeResult *result);

#endif
