/* montreal_player.h -- the computer of Montrealopoly. */
#ifndef PLAYERS_DESCRIBED_MONTREAL_PLAYER_H
#define PLAYERS_DESCRIBED_MONTREAL_PLAYER_H

#include "players/described/described.h"

/* M9; what it decides and why is in docs/players.md. */
extern const PlayerKind montreal_player;

#endif
