/* trace_path.h -- is the path being drawn a box, perhaps with round corners? */
#ifndef CANVAS_TRACE_PATH_H
#define CANVAS_TRACE_PATH_H

#include "canvas/box.h"

/* Begins as zeros. */
typedef struct TracePath {
    int parts, lines, curves;
    bool straight; /* every line so far is level or upright */
    double x, y;   /* of the pen */
    double left, top, right, bottom;
} TracePath;

void trace_path_clear(TracePath *path);
void trace_path_move(TracePath *path, double x, double y);
void trace_path_line(TracePath *path, double x, double y);
/* Only where it ends matters. */
void trace_path_curve(TracePath *path, double x, double y);

/* The box as canvas_box_path or canvas_round_path draw it; false when the
 * path is something else. */
bool trace_path_box(const TracePath *path, Box *box);

#endif
