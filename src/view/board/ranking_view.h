/* ranking_view.h -- everybody by what they are worth, a row each. */
#ifndef VIEW_BOARD_RANKING_VIEW_H
#define VIEW_BOARD_RANKING_VIEW_H

#include "canvas/box.h"

typedef struct View View;

double ranking_height(const View *view);
void ranking_draw(View *view, Box box);

#endif
