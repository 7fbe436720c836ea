/* log_view.h -- the running account, in sentences. */
#ifndef VIEW_BOARD_LOG_VIEW_H
#define VIEW_BOARD_LOG_VIEW_H

#include "canvas/box.h"

typedef struct View View;

/* The account up to what has been shown, the latest at the bottom,
 * scrollable; a line for each turn's beginning. */
void log_draw(View *view, Box box);

#endif
