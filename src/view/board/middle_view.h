/* middle_view.h -- the middle of the board: what happened, what is asked. */
#ifndef VIEW_BOARD_MIDDLE_VIEW_H
#define VIEW_BOARD_MIDDLE_VIEW_H

#include "canvas/box.h"

typedef struct View View;

/* Dice, the card that was drawn or the deed in question, the last sentence
 * of the account, the question, the pot and the bank's buildings. `hovered`
 * is a space to be shown instead, or -1. */
void middle_draw(View *view, Box box, int hovered);

#endif
