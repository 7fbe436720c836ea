/* trade_side.h -- what one side of a deal hands over, to look at or to choose. */
#ifndef VIEW_SHEETS_TRADE_SIDE_H
#define VIEW_SHEETS_TRADE_SIDE_H

#include "game/game.h"
#include "ui/ui.h"

typedef struct View View;

typedef struct TradeSide {
    SeatId seat;  /* who hands over */
    SeatId other; /* who gets it */
    DeedSet *deeds;
    Money *money;
    uint8_t *cards;          /* get-out cards by deck, MAX_DECKS of them */
    DeedSet changed;         /* these flash, */
    double flash;            /* from 1 to 0 */
    bool fixed;              /* only shown */
    bool one_thing;          /* choosing one thing takes the others away */
    bool no_deeds, no_cards; /* the edition does not trade them */
} TradeSide;

/* A card with everything the seat has, by group; what does not fit scrolls. */
void trade_side(View *view, Box box, TradeSide *side);

/* Is the seat the only person's at the table, so that it can be called "you"? */
bool trade_side_is_you(const View *view, SeatId seat);

#endif
