/* newcomers.h -- connections that have not said yet what they want, and since when.
 *
 * The network library gives slow headers half a minute; we do not. */
#ifndef APPS_SERVER_NEWCOMERS_H
#define APPS_SERVER_NEWCOMERS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct SilentOne {
    const void *who;
    int64_t since; /* milliseconds */
} SilentOne;

typedef struct Newcomers {
    SilentOne *list; /* the longest here first */
    size_t count, room;
} Newcomers;

void newcomers_clear(Newcomers *newcomers);
void newcomers_add(Newcomers *newcomers, const void *who, int64_t now);
/* It has said what it wants, or is gone. */
void newcomers_drop(Newcomers *newcomers, const void *who);
/* One that came before that moment, and is dropped; NULL: there is none. */
const void *newcomers_late(Newcomers *newcomers, int64_t before);

#endif
