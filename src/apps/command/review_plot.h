/* review_plot.h -- a review in pictures. */
#ifndef APPS_COMMAND_REVIEW_PLOT_H
#define APPS_COMMAND_REVIEW_PLOT_H

#include "canvas/canvas.h"
#include "words/words.h"

/* Picture.draw; `data` is a `const Review *`. */
void review_plot_chances(Canvas *canvas, Box page, const Words *words, const void *data);
void review_plot_parts(Canvas *canvas, Box page, const Words *words, const void *data);

#endif
