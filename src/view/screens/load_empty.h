/* load_empty.h -- what is shown while no game is saved. */
#ifndef VIEW_SCREENS_LOAD_EMPTY_H
#define VIEW_SCREENS_LOAD_EMPTY_H

#include "canvas/box.h"

typedef struct View View;

void load_empty(View *view, Box box);

#endif
