/* player.h -- the kinds of players there are. */
#ifndef PLAYERS_PLAYER_H
#define PLAYERS_PLAYER_H

#include "players/player_kind.h"

/* Levels at most: what lists of them must hold. */
enum { PLAYER_LEVELS_MAX = 12 };

/* Made out of characters/ when this is built; see the functions below. */
extern const PlayerKind *const player_list[];
extern const int player_level_total;

/* All kinds there are, ended by NULL: the levels for playing with come first,
 * the easiest before all, then those kept for comparison, the
 * levels of before last of all. */
const PlayerKind *const *player_kinds(void);
int player_level_count(void);

/* The kind called `word`, tempers like "hard-builder" among them, or NULL; and the level to play
 * with unless somebody wants another. */
const PlayerKind *player_find(const char *word);
const PlayerKind *player_usual(void);

/* The answer of the kind that is asked, and what all kinds do alike: have a game counted out in
 * which nothing changes any more. Thinking goes on as with PlayerKind.think, at once for a kind
 * that does not think. */
void player_decide(const Decision *decision, Action *action);
bool player_think(const Decision *decision, Thought *thought, int work, Action *action);

#endif
