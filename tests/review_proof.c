/* review_proof.c -- do luck and decisions of reviews mean something? Many games of all levels,
 * each reviewed with little work: sums of luck must be fair, decisions must tell levels.
 *
 *   review_proof EDITION GAMES [ROLLOUTS] [FIRST]
 *
 * Prints means with their standard errors; status 1 when luck is not fair by three errors, or
 * (200 games of classic and more) easy or medium does not decide worse than hard by three,
 * missed offers included. */
#include <math.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

#include "review/finding.h"
#include "unit/edition_files.h"

enum { SEATS = 4, ACTIONS_MOST = 20000, FAIR = 3 };

static const char *const levels[SEATS] = {"easy", "medium", "hard", "expert"};

typedef struct Mean {
    long count;
    double sum, square;
} Mean;

static void add(Mean *mean, double value)
{
    mean->count++;
    mean->sum += value;
    mean->square += value * value;
}

static double mean_of(const Mean *mean)
{
    return mean->sum / (double)mean->count;
}

static double error_of(const Mean *mean)
{
    double middle = mean_of(mean), spread = mean->square / (double)mean->count - middle * middle;
    return sqrt(spread / (double)(mean->count - 1));
}

static struct {
    Mean luck[SEATS], own_luck[SEATS], decisions[SEATS], level_luck[SEATS], missed[SEATS];
    Mean all_own, drift[SEATS], both[SEATS];
    double rest;
} found;

static bool fair = true;

static void say(const char *what, const char *of, const Mean *mean, bool must_be_fair)
{
    double middle = mean_of(mean), error = error_of(mean);
    bool unfair = must_be_fair && fabs(middle) > FAIR * error;
    printf("  %-14s %-8s %+.4f +- %.4f%s\n", what, of, middle, error, unfair ? "  UNFAIR" : "");
    if (unfair) fair = false;
}

static Edition edition;

/* Levels change seats from game to game. */
static Table *played(int game, int level[SEATS])
{
    Seating seating = {0};
    for (int seat = 0; seat < SEATS; seat++) {
        level[seat] = (seat + game) % 3;
        seating_add(&seating, &edition, "", player_find(levels[level[seat]]), NO_TOKEN, 0);
    }
    Table *table = table_new(&edition, NULL, &seating, 1000 + (uint64_t)game);
    Action action;
    for (int i = 0; i < ACTIONS_MOST && table_propose(table, true, &action); i++)
        table_submit(table, &action);
    return table;
}

static void note(const Review *review, const int level[SEATS])
{
    for (SeatId seat = 0; seat < SEATS; seat++) {
        FindingSums sums = finding_sums(review, seat);
        double luck = sums.own_luck + sums.others_luck;
        double all = sums.start + luck + sums.own_decisions + sums.others_decisions +
                     sums.own_missed + sums.others_missed + sums.drift + sums.ended;
        found.rest = fmax(found.rest, fabs(all - sums.result));
        add(&found.luck[seat], luck);
        add(&found.own_luck[seat], sums.own_luck);
        add(&found.all_own, sums.own_luck);
        add(&found.level_luck[level[seat]], luck);
        add(&found.decisions[level[seat]], sums.own_decisions);
        add(&found.missed[level[seat]], sums.own_missed);
        add(&found.both[level[seat]], sums.own_decisions + sums.own_missed);
        add(&found.drift[level[seat]], sums.drift);
    }
}

static void review_games(int first, int games, int rollouts)
{
    ReviewPlan plan = review_plan_usual;
    plan.sketch_only = true;
    plan.sketch_games = plan.sketch_pairs = rollouts;
    for (int game = first; game < first + games; game++) {
        int level[SEATS];
        Table *table = played(game, level);
        plan.seed = (uint64_t)game;
        Review *review = review_new(table, &plan);
        while (review_step(review, 100000)) continue;
        note(review, level);
        review_free(review);
        table_free(table);
    }
}

static void tell(void)
{
    static const char *const seats[SEATS] = {"seat 1", "seat 2", "seat 3", "seat 4"};
    for (int seat = 0; seat < SEATS; seat++) say("luck", seats[seat], &found.luck[seat], true);
    for (int seat = 0; seat < SEATS; seat++)
        say("own throws", seats[seat], &found.own_luck[seat], true);
    say("own throws", "all", &found.all_own, true);
    for (int i = 0; i < 3; i++) say("luck", levels[i], &found.level_luck[i], true);
    for (int i = 0; i < 3; i++) say("decisions", levels[i], &found.decisions[i], false);
    for (int i = 0; i < 3; i++) say("missed offers", levels[i], &found.missed[i], false);
    for (int i = 0; i < 3; i++) say("both", levels[i], &found.both[i], false);
    for (int i = 0; i < 3; i++) say("horizon", levels[i], &found.drift[i], false);
    printf("  largest rest of a sum: %.1e\n", found.rest);
}

static bool below_hard(int level)
{
    const Mean *mean = &found.both[level];
    return mean_of(mean) < -FAIR * error_of(mean);
}

int main(int argc, char **argv)
{
    const char *word = argc > 1 ? argv[1] : "classic";
    int games = argc > 2 ? atoi(argv[2]) : 8, rollouts = argc > 3 ? atoi(argv[3]) : 4;
    edition_file_read(word, NULL, &edition);
    review_games(argc > 4 ? atoi(argv[4]) : 0, games, rollouts);
    printf("%s, %d games, %d rollouts a position and a decision\n", word, games, rollouts);
    tell();
    bool exact = found.rest < 1e-9, hard_is_zero = found.both[2].square <= 0;
    bool told = games < 200 || strcmp(word, "classic") != 0 || (below_hard(0) && below_hard(1));
    if (!exact || !hard_is_zero || !fair || !told) printf("NOT PROVED\n");
    return exact && hard_is_zero && fair && told ? 0 : 1;
}
