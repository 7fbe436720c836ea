/* review_lists.h -- the review beside its graph: luck and decisions, turning points, rents. */
#ifndef VIEW_REVIEW_REVIEW_LISTS_H
#define VIEW_REVIEW_REVIEW_LISTS_H

#include "ui/ui.h"

/* Contents for form_height and scrolled areas; `what` is not used. */
double review_lists_sums(Ui *ui, Box box, void *what);
double review_lists_missed(Ui *ui, Box box, void *what);
double review_lists_moments(Ui *ui, Box box, void *what);
double review_lists_rents(Ui *ui, Box box, void *what);

#endif
