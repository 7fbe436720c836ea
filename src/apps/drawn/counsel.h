/* counsel.h -- hints and chances to win for the view, worked out in slices. */
#ifndef APPS_DRAWN_COUNSEL_H
#define APPS_DRAWN_COUNSEL_H

#include "view/view.h"

typedef struct Counsel Counsel;

Counsel *counsel_new(void);
void counsel_free(Counsel *counsel);

/* About the state of the table now; what was asked about another state is
 * forgotten. A hint only when advice_may_hint. Keeps the table until the answer
 * is there or counsel_drop. */
void counsel_ask_hint(Counsel *counsel, const Table *table);
void counsel_ask_odds(Counsel *counsel, const Table *table);
void counsel_drop(Counsel *counsel);

/* Is something to be worked out? */
bool counsel_busy(const Counsel *counsel);
/* A slice of the work, a millisecond or so; the view is told what comes of it. */
void counsel_work(Counsel *counsel, View *view);

#endif
