/* board_view.h -- the board: spaces, owners, buildings, tokens. */
#ifndef VIEW_BOARD_BOARD_VIEW_H
#define VIEW_BOARD_BOARD_VIEW_H

#include "ui/settings.h"
#include "view/board/board_layout.h"
#include "view/board/space_view.h"

/* Draws all but the middle's contents. */
void board_draw(Ui *ui, Box box, const BoardScene *scene);
/* Draws the board in its edition's own colours, with its title in the middle,
 * which takes these parts of its width and height. */
void board_draw_titled(Ui *ui, Box box, const BoardScene *scene, const Settings *settings,
                       double wide, double high);

/* The spaces as things to be pressed, shown with a ring when focused; returns
 * the one pressed in this pass or -1. `hovered` gets the one hovered or
 * focused, or -1. Call it after board_draw. */
int board_press(Ui *ui, Box box, const BoardScene *scene, int *hovered);

/* Middle of a seat's token, standing or walking. */
void board_token_place(Ui *ui, Box box, const BoardScene *scene, SeatId seat, double *x, double *y,
                       double *side);

#endif
