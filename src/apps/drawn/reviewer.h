/* reviewer.h -- the review of the game on the table, worked out in slices while it is looked at. */
#ifndef APPS_DRAWN_REVIEWER_H
#define APPS_DRAWN_REVIEWER_H

#include "view/view.h"

typedef struct Reviewer Reviewer;

Reviewer *reviewer_new(void);
void reviewer_free(Reviewer *reviewer);
/* The table is about to go, or has changed; the view forgets the review. */
void reviewer_drop(Reviewer *reviewer, View *view);

/* Does the view look at a review that is not done? Begins with it. */
bool reviewer_busy(Reviewer *reviewer, const Table *table, View *view);
/* A slice of the work; the view sees what came of it now and then. */
void reviewer_work(Reviewer *reviewer, View *view);
/* Weighs the ways of action n before anything else. */
void reviewer_ask(Reviewer *reviewer, size_t n);

#endif
