/* sector.c -- arcs and pieces of a round cake. */
#include "ui/sector.h"

#include <math.h>

#define FULL_TURN 6.283185307179586

void sector_point(double x, double y, double radius, double turn, double *px, double *py)
{
    *px = x + radius * sin(turn * FULL_TURN);
    *py = y - radius * cos(turn * FULL_TURN);
}

/* One curve of at most a sixth of a turn; the usual approximation. */
static void curve(Canvas *canvas, double x, double y, double radius, double from, double to)
{
    double angle = (to - from) * FULL_TURN, reach = 4.0 / 3.0 * tan(angle / 4) * radius;
    double x1, y1, x2, y2, a = from * FULL_TURN, b = to * FULL_TURN;
    sector_point(x, y, radius, from, &x1, &y1);
    sector_point(x, y, radius, to, &x2, &y2);
    canvas->verbs->curve_to(canvas, x1 + reach * cos(a), y1 + reach * sin(a), x2 - reach * cos(b),
                            y2 - reach * sin(b), x2, y2);
}

static void curves(Canvas *canvas, double x, double y, double radius, double from, double to)
{
    int pieces = (int)ceil(fabs(to - from) * 6);
    if (pieces < 1) pieces = 1;
    for (int i = 0; i < pieces; i++)
        curve(canvas, x, y, radius, from + (to - from) * i / pieces,
              from + (to - from) * (i + 1) / pieces);
}

void sector_arc_path(Canvas *canvas, double x, double y, double radius, double from, double to)
{
    double px, py;
    sector_point(x, y, radius, from, &px, &py);
    canvas->verbs->move_to(canvas, px, py);
    curves(canvas, x, y, radius, from, to);
}

void sector_path(Canvas *canvas, double x, double y, double radius, double from, double to)
{
    double px, py;
    sector_point(x, y, radius, from, &px, &py);
    canvas->verbs->move_to(canvas, x, y);
    canvas->verbs->line_to(canvas, px, py);
    curves(canvas, x, y, radius, from, to);
    canvas->verbs->close(canvas);
}
