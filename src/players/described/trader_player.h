/* trader_player.h -- a published player that weighs trades by what a set earns. */
#ifndef PLAYERS_DESCRIBED_TRADER_PLAYER_H
#define PLAYERS_DESCRIBED_TRADER_PLAYER_H

#include "players/described/described.h"

/* What it decides and why is in docs/players.md. */
extern const PlayerKind trader_player;

#endif
