/* round_count.h -- which round of the table is being played, and of how many. */
#ifndef TABLE_ROUND_COUNT_H
#define TABLE_ROUND_COUNT_H

#include "game/game.h"
#include "words/words.h"

/* From 1 on; the last one when the game is over; 0 before the first turn. */
int round_count_now(const Edition *edition, const Game *game);

/* "Round 3 of 20"; without a limit "Round 3"; nothing before the first turn. */
void round_count_say(const Words *words, const Edition *edition, const Game *game, Text *text);

#endif
