/* lab_series.h -- a long series of games that can be put aside and taken up again. */
#ifndef APPS_LAB_LAB_SERIES_H
#define APPS_LAB_LAB_SERIES_H

#include "apps/lab/lab_options.h"

/* More games than this have no rows: they would fill the memory. */
enum { LAB_SERIES_ROWS = 500000 };

typedef struct LabSeries {
    const Match *match; /* borrowed */
    uint64_t deals;     /* wanted */
    uint64_t done;      /* the first ones */
    Tally *tally;       /* of those done */
    GameRow *rows;      /* of their games; NULL: too many */
} LabSeries;

LabSeries lab_series_new(const Match *match, uint64_t deals);
void lab_series_free(LabSeries *series);

/* Plays what is left of the series. With --report what is done is kept in its directory every
 * few seconds and when a signal ends the run; with --resume what is there is gone on with. False,
 * after reporting it, when that cannot be done; a run that was ended by a signal has `done` below
 * `deals`. */
bool lab_series_play(const LabWanted *wanted, LabSeries *series);

#endif
