/* counting_canvas.h -- a canvas that counts, for tests of what is drawn. */
#ifndef TESTS_COUNTING_CANVAS_H
#define TESTS_COUNTING_CANVAS_H

#include <math.h>
#include <stdio.h>

#include "canvas/canvas.h"

/* A canvas that counts, remembers how far the paint reaches, and mixes
 * everything into one number. */
typedef struct Counting {
    Canvas canvas;
    int moves, lines, curves, closes, fills, strokes, depth;
    double x, y;                     /* where the path is */
    double left, top, right, bottom; /* of everything painted */
    double path[4];                  /* the same of the path in work */
    uint64_t print;
    char written[32];
} Counting;

static inline Counting *counting_of(Canvas *canvas)
{
    return (Counting *)(void *)canvas;
}

static inline void counting_mix(Counting *counting, double value)
{
    long long whole = llround(value * 1000);
    counting->print = (counting->print ^ (uint64_t)whole) * 1099511628211u;
}

static inline void counting_reach(Counting *counting, double x, double y)
{
    counting->x = x;
    counting->y = y;
    counting_mix(counting, x);
    counting_mix(counting, y);
    counting->path[0] = fmin(counting->path[0], x);
    counting->path[1] = fmin(counting->path[1], y);
    counting->path[2] = fmax(counting->path[2], x);
    counting->path[3] = fmax(counting->path[3], y);
}

static inline void counting_clear_path(Counting *counting)
{
    counting->path[0] = counting->path[1] = 1e9;
    counting->path[2] = counting->path[3] = -1e9;
}

static inline void counting_paint(Counting *counting, double more)
{
    counting->left = fmin(counting->left, counting->path[0] - more);
    counting->top = fmin(counting->top, counting->path[1] - more);
    counting->right = fmax(counting->right, counting->path[2] + more);
    counting->bottom = fmax(counting->bottom, counting->path[3] + more);
    counting_clear_path(counting);
}

static inline void counting_move_to(Canvas *canvas, double x, double y)
{
    counting_of(canvas)->moves++;
    counting_reach(counting_of(canvas), x, y);
}

static inline void counting_line_to(Canvas *canvas, double x, double y)
{
    counting_of(canvas)->lines++;
    counting_reach(counting_of(canvas), x, y);
}

static inline void counting_curve_to(Canvas *canvas, double x1, double y1, double x2, double y2,
                                     double x, double y)
{
    Counting *counting = counting_of(canvas);
    double from_x = counting->x, from_y = counting->y;
    counting->curves++;
    for (int i = 1; i <= 8; i++) {
        double u = i / 8.0, v = 1 - u;
        counting_reach(
            counting, v * v * v * from_x + 3 * v * v * u * x1 + 3 * v * u * u * x2 + u * u * u * x,
            v * v * v * from_y + 3 * v * v * u * y1 + 3 * v * u * u * y2 + u * u * u * y);
    }
}

static inline void counting_close(Canvas *canvas)
{
    counting_of(canvas)->closes++;
}

static inline void counting_fill(Canvas *canvas, Colour colour)
{
    counting_of(canvas)->fills++;
    counting_mix(counting_of(canvas), colour);
    counting_paint(counting_of(canvas), 0);
}

static inline void counting_stroke(Canvas *canvas, double width, Colour colour)
{
    counting_of(canvas)->strokes++;
    counting_mix(counting_of(canvas), colour);
    counting_paint(counting_of(canvas), width / 2);
}

static inline void counting_write(Canvas *canvas, double x, double baseline, const char *words,
                                  size_t length, Font font, Colour colour)
{
    (void)x, (void)baseline, (void)font, (void)colour;
    snprintf(counting_of(canvas)->written, sizeof counting_of(canvas)->written, "%.*s", (int)length,
             words);
}

static inline double counting_measure(Canvas *canvas, const char *words, size_t length, Font font)
{
    (void)canvas, (void)words;
    return (double)length * font.size * 0.6;
}

static inline void counting_push_place(Canvas *canvas, double x, double y, double scale,
                                       double turn)
{
    counting_of(canvas)->depth++;
    counting_mix(counting_of(canvas), x + y + scale + turn);
}

static inline void counting_push_clip(Canvas *canvas, Box box)
{
    counting_of(canvas)->depth++;
    counting_mix(counting_of(canvas), box.x);
}

static inline void counting_pop(Canvas *canvas)
{
    counting_of(canvas)->depth--;
}

static const CanvasVerbs counting_verbs = {.move_to = counting_move_to,
                                           .line_to = counting_line_to,
                                           .curve_to = counting_curve_to,
                                           .close = counting_close,
                                           .fill = counting_fill,
                                           .stroke = counting_stroke,
                                           .write = counting_write,
                                           .measure = counting_measure,
                                           .push_place = counting_push_place,
                                           .push_clip = counting_push_clip,
                                           .pop = counting_pop};

static inline Counting counting_new(void)
{
    Counting counting = {.canvas.verbs = &counting_verbs,
                         .left = 1e9,
                         .top = 1e9,
                         .right = -1e9,
                         .bottom = -1e9,
                         .print = 14695981039346656037u};
    counting_clear_path(&counting);
    return counting;
}

static inline bool counting_within(const Counting *counting, Box box)
{
    const double slack = 0.011;
    return counting->left >= box.x - slack && counting->top >= box.y - slack &&
           counting->right <= box_right(box) + slack && counting->bottom <= box_bottom(box) + slack;
}

#endif
