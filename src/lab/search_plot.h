/* search_plot.h -- how a sequential test and an evolution went, step by step. */
#ifndef LAB_SEARCH_PLOT_H
#define LAB_SEARCH_PLOT_H

#include "lab/evolution.h"
#include "lab/plot.h"
#include "lab/sequential_test.h"
#include "words/words.h"

/* `test` is a SequentialTest *: the difference and its interval, look by look. */
void search_plot_test(Canvas *canvas, Box page, const Words *words, const void *test);

/* `evolution` is an Evolution *: what the generations won. */
void search_plot_evolution(Canvas *canvas, Box page, const Words *words, const void *evolution);

#endif
