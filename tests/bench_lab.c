/* bench_lab.c -- how fast the laboratory and the players are: one line a
 * figure, `bench NAME VALUE UNIT`.
 *
 * All on one core; games of four alike under the full rules of the classic
 * game, counted as the laboratory counts them. Seconds are those the processor
 * worked for us, and the best of a few measures counts: other programs only
 * make it slower. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "asking.h"
#include "base/mem.h"
#include "game/apply.h"
#include "game/setup.h"
#include "lab/match.h"
#include "lab/random_walk.h"
#include "players/dealer.h"
#include "unit/edition_files.h"

enum { SEATS = 4, MEASURES = 3 };

static Edition classic;

static double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

static void line(const char *name, double value, const char *unit)
{
    printf("bench %s %.6g %s\n", name, value, unit);
    fflush(stdout);
}

static void measure_landing(double seconds)
{
    MarkovChain *chain = markov_chain_new(&classic, JAIL_POLICY_THROW, false);
    RandomWalk *walk = random_walk_new(chain);
    RandomWalkCounts counts = {0};
    double best = 0;
    for (int i = 0; i < MEASURES; i++) {
        int64_t before = counts.batches;
        double start = now(), end = start;
        for (; end - start < seconds / MEASURES; end = now())
            random_walk_run(walk, 1, (uint64_t)counts.batches, &counts);
        double rate = (double)(counts.batches - before) * RANDOM_WALK_BATCH / (end - start);
        if (rate > best) best = rate;
    }
    line("landing_rolls_per_second", best, "rolls/s");
    random_walk_free(walk);
    markov_chain_free(chain);
}

static void measure_games(const char *word, double seconds)
{
    const PlayerKind *kind = player_find(word);
    if (kind == NULL) return;
    Match match = {.seat_count = SEATS, .seed = 2, .round_limit = MATCH_ROUNDS};
    match_set_edition(&match, &classic);
    for (int i = 0; i < SEATS; i++) match_add(&match, kind);
    Tally *tally = mem_new(1, sizeof *tally);
    double best = 0;
    for (int i = 0; i < MEASURES; i++) {
        int64_t before = tally->games;
        double start = now(), end = start;
        for (; end - start < seconds / MEASURES; end = now())
            match_play(&match, (uint64_t)tally->deals, tally);
        double rate = (double)(tally->games - before) / (end - start);
        if (rate > best) best = rate;
    }
    char name[80];
    snprintf(name, sizeof name, "%s_games_per_second", word);
    line(name, best, "games/s");
    mem_free(tally);
}

/* The longest that one decision took, in a game against three of the rival. */
static void measure_decision(const char *word, const char *rival, double seconds)
{
    const PlayerKind *kind = player_find(word), *others = player_find(rival);
    if (kind == NULL || others == NULL) return;
    double longest = 0, end = now() + seconds;
    Outlook outlook;
    outlook_make(&classic, &outlook);
    for (uint64_t number = 0; now() < end; number++) {
        Rng chance = rng_seed(2, 2 * number), own = rng_seed(2, 2 * number + 1);
        Game game;
        setup_game(&classic, SEATS, NULL, &game);
        while (game.decider != NOBODY && game.turn < 400 && now() < end) {
            Action action;
            double start = now();
            if (game.decider == DEALER)
                dealer_decide(&classic, &game, &chance, &action);
            else if (game.decider == 0)
                ask(kind, &classic, &outlook, &game, &own, &action, NULL);
            else
                ask(others, &classic, &outlook, &game, &own, &action, NULL);
            double took = now() - start;
            if (game.decider == 0 && took > longest) longest = took;
            apply(&classic, &game, &action, NULL);
        }
    }
    char name[80];
    snprintf(name, sizeof name, "%s_decision_ms", word);
    line(name, 1000 * longest, "ms");
}

int main(int count, char **words)
{
    double seconds = 2;
    if (count == 3 && strcmp(words[1], "--seconds") == 0) {
        seconds = strtod(words[2], NULL);
    } else if (count != 1) {
        fprintf(stderr, "Usage: bench_lab [--seconds S]\n");
        return 2;
    }
    edition_file_read("classic", NULL, &classic);
    measure_landing(seconds);
    measure_games("easy", seconds);
    measure_games("medium", seconds);
    measure_games("hard", seconds);
    measure_decision("expert", "medium", 5 * seconds);
    return 0;
}
