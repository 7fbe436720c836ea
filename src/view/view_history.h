/* view_history.h -- what people have played so far, as the app counts it. */
#ifndef VIEW_VIEW_HISTORY_H
#define VIEW_VIEW_HISTORY_H

#include "review/history.h"

typedef struct View View;

/* NULL: nothing is counted yet. `part` gets how much of it is, 0 to 1. */
const History *view_history(const View *view, double *part);

#endif
