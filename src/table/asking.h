/* asking.h -- who must do what, in one sentence. */
#ifndef TABLE_ASKING_H
#define TABLE_ASKING_H

#include "game/game.h"
#include "words/words.h"

/* The seat that is asked: the decider, or the one the dealer acts for. */
SeatId asking_seat(const Game *game);

/* Whose turn is shown: the mover's, and before the first turn that of the seat that throws for
 * the order of play or chooses a token. */
SeatId asking_turn(const Game *game);

/* "Ada may buy Baltic Avenue for $60 and has $1500", without full stop. `words`
 * are those of the table (table_words). */
void asking_write(const Edition *edition, const Game *game, const Words *words, Text *text);

#endif
