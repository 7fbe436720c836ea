/* trace_place.h -- where a canvas was moved to, how large and how far turned. */
#ifndef CANVAS_TRACE_PLACE_H
#define CANVAS_TRACE_PLACE_H

#include "canvas/box.h"

/* A point x, y maps to: across + x * cosine - y * sine, down + x * sine + y
 * * cosine; both hold the scale too. */
typedef struct TracePlace {
    double across, down, cosine, sine;
} TracePlace;

TracePlace trace_place_none(void);
/* As push_place does. */
void trace_place_move(TracePlace *place, double x, double y, double scale, double turn);
/* What leads from `before` to `now`. */
TracePlace trace_place_since(const TracePlace *before, const TracePlace *now);

/* The smallest upright box around the transformed box. */
Box trace_place_box(const TracePlace *place, Box box);
double trace_place_scale(const TracePlace *place);
/* Turned, but not by quarters? */
bool trace_place_slants(const TracePlace *place);

#endif
