/* trade_effect.h -- what a deal would do to its sides, in words. */
#ifndef VIEW_SHEETS_TRADE_EFFECT_H
#define VIEW_SHEETS_TRADE_EFFECT_H

#include "game/game.h"
#include "ui/ui.h"

typedef struct TradeEffect {
    SeatId one, two; /* the deal is as seat `one` sees it */
    const Deal *deal;
} TradeEffect;

/* Groups completed and broken up, money, fees, for both sides beside each
 * other or below; returns the height. To be measured beforehand: `what` is a
 * TradeEffect. */
double trade_effect(Ui *ui, Box box, void *what);

#endif
