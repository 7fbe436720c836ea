/* review_graph.h -- everybody's chance to win over the game, or money, or worth. */
#ifndef VIEW_REVIEW_REVIEW_GRAPH_H
#define VIEW_REVIEW_REVIEW_GRAPH_H

#include "canvas/box.h"

typedef struct View View;

/* Lines with marked turning points, a legend, and a slider along the turns. */
void review_graph(View *view, Box box);

#endif
