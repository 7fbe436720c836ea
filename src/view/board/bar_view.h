/* bar_view.h -- the buttons that apply now, the main one obvious. */
#ifndef VIEW_BOARD_BAR_VIEW_H
#define VIEW_BOARD_BAR_VIEW_H

#include "view/board/table_layout.h"

void bar_draw(View *view, const TableLayout *at);

#endif
