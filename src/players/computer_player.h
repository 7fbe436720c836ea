/* computer_player.h -- answers every question of the game as a character. */
#ifndef PLAYERS_COMPUTER_PLAYER_H
#define PLAYERS_COMPUTER_PLAYER_H

#include "players/decision.h"

/* PlayerKind.answers, .decide and .interrupt for any kind with a character. */
extern const Answer computer_player_answers[ANSWER_COUNT];
void computer_player_decide(const Decision *decision, Action *action);
bool computer_player_interrupt(const Decision *decision, Action *action);

#endif
