/* pile.h -- shuffled cards, revealed one by one. */
#ifndef GAME_PILE_H
#define GAME_PILE_H

#include "game/game.h"

/* A freshly shuffled pile: every card unseen. */
Pile pile_of(const Deck *deck);

/* Can `card` be the top card? Rule J03: while cards are unseen the top is one
 * of them; afterwards the order of the first round returns. */
bool pile_may_draw(const Pile *pile, CardId card);

/* Takes the top card, which is `card`. */
void pile_take(Pile *pile, CardId card);
/* Puts a card under the pile (J02). */
void pile_put_under(Pile *pile, CardId card);

/* Is the card neither unseen nor in the order (somebody holds it)? */
bool pile_lacks(const Pile *pile, CardId card);

/* Puts a get-out card that was held back under the pile of its deck (J05). */
void pile_return_release(const Edition *edition, Game *game, DeckId deck);

#endif
