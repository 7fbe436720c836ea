/* bidding.h -- whether to buy, and how high to go. */
#ifndef PLAYERS_BIDDING_H
#define PLAYERS_BIDDING_H

#include "players/mind.h"

/* Does `seat` get the whole group with this deed? */
bool bidding_completes(const Edition *edition, const Game *game, SeatId seat, DeedId deed);

/* The most the deed is worth to the seat, its purse not looked at. */
Money bidding_worth(const Mind *mind, DeedId deed);

/* PHASE_BUY, PHASE_AUCTION, PHASE_WANT and PHASE_BUILDING_AUCTION. */
void bidding_buy(const Mind *mind, Action *action);
void bidding_auction(const Mind *mind, Action *action);
void bidding_want(const Mind *mind, Action *action);
void bidding_building(const Mind *mind, Action *action);

#endif
