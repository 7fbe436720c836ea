/* landing_plot.h -- the board, coloured by how often tokens stop where. */
#ifndef LAB_LANDING_PLOT_H
#define LAB_LANDING_PLOT_H

#include "lab/plot.h"
#include "lab/stationary.h"
#include "words/words.h"

enum { LANDING_PLOT_SIDE = 920 };

/* The edition is borrowed. */
typedef struct LandingMap {
    const Edition *edition;
    JailPolicy policy;
    double places[MARKOV_PLACES];
} LandingMap;

/* `map` is a LandingMap; the page is about as high as it is wide. */
void landing_plot_board(Canvas *canvas, Box page, const Words *words, const void *map);

#endif
