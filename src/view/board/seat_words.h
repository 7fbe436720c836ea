/* seat_words.h -- who sits there: a computer, of which kind, with which token. */
#ifndef VIEW_BOARD_SEAT_WORDS_H
#define VIEW_BOARD_SEAT_WORDS_H

#include "base/text.h"
#include "game/game.h"

typedef struct View View;

/* "# is a computer (medium). Plays the thimble: Tax −20 %."; nothing about a person whose
 * token changes nothing. */
void seat_words_add(const View *view, SeatId seat, Text *text);

#endif
