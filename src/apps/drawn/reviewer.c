/* reviewer.c -- the review of the game on the table, worked out in slices while it is looked at. */
#include "apps/drawn/reviewer.h"

#include "base/mem.h"
#include "review/finding.h"

/* Rollouts in a slice; slices between two pictures of the progress; games a way that were asked
 * for, and in a slice. */
enum { WORK = 4, SLICES_SHOWN = 60, WAYS_GAMES = 120, WAYS_SLICE = 2 };

struct Reviewer {
    Review *review; /* NULL: none */
    const Table *table;
    size_t count; /* actions when it began */
    int slices;
    int64_t asked; /* an action whose ways are weighed first; -1: none */
    int asked_left;
};

Reviewer *reviewer_new(void)
{
    Reviewer *reviewer = mem_new(1, sizeof *reviewer);
    reviewer->asked = -1;
    return reviewer;
}

void reviewer_drop(Reviewer *reviewer, View *view)
{
    if (reviewer->review == NULL) return;
    view_set_review(view, NULL);
    review_free(reviewer->review);
    *reviewer = (Reviewer){.asked = -1};
}

void reviewer_free(Reviewer *reviewer)
{
    if (reviewer == NULL) return;
    if (reviewer->review != NULL) review_free(reviewer->review);
    mem_free(reviewer);
}

static void begin(Reviewer *reviewer, const Table *table, View *view)
{
    if (reviewer->table != table || reviewer->count != table_action_count(table))
        reviewer_drop(reviewer, view);
    if (reviewer->review != NULL) return;
    reviewer->review = review_new(table, &review_plan_usual);
    reviewer->table = table;
    reviewer->count = table_action_count(table);
    view_set_review(view, reviewer->review);
}

bool reviewer_busy(Reviewer *reviewer, const Table *table, View *view)
{
    if (table == NULL || !text_same(view_place(view), "review")) return false;
    begin(reviewer, table, view);
    return reviewer->asked >= 0 || review_progress(reviewer->review).pass != REVIEW_DONE;
}

void reviewer_work(Reviewer *reviewer, View *view)
{
    bool sketched = review_sketched(reviewer->review);
    if (reviewer->asked >= 0) {
        bool goes = finding_ask(reviewer->review, (size_t)reviewer->asked, WAYS_SLICE);
        reviewer->asked_left -= WAYS_SLICE;
        if (!goes || reviewer->asked_left <= 0) reviewer->asked = -1;
    } else {
        review_step(reviewer->review, WORK);
    }
    bool news = review_sketched(reviewer->review) != sketched || reviewer->asked_left == 0;
    if (++reviewer->slices % SLICES_SHOWN == 0 || news) view_set_review(view, reviewer->review);
}

void reviewer_ask(Reviewer *reviewer, size_t n)
{
    if (reviewer->review == NULL || n >= reviewer->count) return;
    reviewer->asked = (int64_t)n;
    reviewer->asked_left = WAYS_GAMES;
}
