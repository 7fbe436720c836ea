/* space_view.h -- one space of the board. */
#ifndef VIEW_BOARD_SPACE_VIEW_H
#define VIEW_BOARD_SPACE_VIEW_H

#include "ui/ui.h"
#include "view/board/board_view.h"

/* Its band of colour, name, price, owner's mark, buildings, mortgage. */
void space_draw(Ui *ui, Box box, const BoardScene *scene, int space);

#endif
