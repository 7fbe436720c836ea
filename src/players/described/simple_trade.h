/* simple_trade.h -- how the simple player judges and makes offers. */
#ifndef PLAYERS_DESCRIBED_SIMPLE_TRADE_H
#define PLAYERS_DESCRIBED_SIMPLE_TRADE_H

#include "game/action.h"

/* What the deal is worth to the one that offers it (`from`) and to the other:
 * deeds count by their price, whole groups double. */
typedef struct TradeGain {
    Money from, to;
} TradeGain;

TradeGain simple_trade_gain(const Edition *edition, const Game *game, const Offer *offer);

/* Does the seat that was asked clearly gain, and not much less than the one
 * that asks? */
bool simple_trade_welcome(const Edition *edition, const Game *game, const Offer *offer);

/* An offer that completes a street group of `seat` and that a simple player
 * would accept; false when there is none. Legal when true. */
bool simple_trade_propose(const Edition *edition, const Game *game, SeatId seat, Action *action);

#endif
