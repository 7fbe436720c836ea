/* thinkers.h -- the threads in which the computers of all tables think.
 *
 * They work on copies and know nothing of the house; the network's thread gives them questions
 * and takes answers. However many there are, the answers are the same. */
#ifndef APPS_SERVER_THINKERS_H
#define APPS_SERVER_THINKERS_H

#include "online/house.h"

typedef struct Thinkers Thinkers;

/* `wake` is called from a thinker's thread when there is an answer. Computers come after people:
 * the threads have less of the processor than the network's when it is short. With 0 threads, or
 * where the system gives none, thinkers_think does their work. */
Thinkers *thinkers_new(int threads, void (*wake)(void *whom), void *whom);
/* Before the house that asked. What is not answered yet is forgotten. */
void thinkers_free(Thinkers *thinkers);

/* Everything that the house wants to know; and what was thought out meanwhile. */
void thinkers_take(Thinkers *thinkers, House *house);
void thinkers_report(Thinkers *thinkers, House *house, Moment now);
/* Without threads: a few milliseconds of thinking here. True while there is more to think about. */
bool thinkers_think(Thinkers *thinkers);

typedef struct ThinkersCounts {
    int threads, waiting; /* questions without an answer */
    uint64_t answers;
} ThinkersCounts;
ThinkersCounts thinkers_counts(Thinkers *thinkers);

#endif
