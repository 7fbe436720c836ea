/* trade_money.h -- the money of a deal: one slider, nothing in the middle, you add to the
 * left of it and they to the right. */
#ifndef VIEW_SHEETS_TRADE_MONEY_H
#define VIEW_SHEETS_TRADE_MONEY_H

#include "game/game.h"
#include "ui/ui.h"

typedef struct View View;

typedef struct TradeMoney {
    SeatId you, they;
    Money *give, *take;         /* one of them is 0 */
    Money give_most, take_most; /* 0: that side may not add any */
    int *step;                  /* which step is chosen, from 0 */
    bool fixed;                 /* only shown */
} TradeMoney;

double trade_money_height(const Ui *ui, double width);
/* Draws it; true when the sum was changed in this pass. */
bool trade_money(View *view, Box box, const TradeMoney *money);
/* Is what is typed no sum? Then a sentence is added. */
bool trade_money_wrong(const View *view, const TradeMoney *money, Text *why);

#endif
