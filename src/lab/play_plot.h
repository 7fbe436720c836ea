/* play_plot.h -- a series of games in pictures. */
#ifndef LAB_PLAY_PLOT_H
#define LAB_PLAY_PLOT_H

#include "canvas/canvas.h"
#include "lab/match.h"
#include "words/words.h"

/* Both are borrowed. */
typedef struct PlayStudy {
    const Match *match;
    const Tally *tally;
} PlayStudy;

/* `study` is a PlayStudy. Shares of games won with their intervals; finished
 * games by rounds; mean worth over time; rent by group. */
void play_plot_wins(Canvas *canvas, Box page, const Words *words, const void *study);
void play_plot_lengths(Canvas *canvas, Box page, const Words *words, const void *study);
void play_plot_money(Canvas *canvas, Box page, const Words *words, const void *study);
void play_plot_income(Canvas *canvas, Box page, const Words *words, const void *study);

#endif
