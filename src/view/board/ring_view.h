/* ring_view.h -- a space of a board without names. */
#ifndef VIEW_BOARD_RING_VIEW_H
#define VIEW_BOARD_RING_VIEW_H

#include "view/board/space_view.h"

/* Owned squares are filled with the owner's colour and silhouette; houses are a figure. */
void ring_square_draw(const Square *square);

#endif
