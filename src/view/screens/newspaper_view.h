/* newspaper_view.h -- the winner on the front page. */
#ifndef VIEW_SCREENS_NEWSPAPER_VIEW_H
#define VIEW_SCREENS_NEWSPAPER_VIEW_H

#include "canvas/box.h"

typedef struct View View;

double newspaper_height(View *view, double width);
void newspaper_draw(View *view, Box box);

#endif
