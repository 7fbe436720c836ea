/* computer_player.h -- answers every question of the game as a character. */
#ifndef PLAYERS_COMPUTER_PLAYER_H
#define PLAYERS_COMPUTER_PLAYER_H

#include "players/player.h"

extern const PlayerKind easy_player, medium_player, hard_player;

/* PlayerKind.decide and PlayerKind.interrupt for any kind with a character. */
void computer_player_decide(const PlayerKind *self, const Edition *edition, const Game *game,
                            Rng *rng, Action *action, Text *why);
bool computer_player_interrupt(const PlayerKind *self, const Edition *edition, const Game *game,
                               SeatId seat, Rng *rng, Action *action, Text *why);

#endif
