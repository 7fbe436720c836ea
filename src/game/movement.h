/* movement.h -- tokens on their way: forward, backward, past the start. */
#ifndef GAME_MOVEMENT_H
#define GAME_MOVEMENT_H

#include "game/play.h"

/* `seat`, the mover, goes forward; passing or reaching the start pays the salary
 * first (D01-D05), several rounds in one sum. The landing is what comes next. */
void movement_forward(const Play *play, SeatId seat, int64_t steps);
/* Backward; nothing is paid on the way (D14, D18), the salary for a landing on
 * the start itself. */
void movement_backward(const Play *play, int steps);
/* Spaces from the mover forward to `space`: 1 to space_count. */
int movement_distance(const Edition *edition, const Game *game, SpaceId space);
/* The salary of a seat with its token's perk. */
Money movement_salary(const Edition *edition, const Game *game, SeatId seat);

#endif
