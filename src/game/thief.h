/* thief.h -- the figure that chases a seat and takes its money (B5). */
#ifndef GAME_THIEF_H
#define GAME_THIEF_H

#include "game/play.h"

/* The mover pays and sets it loose, or not. */
void thief_choose(const Play *play, ChosenWay way);
/* The dealer has picked its target. */
void thief_target(const Play *play, SeatId target);
/* The thief moves towards its target by the throw; Game.dice are set. */
void thief_move(const Play *play);
/* The dealer has picked what it takes. */
void thief_strike(const Play *play, Money sum);

/* The most it can take from its target. */
Money thief_most(const Edition *edition, const Game *game);

#endif
