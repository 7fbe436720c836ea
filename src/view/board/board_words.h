/* board_words.h -- a space of the board in words: whose it is, what it costs, who is there. */
#ifndef VIEW_BOARD_BOARD_WORDS_H
#define VIEW_BOARD_BOARD_WORDS_H

#include "view/board/space_view.h"

/* "Vine Street, owned by Ann, with 2 houses, rent £220; Bruno here". Without a
 * game the name alone. */
void board_words_space(const Words *words, const BoardScene *scene, int space, Text *text);

#endif
