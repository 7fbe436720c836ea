/* reviewer.c -- the review of the game on the table, worked out while it is looked at. */
#include "apps/drawn/reviewer.h"

#include "base/mem.h"
#include "review/finding.h"
#include "view/view_review.h"

/* Rollouts in a slice; slices between two pictures of the progress; games a way that were asked
 * for, and in a slice. */
enum { WORK = 4, SLICES_SHOWN = 60, WAYS_GAMES = 120, WAYS_SLICE = 2 };

struct Reviewer {
    const ControllerHost *host;
    Review *review; /* NULL: none */
    const Table *table;
    int64_t id;   /* of the game; 0: it is not kept */
    size_t count; /* actions when it began */
    int slices;
    bool read;       /* what was kept has been looked for */
    ReviewPass kept; /* the pass in which it was kept last */
    int64_t asked;   /* an action whose ways are weighed first; -1: none */
    int asked_left;
};

Reviewer *reviewer_new(const ControllerHost *host)
{
    Reviewer *reviewer = mem_new(1, sizeof *reviewer);
    reviewer->host = host;
    reviewer->asked = -1;
    return reviewer;
}

/* ---- kept with the game ---- */

static void keep(const Reviewer *reviewer)
{
    const ControllerHost *host = reviewer->host;
    if (reviewer->id == 0 || host->keep_review == NULL || !review_sketched(reviewer->review))
        return;
    Text text = text_growing();
    review_write(reviewer->review, &text);
    host->keep_review(host->self, reviewer->id, text.start);
    text_free(&text);
}

static void take_up(Reviewer *reviewer)
{
    const ControllerHost *host = reviewer->host;
    Text text = text_growing();
    if (reviewer->id != 0 && host->review != NULL && host->review(host->self, reviewer->id, &text))
        review_read(reviewer->review, text.start, text.length);
    text_free(&text);
    reviewer->read = true;
    reviewer->kept = review_progress(reviewer->review).pass;
}

/* ---- other hands ---- */

static void recall(Reviewer *reviewer)
{
    const ReviewHands *hands = reviewer->host->hands;
    if (hands == NULL || reviewer->review == NULL) return;
    for (ReviewTask *task; (task = hands->fetch(hands->self)) != NULL;)
        review_give(reviewer->review, task);
    for (ReviewTask *task; (task = hands->recall(hands->self)) != NULL;)
        review_leave(reviewer->review, task);
}

/* Gives what was played, hands out what there is; false when that was nothing. */
static bool exchange(Reviewer *reviewer)
{
    const ReviewHands *hands = reviewer->host->hands;
    bool any = false;
    for (ReviewTask *task; (task = hands->fetch(hands->self)) != NULL; any = true)
        review_give(reviewer->review, task);
    ReviewPass pass = review_progress(reviewer->review).pass;
    if (pass != reviewer->kept) keep(reviewer);
    reviewer->kept = pass;
    while (hands->room(hands->self) > 0) {
        ReviewTask *task = review_take(reviewer->review);
        if (task == NULL) break;
        hands->hand(hands->self, reviewer->review, task);
        any = true;
    }
    return any;
}

/* ---- from begin to end ---- */

static void put_away(Reviewer *reviewer)
{
    recall(reviewer);
    if (reviewer->read && review_progress(reviewer->review).pass != REVIEW_DONE) keep(reviewer);
    review_free(reviewer->review);
    *reviewer = (Reviewer){.host = reviewer->host, .asked = -1};
}

void reviewer_drop(Reviewer *reviewer, View *view)
{
    if (reviewer->review == NULL) return;
    view_set_review(view, NULL);
    put_away(reviewer);
}

void reviewer_free(Reviewer *reviewer)
{
    if (reviewer == NULL) return;
    if (reviewer->review != NULL) put_away(reviewer);
    mem_free(reviewer);
}

static void begin(Reviewer *reviewer, const Table *table, int64_t id, View *view)
{
    if (reviewer->table != table || reviewer->count != table_action_count(table))
        reviewer_drop(reviewer, view);
    if (reviewer->review != NULL) return;
    reviewer->review = review_new(table, &review_plan_usual);
    reviewer->table = table;
    reviewer->id = id;
    reviewer->count = table_action_count(table);
    view_set_review(view, reviewer->review);
}

bool reviewer_busy(Reviewer *reviewer, const Table *table, int64_t id, View *view)
{
    if (table == NULL || !view_wants_review(view)) return false;
    begin(reviewer, table, id, view);
    return reviewer->asked >= 0 || review_progress(reviewer->review).pass != REVIEW_DONE;
}

/* ---- working ---- */

static void weigh_asked(Reviewer *reviewer)
{
    bool goes = finding_ask(reviewer->review, (size_t)reviewer->asked, WAYS_SLICE);
    reviewer->asked_left -= WAYS_SLICE;
    if (!goes || reviewer->asked_left <= 0) reviewer->asked = -1;
}

/* By itself, as long as there are no other hands or every action must be looked at once. */
static bool go_on(Reviewer *reviewer)
{
    Review *review = reviewer->review;
    bool prepares = review_progress(review).pass == REVIEW_PREPARES;
    if (!prepares && reviewer->host->hands != NULL) return exchange(reviewer);
    review_step(review, WORK);
    ReviewPass pass = review_progress(review).pass;
    if (prepares && pass != REVIEW_PREPARES && !reviewer->read) take_up(reviewer);
    if (!prepares && pass != reviewer->kept) keep(reviewer);
    if (!prepares) reviewer->kept = pass;
    return true;
}

bool reviewer_work(Reviewer *reviewer, View *view)
{
    bool sketched = review_sketched(reviewer->review), any = true, asked = reviewer->asked >= 0;
    if (asked)
        weigh_asked(reviewer);
    else
        any = go_on(reviewer);
    bool news = review_sketched(reviewer->review) != sketched || (asked && reviewer->asked < 0) ||
                review_progress(reviewer->review).pass == REVIEW_DONE;
    if (++reviewer->slices % SLICES_SHOWN == 0 || news) view_set_review(view, reviewer->review);
    return any;
}

void reviewer_ask(Reviewer *reviewer, size_t n)
{
    if (reviewer->review == NULL || n >= reviewer->count) return;
    reviewer->asked = (int64_t)n;
    reviewer->asked_left = WAYS_GAMES;
}
