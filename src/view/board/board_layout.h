/* board_layout.h -- where the spaces of a board are. */
#ifndef VIEW_BOARD_BOARD_LAYOUT_H
#define VIEW_BOARD_BOARD_LAYOUT_H

#include "canvas/box.h"

/* Which side of the board a space is on, seen from the middle. */
typedef enum BoardSide { SIDE_BOTTOM, SIDE_LEFT, SIDE_TOP, SIDE_RIGHT, SIDE_CORNER } BoardSide;

/* A board in its box. */
typedef struct BoardFrame {
    Box box;           /* with the rail */
    Box inner;         /* spaces and middle */
    Box middle;        /* what the spaces leave free */
    double rail;       /* its width */
    double wide, high; /* of the corners */
    double px;         /* pixels of the window per pixel of the design */
    int count;         /* of spaces, from 4 on */
    bool ring;         /* without names: there is too little room */
} BoardFrame;

/* `unit` is the one of the ui: the larger the text, the sooner names have to go. */
BoardFrame board_frame(Box box, int count, double unit);

/* Where space n is. The start is at the bottom right, and play goes clockwise. */
Box board_space_box(const BoardFrame *frame, int n);
BoardSide board_space_side(int count, int n);
/* A strip of a space's box along its inner or outer edge. */
Box board_edge(Box space, BoardSide side, double depth, bool inner);
/* The same strip just outside of it: on the rail, or on the felt. */
Box board_beside(Box space, BoardSide side, double depth, bool inner);

#endif
