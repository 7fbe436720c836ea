/* moment_view.h -- a moment on the table: over the middle of the board, never over the dock. */
#ifndef VIEW_MOMENTS_MOMENT_VIEW_H
#define VIEW_MOMENTS_MOMENT_VIEW_H

#include "view/board/table_layout.h"

/* The moment being shown, if there is one. */
void moment_view_draw(View *view, const TableLayout *at);

/* Where it is drawn: the middle of the board; on a phone, ring and lens. */
Box moment_view_box(const View *view, const TableLayout *at);

#endif
