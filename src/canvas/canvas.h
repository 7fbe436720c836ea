/* canvas.h -- how pictures are drawn: a dozen verbs. */
#ifndef CANVAS_CANVAS_H
#define CANVAS_CANVAS_H

#include <stddef.h>
#include <stdint.h>

#include "canvas/box.h"

/* 0xAARRGGBB. */
typedef uint32_t Colour;

static inline Colour colour_opaque(uint32_t rgb)
{
    return 0xFF000000u | rgb;
}
/* The colour with `alpha` from 0 to 1 of its own. */
Colour colour_faded(Colour colour, double alpha);
/* Between `from` (part 0) and `to` (part 1). */
Colour colour_mixed(Colour from, Colour to, double part);
/* Contrast of two opaque colours as WCAG defines it, 1 to 21. */
double colour_contrast(Colour a, Colour b);
/* Whichever of `dark` and `light` reads better on `ground`. */
Colour colour_readable(Colour ground, Colour dark, Colour light);

typedef enum FontWeight {
    FONT_MEDIUM,
    FONT_SEMIBOLD,
    FONT_BOLD,
    FONT_HEAVY,
    FONT_APART, /* heavy, its letters apart: for little headings in capitals */
    FONT_WEIGHT_COUNT
} FontWeight;

/* Between the letters of FONT_APART, as a part of the size. */
#define FONT_APART_GAP 0.09

/* One family; figures always have the same width. */
typedef struct Font {
    double size; /* pixels of the canvas */
    FontWeight weight;
} Font;

typedef struct Canvas Canvas;

/* What a canvas can do. Lengths are in pixels of the window, whatever the
 * device's are. The path is built by the first four and used up by fill,
 * stroke. Layers keep a part of the picture for the next frames: while one
 * is open everything goes into it. Pictures are given by the app. */
typedef struct CanvasVerbs {
    void (*move_to)(Canvas *canvas, double x, double y);
    void (*line_to)(Canvas *canvas, double x, double y);
    void (*curve_to)(Canvas *canvas, double x1, double y1, double x2, double y2, double x,
                     double y);
    void (*close)(Canvas *canvas);
    void (*fill)(Canvas *canvas, Colour colour);
    /* Round caps and joins. */
    void (*stroke)(Canvas *canvas, double width, Colour colour);
    /* One line of UTF-8; x is its left end. */
    void (*write)(Canvas *canvas, double x, double baseline, const char *words, size_t length,
                  Font font, Colour colour);
    double (*measure)(Canvas *canvas, const char *words, size_t length, Font font);
    /* Until the matching pop: moved to x, y, scaled, turned (in full turns). */
    void (*push_place)(Canvas *canvas, double x, double y, double scale, double turn);
    /* Until the matching pop: nothing outside the box is drawn. */
    void (*push_clip)(Canvas *canvas, Box box);
    void (*pop)(Canvas *canvas);
    /* False when the layer still holds what was drawn with the same `stamp`
     * for the same area: then nothing is opened. */
    bool (*layer_begin)(Canvas *canvas, int layer, uint64_t stamp, Box area);
    void (*layer_end)(Canvas *canvas);
    void (*layer_show)(Canvas *canvas, int layer);
    /* Picture n cut to a circle or fitted into the box; false when the app
     * has no such picture. */
    bool (*picture)(Canvas *canvas, int picture, Box box, bool round);
} CanvasVerbs;

/* The table of a canvas that calls its functions by the names of the verbs, but for close_path
 * and write_words: the short names are taken. */
#define CANVAS_VERBS                                                                              \
    {                                                                                             \
        .move_to = move_to, .line_to = line_to, .curve_to = curve_to, .close = close_path,        \
        .fill = fill, .stroke = stroke, .write = write_words, .measure = measure,                 \
        .push_place = push_place, .push_clip = push_clip, .pop = pop, .layer_begin = layer_begin, \
        .layer_end = layer_end, .layer_show = layer_show, .picture = picture                      \
    }

/* A canvas begins with this; what follows is the maker's. */
struct Canvas {
    const CanvasVerbs *verbs;
};

enum { CANVAS_LAYERS = 9 };

/* Paths. */
void canvas_box_path(Canvas *canvas, Box box);
void canvas_round_path(Canvas *canvas, Box box, double radius);
void canvas_circle_path(Canvas *canvas, double x, double y, double radius);
/* An outline in the notation of SVG paths (M L H V C Z with absolute numbers,
 * and lower case relative ones), drawn on a square of `side` units, placed
 * into `box`. */
void canvas_outline_path(Canvas *canvas, const char *outline, double side, Box box);

/* The usual combinations. */
void canvas_fill_box(Canvas *canvas, Box box, Colour colour);
void canvas_fill_round(Canvas *canvas, Box box, double radius, Colour colour);
void canvas_stroke_round(Canvas *canvas, Box box, double radius, double width, Colour colour);
void canvas_fill_circle(Canvas *canvas, double x, double y, double radius, Colour colour);
void canvas_line(Canvas *canvas, double x1, double y1, double x2, double y2, double width,
                 Colour colour);
/* A soft shadow under a round box. */
void canvas_shadow(Canvas *canvas, Box box, double radius, double depth);

#endif
