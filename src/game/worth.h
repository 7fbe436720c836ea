/* worth.h -- what a building or everything of a seat is worth by the rules. */
#ifndef GAME_WORTH_H
#define GAME_WORTH_H

#include "game/game.h"

/* What all buildings on the deed cost at deed prices. */
Money worth_buildings_cost(const Edition *edition, const Game *game, DeedId deed);
/* What the bank pays for all of them. */
Money worth_buildings_sale(const Edition *edition, const Game *game, DeedId deed);

/* Cash + what selling all buildings and mortgaging all deeds brings (X06). */
Money worth_liquid(const Edition *edition, const Game *game, SeatId seat);
/* Cash + prices (mortgaged at half) + building costs (G8, T07). */
Money worth_net(const Edition *edition, const Game *game, SeatId seat);
/* The same with mortgaged deeds at full price (K04). */
Money worth_total(const Edition *edition, const Game *game, SeatId seat);
/* What players are told that they are worth: as the tax of a space counts it where
 * one may be paid as a share of everything, the net worth elsewhere and at the end. */
Money worth_shown(const Edition *edition, const Game *game, SeatId seat);
/* Seats from first to last: the winner, those left by net worth, those who
 * left in reverse order. Returns how many. */
int worth_ranking(const Edition *edition, const Game *game, SeatId ranking[MAX_SEATS]);

#endif
