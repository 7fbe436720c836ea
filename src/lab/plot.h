/* plot.h -- figures drawn: axes, curves, bars, words. */
#ifndef LAB_PLOT_H
#define LAB_PLOT_H

#include "canvas/canvas.h"
#include "words/words.h"

#define PLOT_GROUND ((Colour)0xFFFFFFFF)
#define PLOT_INK ((Colour)0xFF1F2933)
#define PLOT_QUIET ((Colour)0xFF5B6673)
#define PLOT_GRID ((Colour)0xFFE1E5EA)

enum { PLOT_WIDTH = 860, PLOT_HEIGHT = 500, PLOT_COLOURS = 8 };

typedef enum PlotSide { PLOT_LEFT, PLOT_CENTRE, PLOT_RIGHT } PlotSide;

/* What the axes show: from, to; labels may be NULL. */
typedef struct PlotAxes {
    const Words *words; /* for the numbers */
    const char *title, *x_label, *y_label;
    double x_from, x_to, y_from, y_to;
    bool x_bare;       /* no numbers along x: the caller writes there */
    bool x_whole;      /* only whole numbers along x */
    double names_room; /* kept free on the right, for the names of curves */
} PlotAxes;

typedef struct Plot {
    Canvas *canvas;
    Box area; /* within the axes */
    PlotAxes axes;
} Plot;

/* A colour that differs from those of the numbers near it, for colour-blind
 * people too. */
Colour plot_colour(int n);

/* One line of words at x, on the given side of it. */
void plot_words(Canvas *canvas, double x, double baseline, const char *words, double size,
                PlotSide side, Colour colour);
/* The same, bold, for headings. */
void plot_heading(Canvas *canvas, double x, double baseline, const char *words, double size);
/* As much of the words as fits into `width`, with a dot where some are left out. */
void plot_words_within(Canvas *canvas, double x, double baseline, const char *words, double size,
                       double width, Colour colour);
void plot_words_centred(Canvas *canvas, double x, double baseline, const char *words, double size,
                        double width, Colour colour);

/* 0.1234 as "12.3 %", in place of what is in `text`. */
void plot_percent(const Words *words, double share, int decimals, Text *text);

/* A step of 1, 2 or 5 times a power of ten that cuts `range` into at most
 * `most` parts; and how many decimals it needs. */
double plot_step(double range, int most);
int plot_decimals(double step);

/* Clears the page and draws title, grid and numbers. */
Plot plot_begin(Canvas *canvas, Box page, const PlotAxes *axes);
double plot_x(const Plot *plot, double value);
double plot_y(const Plot *plot, double value);

void plot_curve(const Plot *plot, int count, const double *xs, const double *ys, double width,
                Colour colour);
/* Between two curves. */
void plot_band(const Plot *plot, int count, const double *xs, const double *lows,
               const double *highs, Colour colour);
/* From `low` to `high` at height y of the page, with ends. */
void plot_error_bar(const Plot *plot, double low, double high, double y);
/* Lines with names, on the right of the axes. */
void plot_legend(const Plot *plot, int count, const char *const *names, const Colour *colours);

#endif
