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
    size_t bytes; /* of the counts */
} LabWork;

/* Does the pieces from `first` on, shared among the threads and the crew, and
 * adds all they count to `counts`. On a terminal a bar shows how far it is
 * and how long it will take. */
void lab_runner_run(const LabWork *work, uint64_t first, uint64_t pieces, int threads,
                    void *counts);

/* The deals of a match, counted in a Tally; borrows the match. */
LabWork lab_runner_match(const Match *match);

/* How many processors there are. */
int lab_runner_processors(void);

#endif
