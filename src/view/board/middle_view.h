/* middle_view.h -- the middle of the board: the deed or card that matters now, on the motif. */
#ifndef VIEW_BOARD_MIDDLE_VIEW_H
#define VIEW_BOARD_MIDDLE_VIEW_H

#include "view/board/board_layout.h"

typedef struct View View;

/* Decks, dice, the bank's tray and the name plate; over them the space `pointed` at, or if that is
 * -1 the card that was drawn, the deed in question, or the deed landed on last. */
void middle_draw(View *view, const BoardFrame *frame, int pointed);

#endif
