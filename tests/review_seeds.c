/* review_seeds.c -- do two reviews of one game with different random numbers name the same first
 * turning point? And how long does a whole review take?
 *
 *   review_seeds EDITION GAMES [FIRST]
 *
 * Prints a line for every game, with processor time scaled to 200 turns; status 1 when fewer than
 * nine of ten games whose first turning point is above .2 agree. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "review/finding.h"
#include "unit/edition_files.h"

enum { SEATS = 4, ACTIONS_MOST = 20000, SLICE = 1000, TURNS = 200, SEED = 7000 };

static const double large = 0.2;

static Edition edition;

static double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

static Table *played(int game)
{
    static const char *const kinds[SEATS] = {"easy", "medium", "hard", "medium"};
    Seating seating = {0};
    Action action;
    for (int seat = 0; seat < SEATS; seat++)
        seating_add(&seating, &edition, "", player_find(kinds[(seat + game) % SEATS]), NO_TOKEN, 0);
    Table *table = table_new(&edition, NULL, &seating, SEED + (uint64_t)game);
    for (int i = 0; i < ACTIONS_MOST && table_propose(table, true, &action); i++)
        table_submit(table, &action);
    return table;
}

/* The first of the turning points by what it changed. */
typedef struct Turning {
    int moment; /* -1: none */
    double change;
    double sketch, whole; /* seconds */
} Turning;

static double largest_change(const Review *review, int n)
{
    double most = 0;
    for (SeatId seat = 0; seat < SEATS; seat++)
        most = fmax(most, fabs(finding_change(finding_moment(review, n), seat)));
    return most;
}

static Turning turning_of(const Table *table, uint64_t seed, bool ways)
{
    ReviewPlan plan = review_plan_usual;
    Turning turning = {.moment = -1};
    int list[FINDING_TURNING_MOST];
    plan.seed = seed;
    if (!ways) plan.ways_games = plan.ways_most = 0; /* they do not move turning points */
    Review *review = review_new(table, &plan);
    double begun = now();
    while (review_step(review, SLICE))
        if (turning.sketch <= 0 && review_sketched(review)) turning.sketch = now() - begun;
    turning.whole = now() - begun;
    int count = finding_turning_points(review, list);
    for (int i = 0; i < count; i++) {
        double change = largest_change(review, list[i]);
        if (change > turning.change) turning.moment = list[i];
        turning.change = fmax(turning.change, change);
    }
    review_free(review);
    return turning;
}

int main(int argc, char **argv)
{
    int games = argc > 2 ? atoi(argv[2]) : 2, first = argc > 3 ? atoi(argv[3]) : 0;
    int counted = 0, agreed = 0;
    edition_file_read(argc > 1 ? argv[1] : "classic", NULL, &edition);
    for (int game = first; game < first + games; game++) {
        Table *table = played(game);
        double scale = (double)TURNS / table_game(table)->turn;
        Turning one = turning_of(table, review_plan_usual.seed, true);
        Turning other = turning_of(table, review_plan_usual.seed + 1, false);
        bool counts = one.change > large, same = one.moment == other.moment;
        counted += counts;
        agreed += counts && same;
        printf("game %d: %d turns; sketch %.1f s, whole %.1f s for 200 turns; %d (%.3f), %d (%.3f)"
               "%s\n",
               game, (int)table_game(table)->turn, one.sketch * scale, one.whole * scale,
               one.moment, one.change, other.moment, other.change,
               !counts ? ""
               : same  ? " same"
                       : " OTHER");
        fflush(stdout);
        table_free(table);
    }
    printf("first turning point above %.1f: %d games, the same in %d\n", large, counted, agreed);
    return 10 * agreed >= 9 * counted ? 0 : 1;
}
