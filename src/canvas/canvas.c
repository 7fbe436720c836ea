/* canvas.c -- paths and the usual combinations of the verbs. */
#include "canvas/canvas.h"

/* How far the handles of a quarter circle reach, of its radius. */
#define ROUND 0.5522847498

void canvas_box_path(Canvas *canvas, Box box)
{
    const CanvasVerbs *verbs = canvas->verbs;
    verbs->move_to(canvas, box.x, box.y);
    verbs->line_to(canvas, box_right(box), box.y);
    verbs->line_to(canvas, box_right(box), box_bottom(box));
    verbs->line_to(canvas, box.x, box_bottom(box));
    verbs->close(canvas);
}

static double radius_within(Box box, double radius)
{
    double most = (box.w < box.h ? box.w : box.h) / 2;
    return radius < most ? radius : most;
}

void canvas_round_path(Canvas *canvas, Box box, double radius)
{
    const CanvasVerbs *verbs = canvas->verbs;
    double r = radius_within(box, radius), k = r * (1 - ROUND);
    double left = box.x, top = box.y, right = box_right(box), bottom = box_bottom(box);
    verbs->move_to(canvas, left + r, top);
    verbs->line_to(canvas, right - r, top);
    verbs->curve_to(canvas, right - k, top, right, top + k, right, top + r);
    verbs->line_to(canvas, right, bottom - r);
    verbs->curve_to(canvas, right, bottom - k, right - k, bottom, right - r, bottom);
    verbs->line_to(canvas, left + r, bottom);
    verbs->curve_to(canvas, left + k, bottom, left, bottom - k, left, bottom - r);
    verbs->line_to(canvas, left, top + r);
    verbs->curve_to(canvas, left, top + k, left + k, top, left + r, top);
    verbs->close(canvas);
}

void canvas_circle_path(Canvas *canvas, double x, double y, double radius)
{
    canvas_round_path(canvas, (Box){x - radius, y - radius, 2 * radius, 2 * radius}, radius);
}

void canvas_fill_box(Canvas *canvas, Box box, Colour colour)
{
    canvas_box_path(canvas, box);
    canvas->verbs->fill(canvas, colour);
}

void canvas_fill_round(Canvas *canvas, Box box, double radius, Colour colour)
{
    canvas_round_path(canvas, box, radius);
    canvas->verbs->fill(canvas, colour);
}

void canvas_stroke_round(Canvas *canvas, Box box, double radius, double width, Colour colour)
{
    canvas_round_path(canvas, box, radius);
    canvas->verbs->stroke(canvas, width, colour);
}

void canvas_fill_circle(Canvas *canvas, double x, double y, double radius, Colour colour)
{
    canvas_circle_path(canvas, x, y, radius);
    canvas->verbs->fill(canvas, colour);
}

void canvas_line(Canvas *canvas, double x1, double y1, double x2, double y2, double width,
                 Colour colour)
{
    canvas->verbs->move_to(canvas, x1, y1);
    canvas->verbs->line_to(canvas, x2, y2);
    canvas->verbs->stroke(canvas, width, colour);
}

/* The other way round: a hole in the path before it. */
static void hole_path(Canvas *canvas, Box box)
{
    const CanvasVerbs *verbs = canvas->verbs;
    verbs->move_to(canvas, box.x, box.y);
    verbs->line_to(canvas, box.x, box_bottom(box));
    verbs->line_to(canvas, box_right(box), box_bottom(box));
    verbs->line_to(canvas, box_right(box), box.y);
    verbs->close(canvas);
}

/* One over the other, so that it is darkest at the box; filled, because strokes of curves cost
 * several times as much. What is under the box itself is never seen: a large one is left out. */
void canvas_shadow(Canvas *canvas, Box box, double radius, double depth)
{
    enum { RINGS = 4 };
    const Colour shade = (Colour)9 << 24;
    const double corner = 0.3, large = 60; /* a box within the corners; its least side */
    Box within = box_inset(box, radius * corner + 1, radius * corner + 1);
    for (int ring = RINGS; ring > 0; ring--) {
        double reach = depth * ring / RINGS;
        canvas_round_path(canvas,
                          (Box){box.x - reach / 2, box.y - reach / 4, box.w + reach, box.h + reach},
                          radius + reach / 2);
        if (within.w > large && within.h > large) hole_path(canvas, within);
        canvas->verbs->fill(canvas, shade);
    }
}
