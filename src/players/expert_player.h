/* expert_player.h -- the player that thinks before it answers. */
#ifndef PLAYERS_EXPERT_PLAYER_H
#define PLAYERS_EXPERT_PLAYER_H

#include "players/player.h"

extern const PlayerKind expert_player;

#endif
