/* dock_view.h -- the dock: what is asked, the answers, the tools. */
#ifndef VIEW_BOARD_DOCK_VIEW_H
#define VIEW_BOARD_DOCK_VIEW_H

#include "view/board/table_layout.h"

/* The main button never moves and is never replaced by anything else: while
 * others move it is there, disabled, and says so. */
void dock_draw(View *view, const TableLayout *at);

#endif
