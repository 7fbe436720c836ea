/* wall_clock.h -- moments of the store by the clock on the wall. */
#ifndef APPS_STORE_WALL_CLOCK_H
#define APPS_STORE_WALL_CLOCK_H

#include "base/text.h"
#include "words/language.h"

enum { WALL_CLOCK_SIZE = 17 };

/* "2026-11-15 20:05" for "2026-11-15T19:05:34Z"; "" for what is no moment. */
void wall_clock_write(const char *iso, char moment[WALL_CLOCK_SIZE]);

/* The same as the language writes dates; what is no moment is added as it is. */
void wall_clock_say(const Language *language, const char *iso, Text *text);

#endif
