/* floor.h -- acting out of turn: the floor, and the vote to stop. */
#ifndef GAME_FLOOR_H
#define GAME_FLOOR_H

#include "game/play.h"
#include "game/refusal.h"

/* Between landings any seat may have the floor once a turn (B08, B09). */
Refusal floor_check(const Edition *edition, const Game *game, SeatId seat);
void floor_take(const Play *play, SeatId seat);
void floor_give_back(const Play *play);

/* A seat proposes to end the game; all others are asked (G8). */
void floor_stop(const Play *play, SeatId seat);
/* The asked seat agrees or not. */
void floor_vote(const Play *play, bool agrees);

#endif
