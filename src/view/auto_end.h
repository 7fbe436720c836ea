/* auto_end.h -- turns that end by themselves when nothing is left to do (a setting). */
#ifndef VIEW_AUTO_END_H
#define VIEW_AUTO_END_H

typedef struct View View;

/* Ends the turn of the person who decides once that has been seen for a moment,
 * if it is wished and nothing could be built or redeemed; never into bankruptcy. */
void auto_end_tick(View *view);

#endif
