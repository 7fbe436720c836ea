/* view_review.h -- the review of the game on the table, as the app works it out. */
#ifndef VIEW_VIEW_REVIEW_H
#define VIEW_VIEW_REVIEW_H

#include "review/review.h"

typedef struct View View;

/* NULL: none yet. */
const Review *view_review(const View *view);

#endif
