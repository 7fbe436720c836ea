/* cushion_player.h -- a published player that always keeps a cushion of 200. */
#ifndef PLAYERS_DESCRIBED_CUSHION_PLAYER_H
#define PLAYERS_DESCRIBED_CUSHION_PLAYER_H

#include "players/described/described.h"

/* What it decides and why is in docs/players.md. */
extern const PlayerKind cushion_player;

#endif
