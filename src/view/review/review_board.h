/* review_board.h -- the board at the moment that is looked at, with a card in its middle. */
#ifndef VIEW_REVIEW_REVIEW_BOARD_H
#define VIEW_REVIEW_REVIEW_BOARD_H

#include "canvas/box.h"

typedef struct View View;

void review_board(View *view, Box box);

#endif
