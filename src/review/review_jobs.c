/* review_jobs.c -- what is to be played in each pass, first where it matters. */
#include <math.h>

#include "base/mem.h"
#include "review/review_state.h"

/* Moments that are looked at again; decisions that are doubted. */
enum { AGAIN_MOST = 12, FIRST_MOST = 3, DOUBTED_MOST = 24 };

void review_jobs_add(Review *review, ReviewJobKind kind, size_t n, int target)
{
    if (review->job_count == review->job_room) {
        review->job_room = review->job_room == 0 ? 64 : review->job_room * 2;
        review->jobs = mem_resize(review->jobs, review->job_room, sizeof *review->jobs);
    }
    review->jobs[review->job_count++] = (ReviewJob){.kind = kind, .n = n, .target = target};
}

static bool estimated(const Review *review, size_t n)
{
    return n >= review->start && review->items[n].fresh && !review->items[n].over;
}

static bool paired(const Review *review, size_t n)
{
    ReviewDoing doing = (ReviewDoing)review->items[n].doing;
    return n < review->count && n >= review->start &&
           (doing == DOING_DECIDED || doing == DOING_MISSED || doing == DOING_BOTH);
}

static void add_positions(Review *review)
{
    for (size_t n = 0; n <= review->count; n++)
        if (estimated(review, n)) review_jobs_add(review, JOB_SKETCH, n, review->plan.sketch_games);
}

static void add_pairs(Review *review, int games)
{
    for (size_t n = 0; n < review->count; n++)
        if (paired(review, n)) review_jobs_add(review, JOB_PAIR, n, games);
}

/* ---- the largest first ---- */

typedef struct Ranked {
    double size;
    int place;
} Ranked;

/* Sorts the largest to the front, `most` of them at least; equal ones stay in order. */
static void rank(Ranked *list, int count, int most)
{
    for (int i = 0; i < count && i < most; i++) {
        int best = i;
        for (int j = i + 1; j < count; j++)
            if (list[j].size > list[best].size) best = j;
        Ranked chosen = list[best];
        for (int j = best; j > i; j--) list[j] = list[j - 1];
        list[i] = chosen;
    }
}

static double largest(const FindingMoment *moment)
{
    double most = 0;
    for (SeatId seat = 0; seat < MAX_SEATS; seat++) {
        double size = fabs(finding_change(moment, seat));
        if (size > most) most = size;
    }
    return most;
}

static void add_once(Review *review, size_t n, int games)
{
    if (!estimated(review, n)) return;
    for (size_t i = 0; i < review->job_count; i++)
        if (review->jobs[i].n == n) return;
    review_jobs_add(review, JOB_SKETCH, n, games);
}

/* Both ends of a moment: the estimates it is the difference of. */
static void add_ends(Review *review, const FindingMoment *moment, int games)
{
    size_t from = moment->first, to = moment->last + 1;
    while (from > review->start && !review->items[from].fresh) from--;
    for (size_t n = from; n <= to; n++) add_once(review, n, games);
}

static void look_again(Review *review)
{
    int count = finding_moment_count(review);
    Ranked *list = mem_new((size_t)count + 1, sizeof *list);
    for (int i = 0; i < count; i++)
        list[i] = (Ranked){.size = largest(finding_moment(review, i)), .place = i};
    rank(list, count, AGAIN_MOST);
    for (int i = 0; i < count && i < AGAIN_MOST; i++)
        add_ends(review, finding_moment(review, list[i].place), review->plan.first_games);
    mem_free(list);
}

/* ---- the far horizon ---- */

/* Moments that are surely smaller than this are nothing. */
static const double nothing = 0.05;

static double error_of(const FindingMoment *moment)
{
    double most = 0;
    for (int seat = 0; seat < MAX_SEATS; seat++)
        if (moment->error[seat] > most) most = moment->error[seat];
    return most;
}

static void raise_ends(const Review *review, const FindingMoment *moment, int games, int *targets)
{
    size_t from = moment->first, to = moment->last + 1;
    while (from > review->start && !review->items[from].fresh) from--;
    for (size_t n = from; n <= to; n++)
        if (games > targets[n]) targets[n] = games;
}

/* Half around moments that the sketch found to be nothing, twice around the largest, and five times
 * around the very first, so that it can be told which of them decided most. Only the sketch
 * decides, whose dice are others, so that no result is stopped where it pleases. */
static void fill(Review *review)
{
    int count = finding_moment_count(review), games = review->plan.full_games;
    int *targets = mem_new(review->count + 1, sizeof *targets);
    Ranked *list = mem_new((size_t)count + 1, sizeof *list);
    for (int i = 0; i < count; i++) {
        const FindingMoment *moment = finding_moment(review, i);
        list[i] = (Ranked){.size = largest(moment), .place = i};
        bool small = list[i].size + error_of(moment) < nothing;
        raise_ends(review, moment, small ? games / 2 : games, targets);
    }
    rank(list, count, AGAIN_MOST);
    for (int i = 0; i < count && i < AGAIN_MOST; i++)
        raise_ends(review, finding_moment(review, list[i].place), (i < FIRST_MOST ? 5 : 2) * games,
                   targets);
    for (size_t n = 0; n <= review->count; n++)
        if (estimated(review, n))
            review_jobs_add(review, JOB_FULL, n, targets[n] > 0 ? targets[n] : games);
    mem_free(list);
    mem_free(targets);
}

/* ---- ways ---- */

static void weigh(Review *review)
{
    for (size_t n = review->start; n < review->count; n++)
        if (review->items[n].weighable)
            review_jobs_add(review, JOB_WEIGH, n, review->plan.ways_games);
}

/* Decisions that look like errors, by how sure that is. */
static void doubt(Review *review)
{
    Ranked *list = mem_new(review->count + 1, sizeof *list);
    int count = 0;
    for (size_t n = review->start; n < review->count; n++) {
        FindingWays ways;
        if (!review->items[n].weighable || !finding_ways(review, n, &ways)) continue;
        if (ways.loss > 0) list[count++] = (Ranked){.size = ways.loss, .place = (int)n};
    }
    rank(list, count, DOUBTED_MOST);
    for (int i = 0; i < count && i < DOUBTED_MOST; i++)
        review_jobs_add(review, JOB_WEIGH, (size_t)list[i].place, review->plan.ways_most);
    mem_free(list);
}

void review_jobs_make(Review *review)
{
    switch (review->pass) {
    case REVIEW_SKETCHES:
        add_positions(review);
        add_pairs(review, review->plan.sketch_pairs);
        break;
    case REVIEW_LOOKS_AGAIN: look_again(review); break;
    case REVIEW_PAIRS: add_pairs(review, review->plan.full_pairs); break;
    case REVIEW_WEIGHS: weigh(review); break;
    case REVIEW_DOUBTS: doubt(review); break;
    case REVIEW_FILLS: fill(review); break;
    case REVIEW_PREPARES:
    case REVIEW_DONE: break;
    }
}

/* ---- how far ---- */

static int64_t work_of(const Review *review, ReviewPass pass)
{
    const ReviewPlan *plan = &review->plan;
    int64_t positions = 0, pairs = 0, weighed = 0;
    for (size_t n = 0; n <= review->count && n < review->prepared; n++) {
        positions += estimated(review, n);
        pairs += paired(review, n);
        weighed += review->items[n].weighable;
    }
    switch (pass) {
    case REVIEW_SKETCHES: return positions * plan->sketch_games + 2 * pairs * plan->sketch_pairs;
    case REVIEW_LOOKS_AGAIN:
        return 2 * AGAIN_MOST * (int64_t)(plan->first_games - plan->sketch_games);
    case REVIEW_PAIRS: return 2 * pairs * (plan->full_pairs - plan->sketch_pairs);
    case REVIEW_WEIGHS: return 3 * weighed * plan->ways_games;
    case REVIEW_DOUBTS: return 3 * DOUBTED_MOST * (int64_t)(plan->ways_most - plan->ways_games);
    case REVIEW_FILLS: return 3 * positions * plan->full_games / 2;
    case REVIEW_PREPARES:
    case REVIEW_DONE: break;
    }
    return 0;
}

ReviewProgress review_progress(const Review *review)
{
    ReviewProgress progress = {.pass = review->pass, .played = review->played};
    double done = 0, all = 0, sketch = (double)work_of(review, REVIEW_SKETCHES);
    if (review->pass == REVIEW_PREPARES)
        progress.part_pass = (double)review->prepared / (double)(review->count + 1);
    else if (review->job_count > 0)
        progress.part_pass = (double)review->next / (double)review->job_count;
    for (int pass = REVIEW_SKETCHES; pass < REVIEW_DONE; pass++) {
        double work = (double)work_of(review, (ReviewPass)pass);
        all += work;
        if (pass < (int)review->pass) done += work;
        if (pass == (int)review->pass) done += work * progress.part_pass;
    }
    if (review->pass == REVIEW_DONE) done = all = 1;
    progress.whole = all > 0 && review->pass != REVIEW_PREPARES ? done / all : 0;
    progress.part = progress.whole;
    if (!review->plan.sketch_only) return progress;
    progress.part = sketch > 0 && done < sketch ? done / sketch : 1;
    if (review->pass == REVIEW_PREPARES) progress.part = 0;
    if (review_sketched(review)) progress.pass = REVIEW_DONE;
    return progress;
}
