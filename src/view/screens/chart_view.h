/* chart_view.h -- what everybody was worth over the game. */
#ifndef VIEW_SCREENS_CHART_VIEW_H
#define VIEW_SCREENS_CHART_VIEW_H

#include "canvas/box.h"
#include "view/screens/end_facts.h"

typedef struct View View;

void chart_draw(View *view, Box box, const EndState *end);

#endif
