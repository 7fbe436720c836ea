/* head_view.h -- the head of the table: round, computers' pace, menu. */
#ifndef VIEW_BOARD_HEAD_VIEW_H
#define VIEW_BOARD_HEAD_VIEW_H

#include "view/board/table_layout.h"

void head_draw(View *view, const TableLayout *at);

#endif
