/* brush.c -- what moments are painted with: easing, rays, confetti, lines of words, notes. */
#include "view/moments/brush.h"

#include <math.h>
#include <string.h>

#include "ui/shortened.h"

#define FULL_TURN 6.283185307179586

/* ---- easing ---- */

double brush_span(double part, double from, double to)
{
    double way = (part - from) / (to - from);
    return way < 0 ? 0 : way > 1 ? 1 : way;
}

double brush_cubic(double part)
{
    double rest = 1 - part;
    return 1 - rest * rest * rest;
}

double brush_back(double part)
{
    double rest = part - 1;
    return 1 + 2.70158 * rest * rest * rest + 1.70158 * rest * rest;
}

/* ---- rays and confetti ---- */

void brush_rays(Canvas *canvas, double x, double y, double reach, int count, double turn,
                Colour colour)
{
    const CanvasVerbs *verbs = canvas->verbs;
    for (int i = 0; i < count; i++) {
        double from = (turn + (double)i / count) * FULL_TURN, to = from + FULL_TURN / count / 2;
        verbs->move_to(canvas, x, y);
        verbs->line_to(canvas, x + cos(from) * reach, y + sin(from) * reach);
        verbs->line_to(canvas, x + cos(to) * reach, y + sin(to) * reach);
        verbs->close(canvas);
    }
    verbs->fill(canvas, colour);
}

/* From 0 to 1, another one for every n. */
static double scattered(unsigned n)
{
    n = (n ^ 61) ^ (n >> 16);
    n *= 9;
    n ^= n >> 4;
    n *= 0x27d4eb2du;
    n ^= n >> 15;
    return (n & 0xFFFF) / 65535.0;
}

static void add_bit(Canvas *canvas, double x, double y, double turn, double length)
{
    const CanvasVerbs *verbs = canvas->verbs;
    double c = cos(turn * FULL_TURN) * length, s = sin(turn * FULL_TURN) * length;
    verbs->move_to(canvas, x - c - s / 2, y - s + c / 2);
    verbs->line_to(canvas, x + c - s / 2, y + s + c / 2);
    verbs->line_to(canvas, x + c + s / 2, y + s - c / 2);
    verbs->line_to(canvas, x - c + s / 2, y - s - c / 2);
    verbs->close(canvas);
}

void brush_confetti(Canvas *canvas, Box box, int count, double part, const Colour colours[4])
{
    double burst = brush_cubic(brush_span(part, 0.1, 0.6));
    if (burst <= 0) return;
    for (int tone = 0; tone < 4; tone++) {
        for (int i = tone; i < count; i += 4) {
            unsigned n = (unsigned)i * 4;
            double angle = scattered(n) * FULL_TURN, far = 0.3 + 0.7 * sqrt(scattered(n + 1));
            double x = box_middle_x(box) + cos(angle) * far * burst * box.w / 2;
            double y = box_middle_y(box) + sin(angle) * far * burst * box.h / 2 +
                       part * part * box.h * 0.08;
            add_bit(canvas, x, y, scattered(n + 2) + part * (scattered(n + 3) - 0.5), 4.5);
        }
        canvas->verbs->fill(canvas, colours[tone]);
    }
}

/* ---- words ---- */

static Font font_of(Canvas *canvas, const char *words, const BrushLine *line)
{
    Font font = {line->size, line->weight};
    double wide = canvas->verbs->measure(canvas, words, strlen(words), font);
    if (wide > line->most) font.size *= line->most / wide;
    if (font.size < line->least) font.size = line->least;
    return font;
}

double brush_width(Canvas *canvas, const char *words, BrushLine line)
{
    return canvas->verbs->measure(canvas, words, strlen(words), font_of(canvas, words, &line));
}

double brush_write(Canvas *canvas, double x, double baseline, const char *words, BrushLine line)
{
    size_t length = strlen(words);
    Font font = font_of(canvas, words, &line);
    double wide = canvas->verbs->measure(canvas, words, length, font);
    char cut[SHORTENED_SIZE];
    if (wide > line.most + 1 && shortened_may(words)) {
        length = shortened_to(canvas, words, length, font, line.most, cut);
        words = cut;
        wide = canvas->verbs->measure(canvas, words, length, font);
    }
    canvas->verbs->write(canvas, x - wide * line.anchor, baseline, words, length, font,
                         line.colour);
    return wide;
}

void brush_strike(Canvas *canvas, double x, double baseline, const char *words, BrushLine line)
{
    double wide = brush_write(canvas, x, baseline, words, line), left = x - wide * line.anchor,
           y = baseline - line.size * 0.3;
    canvas_line(canvas, left - 2, y, left + wide + 2, y, line.size * 0.09, line.colour);
}

/* ---- money ---- */

void brush_note(Canvas *canvas, double x, double y, double turn, int n, const char *worth,
                double least)
{
    static const Colour tones[] = {0xFFF6C76B, 0xFF9BD3A8, 0xFFF2A6A0, 0xFFA9C8F0};
    Colour tone = tones[n % 4], edge = colour_mixed(tone, 0xFF000000, 0.45);
    canvas->verbs->push_place(canvas, x, y, 1, turn);
    canvas_fill_round(canvas, (Box){-37, -16, 76, 40}, 5, 0x401B150A);
    canvas_fill_round(canvas, (Box){-38, -20, 76, 40}, 5, tone);
    canvas_stroke_round(canvas, (Box){-38, -20, 76, 40}, 5, 1.3, edge);
    canvas_stroke_round(canvas, (Box){-32, -14, 64, 28}, 3, 1, edge);
    canvas_fill_circle(canvas, 0, 0, 12, colour_mixed(tone, 0xFFFFFFFF, 0.45));
    BrushLine line = {17, FONT_HEAVY, colour_mixed(tone, 0xFF000000, 0.78), 0.5, 60, 0};
    if (worth != NULL && font_of(canvas, worth, &line).size >= least)
        brush_write(canvas, 0, 6, worth, line);
    else
        canvas_fill_circle(canvas, 0, 0, 5, edge);
    canvas->verbs->pop(canvas);
}

void brush_deed(Canvas *canvas, double x, double y, double turn, Colour colour)
{
    canvas->verbs->push_place(canvas, x, y, 1, turn);
    canvas_fill_round(canvas, (Box){-18, -21, 38, 50}, 6, 0x402B2112);
    canvas_fill_round(canvas, (Box){-19, -25, 38, 50}, 6, BRUSH_PAPER);
    canvas_fill_round(canvas, (Box){-19, -25, 38, 16}, 6, colour);
    canvas_fill_box(canvas, (Box){-19, -15, 38, 6}, colour);
    canvas_fill_box(canvas, (Box){-11, -2, 22, 3}, 0xFFC9BFA9);
    canvas_fill_box(canvas, (Box){-11, 5, 22, 3}, 0xFFC9BFA9);
    canvas->verbs->pop(canvas);
}
