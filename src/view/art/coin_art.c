/* coin_art.c -- money that can be seen: coins and notes. */
#include "view/art/coin_art.h"

#include <math.h>

static const Colour GOLD = 0xFFF4BE3Cu;
static const Colour GOLD_LIGHT = 0xFFFBDB78u;
static const Colour GOLD_DARK = 0xFFB9801Bu;

#define FULL_TURN 6.283185307179586
/* How far the handles of a quarter circle reach, of its radius. */
#define ROUND 0.5522847498

static void ellipse_path(Canvas *canvas, double x, double y, double across, double down)
{
    const CanvasVerbs *verbs = canvas->verbs;
    double a = across * ROUND, d = down * ROUND;
    verbs->move_to(canvas, x - across, y);
    verbs->curve_to(canvas, x - across, y - d, x - a, y - down, x, y - down);
    verbs->curve_to(canvas, x + a, y - down, x + across, y - d, x + across, y);
    verbs->curve_to(canvas, x + across, y + d, x + a, y + down, x, y + down);
    verbs->curve_to(canvas, x - a, y + down, x - across, y + d, x - across, y);
    verbs->close(canvas);
}

static void fill_ellipse(Canvas *canvas, double x, double y, double across, double down,
                         Colour colour)
{
    ellipse_path(canvas, x, y, across, down);
    canvas->verbs->fill(canvas, colour);
}

/* A diamond, the mint's mark. */
static void fill_mark(Canvas *canvas, double x, double y, double across, double down, Colour colour)
{
    canvas->verbs->move_to(canvas, x, y - down);
    canvas->verbs->line_to(canvas, x + across, y);
    canvas->verbs->line_to(canvas, x, y + down);
    canvas->verbs->line_to(canvas, x - across, y);
    canvas->verbs->close(canvas);
    canvas->verbs->fill(canvas, colour);
}

void coin_art_coin(Canvas *canvas, Box box, double turn)
{
    double radius = (box.w < box.h ? box.w : box.h) / 2;
    double x = box_middle_x(box), y = box_middle_y(box);
    double seen = fabs(cos(turn * FULL_TURN)), thick = radius * 0.22 * (1 - seen);
    double across = (radius - thick) * seen + radius * 0.12 * (1 - seen);
    fill_ellipse(canvas, x, y, across + thick / 2, radius, GOLD_DARK);
    fill_ellipse(canvas, x, y, across * 0.9, radius * 0.9, GOLD);
    fill_ellipse(canvas, x, y, across * 0.72, radius * 0.72, GOLD_DARK);
    fill_ellipse(canvas, x, y, across * 0.64, radius * 0.64, GOLD_LIGHT);
    fill_mark(canvas, x, y, across * 0.3, radius * 0.4, GOLD_DARK);
}

/* One flat coin whose lower edge is at `bottom`. */
static void lying_coin(Canvas *canvas, double x, double bottom, double across, double thick)
{
    double down = across * 0.36;
    fill_ellipse(canvas, x, bottom - down, across, down, GOLD_DARK);
    canvas_fill_box(canvas, (Box){x - across, bottom - down - thick, 2 * across, thick}, GOLD_DARK);
    fill_ellipse(canvas, x, bottom - down - thick, across, down, GOLD);
    fill_ellipse(canvas, x, bottom - down - thick, across * 0.72, down * 0.72, GOLD_LIGHT);
}

static void draw_stack(Canvas *canvas, double x, double bottom, double across, double thick,
                       int coins)
{
    for (int i = 0; i < coins; i++) lying_coin(canvas, x, bottom - i * thick * 1.25, across, thick);
}

void coin_art_pile(Canvas *canvas, Box box, int coins)
{
    int count = coins < 1 ? 1 : coins > 12 ? 12 : coins;
    double side = box.w < box.h ? box.w : box.h;
    Box square = box_centred(box, side, side);
    double across = side * 0.24, thick = side * 0.1, bottom = box_bottom(square);
    int behind = count > 4 ? (count - 1) / 3 : 0, right = count > 4 ? (count - behind) / 3 : 0;
    if (behind > 0)
        draw_stack(canvas, square.x + side * 0.56, bottom - side * 0.2, across, thick, behind);
    draw_stack(canvas, square.x + side * (behind > 0 ? 0.25 : 0.5), bottom - side * 0.04, across,
               thick, count - behind - right);
    if (right > 0) draw_stack(canvas, square.x + side * 0.74, bottom, across, thick, right);
}
