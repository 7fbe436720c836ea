/* table_layout.h -- where everything on the table screen is. */
#ifndef VIEW_BOARD_TABLE_LAYOUT_H
#define VIEW_BOARD_TABLE_LAYOUT_H

#include "canvas/box.h"

typedef struct View View;

typedef struct TableLayout {
    Box board, seats, log, bar;
} TableLayout;

/* Side by side in a wide window, below each other in a tall one. */
TableLayout table_layout(const View *view);

/* Pixels of the window per pixel of the design, for this window and this
 * size of text. */
double table_unit(double width, double height, int text_size);

#endif
