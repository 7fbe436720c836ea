/* places_view.h -- who came where, and what happened to each. */
#ifndef VIEW_SCREENS_PLACES_VIEW_H
#define VIEW_SCREENS_PLACES_VIEW_H

#include "canvas/box.h"

typedef struct View View;

double places_height(const View *view);
void places_draw(View *view, Box box);

#endif
