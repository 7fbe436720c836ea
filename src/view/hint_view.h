/* hint_view.h -- asking what an expert would do, and showing it. */
#ifndef VIEW_HINT_VIEW_H
#define VIEW_HINT_VIEW_H

#include "view/view_part.h"

/* The button that asks, `n` of those on the screen; disabled with the reason as
 * its tip when nobody here has to decide, or no help is allowed. */
Button hint_button(const View *view, int n);
/* Asks the app, if a hint may be given now. */
void hint_ask(View *view);

/* Is this what the last hint said to do? */
bool hint_says(const View *view, const Action *action);
/* A hint ends with the state it was about. */
void hint_forget(View *view);

#endif
