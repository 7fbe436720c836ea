/* cairo_text.h -- lines of text by Pango, measured and drawn from a store of masks. */
#ifndef APPS_PICTURE_CAIRO_TEXT_H
#define APPS_PICTURE_CAIRO_TEXT_H

#include <cairo.h>

#include "canvas/canvas.h"

/* Inter, or DejaVu Sans where it is missing, or whatever there is. Lines that
 * were measured or drawn lately are kept, in bounded memory. */
typedef struct CairoText CairoText;

/* `scale`: pixels of the device per pixel of the window. */
CairoText *cairo_text_new(double scale);
void cairo_text_free(CairoText *text);

/* In pixels of the window; the same at every scale. */
double cairo_text_width(CairoText *text, const char *words, size_t length, Font font);

/* Draws with the matrix of `cairo`. Lines that do not move begin on whole
 * pixels of the device, so that they look the same everywhere. */
void cairo_text_draw(CairoText *text, cairo_t *cairo, double x, double baseline, const char *words,
                     size_t length, Font font, Colour colour);

#endif
