/* token_choice.h -- which token to take where tokens change something. */
#ifndef PLAYERS_TOKEN_CHOICE_H
#define PLAYERS_TOKEN_CHOICE_H

#include "players/mind.h"

/* PHASE_TOKEN: the token with the best perks of those left. */
void token_choice(const Mind *mind, Action *action);

#endif
