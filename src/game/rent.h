/* rent.h -- what a visitor owes for staying on a space. */
#ifndef GAME_RENT_H
#define GAME_RENT_H

#include "game/game.h"

/* Must dice be thrown before the rent on `deed` is known? */
bool rent_needs_throw(const Edition *edition, const Game *game, DeedId deed);

/* The rent `visitor` owes on `deed`, with `dice` as the total that counts for
 * groups that go by dice. 0 when nothing is owed: unowned, mortgaged, the
 * visitor's own, or the owner in jail where that matters. Rules G, H, I. */
Money rent_due(const Edition *edition, const Game *game, SeatId visitor, DeedId deed, int dice);

#endif
