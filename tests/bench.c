/* bench.c -- how fast the game is: one line a figure, `bench NAME VALUE UNIT`.
 *
 * Four simple players play the classic game under full rules on one core,
 * nobody watching (no events). Games longer than CUT_TURNS are cut. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "game/apply.h"
#include "game/setup.h"
#include "players/dealer.h"
#include "players/described/simple_player.h"
#include "unit/edition_files.h"

enum { SEATS = 4, CUT_TURNS = 2000, SEED = 2, MEASURES = 3 };

typedef struct Tally {
    long games, cut, rolls, turns;
} Tally;

/* The simple player acts out of turn only to claim rents, so it need not be
 * asked before each throw when there are none. */
static bool interrupted(Decision *decision, Action *action)
{
    const Game *game = decision->game;
    if (game->claim_count == 0) return false;
    for (SeatId seat = 0; seat < SEATS; seat++) {
        decision->seat = seat;
        if (seat != game->decider && (game->alive >> seat & 1) != 0 &&
            simple_player.interrupt(decision, action))
            return true;
    }
    return false;
}

/* Plays one game, but no more than `most` rolls in all. */
static void play(const Edition *edition, uint64_t number, long most, Tally *tally)
{
    Rng dealer_rng = rng_seed(SEED, 2 * number);
    Rng player_rng = rng_seed(SEED, 2 * number + 1);
    Game game;
    Decision decision = {
        .self = &simple_player, .edition = edition, .game = &game, .rng = &player_rng};
    setup_game(edition, SEATS, NULL, &game);
    while (game.decider != NOBODY) {
        Action action;
        if (game.decider == DEALER) {
            if (game.phase == PHASE_THROW) {
                if (game.turn > CUT_TURNS || tally->rolls >= most) break;
                tally->rolls++;
            }
            dealer_decide(edition, &game, &dealer_rng, &action);
        } else if (game.phase != PHASE_TURN || !interrupted(&decision, &action)) {
            decision.seat = game.decider;
            simple_player.decide(&decision, &action);
        }
        apply(edition, &game, &action, NULL);
    }
    tally->games++;
    tally->cut += game.phase != PHASE_OVER;
    tally->turns += game.turn;
}

static double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

static void line(const char *name, double value, const char *unit)
{
    printf("bench %s %.6g %s\n", name, value, unit);
}

/* The best of a few measures: other programs only make it slower. */
static void measure(const Edition *edition, double seconds)
{
    double rolls = 0, games = 0;
    Tally all = {0};
    for (int i = 0; i < MEASURES; i++) {
        Tally tally = {0};
        double start = now(), end = start;
        while (end - start < seconds / MEASURES) {
            for (int k = 0; k < 20; k++)
                play(edition, (uint64_t)(all.games + tally.games), INT32_MAX, &tally);
            end = now();
        }
        if ((double)tally.rolls / (end - start) > rolls) {
            rolls = (double)tally.rolls / (end - start);
            games = (double)tally.games / (end - start);
        }
        all.games += tally.games;
        all.cut += tally.cut;
        all.rolls += tally.rolls;
    }
    line("rolls_per_second", rolls, "rolls/s");
    line("games_per_second", games, "games/s");
    line("rolls_per_game", (double)all.rolls / (double)all.games, "rolls");
    line("cut_games", 100.0 * (double)all.cut / (double)all.games, "percent");
    line("game_bytes", (double)sizeof(Game), "bytes");
}

/* For callgrind: a fixed number of rolls of fixed games. */
static void roll_only(const Edition *edition, long rolls)
{
    Tally tally = {0};
    while (tally.rolls < rolls) play(edition, (uint64_t)tally.games, rolls, &tally);
    printf("%ld rolls in %ld games\n", tally.rolls, tally.games);
}

int main(int count, char **words)
{
    static Edition edition;
    edition_file_read("classic", NULL, &edition);
    if (count == 3 && strcmp(words[1], "--instructions") == 0) {
        roll_only(&edition, strtol(words[2], NULL, 10));
    } else if (count == 1 || (count == 3 && strcmp(words[1], "--seconds") == 0)) {
        measure(&edition, count == 3 ? strtod(words[2], NULL) : 3.0);
    } else {
        fprintf(stderr, "Usage: bench [--seconds S | --instructions ROLLS]\n");
        return 2;
    }
    return 0;
}
