/* review_facts.c -- what the review screen shows, collected when the review has got on. */
#include "view/review/review_facts.h"

#include "review/headline.h"
#include "view/view.h"
#include "view/view_review.h"
#include "view/view_screen.h"
#include "view/view_shown.h"
#include "view/view_words.h"

enum { HEADLINE_SIZE = 600 };

ReviewFacts *review_facts_of(const View *view)
{
    return view_screen_kept(view, SCREEN_REVIEW);
}

/* ---- collecting ---- */

static void collect_exits(const Review *review, ReviewFacts *facts)
{
    const Table *table = review_table(review);
    for (int seat = 0; seat < MAX_SEATS; seat++) facts->out[seat] = -1;
    for (size_t n = 0; n < table_event_count(table); n++) {
        const TableEvent *entry = table_event(table, n);
        bool out = entry->event.kind == EVENT_BANKRUPT || entry->event.kind == EVENT_RESIGNED;
        if (out && entry->event.seat < MAX_SEATS)
            facts->out[entry->event.seat] = turn_line_point(&facts->line, entry->action + 1);
    }
}

/* What does not change while the review gets better. */
static void collect_game(const Review *review, ReviewFacts *facts)
{
    turn_line_make(review, &facts->line);
    turn_line_worth(review, &facts->line, facts->money, facts->worth);
    collect_exits(review, facts);
    facts->most_money = facts->most_worth = 1;
    for (SeatId seat = 0; seat < table_game(review_table(review))->seat_count; seat++) {
        finding_groups(review_table(review), seat, facts->groups[seat]);
        for (int point = 0; point < facts->line.points; point++) {
            int32_t money = facts->money[seat][point], worth = facts->worth[seat][point];
            if (money > facts->most_money) facts->most_money = money;
            if (worth > facts->most_worth) facts->most_worth = worth;
        }
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
    if (!facts->known) collect_game(review, facts);
    facts->collected = view_review_news(view);
    facts->known = true;
    facts->turning_count = finding_turning_points(review, facts->turning);
    turn_line_chances(review, &facts->line, true, facts->turning, facts->turning_count,
                      facts->chance);
    for (SeatId seat = 0; seat < view_game(view)->seat_count; seat++) {
        facts->sums[seat] = finding_sums(review, seat);
        for (int which = 0; which < FINDING_BESTS; which++)
            facts->best[seat][which] = finding_best(review, seat, (FindingBest)which);
    }
    if (facts->moment >= finding_moment_count(review)) facts->chosen_yet = false;
    if (!facts->chosen_yet) choose_largest(view, facts);
    return true;
}

/* ---- the moment that is looked at ---- */

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

static int point_of(const View *view, int moment)
{
    const FindingMoment *found = finding_moment(view_review(view), moment);
    return turn_line_point(&review_facts_of(view)->line, found->told + 1);
}

int review_facts_point(const View *view)
{
    return point_of(view, review_facts_of(view)->moment);
}

int review_facts_turn(const View *view, int moment)
{
    return review_facts_of(view)->line.turn[point_of(view, moment)];
}

void review_facts_choose_point(View *view, int point)
{
    const Review *review = view_review(view);
    const TurnLine *line = &review_facts_of(view)->line;
    if (point < 1) point = 1;
    if (point >= line->points) point = line->points - 1;
    int first = finding_moment_of(review, line->at[point - 1]), chosen = first;
    double most = -1;
    for (int i = first; i < finding_moment_count(review) && point_of(view, i) <= point; i++) {
        double change;
        if (point_of(view, i) < point) continue;
        review_facts_seat(view, i, &change);
        if (change < 0) change = -change;
        if (change <= most) continue;
        most = change;
        chosen = i;
    }
    review_facts_choose(view, chosen);
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

void review_facts_headline(const View *view, int moment, SeatId seat, Text *text)
{
    const Review *review = view_review(view);
    SeatId actor = finding_moment(review, moment)->seat;
    if (actor == seat || actor >= view_game(view)->seat_count) {
        headline_write(review, moment, view_words(view), text);
        return;
    }
    char words[HEADLINE_SIZE];
    Text line = text_into(words, sizeof words);
    headline_write(review, moment, view_words(view), &line);
    SAY(view_words(view), text, T_("{seat}: {text}"), arg_seat(actor), arg_text(words));
}

/* ---- along the game ---- */

double review_facts_place_of(const View *view, int point)
{
    const TurnLine *line = &review_facts_of(view)->line;
    int last = line->turn[line->points - 1];
    return last > 0 ? (double)line->turn[point] / last : 0;
}

double review_facts_place(const View *view, int moment)
{
    const TurnLine *line = &review_facts_of(view)->line;
    size_t told = finding_moment(view_review(view), moment)->told;
    int point = point_of(view, moment);
    if (point == 0) return 0;
    double from = review_facts_place_of(view, point - 1), to = review_facts_place_of(view, point);
    size_t begin = line->at[point - 1], end = line->at[point];
    if (end <= begin || told <= begin) return from;
    return from + (to - from) * (double)(told - begin) / (double)(end - begin);
}
