/* mortgage.h -- lending on deeds, redeeming, inheriting. */
#ifndef GAME_MORTGAGE_H
#define GAME_MORTGAGE_H

#include "game/play.h"
#include "game/refusal.h"

/* The bank lends on the deed (P01), or buys it back, depending on the edition. */
void mortgage_take(const Play *play, SeatId seat, DeedId deed);
Refusal mortgage_check(const Edition *edition, const Game *game, SeatId seat, DeedId deed);

/* The owner pays principal and interest (P05). */
void mortgage_redeem(const Play *play, SeatId seat, DeedId deed);
Refusal mortgage_check_redeem(const Edition *edition, const Game *game, SeatId seat, DeedId deed);

/* A mortgaged deed has a new owner, who has to decide about it (P14, P19). */
void mortgage_inherit(const Play *play, DeedId deed);
/* The deed the next heir must decide about, NO_DEED if none. */
DeedId mortgage_next_heir(const Game *game);
/* Is the heir asked before an open debt goes on (W9)? Where a debtor may trade anything, a
 * mortgaged deed can change hands meanwhile, and its fee is due at once. */
bool mortgage_before_debt(const Edition *edition, const Game *game);
/* The heir leaves it mortgaged and pays the fee (P14). */
void mortgage_keep(const Play *play, DeedId deed);

#endif
