/* board_view.h -- the board: rail, spaces, motif, owners, tokens. */
#ifndef VIEW_BOARD_BOARD_VIEW_H
#define VIEW_BOARD_BOARD_VIEW_H

#include "ui/settings.h"
#include "view/board/board_layout.h"
#include "view/board/space_view.h"

/* The motif is kept in the layer of the scene plus this. */
enum { BOARD_MOTIF_LAYER = 4 };

/* Draws all but the middle's contents and the tokens. */
void board_draw(Ui *ui, const BoardFrame *frame, const BoardScene *scene);
/* The trail of the mover, the square landed on, and everybody's token; after the middle. */
void board_draw_tokens(Ui *ui, const BoardFrame *frame, const BoardScene *scene);
/* Draws the board in its edition's own colours, with its name in the middle. */
void board_draw_titled(Ui *ui, Box box, const BoardScene *scene, const Settings *settings);

/* The spaces as things to be pressed, shown with a ring when focused; returns
 * the one pressed in this pass or -1. `hovered` gets the one hovered or
 * focused, or -1. Call it after board_draw. */
int board_press(Ui *ui, const BoardFrame *frame, const BoardScene *scene, int *hovered);

#endif
