/* sector.h -- arcs and pieces of a round cake. */
#ifndef UI_SECTOR_H
#define UI_SECTOR_H

#include "canvas/canvas.h"

/* Angles in full turns from the top, clockwise. */
void sector_point(double x, double y, double radius, double turn, double *px, double *py);
/* A path: the arc alone, to be stroked, or with both radii, to be filled. */
void sector_arc_path(Canvas *canvas, double x, double y, double radius, double from, double to);
void sector_path(Canvas *canvas, double x, double y, double radius, double from, double to);

#endif
