/* landing.h -- what a space does to the player who lands on it. */
#ifndef GAME_LANDING_H
#define GAME_LANDING_H

#include "game/play.h"
#include "game/refusal.h"

/* The space under `seat`, the mover, has its effect. */
void landing_arrive(const Play *play, SeatId seat);

/* The dice that fix the rent of the space under the mover (I03). */
void landing_rent_throw(const Play *play);

/* The mover buys the deed it has landed on, or does not (E01-E04). */
void landing_buy(const Play *play);
void landing_decline(const Play *play);

/* The owner of two stations goes from one to the other, or stays. */
void landing_travel(const Play *play, DeedId deed);
Refusal landing_check_travel(const Edition *edition, const Game *game, DeedId deed);

/* The deed under the mover, NO_DEED if there is none. */
DeedId landing_deed(const Edition *edition, const Game *game);

#endif
