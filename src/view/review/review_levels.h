/* review_levels.h -- everybody's decisions beside those of the levels. */
#ifndef VIEW_REVIEW_REVIEW_LEVELS_H
#define VIEW_REVIEW_REVIEW_LEVELS_H

#include "view/view.h"

/* Contents of a scroll: how high it is. Nothing where the board was not measured. */
double review_levels_words(Ui *ui, Box box, void *what); /* a sentence for every person */
double review_levels_list(Ui *ui, Box box, void *what);

#endif
