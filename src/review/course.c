/* course.c -- the chances of all seats carried through the game, and what changed them. */
#include <math.h>

#include "base/mem.h"
#include "review/review_state.h"

/* What one action did to all seats, and the squares of its errors. */
typedef struct CourseChange {
    double luck[MAX_SEATS], decision[MAX_SEATS], missed[MAX_SEATS];
    double drift[MAX_SEATS], ended[MAX_SEATS];
    double fresh_spread[MAX_SEATS]; /* of a new estimate */
    double pair_spread[MAX_SEATS];
    bool fresh;
} CourseChange;

/* On the way through the game. */
typedef struct CourseWalk {
    const Review *review;
    ReviewCourse *course;
    int layer, seats, room;
    double now[MAX_SEATS], spread[MAX_SEATS];
    /* of the moment under way */
    double before[MAX_SEATS], after[MAX_SEATS], pairs[MAX_SEATS];
    bool fresh;
    double largest;
} CourseWalk;

/* ---- means ---- */

static double spread_of(double sum, double square, int played)
{
    if (played < 2) return 0;
    double mean = sum / played, spread = square / played - mean * mean;
    return spread > 0 ? spread / (played - 1) : 0;
}

static void result_of(const Review *review, double shares[MAX_SEATS])
{
    SeatId winner = table_game(review->table)->winner;
    for (int seat = 0; seat < MAX_SEATS; seat++) shares[seat] = seat == winner ? 1 : 0;
}

static void estimate(const CourseWalk *walk, size_t n, double chances[MAX_SEATS],
                     double early[MAX_SEATS], double spread[MAX_SEATS])
{
    const ReviewItem *item = &walk->review->items[n];
    const ReviewTally *tally = &item->tally[walk->layer];
    double played = tally->played > 0 ? tally->played : 1;
    for (int seat = 0; seat < MAX_SEATS; seat++) {
        chances[seat] = tally->sum[seat] / played;
        early[seat] = tally->early[seat] / played;
        spread[seat] = spread_of(tally->early[seat], tally->early_square[seat], tally->played);
    }
    if (!item->over) return;
    result_of(walk->review, chances);
    result_of(walk->review, early);
    for (int seat = 0; seat < MAX_SEATS; seat++) spread[seat] = 0;
}

/* ---- one action ---- */

/* A new estimate: at the old horizon it tells what chance did, at the new one it goes on. */
static void change_fresh(CourseWalk *walk, size_t n, double into[MAX_SEATS], CourseChange *change)
{
    double chances[MAX_SEATS], early[MAX_SEATS];
    estimate(walk, n + 1, chances, early, change->fresh_spread);
    change->fresh = true;
    for (int seat = 0; seat < MAX_SEATS; seat++) {
        into[seat] = early[seat] - walk->now[seat];
        change->drift[seat] = chances[seat] - early[seat];
        walk->now[seat] = chances[seat];
        walk->spread[seat] = change->fresh_spread[seat];
    }
}

static void change_paired(CourseWalk *walk, size_t n, CourseChange *change)
{
    const ReviewPair *pair = &walk->review->items[n].pair;
    double played = pair->played > 0 ? pair->played : 1;
    for (int seat = 0; seat < MAX_SEATS; seat++) {
        change->decision[seat] = pair->done[seat] / played;
        change->missed[seat] = pair->missed[seat] / played;
        change->pair_spread[seat] =
            spread_of(pair->done[seat], pair->done_square[seat], pair->played) +
            spread_of(pair->missed[seat], pair->missed_square[seat], pair->played);
        walk->now[seat] += change->decision[seat] + change->missed[seat];
        walk->spread[seat] += change->pair_spread[seat];
    }
}

/* What is left when the game is over: by count, if nobody did anything else; otherwise it is the
 * error of the estimate. */
static void change_over(CourseWalk *walk, bool counted, CourseChange *change)
{
    double result[MAX_SEATS];
    result_of(walk->review, result);
    for (int seat = 0; seat < MAX_SEATS; seat++) {
        (counted ? change->ended : change->drift)[seat] += result[seat] - walk->now[seat];
        walk->now[seat] = result[seat];
        walk->spread[seat] = 0;
    }
}

static void change_make(CourseWalk *walk, size_t n, CourseChange *change)
{
    const Review *review = walk->review;
    ReviewDoing doing = (ReviewDoing)review->items[n].doing;
    *change = (CourseChange){.fresh = false};
    if (n < review->start) return;
    switch (doing) {
    case DOING_CHANCE: change_fresh(walk, n, change->luck, change); break;
    case DOING_LEFT: change_fresh(walk, n, change->ended, change); break;
    case DOING_DECIDED:
    case DOING_MISSED:
    case DOING_BOTH: change_paired(walk, n, change); break;
    case DOING_SETUP:
    case DOING_SAME:
    case DOING_COUNT: break;
    }
    bool over = review->items[n + 1].over;
    if (over && !change->fresh) change_over(walk, doing == DOING_SAME, change);
}

/* ---- sums ---- */

static void add_to_sums(CourseWalk *walk, size_t n, const CourseChange *change)
{
    SeatId owner = walk->review->items[n].owner;
    for (SeatId seat = 0; seat < walk->seats; seat++) {
        FindingSums *sums = &walk->course->sums[seat];
        bool own = seat == owner;
        *(own ? &sums->own_luck : &sums->others_luck) += change->luck[seat];
        *(own ? &sums->own_decisions : &sums->others_decisions) += change->decision[seat];
        *(own ? &sums->own_missed : &sums->others_missed) += change->missed[seat];
        sums->drift += change->drift[seat];
        sums->ended += change->ended[seat];
        sums->luck_error += change->pair_spread[seat];
        if (own) sums->decisions_error += change->pair_spread[seat];
    }
}

/* ---- moments ---- */

static void close_moment(CourseWalk *walk)
{
    ReviewCourse *course = walk->course;
    if (course->moment_count == 0) return;
    FindingMoment *moment = &course->moments[course->moment_count - 1];
    for (int seat = 0; seat < MAX_SEATS; seat++) {
        double spread = walk->pairs[seat];
        if (walk->fresh) spread += walk->before[seat] + walk->after[seat];
        moment->error[seat] = sqrt(spread);
    }
}

static FindingMoment *open_moment(CourseWalk *walk, size_t n, const double spread[MAX_SEATS])
{
    ReviewCourse *course = walk->course;
    close_moment(walk);
    if (course->moment_count == walk->room) {
        walk->room = walk->room == 0 ? 64 : walk->room * 2;
        course->moments = mem_resize(course->moments, (size_t)walk->room, sizeof *course->moments);
    }
    FindingMoment *moment = &course->moments[course->moment_count++];
    const ReviewItem *item = &walk->review->items[n];
    *moment = (FindingMoment){.kind = segment_kind(walk->review, n),
                              .seat = item->owner,
                              .first = n,
                              .last = n,
                              .round = item->round,
                              .told = n};
    walk->fresh = false;
    walk->largest = -1;
    for (int seat = 0; seat < MAX_SEATS; seat++) {
        walk->before[seat] = spread[seat];
        walk->after[seat] = walk->pairs[seat] = 0;
    }
    return moment;
}

static double size_of(const CourseChange *change)
{
    double most = 0;
    for (int seat = 0; seat < MAX_SEATS; seat++) {
        double size = fabs(change->luck[seat] + change->decision[seat] + change->missed[seat] +
                           change->ended[seat]);
        if (size > most) most = size;
    }
    return most;
}

static void add_to_moment(CourseWalk *walk, size_t n, const CourseChange *change,
                          FindingMoment *moment)
{
    const ReviewItem *item = &walk->review->items[n];
    moment->last = n;
    for (SeatId seat = 0; seat < walk->seats; seat++) {
        moment->luck[seat] += change->luck[seat];
        moment->decision[seat] += change->decision[seat];
        moment->missed[seat] += change->missed[seat];
        moment->ended[seat] += change->ended[seat];
        if (seat == item->owner) moment->own[seat] += change->decision[seat];
        walk->pairs[seat] += change->pair_spread[seat];
        if (change->fresh) walk->after[seat] = change->fresh_spread[seat];
    }
    walk->fresh = walk->fresh || change->fresh;
    if (size_of(change) <= walk->largest) return;
    walk->largest = size_of(change);
    moment->told = n;
    if (moment->kind == FINDING_AUCTION) moment->seat = item->owner;
}

static void go_through(CourseWalk *walk, size_t n)
{
    ReviewCourse *course = walk->course;
    double spread[MAX_SEATS];
    CourseChange change;
    for (int seat = 0; seat < MAX_SEATS; seat++) spread[seat] = walk->spread[seat];
    change_make(walk, n, &change);
    add_to_sums(walk, n, &change);
    FindingMoment *last =
        course->moment_count > 0 ? &course->moments[course->moment_count - 1] : NULL;
    if (last == NULL || !segment_joins(walk->review, last, n)) last = open_moment(walk, n, spread);
    add_to_moment(walk, n, &change, last);
}

/* ---- the whole ---- */

/* The full layer counts once it is whole. */
static int layer_of(const Review *review)
{
    return review->pass == REVIEW_DONE ? LAYER_FULL : LAYER_SKETCH;
}

static void keep_point(const CourseWalk *walk, size_t n)
{
    for (int seat = 0; seat < MAX_SEATS; seat++) {
        walk->course->chances[n][seat] = walk->now[seat];
        walk->course->spread[n][seat] = walk->spread[seat];
    }
}

static void course_make(const Review *review, ReviewCourse *course)
{
    CourseWalk walk = {.review = review,
                       .course = course,
                       .layer = layer_of(review),
                       .seats = table_seating(review->table)->count};
    double early[MAX_SEATS];
    course->chances = mem_new(review->count + 1, sizeof *course->chances);
    course->spread = mem_new(review->count + 1, sizeof *course->spread);
    estimate(&walk, review->start, walk.now, early, walk.spread);
    for (SeatId seat = 0; seat < walk.seats; seat++)
        course->sums[seat] =
            (FindingSums){.start = walk.now[seat], .luck_error = walk.spread[seat]};
    for (size_t n = 0; n < review->count; n++) {
        keep_point(&walk, n);
        go_through(&walk, n);
    }
    keep_point(&walk, review->count);
    close_moment(&walk);
    for (SeatId seat = 0; seat < walk.seats; seat++) {
        FindingSums *sums = &course->sums[seat];
        sums->result = walk.now[seat];
        sums->luck_error = sqrt(sums->luck_error + walk.spread[seat]);
        sums->decisions_error = sqrt(sums->decisions_error);
    }
    course->valid = true;
}

void course_forget(Review *review)
{
    ReviewCourse *course = review->course;
    mem_free(course->chances);
    mem_free(course->spread);
    mem_free(course->moments);
    *course = (ReviewCourse){.valid = false};
}

const ReviewCourse *course_of(const Review *review)
{
    if (!review->course->valid) course_make(review, review->course);
    return review->course;
}
