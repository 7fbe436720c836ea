/* forecaster.h -- what would come of a deal that is being composed, worked out in slices. */
#ifndef APPS_DRAWN_FORECASTER_H
#define APPS_DRAWN_FORECASTER_H

#include "view/view.h"

typedef struct Forecaster Forecaster;

Forecaster *forecaster_new(void);
void forecaster_free(Forecaster *forecaster);
/* The table is about to go. */
void forecaster_drop(Forecaster *forecaster);

/* Does the view look at a deal that is not worked out? Begins with it. */
bool forecaster_busy(Forecaster *forecaster, const Table *table, const View *view);
/* A slice of the work; the view gets what is known so far. */
void forecaster_work(Forecaster *forecaster, View *view);

/* What the other would want for the deed that the offer asks for, as an offer. */
void forecaster_price(const Table *table, const Action *offer, View *view);

#endif
