/* plot.c -- figures drawn: axes, curves, bars, words. */
#include "lab/plot.h"

#include <string.h>

#include "lab/decimal.h"

enum { TITLE = 17, LABEL = 12, TICKS = 8, NAME_ROW = 18 };

/* ---- colours and words ---- */

Colour plot_colour(int n)
{
    /* Okabe and Ito 2008, without black and with a yellow one can see. */
    static const Colour colours[PLOT_COLOURS] = {0xFF0072B2, 0xFFD55E00, 0xFF009E73, 0xFFCC79A7,
                                                 0xFFE69F00, 0xFF56B4E9, 0xFF7A5195, 0xFF6B705C};
    return colours[n % PLOT_COLOURS];
}

static void write_words(Canvas *canvas, double x, double baseline, const char *words, Font font,
                        PlotSide side, Colour colour)
{
    size_t length = strlen(words);
    double width = canvas->verbs->measure(canvas, words, length, font);
    if (side == PLOT_CENTRE) x -= width / 2;
    if (side == PLOT_RIGHT) x -= width;
    canvas->verbs->write(canvas, x, baseline, words, length, font, colour);
}

void plot_words(Canvas *canvas, double x, double baseline, const char *words, double size,
                PlotSide side, Colour colour)
{
    write_words(canvas, x, baseline, words, (Font){size, FONT_MEDIUM}, side, colour);
}

void plot_heading(Canvas *canvas, double x, double baseline, const char *words, double size)
{
    write_words(canvas, x, baseline, words, (Font){size, FONT_BOLD}, PLOT_LEFT, PLOT_INK);
}

/* Bytes of the first characters of `words` that fit. */
static size_t fitting(Canvas *canvas, const char *words, Font font, double width)
{
    size_t length = strlen(words);
    while (length > 0 && canvas->verbs->measure(canvas, words, length, font) > width) {
        length--;
        while (length > 0 && ((unsigned char)words[length] & 0xC0) == 0x80) length--;
    }
    return length;
}

static void write_within(Canvas *canvas, double x, double baseline, const char *words, double size,
                         double width, PlotSide side, Colour colour)
{
    Font font = {size, FONT_MEDIUM};
    size_t length = fitting(canvas, words, font, width);
    char cut[80];
    Text text = text_into(cut, sizeof cut);
    if (length < strlen(words)) {
        length = fitting(canvas, words, font, width - size / 3);
        text_add_bytes(&text, words, length);
        text_add_char(&text, '.');
        words = cut;
    }
    write_words(canvas, x, baseline, words, font, side, colour);
}

void plot_words_within(Canvas *canvas, double x, double baseline, const char *words, double size,
                       double width, Colour colour)
{
    write_within(canvas, x, baseline, words, size, width, PLOT_LEFT, colour);
}

void plot_words_centred(Canvas *canvas, double x, double baseline, const char *words, double size,
                        double width, Colour colour)
{
    write_within(canvas, x, baseline, words, size, width, PLOT_CENTRE, colour);
}

void plot_percent(const Words *words, double share, int decimals, Text *text)
{
    text_clear(text);
    SAY(words, text, T_("{decimal} %"),
        arg_decimal(decimal_scaled(100 * share, decimals), (uint8_t)decimals));
}

/* ---- axes ---- */

double plot_step(double range, int most)
{
    double step = 1;
    if (range <= 0) return step;
    while (range / step > most) step *= 10;
    while (range / step * 10 <= most) step /= 10;
    if (range / (step / 5) <= most) return step / 5;
    if (range / (step / 2) <= most) return step / 2;
    return step;
}

int plot_decimals(double step)
{
    int decimals = 0;
    for (; step < 0.999 && decimals < 6; step *= 10) decimals++;
    return decimals;
}

double plot_x(const Plot *plot, double value)
{
    const PlotAxes *axes = &plot->axes;
    return plot->area.x + plot->area.w * (value - axes->x_from) / (axes->x_to - axes->x_from);
}

double plot_y(const Plot *plot, double value)
{
    const PlotAxes *axes = &plot->axes;
    return box_bottom(plot->area) -
           plot->area.h * (value - axes->y_from) / (axes->y_to - axes->y_from);
}

/* The first multiple of `step` that is not below `from`. */
static double first_tick(double from, double step)
{
    double tick = (double)(int64_t)(from / step) * step;
    return tick < from - step * 1e-9 ? tick + step : tick;
}

static void tick_words(const Words *words, Text *text, double value, double step)
{
    int decimals = step >= 1 ? 0 : plot_decimals(step);
    text_clear(text);
    words_write_arg(words, arg_decimal(decimal_scaled(value, decimals), (uint8_t)decimals), text);
}

static void draw_x_axis(const Plot *plot)
{
    const PlotAxes *axes = &plot->axes;
    char words[40];
    Text text = text_into(words, sizeof words);
    double step = plot_step(axes->x_to - axes->x_from, TICKS + 2), bottom = box_bottom(plot->area);
    if (axes->x_whole && step < 1) step = 1;
    double end = axes->x_to + step * 1e-6;
    for (double at = first_tick(axes->x_from, step); at <= end && !axes->x_bare; at += step) {
        double x = plot_x(plot, at);
        tick_words(axes->words, &text, at, step);
        canvas_line(plot->canvas, x, bottom, x, bottom + 4, 1, PLOT_QUIET);
        plot_words(plot->canvas, x, bottom + 19, words, LABEL, PLOT_CENTRE, PLOT_QUIET);
    }
    canvas_line(plot->canvas, plot->area.x, bottom, box_right(plot->area), bottom, 1.5, PLOT_QUIET);
    if (axes->x_label != NULL)
        plot_words(plot->canvas, box_middle_x(plot->area), bottom + 40, axes->x_label, LABEL + 1,
                   PLOT_CENTRE, PLOT_INK);
}

static void draw_y_axis(const Plot *plot)
{
    const PlotAxes *axes = &plot->axes;
    char words[40];
    Text text = text_into(words, sizeof words);
    double step = plot_step(axes->y_to - axes->y_from, TICKS);
    double end = axes->y_to + step * 1e-6;
    for (double at = first_tick(axes->y_from, step); at <= end; at += step) {
        double y = plot_y(plot, at);
        tick_words(axes->words, &text, at, step);
        canvas_line(plot->canvas, plot->area.x, y, box_right(plot->area), y, 1, PLOT_GRID);
        plot_words(plot->canvas, plot->area.x - 8, y + 4, words, LABEL, PLOT_RIGHT, PLOT_QUIET);
    }
    if (axes->y_label != NULL)
        plot_words(plot->canvas, plot->area.x - 8, plot->area.y - 14, axes->y_label, LABEL + 1,
                   PLOT_LEFT, PLOT_INK);
}

Plot plot_begin(Canvas *canvas, Box page, const PlotAxes *axes)
{
    Plot plot = {.canvas = canvas, .area = page, .axes = *axes};
    canvas_fill_box(canvas, page, PLOT_GROUND);
    plot_heading(canvas, page.x + 24, page.y + 34, axes->title, TITLE);
    box_cut_top(&plot.area, axes->y_label == NULL ? 56 : 84);
    box_cut_bottom(&plot.area, axes->x_label == NULL ? 36 : 58);
    box_cut_left(&plot.area, 72);
    box_cut_right(&plot.area, 28 + axes->names_room);
    draw_y_axis(&plot);
    draw_x_axis(&plot);
    return plot;
}

/* ---- what is between the axes ---- */

void plot_curve(const Plot *plot, int count, const double *xs, const double *ys, double width,
                Colour colour)
{
    Canvas *canvas = plot->canvas;
    if (count == 0) return;
    canvas->verbs->move_to(canvas, plot_x(plot, xs[0]), plot_y(plot, ys[0]));
    for (int i = 1; i < count; i++)
        canvas->verbs->line_to(canvas, plot_x(plot, xs[i]), plot_y(plot, ys[i]));
    canvas->verbs->stroke(canvas, width, colour);
}

void plot_band(const Plot *plot, int count, const double *xs, const double *lows,
               const double *highs, Colour colour)
{
    Canvas *canvas = plot->canvas;
    if (count == 0) return;
    canvas->verbs->move_to(canvas, plot_x(plot, xs[0]), plot_y(plot, highs[0]));
    for (int i = 1; i < count; i++)
        canvas->verbs->line_to(canvas, plot_x(plot, xs[i]), plot_y(plot, highs[i]));
    for (int i = count; i-- > 0;)
        canvas->verbs->line_to(canvas, plot_x(plot, xs[i]), plot_y(plot, lows[i]));
    canvas->verbs->close(canvas);
    canvas->verbs->fill(canvas, colour);
}

void plot_error_bar(const Plot *plot, double low, double high, double y)
{
    double left = plot_x(plot, low), right = plot_x(plot, high);
    canvas_line(plot->canvas, left, y, right, y, 2, PLOT_INK);
    canvas_line(plot->canvas, left, y - 5, left, y + 5, 2, PLOT_INK);
    canvas_line(plot->canvas, right, y - 5, right, y + 5, 2, PLOT_INK);
}

void plot_legend(const Plot *plot, int count, const char *const *names, const Colour *colours)
{
    double left = box_right(plot->area) + 16, room = plot->axes.names_room - 36;
    for (int i = 0; i < count; i++) {
        double y = plot->area.y + NAME_ROW * (i + 0.5);
        canvas_line(plot->canvas, left, y, left + 16, y, 3, colours[i]);
        plot_words_within(plot->canvas, left + 24, y + 4, names[i], LABEL, room, PLOT_INK);
    }
}
