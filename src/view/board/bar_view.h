/* bar_view.h -- the buttons that apply now, the main one obvious. */
#ifndef VIEW_BOARD_BAR_VIEW_H
#define VIEW_BOARD_BAR_VIEW_H

#include "canvas/box.h"

typedef struct View View;

/* The height the buttons want. */
double bar_height(const View *view);
void bar_draw(View *view, Box box);

#endif
