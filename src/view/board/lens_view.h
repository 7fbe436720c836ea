/* lens_view.h -- five squares of the ring, large enough to be read: the phone's lens. */
#ifndef VIEW_BOARD_LENS_VIEW_H
#define VIEW_BOARD_LENS_VIEW_H

#include "view/board/space_view.h"

/* It follows the mover until a hand turns it: by swiping, by the wheel, or by lens_turn_to; the
 * next move of a token turns it back. Its squares are no items: those of the ring are. */
void lens_draw(Ui *ui, Box box, const BoardScene *scene);
void lens_turn_to(Ui *ui, const BoardScene *scene, int space);

/* The space whose square was tapped, to be shown in the middle; -1: none since the last move. */
int lens_shown(Ui *ui, const BoardScene *scene);

#endif
