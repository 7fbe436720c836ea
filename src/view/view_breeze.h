/* view_breeze.h -- the motif moves a while after something happened, and rests otherwise. */
#ifndef VIEW_VIEW_BREEZE_H
#define VIEW_VIEW_BREEZE_H

#include <stdbool.h>

typedef struct View View;

/* How long it goes on when nobody does anything, and how many pictures a second it is worth when
 * nothing else moves. */
#define VIEW_BREEZE_SECONDS 8.0
#define VIEW_BREEZE_RATE 15.0

/* Somebody is there, or something happened. */
void view_breeze_wake(View *view);
/* Advances time. True when a new picture is due: only at the table, without anything over it, and
 * not with less motion. */
bool view_breeze_tick(View *view, double seconds);
/* Seconds of movement so far, for motif_motion_draw. */
double view_breeze(const View *view);
/* Seconds until it is worth a new picture; negative: it rests. */
double view_breeze_rest(const View *view);

#endif
