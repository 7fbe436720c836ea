/* board_view.h -- the board: spaces, owners, buildings, tokens. */
#ifndef VIEW_BOARD_BOARD_VIEW_H
#define VIEW_BOARD_BOARD_VIEW_H

#include "table/seating.h"
#include "ui/ui.h"
#include "view/stage.h"

/* What there is to draw. */
typedef struct BoardScene {
    const Edition *edition;
    const Game *game;       /* NULL: an empty board */
    const Seating *seating; /* NULL with an empty board */
    const Stage *stage;     /* movement; NULL: everything stands still */
    const int *pictures;    /* own pictures by seat, NULL: none */
    int layer;              /* of the canvas, to keep the still part; -1: none */
    int marked;             /* space drawn with a ring, -1: none */
} BoardScene;

/* Which side of the board a space lies on, seen from the middle. */
typedef enum BoardSide { SIDE_BOTTOM, SIDE_LEFT, SIDE_TOP, SIDE_RIGHT, SIDE_CORNER } BoardSide;

/* Where space n of `count` lies on a board in `box`; any count from 4 on. The
 * start is at the bottom right, and play goes clockwise. */
Box board_space_box(Box box, int count, int n);
BoardSide board_space_side(int count, int n);
/* What the ring of spaces leaves free. */
Box board_middle(Box box, int count);

/* Draws all but the middle's contents. */
void board_draw(Ui *ui, Box box, const BoardScene *scene);
/* The spaces as things to be pressed, shown with a ring when focused; returns
 * the one pressed in this pass or -1. `hovered` gets the one hovered or
 * focused, or -1. Call it after board_draw. */
int board_press(Ui *ui, Box box, const BoardScene *scene, int *hovered);

/* Middle of a seat's token, standing or walking. */
void board_token_place(Ui *ui, Box box, const BoardScene *scene, SeatId seat, double *x, double *y,
                       double *side);

#endif
