/* lab_runner.h -- much work on many threads; any number gives the same counts. */
#ifndef APPS_LAB_LAB_RUNNER_H
#define APPS_LAB_LAB_RUNNER_H

#include <stddef.h>
#include <stdint.h>

#include "lab/match.h"

/* Work in numbered pieces that know nothing of each other. */
typedef struct LabWork {
    /* Does piece `number` and adds what it counts to `counts`, a struct of
     * nothing but int64_t. Called by several threads at once. */
    void (*run)(const void *context, uint64_t number, void *counts);
    const void *context;
    size_t bytes;           /* of the counts */
    uint64_t games;         /* in a piece, for the bar; 0: it is not about games */
    uint64_t before, total; /* pieces done earlier, and of all, for the bar; 0: this run is all */
    bool stoppable;         /* lab_stop ends it early */
} LabWork;

/* Does the pieces from `first` on, shared among the threads and the crew, and
 * adds all they count to `counts`. On a terminal a bar shows how far it is
 * and how long it will take. How many were done, the first ones: all, unless it was stopped; a
 * crew of several is not stopped within a run. */
uint64_t lab_runner_run(const LabWork *work, uint64_t first, uint64_t pieces, int threads,
                        void *counts);

/* The deals of a match, counted in a Tally; borrows the match. */
LabWork lab_runner_match(const Match *match);
/* The bar will know the games of the match, and the round of the one under way. */
void lab_runner_listen(Match *match);

/* How many processors there are. */
int lab_runner_processors(void);

#endif
