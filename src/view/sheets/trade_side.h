/* trade_side.h -- what one side of a deal hands over, to look at or to choose. */
#ifndef VIEW_SHEETS_TRADE_SIDE_H
#define VIEW_SHEETS_TRADE_SIDE_H

#include "game/game.h"
#include "ui/ui.h"

typedef struct View View;

typedef struct TradeSide {
    SeatId seat; /* who hands over */
    DeedSet *deeds;
    Money *money;
    uint8_t *cards;                    /* get-out cards by deck, MAX_DECKS of them */
    bool fixed;                        /* only shown, and only what is handed over */
    bool one_thing;                    /* choosing one thing takes the others away */
    bool no_deeds, no_money, no_cards; /* the edition does not trade them */
    double above_money;                /* at least so much height is left for the rest */
} TradeSide;

/* Two sides beside each other, or below where it is narrower than `narrow`
 * (design pixels), `gap` apart; returns the height. */
double trade_side_pair(Ui *ui, Box box, TradeSide *one, TradeSide *two, double narrow, double gap);
/* Is what is typed as this seat's money no sum? Then a sentence is added. */
bool trade_side_wrong(const View *view, SeatId seat, Text *why);

#endif
