/* mark_art.c -- marks upon a space: bought, mortgaged. */
#include "view/art/mark_art.h"

#include "view/art/token_art.h"

/* Slant of the stamp in full turns, as a hand would set it. */
#define STAMP_SLANT -0.035
#define STAMP_RISE 1.1 /* how much larger it is, high above */

static void draw_stamp(Canvas *canvas, const char *word, int index, double side, Colour colour)
{
    double line = side * 0.055 > 1 ? side * 0.055 : 1;
    canvas_circle_path(canvas, 0, 0, side / 2 - line / 2);
    canvas->verbs->stroke(canvas, line, colour);
    canvas_circle_path(canvas, 0, 0, side / 2 - line * 2.2);
    canvas->verbs->stroke(canvas, line * 0.45, colour);
    double shape = side * 0.64;
    token_art_draw(canvas, word, index, (Box){-shape / 2, -shape / 2, shape, shape}, colour);
}

void mark_art_stamp(Canvas *canvas, const char *word, int index, Box box, Colour player_colour,
                    double pressed)
{
    double side = box.w < box.h ? box.w : box.h, above = 1 - pressed;
    canvas->verbs->push_place(canvas, box_middle_x(box), box_middle_y(box),
                              1 + STAMP_RISE * above * above, STAMP_SLANT * (1 + above));
    draw_stamp(canvas, word, index, side, colour_faded(player_colour, 1 - 0.75 * above));
    canvas->verbs->pop(canvas);
}

void mark_art_hatch(Canvas *canvas, Box box, Colour ink)
{
    const CanvasVerbs *verbs = canvas->verbs;
    double step = 8;
    verbs->push_clip(canvas, box);
    for (double x = box.x - box.h; x < box_right(box); x += 2 * step) {
        verbs->move_to(canvas, x, box_bottom(box));
        verbs->line_to(canvas, x + box.h, box.y);
        verbs->line_to(canvas, x + box.h + step, box.y);
        verbs->line_to(canvas, x + step, box_bottom(box));
        verbs->close(canvas);
    }
    verbs->fill(canvas, colour_faded(ink, 0.07));
    verbs->pop(canvas);
}

void mark_art_dashes(Canvas *canvas, Box box, double dash, double width, Colour colour)
{
    for (double x = box.x + dash; x < box_right(box) - dash; x += 2 * dash) {
        double end = x + dash < box_right(box) - 1 ? x + dash : box_right(box) - 1;
        canvas_line(canvas, x, box.y, end, box.y, width, colour);
        canvas_line(canvas, x, box_bottom(box), end, box_bottom(box), width, colour);
    }
    for (double y = box.y + dash; y < box_bottom(box) - dash; y += 2 * dash) {
        double end = y + dash < box_bottom(box) - 1 ? y + dash : box_bottom(box) - 1;
        canvas_line(canvas, box.x, y, box.x, end, width, colour);
        canvas_line(canvas, box_right(box), y, box_right(box), end, width, colour);
    }
}

void mark_art_circle(Canvas *canvas, Box box, double width, Colour colour)
{
    enum { DASHES = 12 };
    double radius = box.w / 2;
    for (int i = 0; i < DASHES; i++) {
        canvas->verbs->push_place(canvas, box_middle_x(box), box_middle_y(box), 1,
                                  (double)i / DASHES);
        canvas_line(canvas, -radius * 0.14, -radius, radius * 0.14, -radius, width, colour);
        canvas->verbs->pop(canvas);
    }
}

void mark_art_crown(Canvas *canvas, Box box)
{
    static const char crown[] = "M14 74L6 36L30 54L50 22L70 54L94 36L86 74z";
    static const char band[] = "M14 74h72v11h-72z";
    const Box square = {-50, -50, 100, 100};
    canvas->verbs->push_place(canvas, box_middle_x(box), box_middle_y(box), box.w / 100, 0);
    for (int part = 0; part < 2; part++) {
        const char *outline = part == 0 ? crown : band;
        canvas_outline_path(canvas, outline, 100, square);
        canvas->verbs->fill(canvas, part == 0 ? 0xFFF2C14B : 0xFFE0A92B);
        canvas_outline_path(canvas, outline, 100, square);
        canvas->verbs->stroke(canvas, 2.4, 0xFF7A5200);
    }
    for (int ball = -1; ball <= 1; ball++) {
        double up = ball == 0 ? -31 : -16;
        canvas_fill_circle(canvas, ball * 44, up, 7, 0xFF7A5200);
        canvas_fill_circle(canvas, ball * 44, up, 5, ball == 0 ? 0xFFD93A32 : 0xFFFFF0B8);
    }
    canvas->verbs->pop(canvas);
}
