/* chat_view.h -- what is said at a table: remarks, a field to write in, short reactions. */
#ifndef VIEW_ONLINE_CHAT_VIEW_H
#define VIEW_ONLINE_CHAT_VIEW_H

#include "canvas/box.h"

typedef struct View View;

/* The last remarks, the newest at the bottom, and below them reactions and the field. */
void chat_draw(View *view, Box box);
/* The last remark in a bubble for a few seconds, at the right edge of the board. */
void chat_bubble(View *view, Box board);

#endif
