/* demo.h -- a game of computers that plays itself behind the start screen. */
#ifndef APPS_DRAWN_DEMO_H
#define APPS_DRAWN_DEMO_H

#include "table/table.h"

typedef struct Demo Demo;

Demo *demo_new(void);
void demo_free(Demo *demo);

/* A new game; none when the library has nothing that can be played. */
void demo_begin(Demo *demo, const EditionLibrary *library, uint64_t seed);
void demo_end(Demo *demo);
/* NULL when none is on. */
const Table *demo_table(const Demo *demo);
/* Is it over, and has the end been shown? */
bool demo_over(const Demo *demo);

/* Advances time: now and then somebody acts. */
void demo_tick(Demo *demo, double seconds);

#endif
