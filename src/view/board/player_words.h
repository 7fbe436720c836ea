/* player_words.h -- a player in words: where, with what, and whose turn it is. */
#ifndef VIEW_BOARD_PLAYER_WORDS_H
#define VIEW_BOARD_PLAYER_WORDS_H

#include "base/text.h"
#include "game/game.h"

typedef struct View View;

/* "On Vine Street. Owns Strand, Fleet Street (mortgaged) and 1 get-out card. Built: 3
 * houses. Has the turn." */
void player_words_add(const View *view, SeatId seat, Text *text);

#endif
