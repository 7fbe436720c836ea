/* flight_view.h -- money on its way from one to another. */
#ifndef VIEW_BOARD_FLIGHT_VIEW_H
#define VIEW_BOARD_FLIGHT_VIEW_H

#include "view/board/table_layout.h"

void flight_draw(View *view, const TableLayout *at);

#endif
