/* things.h -- buildings and what changes hands, as lists for sentences. */
#ifndef TABLE_THINGS_H
#define TABLE_THINGS_H

#include "game/game.h"
#include "words/sentence.h"

/* For arg_things(list.items, list.count). */
typedef struct Things {
    int count;
    Arg items[MAX_DEEDS + 2]; /* deeds, money, get-out cards */
} Things;

/* "3 houses", "2 houses and 1 hotel"; nothing for level 0. */
Things things_level(int level);

/* What one side of a deal hands over: "Vermont Avenue, $200 and 1 Get Out of
 * Jail Free card"; "nothing". Mortgaged deeds are marked as in `game`, which may
 * be NULL. */
Things things_side(const Game *game, DeedSet deeds, Money money, const uint8_t cards[MAX_DECKS]);

/* A whole deal; its sentence borrows the sides, so it stays where it is. */
typedef struct DealThings {
    Things give, take;
    Said said;
} DealThings;

/* "A and B for C", from the side of the seat that offers: for arg_deal(). */
const Said *things_deal(DealThings *things, const Game *game, const Deal *deal);

#endif
