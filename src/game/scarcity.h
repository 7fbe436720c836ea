/* scarcity.h -- who could want a building, and whether there are enough (N08, O13). */
#ifndef GAME_SCARCITY_H
#define GAME_SCARCITY_H

#include "game/game.h"

/* Could the seat put a house (a hotel) on the deed at the deed price? */
bool scarcity_could_place(const Edition *edition, const Game *game, SeatId seat, DeedId deed,
                          bool hotel);

/* How many houses (hotels) the seat could want with its money. */
int scarcity_demand(const Edition *edition, const Game *game, SeatId seat, bool hotel);

/* Seats other than `seat` that could want one, and what all of them want. */
uint8_t scarcity_rivals(const Edition *edition, const Game *game, SeatId seat, bool hotel,
                        int *sum);

/* Who else could want one of the last houses (hotels); 0 when there are enough
 * for everybody. */
uint8_t scarcity_who_else(const Edition *edition, const Game *game, SeatId seat, bool hotel);

#endif
