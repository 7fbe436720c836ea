/* player.h -- the kinds of players there are. */
#ifndef PLAYERS_PLAYER_H
#define PLAYERS_PLAYER_H

#include "players/player_kind.h"

/* The kinds for playing with come first, from easy to expert; behind them are
 * those kept for comparison. */
enum { PLAYER_LEVELS = 4 };

/* All kinds there are, ended by NULL, and the one called `word` (or NULL). */
const PlayerKind *const *player_kinds(void);
const PlayerKind *player_find(const char *word);

#endif
