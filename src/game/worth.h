/* worth.h -- what a building or everything of a seat is worth by the rules. */
#ifndef GAME_WORTH_H
#define GAME_WORTH_H

#include "game/game.h"

/* What all buildings on the deed cost at deed prices. */
Money worth_buildings_cost(const Edition *edition, const Game *game, DeedId deed);
/* What the bank pays for all of them. */
Money worth_buildings_sale(const Edition *edition, const Game *game, DeedId deed);

#endif
