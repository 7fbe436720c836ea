/* seats_view.h -- the players: money, property by colour, whose turn. */
#ifndef VIEW_BOARD_SEATS_VIEW_H
#define VIEW_BOARD_SEATS_VIEW_H

#include "view/board/table_layout.h"

/* A card for each seat; pressing one opens what it owns. */
void seats_draw(View *view, const TableLayout *at);

#endif
