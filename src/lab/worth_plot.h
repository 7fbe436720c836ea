/* worth_plot.h -- what groups earn, as curves. */
#ifndef LAB_WORTH_PLOT_H
#define LAB_WORTH_PLOT_H

#include "lab/group_worth.h"
#include "lab/plot.h"
#include "words/words.h"

/* Both are borrowed; a worth for every group. */
typedef struct WorthStudy {
    const Edition *edition;
    const GroupWorth *worths;
} WorthStudy;

/* `study` is a WorthStudy. Rent per opponent's turn in percent of all that was
 * spent, level by level. */
void worth_plot_returns(Canvas *canvas, Box page, const Words *words, const void *study);

#endif
