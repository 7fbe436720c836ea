/* review_levels.c -- measures how the four levels decide, for src/review/level_rows.h: whole games
 * of them against each other, each reviewed with little work.
 *
 *   review_levels EDITION SEATS GAMES [ROLLOUTS] [FIRST]
 *
 * Prints a row for each level: its decisions and missed offers in one game, in thousandths of a
 * win. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "review/finding.h"
#include "unit/edition_files.h"

enum { LEVELS = 4, ACTIONS_MOST = 20000, SEED = 18000 };

static const char *const levels[LEVELS] = {"easy", "medium", "hard", "expert"};

typedef struct Mean {
    long count;
    double sum, square;
} Mean;

static Edition edition;

/* Levels change seats and rivals from game to game. */
static Table *played(int game, int seats, int level[MAX_SEATS])
{
    Seating seating = {0};
    for (int seat = 0; seat < seats; seat++) {
        level[seat] = (seat + game + game / LEVELS % 2 * seat) % LEVELS;
        seating_add(&seating, &edition, "", player_find(levels[level[seat]]), NO_TOKEN, 0);
    }
    Table *table = table_new(&edition, NULL, &seating, SEED + (uint64_t)game);
    Action action;
    for (int i = 0; i < ACTIONS_MOST && table_propose(table, true, &action); i++)
        table_submit(table, &action);
    return table;
}

static void add(const Review *review, int seats, const int level[MAX_SEATS], Mean means[LEVELS])
{
    for (SeatId seat = 0; seat < seats; seat++) {
        FindingSums sums = finding_sums(review, seat);
        double own = sums.own_decisions + sums.own_missed;
        Mean *mean = &means[level[seat]];
        mean->count++;
        mean->sum += own;
        mean->square += own * own;
    }
}

static void review_game(int game, int seats, int rollouts, Mean means[LEVELS])
{
    int level[MAX_SEATS];
    ReviewPlan plan = review_plan_usual;
    plan.sketch_only = true;
    plan.sketch_games = plan.sketch_pairs = rollouts;
    plan.seed = (uint64_t)game;
    Table *table = played(game, seats, level);
    Review *review = review_new(table, &plan);
    while (review_step(review, 100000)) continue;
    add(review, seats, level, means);
    review_free(review);
    table_free(table);
}

static void print_row(const char *word, int seats, int level, const Mean *mean)
{
    double count = (double)mean->count, middle = mean->sum / count;
    double spread = sqrt(mean->square / count - middle * middle) * sqrt(count / (count - 1));
    printf("LEVEL_ROW(\"%s\", %d, \"%s\", %ld, %.0f, %.0f)\n", word, seats, levels[level],
           mean->count, middle * 1000, spread * 1000);
}

int main(int argc, char **argv)
{
    Mean means[LEVELS] = {0};
    if (argc < 4) {
        fprintf(stderr, "Usage: review_levels EDITION SEATS GAMES [ROLLOUTS] [FIRST]\n");
        return 2;
    }
    int seats = atoi(argv[2]), games = atoi(argv[3]), rollouts = argc > 4 ? atoi(argv[4]) : 8;
    int first = argc > 5 ? atoi(argv[5]) : 0;
    edition_file_read(argv[1], NULL, &edition);
    for (int game = first; game < first + games; game++) review_game(game, seats, rollouts, means);
    for (int level = 0; level < LEVELS; level++)
        if (means[level].count > 1) print_row(argv[1], seats, level, &means[level]);
    return 0;
}
