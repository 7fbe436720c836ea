/* shortage.h -- others are asked whether they want a scarce building too (N08, O13). */
#ifndef GAME_SHORTAGE_H
#define GAME_SHORTAGE_H

#include "game/play.h"
#include "game/refusal.h"

/* `seat` asks for a building: built at the deed price, unless others could
 * want it too and the stock does not do for all; then they are asked. */
void shortage_build(const Play *play, SeatId seat, DeedId deed, bool beside);

/* `seat` sells a hotel or breaks a group down; buyers of the houses it needs
 * come first. */
void shortage_sell(const Play *play, SeatId seat, DeedId deed, bool beside);
void shortage_break(const Play *play, SeatId seat, DeedId deed, Money houses);

/* An asked seat wants the building, or not. */
void shortage_want(const Play *play, DeedId deed);
void shortage_pass(const Play *play);
Refusal shortage_check_want(const Edition *edition, const Game *game, DeedId deed);

/* May a seat that is asked raise money by mortgaging this deed first? */
Refusal shortage_check_mortgage(const Edition *edition, const Game *game, DeedId deed);

#endif
