/* motif_motion.c -- what moves in the picture in the middle of a board. */
#include "view/art/motif_motion.h"

#include <math.h>

#include "view/art/motif_art.h"
#include "view/art/motif_shapes.h"

#define TURN 6.283185307179586
enum { MOVERS = 12 };

/* In the units of the sheet; a canvas, its colours and the time. */
typedef struct Scene {
    Canvas *canvas;
    const Theme *theme;
    double clock;
} Scene;

static Colour shade(const Scene *scene, Colour colour)
{
    return motif_art_shade(scene->theme, colour, false);
}

/* A path whose first point is the origin, around a point. */
static void outline_at(const Scene *scene, const char *outline, double x, double y, double turn)
{
    scene->canvas->verbs->push_place(scene->canvas, x, y, 1, turn);
    canvas_outline_path(scene->canvas, outline, 1, (Box){0, 0, 1, 1});
    scene->canvas->verbs->pop(scene->canvas);
}

/* ---- the boardwalk: gondolas ---- */

static void gondolas(const Scene *scene)
{
    static const Colour groups[] = {0xFF8B5A3C, 0xFF9BD3E8, 0xFFD6457F, 0xFFEE8B2D,
                                    0xFFD93A32, 0xFFF4D335, 0xFF2E9A53, 0xFF2457A6};
    const double x = 498.2, y = 333.7, radius = 58.5, side = 10, round = 40;
    for (int i = 0; i < MOVERS; i++) {
        double angle = (i / (double)MOVERS + 1 / 36.0 + scene->clock / round) * TURN;
        Box box = {x + radius * cos(angle) - side / 2, y + radius * sin(angle) - side / 2, side,
                   side};
        canvas_fill_round(scene->canvas, box, 3.5, shade(scene, groups[i % 8]));
        canvas_stroke_round(scene->canvas, box, 3.5, 1, shade(scene, 0xFFFFFDF2));
    }
}

/* ---- the bridge: waves on the river ---- */

/* One line of them, but for what stands before the river between `from` and `to`. */
static void wave_line(const Scene *scene, double x, double y, double from, double to)
{
    const CanvasVerbs *verbs = scene->canvas->verbs;
    bool drawn = false;
    for (; x < MOTIF_WIDTH; x += 44) {
        bool hidden = x + 44 > from && x < to;
        if (!hidden && !drawn) verbs->move_to(scene->canvas, x, y);
        drawn = !hidden;
        if (hidden) continue;
        verbs->curve_to(scene->canvas, x + 7.3, y - 4, x + 14.7, y - 4, x + 22, y);
        verbs->curve_to(scene->canvas, x + 29.3, y + 4, x + 36.7, y + 4, x + 44, y);
    }
    verbs->stroke(scene->canvas, 1.5, shade(scene, 0x80E5EDF2));
}

static void river(const Scene *scene)
{
    const double box_from = 500, box_to = 536; /* the call box */
    double sway = 11 * sin(scene->clock * 0.9);
    wave_line(scene, -64 + sway, 429.5, MOTIF_WIDTH, MOTIF_WIDTH);
    wave_line(scene, -44 - sway, 444.5, box_from, box_to);
}

/* ---- the palace: light on the pond ---- */

static void pond(const Scene *scene)
{
    static const struct {
        double x, y, length;
    } lines[] = {{28.8, 452.6, 92.2},   {357.1, 448.6, 115.2}, {59.8, 468.6, 92.2},
                 {339.1, 465.6, 115.2}, {90.8, 484.6, 92.2},   {321.1, 482.6, 115.2},
                 {121.8, 500.6, 92.2},  {303.1, 499.6, 115.2}, {152.8, 512.6, 92.2},
                 {285.1, 512.6, 115.2}};
    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++) {
        double part = sin(scene->clock * 0.8 + (double)i * scene->clock * 0.02);
        double x = lines[i].x + (i % 2 == 0 ? 14 : -14) * part;
        canvas_line(scene->canvas, x, lines[i].y, x + lines[i].length, lines[i].y, 1.8,
                    shade(scene, 0x8CBDE3DF));
    }
}

/* ---- winter: snow ---- */

static void snow(const Scene *scene)
{
    static const double flakes[MOVERS][3] = {
        {13.3, 356.5, 1.7},  {176.2, 392.4, 3},   {390.8, 270.6, 1.5}, {84.3, 363.5, 2.4},
        {120.3, 290.6, 1.7}, {410.8, 158.3, 2},   {12.7, 291.1, 1.6},  {96.2, 271.9, 1.4},
        {177.8, 134, 2.7},   {379.2, 352.8, 2.2}, {563.2, 298.3, 2.2}, {193.1, 197, 2.6}};
    const double top = 96, deep = 330;
    for (int i = 0; i < MOVERS; i++) {
        double fall = fmod(flakes[i][1] - top + scene->clock * (8 + 4 * flakes[i][2]), deep);
        double x = flakes[i][0] + 9 * sin(scene->clock * 0.7) * (i % 2 == 0 ? 1 : -1);
        canvas_fill_circle(scene->canvas, x, top + fall, flakes[i][2], shade(scene, 0xD9FFFFFF));
    }
}

/* ---- tulips: a breath of wind goes through them ---- */

static void tulips(const Scene *scene)
{
    static const struct {
        double x, y;
        Colour colour;
    } heads[MOVERS] = {
        {6.1, 504.9, 0xFFC0392B},   {60.3, 528.3, 0xFFD65A8A},  {96.6, 537.3, 0xFFE8B33A},
        {143.6, 520.4, 0xFFC0392B}, {184, 534.1, 0xFFD65A8A},   {230.2, 527.7, 0xFFE8B33A},
        {278.8, 507.3, 0xFFC0392B}, {318.6, 520.4, 0xFFD65A8A}, {369.9, 513.8, 0xFFE8B33A},
        {409.7, 526.2, 0xFFC0392B}, {456.2, 512.9, 0xFFD65A8A}, {501.2, 534.9, 0xFFE8B33A}};
    static const char head[] = "M-6-7c2 2 3 3.3 3 4c1.3-2.7 2.3-4.7 3-6c.7 1.3 1.7 3.3 3 6"
                               "c0-.7 1-2 3-4c.7 8.7-1.3 13-6 13c-4.7 0-6.7-4.3-6-13z";
    for (int i = 0; i < MOVERS; i++) {
        double strength = fmin(scene->clock, 1), wave = sin(scene->clock * 1.6 - heads[i].x / 90);
        outline_at(scene, head, heads[i].x + 2.2 * strength * wave, heads[i].y,
                   0.03 * strength * wave);
        scene->canvas->verbs->fill(scene->canvas, shade(scene, heads[i].colour));
    }
}

/* ---- campus: geese on their way south ---- */

static void geese(const Scene *scene)
{
    static const double flock[][2] = {{88.6, 274.4}, {65.2, 267.8}, {41.8, 261.2},
                                      {67, 282.1},   {43.6, 289.3}, {18.4, 254.6}};
    const double speed = 7, way = MOTIF_WIDTH + 40;
    Colour ink = shade(scene, 0xFF201D18);
    const CanvasVerbs *verbs = scene->canvas->verbs;
    for (size_t i = 0; i < sizeof flock / sizeof flock[0]; i++) {
        double x = fmod(flock[i][0] + 20 + scene->clock * speed, way) - 20, y = flock[i][1];
        double beat = 3 * sin(scene->clock * 5 + (double)i) * fmin(scene->clock, 1), tip = y - beat;
        verbs->move_to(scene->canvas, x, tip);
        verbs->curve_to(scene->canvas, x + 3.7, tip - 0.4, x + 6.8, y + 1.3, x + 9.3, y + 5);
        verbs->curve_to(scene->canvas, x + 11.8, y + 1.3, x + 14.9, tip - 0.4, x + 18.6, tip);
        verbs->move_to(scene->canvas, x + 7.5, y + 5.6);
        verbs->curve_to(scene->canvas, x + 9.9, y + 6.8, x + 12.6, y + 6.6, x + 15.5, y + 5);
        verbs->stroke(scene->canvas, 1.9, ink);
        canvas_fill_circle(scene->canvas, x + 16.4, y + 4.6, 1.4, ink);
    }
}

/* ---- the usual one: lights on the rays ---- */

static void lights(const Scene *scene)
{
    const double x = MOTIF_WIDTH / 2.0, y = MOTIF_HEIGHT * 0.86;
    for (int i = 0; i < MOVERS; i++) {
        double angle = (0.5 + (i + 0.5) / (2.0 * MOVERS)) * TURN, far = 176 + 46 * (i % 4);
        double glow = 0.35 + 0.3 * sin(scene->clock * 1.3 + i * 2.1);
        canvas_fill_circle(scene->canvas, x + far * cos(angle), y + far * sin(angle), 3,
                           colour_faded(motif_art_shade(scene->theme, 0xFFFFFBE6, true), glow));
    }
}

void motif_motion_draw(Canvas *canvas, Box box, const Theme *theme, FaceMotif motif, double clock)
{
    static void (*const draw[MOTIF_COUNT])(const Scene *) = {
        [MOTIF_BOARDWALK] = gondolas, [MOTIF_BRIDGE] = river,  [MOTIF_PALACE] = pond,
        [MOTIF_WINTER] = snow,        [MOTIF_TULIPS] = tulips, [MOTIF_CAMPUS] = geese};
    Scene scene = {canvas, theme, clock};
    motif_art_begin(canvas, box);
    (draw[motif] != NULL ? draw[motif] : lights)(&scene);
    motif_art_end(canvas);
}

void motif_motion_still(Canvas *canvas, Box box, const Theme *theme, FaceMotif motif)
{
    motif_art_draw(canvas, box, theme, motif);
    motif_motion_draw(canvas, box, theme, motif, 0);
}
