/* simple_player.h -- the first sensible computer: buys, builds, bids up to a
 * value, raises money at least cost, and makes plain offers. */
#ifndef PLAYERS_DESCRIBED_SIMPLE_PLAYER_H
#define PLAYERS_DESCRIBED_SIMPLE_PLAYER_H

#include "players/decision.h"

extern const PlayerKind simple_player;

#endif
