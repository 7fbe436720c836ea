/* test_review.c -- a played game reckoned up: what must always be true of it. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/mem.h"
#include "check.h"
#include "review/finding.h"
#include "review/level.h"
#include "unit/edition_files.h"

static Edition edition;

/* Little work: exact things are exact with any amount of it. */
static const ReviewPlan small = {.seed = 1,
                                 .sketch_turns = 8,
                                 .sketch_games = 2,
                                 .sketch_pairs = 2,
                                 .first_games = 4,
                                 .full_turns = 12,
                                 .full_games = 3,
                                 .full_pairs = 3,
                                 .ways_games = 2,
                                 .ways_most = 4};

static ReviewPlan sketch(void)
{
    ReviewPlan plan = small;
    plan.sketch_only = true;
    return plan;
}

/* ---- games ---- */

static Table *seated_with(const char *word, RuleId rule, int32_t value, const char *const *kinds,
                          int seats, uint64_t seed)
{
    Seating seating = {0};
    edition_file_read(word, NULL, &edition);
    edition.rule[rule] = value;
    for (int i = 0; i < seats; i++)
        seating_add(&seating, &edition, "", player_find(kinds[i % 4]), NO_TOKEN, 0);
    return table_new(&edition, NULL, &seating, seed);
}

static Table *seated(const char *word, const char *const *kinds, int seats, uint64_t seed)
{
    edition_file_read(word, NULL, &edition);
    return seated_with(word, RULE_LAP_LIMIT, edition.rule[RULE_LAP_LIMIT], kinds, seats, seed);
}

static void play(Table *table, int actions)
{
    Action action;
    for (; actions > 0 && table_propose(table, true, &action); actions--)
        CHECK_INT(REFUSAL_NONE, table_submit(table, &action));
}

static const char *const mixed[] = {"easy", "medium", "hard", "medium"};
static const char *const all_hard[] = {"hard", "hard", "hard", "hard"};

static Review *reviewed(const Table *table, const ReviewPlan *plan)
{
    Review *review = review_new(table, plan);
    while (review_step(review, 1000)) continue;
    return review;
}

/* ---- what must be true ---- */

static double sum_of(const FindingSums *sums)
{
    return sums->start + sums->own_luck + sums->others_luck + sums->own_decisions +
           sums->others_decisions + sums->own_missed + sums->others_missed + sums->drift +
           sums->ended;
}

static void check_sums(const Review *review)
{
    const Table *table = review_table(review);
    const Game *game = table_game(table);
    int seats = table_seating(table)->count;
    for (SeatId seat = 0; seat < seats; seat++) {
        FindingSums sums = finding_sums(review, seat);
        CHECK(fabs(sum_of(&sums) - sums.result) < 1e-9);
        if (game->phase == PHASE_OVER) CHECK(sums.result == (seat == game->winner ? 1.0 : 0.0));
    }
    for (size_t n = finding_start(review); n <= table_action_count(table); n++) {
        double chances[MAX_SEATS], sum = 0;
        finding_chances(review, n, chances, NULL);
        for (int seat = 0; seat < seats; seat++) sum += chances[seat];
        CHECK(fabs(sum - 1) < 1e-9);
    }
}

/* Every action is in one moment, in order. */
static void check_moments(const Review *review)
{
    size_t next = 0;
    for (int i = 0; i < finding_moment_count(review); i++) {
        const FindingMoment *moment = finding_moment(review, i);
        CHECK(moment->first == next && moment->last >= moment->first);
        CHECK(moment->told >= moment->first && moment->told <= moment->last);
        CHECK_INT(i, finding_moment_of(review, moment->first));
        CHECK_INT(i, finding_moment_of(review, moment->last));
        next = moment->last + 1;
    }
    CHECK_INT((int)table_action_count(review_table(review)), (int)next);
}

static void check_game(Table *table, const ReviewPlan *plan)
{
    Review *review = reviewed(table, plan);
    check_sums(review);
    check_moments(review);
    review_free(review);
    table_free(table);
}

static void sums_are_exact_in_every_edition(void)
{
    static const char *const words[] = {"classic", "london",   "bharat",  "montreal",
                                        "bilkent", "waterloo", "smallest"};
    ReviewPlan plan = sketch();
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
        Table *table = seated(words[i], mixed, 3, 7 + i);
        play(table, 160);
        check_game(table, &plan);
    }
}

static void sums_are_exact_for_2_to_8_seats(void)
{
    ReviewPlan plan = sketch();
    for (int seats = 2; seats <= 8; seats++) {
        Table *table = seated("classic", mixed, seats, (uint64_t)seats);
        play(table, 120);
        check_game(table, &plan);
    }
}

static void sums_are_exact_to_the_end_of_a_game(void)
{
    ReviewPlan plan = small;
    Table *table = seated("smallest", mixed, 3, 3);
    play(table, 5000);
    CHECK_INT(PHASE_OVER, table_game(table)->phase);
    check_game(table, &plan);
}

static void nothing_played_is_no_game(void)
{
    check_game(seated("classic", mixed, 4, 1), &small);
    Table *table = seated("classic", mixed, 4, 1);
    play(table, 1);
    check_game(table, &small);
}

/* Neither luck nor a decision: a line of its own. */
static void leaving_is_a_line_of_its_own(void)
{
    ReviewPlan plan = sketch();
    Table *table = seated("classic", mixed, 2, 11);
    play(table, 150);
    while (table_game(table)->phase != PHASE_TURN) play(table, 1);
    SeatId seat = table_game(table)->decider;
    Action action = {.kind = ACTION_RESIGN, .seat = seat, .deed = NO_DEED};
    CHECK_INT(REFUSAL_NONE, table_submit(table, &action));
    CHECK_INT(PHASE_OVER, table_game(table)->phase);
    Review *review = reviewed(table, &plan);
    size_t last = table_action_count(table) - 1;
    double chances[MAX_SEATS];
    finding_chances(review, last, chances, NULL);
    CHECK(fabs(finding_sums(review, seat).ended + chances[seat]) < 1e-9);
    CHECK_INT(FINDING_LEAVING, finding_moment(review, finding_moment_of(review, last))->kind);
    review_free(review);
    check_game(table, &plan);
}

static void bell_is_a_line_of_its_own(void)
{
    ReviewPlan plan = sketch();
    Table *table = seated_with("classic", RULE_TIME_LIMIT, 60, mixed, 3, 12);
    play(table, 100);
    Action bell = {.kind = ACTION_BELL, .seat = DEALER, .deed = NO_DEED};
    CHECK_INT(REFUSAL_NONE, table_submit(table, &bell));
    play(table, 200);
    CHECK_INT(PHASE_OVER, table_game(table)->phase);
    check_game(table, &plan);
}

static void counted_out_is_exact_too(void)
{
    ReviewPlan plan = sketch();
    Table *table = seated_with("classic", RULE_LAP_LIMIT, 4, mixed, 3, 13);
    play(table, 5000);
    CHECK_INT(PHASE_OVER, table_game(table)->phase);
    CHECK_INT(3, game_seats_left(table_game(table)));
    check_game(table, &plan);
}

/* ---- the reference ---- */

static void four_hard_have_no_decisions(void)
{
    ReviewPlan plan = sketch();
    plan.sketch_games = 1;
    plan.sketch_turns = 1;
    Table *table = seated("classic", all_hard, 4, 21);
    play(table, 20000);
    Review *review = reviewed(table, &plan);
    int asked = 0;
    for (size_t n = finding_start(review); n < table_action_count(table); n++) {
        FindingDecision decision;
        if (!finding_decision(review, n, &decision)) continue;
        CHECK(decision.same && decision.change == 0);
        CHECK_INT(0, decision.played);
        asked++;
    }
    CHECK(asked > 100);
    for (SeatId seat = 0; seat < 4; seat++) {
        FindingSums sums = finding_sums(review, seat);
        CHECK(sums.own_decisions == 0 && sums.others_decisions == 0);
        CHECK(sums.own_missed == 0 && sums.others_missed == 0);
    }
    review_free(review);
    table_free(table);
}

/* ---- work ---- */

static void check_same(const Review *a, const Review *b)
{
    Text first = text_growing(), second = text_growing();
    review_write(a, &first);
    review_write(b, &second);
    CHECK_TEXT(first.start, second.start);
    text_free(&first);
    text_free(&second);
}

static void slices_of_1_and_1000_are_the_same(void)
{
    Table *table = seated("classic", mixed, 3, 5);
    play(table, 60);
    Review *whole = reviewed(table, &small), *sliced = review_new(table, &small);
    while (review_step(sliced, 1)) continue;
    check_same(whole, sliced);
    CHECK(review_progress(whole).part == 1.0 && review_progress(whole).whole == 1.0);
    review_free(whole);
    review_free(sliced);
    table_free(table);
}

/* As several threads would, in any order. */
static void tasks_in_any_order_are_the_same(void)
{
    Table *table = seated("classic", mixed, 3, 5);
    play(table, 60);
    Review *whole = reviewed(table, &small), *shared = review_new(table, &small);
    ReviewTask *held = NULL, *task;
    while (review_progress(shared).pass != REVIEW_DONE) {
        task = review_take(shared);
        if (task != NULL) review_play(shared, task);
        if (task == NULL || held != NULL) {
            review_give(shared, held != NULL ? held : task);
            held = NULL;
        }
        if (task != NULL && held == NULL) held = task;
    }
    check_same(whole, shared);
    review_free(whole);
    review_free(shared);
    table_free(table);
}

static void kept_at_any_time_goes_on_the_same(void)
{
    Table *table = seated("classic", mixed, 3, 6);
    play(table, 50);
    Review *whole = reviewed(table, &small), *going = review_new(table, &small);
    for (bool more = true; more;) {
        more = review_step(going, 37);
        Text kept = text_growing();
        review_write(going, &kept);
        review_free(going);
        going = review_new(table, &small);
        CHECK(review_read(going, kept.start, kept.length));
        text_free(&kept);
    }
    check_same(whole, going);
    review_free(whole);
    review_free(going);
    table_free(table);
}

static void damaged_text_is_refused(void)
{
    Table *table = seated("smallest", mixed, 2, 6);
    play(table, 40);
    Review *review = reviewed(table, &small), *other = review_new(table, &small);
    Text kept = text_growing();
    review_write(review, &kept);
    for (size_t at = 0; at < kept.length; at += 13) {
        char right = kept.start[at];
        kept.start[at] = right == '7' ? '8' : '7';
        CHECK(!review_read(other, kept.start, kept.length));
        kept.start[at] = right;
        CHECK(!review_read(other, kept.start, at));
    }
    CHECK(review_read(other, kept.start, kept.length));
    play(table, 1);
    Review *longer = review_new(table, &small);
    CHECK(!review_read(longer, kept.start, kept.length));
    review_free(longer);
    review_free(other);
    review_free(review);
    text_free(&kept);
    table_free(table);
}

/* ---- beside the levels ---- */

static void every_board_has_levels_and_hard_is_zero(void)
{
    static const char *const boards[] = {"classic",  "london",  "bharat",
                                         "montreal", "bilkent", "waterloo"};
    for (size_t i = 0; i < sizeof boards / sizeof boards[0]; i++)
        for (int seats = 2; seats <= 8; seats++) {
            Level levels[LEVEL_MOST];
            int count = level_list(boards[i], seats, levels);
            CHECK(count >= 3);
            for (int k = 0; k < count; k++)
                if (strcmp(levels[k].word, "hard") == 0) CHECK(levels[k].mean == 0);
        }
    Level none[LEVEL_MOST];
    CHECK_INT(level_list("nowhere", 4, none), 0);
}

static void a_level_is_named_only_where_the_games_carry_it(void)
{
    static const Level levels[] = {
        {"easy", 4, 100, -0.20, 0.30}, {"medium", 4, 100, -0.10, 0.20}, {"hard", 4, 100, 0, 0}};
    LevelFigure one = {.mean = -0.05, .error = 0.02, .games = 1};
    LevelPlace place = level_place(levels, 3, &one);
    CHECK(place.below == NULL && place.above == NULL); /* one game tells nothing */
    LevelFigure many = {.mean = -0.05, .error = 0.002, .games = 1000};
    place = level_place(levels, 3, &many);
    CHECK(place.below == &levels[1] && place.above == &levels[2]);
    LevelFigure bad = {.mean = -0.60, .error = 0.01, .games = 100};
    place = level_place(levels, 3, &bad);
    CHECK(place.below == NULL && place.above == &levels[0]);
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(sums_are_exact_in_every_edition);
    RUN(sums_are_exact_for_2_to_8_seats);
    RUN(sums_are_exact_to_the_end_of_a_game);
    RUN(nothing_played_is_no_game);
    RUN(leaving_is_a_line_of_its_own);
    RUN(bell_is_a_line_of_its_own);
    RUN(counted_out_is_exact_too);
    RUN(four_hard_have_no_decisions);
    RUN(slices_of_1_and_1000_are_the_same);
    RUN(tasks_in_any_order_are_the_same);
    RUN(kept_at_any_time_goes_on_the_same);
    RUN(damaged_text_is_refused);
    RUN(every_board_has_levels_and_hard_is_zero);
    RUN(a_level_is_named_only_where_the_games_carry_it);
    return check_done();
}
