/* finding.c -- what a review has found. */
#include "review/finding.h"

#include <math.h>

#include "base/mem.h"
#include "review/review_state.h"

enum { TURNING_DOUBT = 3, BEST_DOUBT = 2 };

void finding_chances(const Review *review, size_t n, double chances[MAX_SEATS],
                     double errors[MAX_SEATS])
{
    const ReviewCourse *course = course_of(review);
    for (int seat = 0; seat < MAX_SEATS; seat++) {
        chances[seat] = course->chances[n][seat];
        if (errors != NULL) errors[seat] = sqrt(course->spread[n][seat]);
    }
}

size_t finding_start(const Review *review)
{
    return review->start;
}

FindingSums finding_sums(const Review *review, SeatId seat)
{
    return course_of(review)->sums[seat];
}

/* ---- moments ---- */

int finding_moment_count(const Review *review)
{
    return course_of(review)->moment_count;
}

const FindingMoment *finding_moment(const Review *review, int n)
{
    return &course_of(review)->moments[n];
}

int finding_moment_of(const Review *review, size_t n)
{
    const ReviewCourse *course = course_of(review);
    int low = 0, high = course->moment_count - 1;
    while (low < high) {
        int middle = (low + high) / 2;
        if (course->moments[middle].last < n)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

double finding_change(const FindingMoment *moment, SeatId seat)
{
    return moment->luck[seat] + moment->decision[seat] + moment->missed[seat] + moment->ended[seat];
}

/* The largest change of any seat that is beyond doubt; 0: none is. */
static double turning(const FindingMoment *moment)
{
    double most = 0;
    for (SeatId seat = 0; seat < MAX_SEATS; seat++) {
        double size = fabs(finding_change(moment, seat));
        if (size > most && size > TURNING_DOUBT * moment->error[seat]) most = size;
    }
    return most;
}

int finding_turning_points(const Review *review, int moments[FINDING_TURNING_MOST])
{
    const ReviewCourse *course = course_of(review);
    double sizes[FINDING_TURNING_MOST] = {0};
    int count = 0;
    for (int i = 0; i < course->moment_count; i++) {
        double size = turning(&course->moments[i]);
        int least = 0;
        for (int j = 1; j < count; j++)
            if (sizes[j] < sizes[least]) least = j;
        if (size <= 0 || (count == FINDING_TURNING_MOST && size <= sizes[least])) continue;
        if (count == FINDING_TURNING_MOST) {
            for (int j = least; j < count - 1; j++) {
                sizes[j] = sizes[j + 1];
                moments[j] = moments[j + 1];
            }
            count--;
        }
        sizes[count] = size;
        moments[count++] = i;
    }
    return count;
}

static double worth_of(const FindingMoment *moment, SeatId seat, FindingBest which)
{
    bool luck = which == FINDING_LUCKIEST || which == FINDING_UNLUCKIEST;
    double worth = luck ? (moment->seat == seat ? moment->luck[seat] : 0) : moment->own[seat];
    return which == FINDING_WORST_DECISION || which == FINDING_UNLUCKIEST ? -worth : worth;
}

int finding_best(const Review *review, SeatId seat, FindingBest which)
{
    const ReviewCourse *course = course_of(review);
    int best = -1;
    double most = 0;
    for (int i = 0; i < course->moment_count; i++) {
        double worth = worth_of(&course->moments[i], seat, which);
        if (worth <= most || worth <= BEST_DOUBT * course->moments[i].error[seat]) continue;
        most = worth;
        best = i;
    }
    return best;
}

/* ---- decisions ---- */

static double error_of(double sum, double square, int played)
{
    if (played < 2) return 0;
    double mean = sum / played, spread = square / played - mean * mean;
    return spread > 0 ? sqrt(spread / (played - 1)) : 0;
}

bool finding_decision(const Review *review, size_t n, FindingDecision *decision)
{
    const ReviewItem *item = &review->items[n];
    ReviewDoing doing = (ReviewDoing)item->doing;
    if (n < review->start || n >= review->count || doing == DOING_CHANCE || doing == DOING_LEFT)
        return false;
    SeatId seat = item->owner;
    const ReviewPair *pair = &item->pair;
    bool missed = doing == DOING_MISSED;
    *decision = (FindingDecision){.seat = seat,
                                  .same = doing == DOING_SAME,
                                  .missed = missed || doing == DOING_BOTH,
                                  .silent = item->silent,
                                  .hard = item->hard,
                                  .played = pair->played};
    if (pair->played == 0) return true;
    const double *sum = missed ? pair->missed : pair->done;
    const double *square = missed ? pair->missed_square : pair->done_square;
    decision->change = sum[seat] / pair->played;
    decision->error = error_of(sum[seat], square[seat], pair->played);
    return true;
}

/* ---- ways ---- */

/* The best way by one half, measured on the other; staying with what was done is one of them. */
static double half_loss(const ReviewWeighing *weighing, int chosen_on)
{
    int best = 0, other = 1 - chosen_on;
    for (int way = 1; way < weighing->count; way++)
        if (weighing->ahead[way][chosen_on] > weighing->ahead[best][chosen_on]) best = way;
    int played = (weighing->played + (other == 0)) / 2;
    return played > 0 ? weighing->ahead[best][other] / played : 0;
}

double finding_loss(const ReviewWeighing *weighing)
{
    return (half_loss(weighing, 0) + half_loss(weighing, 1)) / 2;
}

static void way_make(const ReviewWeighing *weighing, int way, const Action *action,
                     FindingWay *made)
{
    double ahead = weighing->ahead[way][0] + weighing->ahead[way][1];
    *made = (FindingWay){.action = *action};
    if (weighing->played == 0) return;
    made->chance = weighing->sum[way] / weighing->played;
    made->ahead = ahead / weighing->played;
    made->error = error_of(ahead, weighing->square[way], weighing->played);
}

/* The best before all, but what was done stays first. */
static void sort_ways(FindingWays *ways)
{
    for (int i = 2; i < ways->count; i++)
        for (int j = i; j > 1 && ways->ways[j].ahead > ways->ways[j - 1].ahead; j--) {
            FindingWay way = ways->ways[j];
            ways->ways[j] = ways->ways[j - 1];
            ways->ways[j - 1] = way;
        }
}

bool finding_ways(const Review *review, size_t n, FindingWays *ways)
{
    const ReviewWeighing *weighing = &review->items[n].weighing;
    if (n >= review->count || !review->items[n].weighable) return false;
    Game game;
    Thought *thought = mem_new(1, sizeof *thought);
    table_state_at(review->table, n, &game);
    *ways = (FindingWays){.seat = table_action(review->table, n)->seat,
                          .count = review_rollouts_ways(review, n, &game, thought),
                          .played = weighing->played};
    for (int way = 0; way < ways->count; way++)
        way_make(weighing, way, &thought->candidates[way].action, &ways->ways[way]);
    mem_free(thought);
    sort_ways(ways);
    if (weighing->played < 2) return true;
    ways->loss = finding_loss(weighing);
    ways->loss_error = ways->count > 1 ? ways->ways[1].error : 0;
    return true;
}

double finding_seat_error(const Review *review, SeatId seat)
{
    double error = 0;
    for (size_t n = review->start; n < review->count; n++) {
        const ReviewItem *item = &review->items[n];
        if (item->weighable && item->weighing.played > 1 &&
            table_action(review->table, n)->seat == seat)
            error += finding_loss(&item->weighing);
    }
    return error;
}

bool finding_ask(Review *review, size_t n, int games)
{
    while (review->prepared <= review->count) reference_prepare(review);
    if (n >= review->count || !review->items[n].weighable) return false;
    ReviewItem *item = &review->items[n];
    ReviewTask task = {.job = {.kind = JOB_WEIGH, .n = n, .target = item->weighing.played + games},
                       .weighing = item->weighing};
    review_rollouts_play(review, &task);
    item->weighing = task.weighing;
    review->played += task.spent;
    course_forget(review);
    return true;
}
