/* view_hint.h -- asking what an expert would do, and showing it. */
#ifndef VIEW_VIEW_HINT_H
#define VIEW_VIEW_HINT_H

#include "game/action.h"
#include "ui/button.h"

typedef struct View View;

/* The button that asks, `n` of those on the screen; disabled with the reason as
 * its tip when nobody here has to decide, or no help is allowed. */
Button view_hint_button(const View *view, int n);
/* Asks the app, if a hint may be given now. */
void view_ask_hint(View *view);

/* Is this what the last hint recommended? */
bool view_hint_says(const View *view, const Action *action);
/* A hint ends with the state it was about. */
void view_forget_hint(View *view);

#endif
