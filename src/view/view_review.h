/* view_review.h -- the review of the game on the table, as the app works it out. */
#ifndef VIEW_VIEW_REVIEW_H
#define VIEW_VIEW_REVIEW_H

#include "review/review.h"

typedef struct View View;

/* NULL: none yet. */
const Review *view_review(const View *view);

/* Something that is shown needs it: the app should work it out. */
bool view_wants_review(const View *view);

/* Changes whenever the app has told that the review has got on. */
uint32_t view_review_news(const View *view);

#endif
