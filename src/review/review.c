/* review.c -- a played game reckoned up, in slices of work. */
#include "review/review.h"

#include <assert.h>

#include "base/mem.h"
#include "review/review_state.h"

const ReviewPlan review_plan_usual = {.seed = 18,
                                      .sketch_turns = 32,
                                      .sketch_games = 100,
                                      .sketch_pairs = 40,
                                      .first_games = 560,
                                      .full_turns = 64,
                                      .full_games = 450,
                                      .full_pairs = 200,
                                      .ways_games = 60,
                                      .ways_most = 400};

Review *review_new(const Table *table, const ReviewPlan *plan)
{
    Review *review = mem_new(1, sizeof *review);
    review->table = table;
    review->plan = *plan;
    review->count = table_action_count(table);
    review->start = SIZE_MAX;
    review->items = mem_new(review->count + 1, sizeof *review->items);
    review->course = mem_new(1, sizeof *review->course);
    review->game = *table_beginning(table);
    table_memory_at(table, 0, &review->memory);
    return review;
}

void review_free(Review *review)
{
    if (review == NULL) return;
    course_forget(review);
    mem_free(review->course);
    mem_free(review->items);
    mem_free(review->jobs);
    mem_free(review);
}

const Table *review_table(const Review *review)
{
    return review->table;
}

bool review_sketched(const Review *review)
{
    return review->pass > REVIEW_SKETCHES;
}

/* ---- passes ---- */

void review_stop_after_sketch(Review *review, bool stop)
{
    review->plan.sketch_only = stop;
}

static bool finished(const Review *review)
{
    return review->pass == REVIEW_DONE || (review->plan.sketch_only && review_sketched(review));
}

/* On to the next pass that has work to do. */
static void go_on(Review *review)
{
    while (!finished(review) && review->next == review->job_count && review->outstanding == 0) {
        review->pass++;
        if (review->pass == REVIEW_DONE) course_forget(review);
        review->job_count = review->next = 0;
        review_jobs_make(review);
    }
}

/* Looks at some actions; how many of `work` are left. */
static int prepare(Review *review, int work)
{
    while (work > 0 && review->prepared <= review->count) {
        reference_prepare(review);
        work--;
    }
    if (review->prepared > review->count && review->pass == REVIEW_PREPARES) go_on(review);
    return work;
}

/* ---- tasks ---- */

ReviewTask *review_take(Review *review)
{
    if (review->pass == REVIEW_PREPARES) prepare(review, INT32_MAX);
    go_on(review);
    if (finished(review) || review->next == review->job_count) return NULL;
    ReviewTask *task = mem_new(1, sizeof *task);
    task->place = review->next++;
    task->job = review->jobs[task->place];
    task->cost = review_rollouts_cost(review, &task->job);
    const ReviewItem *item = &review->items[task->job.n];
    task->tally = item->tally[task->job.kind == JOB_FULL ? LAYER_FULL : LAYER_SKETCH];
    task->pair = item->pair;
    task->weighing = item->weighing;
    review->outstanding++;
    return task;
}

static int played_of(const ReviewTask *task)
{
    if (task->job.kind == JOB_PAIR) return task->pair.played;
    return task->job.kind == JOB_WEIGH ? task->weighing.played : task->tally.played;
}

void review_play(const Review *review, ReviewTask *task)
{
    review_rollouts_play(review, task);
}

bool review_play_on(const Review *review, ReviewTask *task, int work)
{
    int target = task->job.target, most = played_of(task) + (work + task->cost - 1) / task->cost;
    if (most < target) task->job.target = most;
    review_rollouts_play(review, task);
    task->job.target = target;
    return played_of(task) < target;
}

void review_give(Review *review, ReviewTask *task)
{
    ReviewItem *item = &review->items[task->job.n];
    switch (task->job.kind) {
    case JOB_SKETCH: item->tally[LAYER_SKETCH] = task->tally; break;
    case JOB_FULL: item->tally[LAYER_FULL] = task->tally; break;
    case JOB_PAIR: item->pair = task->pair; break;
    case JOB_WEIGH: /* somebody may have asked meanwhile */
        if (task->weighing.played > item->weighing.played) item->weighing = task->weighing;
        break;
    case JOB_KINDS: break;
    }
    if (played_of(task) < review->jobs[task->place].target) review->next = task->place;
    review->outstanding--;
    review->played += task->spent;
    course_forget(review);
    mem_free(task);
    go_on(review);
}

void review_leave(Review *review, ReviewTask *task)
{
    if (task->place < review->next) review->next = task->place;
    review->outstanding--;
    mem_free(task);
}

bool review_step(Review *review, int work)
{
    work = prepare(review, work);
    while (work > 0 && !finished(review)) {
        assert(review->outstanding == 0);
        ReviewTask *task = review_take(review);
        if (task == NULL) break;
        review_play_on(review, task, work);
        work -= (int)task->spent;
        review_give(review, task);
    }
    return !finished(review);
}
