/* ladder.c -- is each level stronger than the one below, on every board and at every table?
 *
 * Heads-up, among four and among six, one player of a level sits with players of the level
 * below; and a fleecer, who must not win too much, among three of `hard`. The short form plays few
 * games and allows for luck; it is there to notice when an order is turned round. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "lab/match.h"
#include "lab/stats.h"
#include "players/player.h"
#include "unit/edition_files.h"

enum { SHORT_GAMES = 240, LONG_GAMES = 10000, LONG_THINKING = 400, SEED = 15 };

/* Standard errors that a share may be below its target: luck. */
#define LUCK 3.0

typedef struct Table {
    int seats;
    double target; /* percent: par is 50, 25 and 16.7 */
} Table;

static const Table tables[] = {{2, 60}, {4, 40}, {6, 25}};
static const Table fleeced = {4, 35}; /* the most, not the least */
static const char *const boards[] = {"classic",  "london",  "bharat",
                                     "montreal", "bilkent", "waterloo"};
static Edition edition;
static Tally tally;

/* By how many standard errors the first of them is above the target, below zero: below it. */
static double play(const Table *table, const PlayerKind *upper, const PlayerKind *lower, int games)
{
    Match match = {.seat_count = table->seats, .seed = SEED, .round_limit = MATCH_ROUNDS};
    match_set_edition(&match, &edition);
    match_add(&match, upper);
    for (int i = 1; i < table->seats; i++) match_add(&match, lower);
    memset(&tally, 0, sizeof tally);
    for (uint64_t deal = 0; deal < match_deals(&match, (uint64_t)games); deal++)
        match_play(&match, deal, &tally);
    Interval share = stats_share((double)tally.entrants[0].wins, (double)tally.entrants[0].games);
    double error = 100 * (share.high - share.low) / (2 * STATS_95);
    printf("%-9s %d  %-7s %-7s %5.1f %%  (%.1f to %.1f, %d games)", edition.word, table->seats,
           upper->word, lower->word, 100 * share.middle, 100 * share.low, 100 * share.high,
           (int)tally.games);
    return (100 * share.middle - table->target) / error;
}

/* Ends the line of a match; 1 when it is a fault. */
static int judge(bool good, const char *fault)
{
    printf("%s\n", good ? "" : fault);
    fflush(stdout);
    return !good;
}

/* The weakness of `hard` that the laboratory knows: whoever knows what it accepts. */
static int fleecer_faults(int games)
{
    edition_file_read("classic", NULL, &edition);
    double above = play(&fleeced, player_find("fleecer"), player_find("hard"), games);
    return judge(above <= LUCK, "  TOO STRONG");
}

static int board_faults(int games, int thinking)
{
    int faults = 0;
    for (size_t i = 0; i < sizeof tables / sizeof *tables; i++) {
        if (tables[i].seats > edition.rule[RULE_PLAYERS_MAX]) continue;
        for (int level = 1; level < player_level_count(); level++) {
            const PlayerKind *upper = player_kinds()[level], *lower = player_kinds()[level - 1];
            int count = upper->think != NULL ? thinking : games;
            if (count > 0)
                faults += judge(play(&tables[i], upper, lower, count) >= -LUCK, "  TOO WEAK");
        }
    }
    return faults;
}

int main(int count, char **words)
{
    int faults = 0, games = SHORT_GAMES, thinking = 0;
    if (count == 2 && strcmp(words[1], "--long") == 0) {
        games = LONG_GAMES;
        thinking = LONG_THINKING;
    } else if (count == 3 && strcmp(words[1], "--games") == 0) {
        games = (int)strtol(words[2], NULL, 10);
    } else if (count > 1) {
        fprintf(stderr, "Usage: ladder [--games N]   without players that think\n"
                        "       ladder --long        10,000 games, 400 of those who think\n");
        return 2;
    }
    for (size_t i = 0; i < sizeof boards / sizeof *boards; i++) {
        edition_file_read(boards[i], NULL, &edition);
        faults += board_faults(games, thinking);
    }
    faults += fleecer_faults(games);
    printf("%d too weak or too strong\n", faults);
    return faults != 0;
}
