/* log_view.h -- the running account, a block for each turn. */
#ifndef VIEW_BOARD_LOG_VIEW_H
#define VIEW_BOARD_LOG_VIEW_H

#include "canvas/box.h"

typedef struct View View;

/* The account up to what has been seen, the latest turn at the bottom,
 * scrollable. A block opens when it is pressed: every sentence of the turn,
 * and why a computer did what it did. */
void log_draw(View *view, Box box);

#endif
