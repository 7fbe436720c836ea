/* cards.h -- drawing: piles, weighted tables, tables by dice. */
#ifndef GAME_CARDS_H
#define GAME_CARDS_H

#include "game/play.h"
#include "game/refusal.h"

/* The mover must draw from `deck`: the dealer is asked, or the dice that
 * brought the mover here decide. */
void cards_ask(const Play *play, DeckId deck);

/* The dealer has drawn `card` of Game.deck. */
void cards_drawn(const Play *play, CardId card);
Refusal cards_check(const Edition *edition, const Game *game, CardId card);
/* Can a get-out card of a table be drawn, with this many in play already? */
bool cards_release_left(const Edition *edition, const Game *game);

/* The mover opens the drawn card at once or keeps it (B4). Until then it is
 * face down: nobody learns which it is before it is opened. */
void cards_open_or_keep(const Play *play, ChosenWay way);
bool cards_may_keep(const Game *game);
/* The mover opens the card it kept; it must, before the first throw of its
 * next turn out of jail. */
void cards_open_kept(const Play *play);
bool cards_must_open(const Game *game);

/* A seat that leaves puts its kept card back. */
void cards_give_back(const Play *play, SeatId seat);

#endif
