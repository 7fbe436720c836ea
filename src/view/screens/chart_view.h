/* chart_view.h -- what everybody was worth over the game, or how likely to win. */
#ifndef VIEW_SCREENS_CHART_VIEW_H
#define VIEW_SCREENS_CHART_VIEW_H

#include "canvas/box.h"
#include "view/screens/end_facts.h"

typedef struct View View;

typedef enum ChartKind { CHART_WORTH, CHART_CHANCES } ChartKind;

/* A round number at or above a quarter of `most`: what a line of the grid stands for. */
Money chart_step(Money most);

/* With a legend and axes; `at` is a part of the game that is marked, from 0 to 1, below 0: none. */
void chart_draw(View *view, Box box, const EndState *end, ChartKind kind, double at);

#endif
