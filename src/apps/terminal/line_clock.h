/* line_clock.h -- how long a line may take. */
#ifndef APPS_TERMINAL_LINE_CLOCK_H
#define APPS_TERMINAL_LINE_CLOCK_H

#include <time.h>

#include "base/text.h"

/* Milliseconds of real time, from whenever. */
int64_t line_clock_now(void);

/* Whole seconds up to the moment, begun ones too; 0 when it is past. */
int line_clock_left(int64_t moment);

/* The time until line_clock_left changes; NULL if `moment` is 0. */
const struct timespec *line_clock_tick(int64_t moment, struct timespec *time);

/* "[1:59]" */
void line_clock_write(int seconds, Text *text);

#endif
