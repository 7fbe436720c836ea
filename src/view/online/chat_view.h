/* chat_view.h -- what is said at a table: remarks, a field to write in, short reactions. */
#ifndef VIEW_ONLINE_CHAT_VIEW_H
#define VIEW_ONLINE_CHAT_VIEW_H

#include "view/board/table_layout.h"

/* The last remarks, the newest at the bottom, and below them reactions and the field. */
void chat_draw(View *view, Box box);
/* The last remark in one line that leads to the others; returns the height used. */
double chat_line(View *view, Box box, double scale);
/* The last remark in a bubble for a few seconds, at the right edge of the board. */
void chat_bubble(View *view, const TableLayout *at);

#endif
