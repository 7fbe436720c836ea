/* motif_art.c -- the picture in the middle of a board. */
#include "view/art/motif_art.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "canvas/outline.h"
#include "view/art/motif_shapes.h"
#include "view/art/token_art.h"

#define NIGHT 0xFF20241Fu
/* How much of the night is in everything, and in what is lit. */
#define NIGHT_PART 0.78
#define LIT_PART 0.25

Colour motif_art_shade(const Theme *theme, Colour colour, bool lit)
{
    if (!theme->dark) return colour;
    Colour night = (colour & 0xFF000000u) | (NIGHT & 0xFFFFFFu);
    return colour_mixed(colour, night, lit ? LIT_PART : NIGHT_PART);
}

/* As many strips as the eye could tell apart. */
static void draw_sky(Canvas *canvas, Box box, Colour top, Colour bottom)
{
    int strips = 1;
    for (int shift = 0; shift < 24; shift += 8) {
        int step = abs((int)(top >> shift & 0xFF) - (int)(bottom >> shift & 0xFF));
        if (step > strips) strips = step;
    }
    double high = box.h / strips;
    for (int i = 0; i < strips; i++) {
        double y = floor(box.y + i * high),
               end = i + 1 < strips ? floor(box.y + (i + 1) * high) : box_bottom(box);
        canvas_fill_box(canvas, (Box){box.x, y, box.w, end - y},
                        colour_mixed(top, bottom, (i + 0.5) / strips));
    }
}

/* ---- shapes ---- */

static void box_path(Canvas *canvas, const double *at, double radius)
{
    Box box = {at[0], at[1], at[2], at[3]};
    if (radius > 0)
        canvas_round_path(canvas, box, radius);
    else
        canvas_box_path(canvas, box);
}

/* Boxes and circles, each of `count` numbers. */
static void list_path(Canvas *canvas, const MotifShape *shape, int count)
{
    double at[4];
    const char *rest = shape->shape;
    while (outline_number_follows(rest)) {
        for (int i = 0; i < count; i++) at[i] = outline_number(&rest);
        if (count == 4)
            box_path(canvas, at, shape->size);
        else
            canvas_circle_path(canvas, at[0], at[1], at[2]);
    }
}

static void draw_token(Canvas *canvas, const MotifShape *shape, Colour colour)
{
    char word[32];
    Text text = text_into(word, sizeof word);
    size_t length = strcspn(shape->shape, " ");
    text_add_bytes(&text, shape->shape, length);
    const char *rest = shape->shape + length;
    double x = outline_number(&rest), y = outline_number(&rest), side = shape->size;
    token_art_draw(canvas, word, 0, (Box){x - side / 2, y - side / 2, side, side}, colour);
}

static void draw_shape(Canvas *canvas, const MotifShape *shape, Colour colour)
{
    const Box sheet = {0, 0, 1, 1}; /* one unit is one unit */
    switch (shape->kind) {
    case MOTIF_FILL:
    case MOTIF_LINE: canvas_outline_path(canvas, shape->shape, 1, sheet); break;
    case MOTIF_BOXES: list_path(canvas, shape, 4); break;
    case MOTIF_DISCS:
    case MOTIF_RINGS: list_path(canvas, shape, 3); break;
    case MOTIF_TOKEN: draw_token(canvas, shape, colour); return;
    case MOTIF_END: return;
    }
    if (shape->kind == MOTIF_LINE || shape->kind == MOTIF_RINGS)
        canvas->verbs->stroke(canvas, shape->size, colour);
    else
        canvas->verbs->fill(canvas, colour);
}

static void draw_shapes(Canvas *canvas, const MotifShape *shapes, const Theme *theme)
{
    for (const MotifShape *at = shapes; at->kind != MOTIF_END; at++)
        draw_shape(canvas, at, motif_art_shade(theme, at->colour, at->lit));
}

/* Some of the shapes of a motif. */
typedef struct MotifPart {
    const MotifShape *shapes; /* NULL: none */
    double step;              /* so far apart, from edge to edge; 0: once */
} MotifPart;

static void draw_part(Canvas *canvas, const MotifPart *part, const Theme *theme)
{
    for (double x = 0;
         part->shapes != NULL && x<MOTIF_WIDTH; x += part->step> 0 ? part->step : MOTIF_WIDTH) {
        canvas->verbs->push_place(canvas, x, 0, 1, 0);
        draw_shapes(canvas, part->shapes, theme);
        canvas->verbs->pop(canvas);
    }
}

/* ---- the usual one ---- */

static void draw_ray(Canvas *canvas, double from, double to, Colour colour)
{
    const double x = MOTIF_WIDTH / 2.0, y = MOTIF_HEIGHT * 0.86, reach = MOTIF_WIDTH * 1.3;
    canvas->verbs->move_to(canvas, x, y);
    canvas->verbs->line_to(canvas, x + cos(from) * reach, y + sin(from) * reach);
    canvas->verbs->line_to(canvas, x + cos(to) * reach, y + sin(to) * reach);
    canvas->verbs->close(canvas);
    canvas->verbs->fill(canvas, colour);
}

/* Rays all round a low sun, over hills in the felt's own tints. */
static void draw_sunburst(Canvas *canvas, const Theme *theme)
{
    static const char *const hills[] = {"M0 552v-92c90-50 190-52 288-22c98 30 196 22 288-14v128z",
                                        "M0 552v-52c110-34 220-28 320-6c92 20 176 14 256-8v66z"};
    const double turn = 6.283185307179586, step = turn / 48;
    Colour light = motif_art_shade(theme, 0xFFFFFBE6, false), dark = theme->rail;
    for (int ray = 0; ray < 24; ray++)
        draw_ray(canvas, 2 * ray * step, (2 * ray + 1) * step, colour_faded(light, 0.42));
    canvas_fill_circle(canvas, 288, MOTIF_HEIGHT * 0.86, 150, colour_faded(light, 0.5));
    canvas_fill_circle(canvas, 288, MOTIF_HEIGHT * 0.86, 116, colour_faded(light, 0.8));
    for (int i = 0; i < 2; i++) {
        canvas_outline_path(canvas, hills[i], 1, (Box){0, 0, 1, 1});
        canvas->verbs->fill(canvas, colour_mixed(theme->felt, dark, 0.3 + 0.2 * i));
    }
}

/* The sheet covers the box, its lower edge in sight. */
void motif_art_begin(Canvas *canvas, Box box)
{
    double wide = box.w / MOTIF_WIDTH, high = box.h / MOTIF_HEIGHT;
    double scale = wide > high ? wide : high;
    canvas->verbs->push_clip(canvas, box);
    canvas->verbs->push_place(canvas, box_middle_x(box) - MOTIF_WIDTH * scale / 2,
                              box_bottom(box) - MOTIF_HEIGHT * scale, scale, 0);
}

void motif_art_end(Canvas *canvas)
{
    canvas->verbs->pop(canvas);
    canvas->verbs->pop(canvas);
}

void motif_art_draw(Canvas *canvas, Box box, const Theme *theme, FaceMotif motif)
{
    static const MotifPart motifs[MOTIF_COUNT][2] = {
        [MOTIF_BOARDWALK] = {{motif_boardwalk, 0}},
        [MOTIF_BRIDGE] = {{motif_bridge, 0}},
        [MOTIF_PALACE] = {{motif_palace, 0}},
        [MOTIF_WINTER] = {{motif_winter, 0}, {motif_lights, 0}},
        [MOTIF_TULIPS] = {{motif_tile, 32}, {motif_tulips, 0}},
        [MOTIF_CAMPUS] = {{motif_campus, 0}}};
    draw_sky(canvas, box, theme->sky, theme->horizon);
    motif_art_begin(canvas, box);
    if (motifs[motif][0].shapes == NULL) draw_sunburst(canvas, theme);
    for (int i = 0; i < 2; i++) draw_part(canvas, &motifs[motif][i], theme);
    motif_art_end(canvas);
}
