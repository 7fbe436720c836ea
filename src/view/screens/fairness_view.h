/* fairness_view.h -- could anybody choose the dice of the game that is over? */
#ifndef VIEW_SCREENS_FAIRNESS_VIEW_H
#define VIEW_SCREENS_FAIRNESS_VIEW_H

#include "canvas/canvas.h"

typedef struct View View;

/* Nothing, and 0, for a game with ordinary dice or whose secret is not known yet. */
double fairness_height(View *view, double width);
void fairness_draw(View *view, Box box);

#endif
