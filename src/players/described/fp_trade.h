/* fp_trade.h -- the offers the fixed policies make and accept. */
#ifndef PLAYERS_DESCRIBED_FP_TRADE_H
#define PLAYERS_DESCRIBED_FP_TRADE_H

#include "players/described/fp_player.h"

/* An offer to the next opponent who has not had one this turn. */
bool fp_trade_offer(const Decision *decision, Action *action);

/* Accepts the offer on the table, or rejects it. */
bool fp_trade_answer(const Decision *decision, Action *action);

#endif
