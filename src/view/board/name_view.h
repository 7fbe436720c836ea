/* name_view.h -- a player's name, with the mark of computers behind it. */
#ifndef VIEW_BOARD_NAME_VIEW_H
#define VIEW_BOARD_NAME_VIEW_H

#include "game/game.h"
#include "ui/lettering.h"

typedef struct View View;

/* On one line of the box; returns the width of the name alone. */
double name_view_draw(View *view, Box box, SeatId seat, Style style);

#endif
