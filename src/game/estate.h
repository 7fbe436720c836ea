/* estate.h -- leaving the game: what becomes of everything. */
#ifndef GAME_ESTATE_H
#define GAME_ESTATE_H

#include "game/play.h"

/* The seat is bankrupt to its creditor (X10-X17) and leaves; the game may be
 * over by that. */
void estate_bankrupt(const Play *play, SeatId seat);

/* The mover ends its turn below zero and is bankrupt by that. */
void estate_end_turn(const Play *play);

/* The seat resigns: bankrupt to the bank (DP-28). */
void estate_resign(const Play *play, SeatId seat);

#endif
