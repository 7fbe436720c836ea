/* spelled.h -- the table in words: spaces with owners, rents and who is there; players with all
 * they have. */
#ifndef TABLE_SPELLED_H
#define TABLE_SPELLED_H

#include "table/seating.h"
#include "words/words.h"

typedef struct SpelledScene {
    const Edition *edition;
    const Game *game;       /* NULL: an empty board */
    const Seating *seating; /* NULL with an empty board */
} SpelledScene;

/* "Vine Street, owned by Ann, with 2 houses, rent £220; Bruno here". Without a
 * game the name alone. `words` are those of the table. */
void spelled_space(const Words *words, const SpelledScene *scene, int space, Text *text);

/* "On Vine Street. Owns Strand, Fleet Street (mortgaged) and 1 get-out card. Built: 3
 * houses. Has the turn." */
void spelled_player(const Words *words, const Game *game, SeatId seat, Text *text);

#endif
