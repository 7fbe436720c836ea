/* view_review.c -- the review of the game on the table, as the app works it out. */
#include "view/view_review.h"

#include "view/screens/replay_chart.h"
#include "view/view.h"
#include "view/view_state.h"

const Review *view_review(const View *view)
{
    return view->review;
}

bool view_wants_review(const View *view)
{
    return text_same(view_place(view), "review") || replay_wants_chances(view);
}

uint32_t view_review_news(const View *view)
{
    return view->review_news;
}

void view_set_review(View *view, const Review *review)
{
    view->review = review;
    view->review_news++;
    view->dirty = true;
}
