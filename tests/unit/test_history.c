/* test_history.c -- what people have played so far, by name, from finished games. */
#include "review/finding.h"
#include "review/history.h"
#include "review/sample_history.h"
#include "seated.h"
#include "table/branch.h"

/* Ada, a person, and Bruno; `over`: Bruno resigns at once. */
static Table *duel(const PlayerKind *bruno, bool over)
{
    Seating seating = {0};
    edition_file_read("classic", "order=entered", &edition);
    seating_add(&seating, &edition, "Ada", NULL, NO_TOKEN, 0);
    seating_add(&seating, &edition, "Bruno", bruno, NO_TOKEN, 0);
    Table *table = table_new(&edition, NULL, &seating, 4);
    Action action;
    while (table_game(table)->phase != PHASE_TURN && table_propose(table, true, &action))
        table_submit(table, &action);
    action = (Action){.kind = ACTION_RESIGN, .seat = 1};
    if (over) CHECK_INT(REFUSAL_NONE, table_submit(table, &action));
    return table;
}

static void only_finished_games_count_and_no_branches(void)
{
    History *history = history_new();
    Table *open = duel(NULL, false), *over = duel(NULL, true);
    Table *branch =
        branch_new(over, table_action_count(over), table_seating(over), table_seed(over) + 1);
    history_add(history, open, 1, "2026-11-01", NULL, NULL);
    CHECK_INT(0, history_people(history));
    history_add(history, over, 2, "2026-11-02T10:00:00Z", NULL, NULL);
    history_add(history, branch, 3, "2026-11-03", NULL, NULL);
    CHECK_INT(2, history_people(history));
    CHECK_INT(2, history_games(history));
    CHECK_TEXT("2026-11-02", history_game(history, 0)->day);
    CHECK_INT(1, history_person(history, 0)->all.wins);
    CHECK_INT(0, history_person(history, 1)->all.wins);
    table_free(open);
    table_free(over);
    table_free(branch);
    history_free(history);
}

static void a_person_is_a_name_and_computers_are_levels(void)
{
    History *history = history_new();
    const PlayerKind *hard = player_find("hard"), *temper = player_find("hard-builder");
    Table *first = duel(hard, true), *second = duel(temper, true), *third = duel(NULL, true);
    history_add(history, first, 9, "2026-11-09", NULL, NULL);
    history_add(history, second, 4, "2026-11-04", NULL, NULL);
    history_add(history, third, 5, "2026-11-05", NULL, NULL);
    CHECK_INT(2, history_people(history));
    const HistoryPerson *ada = history_person(history, 0);
    CHECK_TEXT("Ada", ada->name);
    CHECK_INT(3, ada->all.games);
    for (int level = 0; level < player_level_count(); level++)
        CHECK_INT(player_kinds()[level] == hard ? 2 : 0, ada->levels[level].games);
    CHECK_INT(4, history_game(history, 0)->id); /* the oldest first */
    CHECK_INT(9, history_game(history, 3)->id);
    table_free(first);
    table_free(second);
    table_free(third);
    history_free(history);
}

/* Rents, rounds and the dearest night agree with the events of the games. */
static void groups_and_records_are_those_of_the_games(void)
{
    edition_file_read("classic", "", &edition);
    History *history = sample_history_new(&edition, NULL);
    const HistoryPerson *ada = history_person(history, 0);
    double parts = 0;
    for (int i = 0; i < ada->group_count; i++) parts += ada->groups[i].rents;
    CHECK(ada->rented > 0 && parts > ada->rented - 1e-9 && parts < ada->rented + 1e-9);
    for (int n = 1; n < ada->group_count; n++)
        CHECK(history_favourite(ada, n - 1)->rents >= history_favourite(ada, n)->rents);
    CHECK(history_favourite(ada, ada->group_count) == NULL);
    CHECK(ada->longest.most > 0 && ada->longest.game > 0);
    CHECK(ada->dearest.most > 0 && ada->dearest.words[0] == '$' && ada->dearest.deed[0] != '\0');
    history_free(history);
}

/* ---- reviews ---- */

static Review *sketched(const Table *table, const ReviewPlan *plan)
{
    Review *review = review_new(table, plan);
    while (!review_sketched(review) && review_step(review, 1000)) continue;
    return review;
}

static void a_kept_review_tells_its_seats_by_its_head_alone(void)
{
    Table *table = duel(player_find("easy"), true), *other = duel(player_find("hard"), true);
    Review *review = sketched(table, &review_plan_usual);
    Text kept = text_growing();
    ReviewSeat seats[MAX_SEATS];
    review_write(review, &kept);
    size_t head = review_head(kept.start, kept.length);
    CHECK(head > 0 && head < kept.length);
    CHECK(review_read_seats(table, kept.start, kept.length, seats));
    CHECK(review_read_seats(table, kept.start, head, seats));
    for (SeatId seat = 0; seat < 2; seat++) {
        FindingSums sums = finding_sums(review, seat);
        CHECK(seats[seat].luck == sums.own_luck + sums.others_luck);
        CHECK(seats[seat].result == sums.result);
        CHECK(seats[seat].weighed == (review_progress(review).pass > REVIEW_WEIGHS));
    }
    CHECK(!review_read_seats(other, kept.start, kept.length, seats));
    for (size_t at = 0; at < head; at += 7) {
        char right = kept.start[at];
        kept.start[at] = right == '7' ? '8' : '7';
        CHECK(!review_read_seats(table, kept.start, kept.length, seats));
        kept.start[at] = right;
        CHECK(!review_read_seats(table, kept.start, at, seats));
    }
    History *history = history_new();
    history_add(history, table, 1, "2026-11-01", kept.start, NULL);
    CHECK(history_game(history, 0)->reviewed);
    history_free(history);
    text_free(&kept);
    review_free(review);
    table_free(table);
    table_free(other);
}

/* What the ways of a person's decisions lost adds up, once all are weighed. */
static void error_is_known_when_every_way_was_weighed(void)
{
    ReviewPlan plan = review_plan_usual;
    plan.sketch_turns = plan.full_turns = 2;
    plan.sketch_games = plan.sketch_pairs = plan.first_games = plan.full_games = plan.full_pairs =
        2;
    plan.ways_games = plan.ways_most = 4;
    edition_file_read("smallest", "", &edition);
    Table *table = table_of(player_find("easy"), 2, 3);
    Action action;
    for (int i = 0; i < 60 && table_propose(table, true, &action); i++)
        table_submit(table, &action);
    Review *review = review_new(table, &plan);
    while (review_step(review, 1000)) continue;
    for (SeatId seat = 0; seat < 2; seat++) {
        double sum = 0;
        for (size_t n = finding_start(review); n < table_action_count(table); n++) {
            FindingWays ways;
            if (finding_ways(review, n, &ways) && ways.seat == seat) sum += ways.loss;
        }
        double error = finding_seat_error(review, seat);
        CHECK(error > sum - 1e-12 && error < sum + 1e-12);
    }
    review_free(review);
    table_free(table);
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(only_finished_games_count_and_no_branches);
    RUN(a_person_is_a_name_and_computers_are_levels);
    RUN(groups_and_records_are_those_of_the_games);
    RUN(a_kept_review_tells_its_seats_by_its_head_alone);
    RUN(error_is_known_when_every_way_was_weighed);
    return check_done();
}
