/* landmarks.h -- what descriptions of players refer to, found on any board.
 *
 * Only numbers count, never names or colours, so that two boards that play
 * alike are played alike. */
#ifndef PLAYERS_LANDMARKS_H
#define PLAYERS_LANDMARKS_H

#include "game/game.h"

/* The largest groups whose rent goes by how many one owns. */
DeedSet landmarks_stations(const Edition *edition);
/* Everything else that cannot be built on. */
DeedSet landmarks_utilities(const Edition *edition);
DeedSet landmarks_streets(const Edition *edition);

/* The groups that correspond to orange (the fourth) and light blue (the
 * second) of the eight on the usual board, by price. */
DeedSet landmarks_orange(const Edition *edition);
DeedSet landmarks_light_blue(const Edition *edition);

/* The two most expensive streets. */
DeedSet landmarks_dearest(const Edition *edition);

/* A sum named for a game that starts with 1500, in the money of this one. */
Money landmarks_sum(const Edition *edition, Money sum);

Money landmarks_list_price(const Edition *edition, DeedSet deeds);

/* Does `seat` have the whole group once it has the deed? */
bool landmarks_completes(const Edition *edition, const Game *game, SeatId seat, DeedId deed);
/* Streets of `giver` with which `taker` would have the whole group. */
DeedSet landmarks_completers(const Edition *edition, const Game *game, SeatId giver, SeatId taker);
/* Groups of any kind that are entirely within `deeds`. */
int landmarks_sets(const Edition *edition, DeedSet deeds);

#endif
