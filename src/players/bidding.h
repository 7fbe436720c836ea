/* bidding.h -- whether to buy, and how high to go. */
#ifndef PLAYERS_BIDDING_H
#define PLAYERS_BIDDING_H

#include "players/decision.h"

/* The most the deed is worth to the seat, its purse not looked at. */
Money bidding_worth(const Decision *decision, DeedId deed);

/* The most it bids in the auction that is open, whatever the deed is worth: the price at
 * which it has just declined it; MONEY_LIMIT if it has not. */
Money bidding_most(const Decision *decision);

/* PHASE_BUY, PHASE_AUCTION, PHASE_WANT and PHASE_BUILDING_AUCTION. */
bool bidding_buy(const Decision *decision, Action *action);
bool bidding_auction(const Decision *decision, Action *action);
bool bidding_want(const Decision *decision, Action *action);
bool bidding_building(const Decision *decision, Action *action);

#endif
