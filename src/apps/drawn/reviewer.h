/* reviewer.h -- the review of the game on the table, worked out while it is looked at and kept with
 * the game. */
#ifndef APPS_DRAWN_REVIEWER_H
#define APPS_DRAWN_REVIEWER_H

#include "apps/drawn/controller_host.h"

typedef struct Reviewer Reviewer;

/* Keeps the host, which may lend threads and a place to keep reviews. */
Reviewer *reviewer_new(const ControllerHost *host);
void reviewer_free(Reviewer *reviewer);
/* The table is about to go, or has changed; the view forgets the review. */
void reviewer_drop(Reviewer *reviewer, View *view);

/* Does the view look at a review that is not done? Begins with it. `id` is the number of the game,
 * 0 when it is not kept. */
bool reviewer_busy(Reviewer *reviewer, const Table *table, int64_t id, View *view);
/* A slice of the work; the view sees what came of it now and then. False when there is nothing to
 * do before others have done something. */
bool reviewer_work(Reviewer *reviewer, View *view);
/* Weighs the ways of action n before anything else. */
void reviewer_ask(Reviewer *reviewer, size_t n);

#endif
