/* review_graph.h -- everybody's chance to win over the game, with marked turning points. */
#ifndef VIEW_REVIEW_REVIEW_GRAPH_H
#define VIEW_REVIEW_REVIEW_GRAPH_H

#include "canvas/box.h"

typedef struct View View;

/* The lines, the marks, which can be pressed, and the slider below them. */
void review_graph(View *view, Box box);
/* The mark of a moment: good, bad or luck. */
void review_mark(View *view, Box box, int moment);

#endif
