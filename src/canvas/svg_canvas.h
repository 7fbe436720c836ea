/* svg_canvas.h -- a canvas that writes SVG, without any library. */
#ifndef CANVAS_SVG_CANVAS_H
#define CANVAS_SVG_CANVAS_H

#include "base/text.h"
#include "canvas/canvas.h"

/* A picture of this many pixels. Text is measured approximately and shown in
 * Inter, or any sans-serif font the reader has. Pictures of the app's are
 * left out. */
Canvas *svg_canvas_new(double width, double height);
void svg_canvas_free(Canvas *canvas);

/* Adds the whole file to `out`; every place and clip has been popped. */
void svg_canvas_write(const Canvas *canvas, Text *out);

#endif
