/* trace_place.c -- where a canvas was moved to, how large and how far turned. */
#include "canvas/trace_place.h"

#include <math.h>

static const double whole_turn = 6.283185307179586, little = 1e-6;

TracePlace trace_place_none(void)
{
    return (TracePlace){.cosine = 1};
}

static void go_to(const TracePlace *place, double x, double y, double *to_x, double *to_y)
{
    *to_x = place->across + x * place->cosine - y * place->sine;
    *to_y = place->down + x * place->sine + y * place->cosine;
}

void trace_place_move(TracePlace *place, double x, double y, double scale, double turn)
{
    double cosine = cos(turn * whole_turn) * scale, sine = sin(turn * whole_turn) * scale;
    TracePlace moved = {.cosine = place->cosine * cosine - place->sine * sine,
                        .sine = place->sine * cosine + place->cosine * sine};
    go_to(place, x, y, &moved.across, &moved.down);
    *place = moved;
}

TracePlace trace_place_since(const TracePlace *before, const TracePlace *now)
{
    double square = before->cosine * before->cosine + before->sine * before->sine;
    if (square == 0) return *now;
    TracePlace since = {
        .cosine = (now->cosine * before->cosine + now->sine * before->sine) / square,
        .sine = (now->sine * before->cosine - now->cosine * before->sine) / square,
    };
    double x, y;
    go_to(&since, before->across, before->down, &x, &y);
    since.across = now->across - x;
    since.down = now->down - y;
    return since;
}

Box trace_place_box(const TracePlace *place, Box box)
{
    double left = INFINITY, top = INFINITY, right = -INFINITY, bottom = -INFINITY;
    for (int corner = 0; corner < 4; corner++) {
        double x, y;
        go_to(place, (corner & 1) != 0 ? box_right(box) : box.x,
              (corner & 2) != 0 ? box_bottom(box) : box.y, &x, &y);
        left = fmin(left, x);
        right = fmax(right, x);
        top = fmin(top, y);
        bottom = fmax(bottom, y);
    }
    return (Box){left, top, right - left, bottom - top};
}

double trace_place_scale(const TracePlace *place)
{
    return sqrt(place->cosine * place->cosine + place->sine * place->sine);
}

bool trace_place_slants(const TracePlace *place)
{
    return fabs(place->cosine) > little && fabs(place->sine) > little;
}
