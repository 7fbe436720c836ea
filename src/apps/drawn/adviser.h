/* adviser.h -- hints and chances to win for the view, worked out in slices. */
#ifndef APPS_DRAWN_ADVISER_H
#define APPS_DRAWN_ADVISER_H

#include "view/view.h"

typedef struct Adviser Adviser;

Adviser *adviser_new(void);
void adviser_free(Adviser *adviser);

/* About the state of the table now; what was asked about another state is
 * forgotten. A hint only when advice_may_hint. Keeps the table until the answer
 * is there or adviser_drop. */
void adviser_ask_hint(Adviser *adviser, const Table *table);
void adviser_ask_odds(Adviser *adviser, const Table *table);
void adviser_drop(Adviser *adviser);

/* Is something to be worked out? */
bool adviser_busy(const Adviser *adviser);
/* A slice of the work, a millisecond or so; the view gets the result. */
void adviser_work(Adviser *adviser, View *view);

#endif
