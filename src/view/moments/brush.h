/* brush.h -- what moments are painted with: easing, rays, confetti, lines of words, notes. */
#ifndef VIEW_MOMENTS_BRUSH_H
#define VIEW_MOMENTS_BRUSH_H

#include "canvas/canvas.h"

#define BRUSH_PAPER 0xFFFFFDF6u
#define BRUSH_INK 0xFF25221Du
#define BRUSH_QUIET 0xFF655F54u

/* How far `part` is on its way between two parts, 0 to 1. */
double brush_span(double part, double from, double to);
/* The same way, slowing down; and going a little too far first. */
double brush_cubic(double part);
double brush_back(double part);

/* `count` rays from x, y out to `reach`, and as many gaps; turned in full turns. */
void brush_rays(Canvas *canvas, double x, double y, double reach, int count, double turn,
                Colour colour);
/* Paper bits in the box that burst from its middle and drift down; always the same ones. */
void brush_confetti(Canvas *canvas, Box box, int count, double part, const Colour colours[4]);

/* One line, smaller if it is wider than `most`; words are shortened before they are smaller than
 * `least`. */
typedef struct BrushLine {
    double size;
    FontWeight weight;
    Colour colour;
    double anchor; /* which part of it is left of x: 0, 0.5, 1 */
    double most, least;
} BrushLine;
/* Its width as it would be written. */
double brush_width(Canvas *canvas, const char *words, BrushLine line);
/* Returns its width. */
double brush_write(Canvas *canvas, double x, double baseline, const char *words, BrushLine line);
/* The same, crossed out. */
void brush_strike(Canvas *canvas, double x, double baseline, const char *words, BrushLine line);

/* A bank note around x, y; n chooses its colour. What it is worth, which may be NULL, is written on
 * it where it can be read. */
void brush_note(Canvas *canvas, double x, double y, double turn, int n, const char *worth,
                double least);
/* A little deed of a group of this colour around x, y. */
void brush_deed(Canvas *canvas, double x, double y, double turn, Colour colour);

#endif
