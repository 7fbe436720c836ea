/* bench_review.c -- how long a review takes: the first look at a whole game, and the odds of one
 * position, by the processor time of one thread. One figure a line, for tools/bench. */
#include <stdio.h>
#include <time.h>

#include "players/odds.h"
#include "review/finding.h"
#include "unit/edition_files.h"

enum { SEED = 5, ODDS_PLAYS = 200, SLICE = 1000, ODDS_TURN = 60 };

static double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

static void line(const char *name, double value, const char *unit)
{
    printf("bench %s %.4g %s\n", name, value, unit);
}

static Edition edition;

static void bench_odds(const Table *table)
{
    Odds odds;
    Game game;
    size_t n = 0;
    do table_state_at(table, n++, &game);
    while (game.turn < ODDS_TURN && n < table_action_count(table));
    odds_begin(rng_seed(SEED, 1), &odds);
    double begun = now();
    odds_go_on(&edition, table_outlook(table), &game, ODDS_PLAYS, &odds);
    line("odds_ms", (now() - begun) * 1000, "ms"); /* of 200 rollouts: an error of 3 points */
}

static void bench_review(const Table *table)
{
    ReviewPlan plan = review_plan_usual;
    plan.sketch_only = true;
    Review *review = review_new(table, &plan);
    double begun = now();
    while (review_step(review, SLICE)) continue;
    double seconds = now() - begun;
    int positions = 0;
    for (size_t n = finding_start(review); n < table_action_count(table); n++)
        positions += table_action(table, n)->seat == DEALER;
    line("review_seconds", seconds * 200 / table_game(table)->turn, "s"); /* of 200 turns */
    line("review_positions_per_second", positions / seconds, "positions/s");
    line("review_rollouts_per_second", (double)review_progress(review).played / seconds,
         "rollouts/s");
    review_free(review);
}

int main(void)
{
    static const char *const kinds[] = {"easy", "medium", "hard", "medium"};
    Seating seating = {0};
    Action action;
    edition_file_read("classic", NULL, &edition);
    for (int i = 0; i < 4; i++)
        seating_add(&seating, &edition, "", player_find(kinds[i]), NO_TOKEN, 0);
    Table *table = table_new(&edition, NULL, &seating, SEED);
    while (table_propose(table, true, &action)) table_submit(table, &action);
    bench_odds(table);
    bench_review(table);
    table_free(table);
    return 0;
}
