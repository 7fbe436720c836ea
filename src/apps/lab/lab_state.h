/* lab_state.h -- what was played of a series, as a text to go on from. */
#ifndef APPS_LAB_LAB_STATE_H
#define APPS_LAB_LAB_STATE_H

#include "apps/lab/lab_series.h"

void lab_state_write(const char *command, const LabSeries *series, Text *text);

/* Takes up what the text says; false with one sentence in `why`, and the series as it was, when
 * it is none, or of another command. */
bool lab_state_read(const char *command, const char *file, const char *text, LabSeries *series,
                    Text *why);

#endif
