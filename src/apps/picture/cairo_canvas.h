/* cairo_canvas.h -- Canvas on Cairo and Pango: pixels in memory, and PNG files. */
#ifndef APPS_PICTURE_CAIRO_CANVAS_H
#define APPS_PICTURE_CAIRO_CANVAS_H

#include "base/text.h"
#include "canvas/canvas.h"

enum { CAIRO_CANVAS_PICTURES = 64 };

/* So many pixels of the device, `scale` of them for one of the window. */
Canvas *cairo_canvas_new(int width, int height, double scale);
void cairo_canvas_free(Canvas *canvas);
/* The pixels and the layers are lost; pictures stay. */
void cairo_canvas_resize(Canvas *canvas, int width, int height, double scale);

/* What was drawn: rows of `stride` bytes of 0xAARRGGBB, in the order of the
 * machine's own bytes; valid until the next verb. */
typedef struct CairoPixels {
    const void *start;
    int width, height, stride;
} CairoPixels;
CairoPixels cairo_canvas_pixels(Canvas *canvas);

/* Writes what was drawn as a PNG file ("-": standard output); false with a
 * sentence. */
bool cairo_canvas_png(Canvas *canvas, const char *path, Text *why);

/* Picture `number` from a PNG file; false with a sentence, the old picture
 * stays then. Large ones are kept small. */
bool cairo_canvas_picture(Canvas *canvas, int number, const char *path, Text *why);

#endif
