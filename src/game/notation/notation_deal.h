/* notation_deal.h -- the two sides of a deal <-> words. */
#ifndef GAME_NOTATION_NOTATION_DEAL_H
#define GAME_NOTATION_NOTATION_DEAL_H

#include "game/game.h"

/* One side of a Deal: points into it. */
typedef struct DealSide {
    DeedSet *deeds;
    Money *money;
    uint8_t *cards; /* MAX_DECKS of them */
} DealSide;

DealSide notation_deal_give(Deal *deal);
DealSide notation_deal_take(Deal *deal);

/* The things of one side: deeds by their words, money as a number, get-out
 * cards as chance-card or 2*chance-card; each preceded by a blank, "nothing"
 * for an empty side. With `key` a new line that begins with it every eight
 * things, else all on one line. */
void notation_deal_side_write(const Edition *edition, DealSide side, const char *key, Text *text);
/* " give ... take ..." on one line. */
void notation_deal_write(const Edition *edition, const Deal *deal, Text *text);

/* Adds the thing called `word` to the side; false with a sentence. */
bool notation_deal_thing_read(const Edition *edition, const char *word, DealSide side, Text *why);

#endif
