/* inter_width.h -- about how wide text in Inter is, where nothing can measure. */
#ifndef CANVAS_INTER_WIDTH_H
#define CANVAS_INTER_WIDTH_H

#include "canvas/canvas.h"

/* Within a few percent for Latin text; without kerning. */
double inter_width(const char *words, size_t length, Font font);

#endif
