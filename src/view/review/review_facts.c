/* review_facts.c -- what the review screen shows, collected when the review has got on. */
#include "view/review/review_facts.h"

#include "view/view.h"
#include "view/view_review.h"
#include "view/view_screen.h"
#include "view/view_shown.h"

ReviewFacts *review_facts_of(const View *view)
{
    return view_screen_kept(view, SCREEN_REVIEW);
}

static size_t action_of_point(const Review *review, int point, int points)
{
    size_t from = finding_start(review), to = table_action_count(review_table(review));
    return from + (to - from) * (size_t)point / (size_t)(points - 1);
}

static void collect_chances(const Review *review, ReviewFacts *facts)
{
    size_t length = table_action_count(review_table(review)) - finding_start(review);
    facts->points = length + 1 < REVIEW_POINTS ? (int)length + 1 : REVIEW_POINTS;
    for (int point = 0; point < facts->points && facts->points > 1; point++) {
        double chances[MAX_SEATS];
        finding_chances(review, action_of_point(review, point, facts->points), chances, NULL);
        for (int seat = 0; seat < MAX_SEATS; seat++)
            facts->chance[seat][point] = (float)chances[seat];
    }
}

static void choose_largest(View *view, ReviewFacts *facts)
{
    double most = -1;
    int largest = 0;
    for (int i = 0; i < facts->turning_count; i++) {
        double change;
        review_facts_seat(view, facts->turning[i], &change);
        if (change < 0) change = -change;
        if (change <= most) continue;
        most = change;
        largest = facts->turning[i];
    }
    review_facts_choose(view, largest);
    facts->chosen_yet = facts->turning_count > 0;
}

bool review_facts_collect(View *view)
{
    const Review *review = view_review(view);
    ReviewFacts *facts = review_facts_of(view);
    if (review == NULL || review_table(review) != view_table(view)) return facts->known = false;
    facts->progress = review_progress(review);
    if (!review_sketched(review)) return facts->known = false;
    if (facts->known && facts->collected == view_review_news(view)) return true;
    facts->collected = view_review_news(view);
    facts->known = true;
    collect_chances(review, facts);
    facts->turning_count = finding_turning_points(review, facts->turning);
    for (SeatId seat = 0; seat < view_game(view)->seat_count; seat++) {
        facts->sums[seat] = finding_sums(review, seat);
        finding_groups(review_table(review), seat, facts->groups[seat]);
        for (int which = 0; which < FINDING_BESTS; which++)
            facts->best[seat][which] = finding_best(review, seat, (FindingBest)which);
    }
    if (facts->moment >= finding_moment_count(review)) facts->chosen_yet = false;
    if (!facts->chosen_yet) choose_largest(view, facts);
    return true;
}

void review_facts_choose(View *view, int moment)
{
    const Review *review = view_review(view);
    int count = finding_moment_count(review);
    if (count == 0) return;
    moment = moment < 0 ? 0 : moment >= count ? count - 1 : moment;
    review_facts_of(view)->moment = moment;
    review_facts_of(view)->chosen_yet = true;
    view_show_at(view, finding_moment(review, moment)->told);
}

SeatId review_facts_seat(const View *view, int moment, double *change)
{
    const FindingMoment *found = finding_moment(view_review(view), moment);
    SeatId most = 0;
    double largest = -1;
    for (SeatId seat = 0; seat < view_game(view)->seat_count; seat++) {
        double size = finding_change(found, seat);
        if (size < 0) size = -size;
        if (size <= largest) continue;
        largest = size;
        most = seat;
    }
    /* It is told of the one who threw or decided, unless it mattered much more to another. */
    if (found->seat < view_game(view)->seat_count) {
        double own = finding_change(found, found->seat);
        if (found->own[found->seat] != 0 || (own < 0 ? -own : own) * 2 >= largest)
            most = found->seat;
    }
    *change = finding_change(found, most);
    return most;
}

double review_facts_place(const View *view, int moment)
{
    const Review *review = view_review(view);
    double from = (double)finding_start(review);
    double to = (double)table_action_count(review_table(review));
    double at = (double)finding_moment(review, moment)->told;
    return to > from && at > from ? (at - from) / (to - from) : 0;
}
