/* online_head.h -- the head of a table on a server: round, who looks on, chat, menu. */
#ifndef VIEW_ONLINE_ONLINE_HEAD_H
#define VIEW_ONLINE_ONLINE_HEAD_H

#include "view/board/table_layout.h"

/* Instead of head_draw: nobody sets the pace of others. */
void online_head_draw(View *view, const TableLayout *at);
/* What its words have, left of the keys. */
double online_head_text_width(const TableLayout *at);
/* What is left to a seat in its card, in the player's colour while it runs, and the words for
 * it where there is no room for a picture; false without clocks. */
void online_head_clock(View *view, Box box, SeatId seat, double scale);
bool online_head_clock_words(const View *view, SeatId seat, Text *text);

/* Whether the person of a seat is there: a dot at its disc. */
void online_head_dot(View *view, Box disc, SeatId seat);

#endif
