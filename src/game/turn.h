/* turn.h -- order of play: a turn begins, throws, throws again, ends. */
#ifndef GAME_TURN_H
#define GAME_TURN_H

#include "game/play.h"

/* The first turn of the game is what comes next. */
void turn_begin_first(Game *game);

/* The dice of the move of `seat`, the mover, in Game.dice already. */
void turn_throw(const Play *play, SeatId seat);

/* The landing is settled: another throw after doubles, or the end. */
void turn_after(const Play *play);

/* The mover, who is not below zero, ends its turn. */
void turn_end(const Play *play);
/* The next seat's turn begins, or the game ends. */
void turn_pass(const Play *play);

/* Ends the game: the richest of those left wins (G8, T06, T10). */
void turn_finish(const Play *play);

#endif
