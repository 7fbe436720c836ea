/* board_layout.h -- where the spaces of a board are. */
#ifndef VIEW_BOARD_BOARD_LAYOUT_H
#define VIEW_BOARD_BOARD_LAYOUT_H

#include "canvas/box.h"

/* Which side of the board a space is on, seen from the middle. */
typedef enum BoardSide { SIDE_BOTTOM, SIDE_LEFT, SIDE_TOP, SIDE_RIGHT, SIDE_CORNER } BoardSide;

/* Where space n of `count` is on a board in `box`; any count from 4 on. The
 * start is at the bottom right, and play goes clockwise. */
Box board_space_box(Box box, int count, int n);
BoardSide board_space_side(int count, int n);
/* What the ring of spaces leaves free. */
Box board_middle(Box box, int count);

#endif
