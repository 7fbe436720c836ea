/* expert_player.h -- the player that thinks before it answers. */
#ifndef PLAYERS_EXPERT_PLAYER_H
#define PLAYERS_EXPERT_PLAYER_H

#include "players/decision.h"

/* PlayerKind.decide and .think for any kind whose character thinks. */
void expert_player_decide(const Decision *decision, Action *action);
bool expert_player_think(const Decision *decision, Thought *thought, int work, Action *action);

/* A kind that plays by the numbers of a character, thinking if they say so.
 * Keeps the pointers. */
PlayerKind expert_player_kind(const Character *character, const char *word, const char *about);

#endif
