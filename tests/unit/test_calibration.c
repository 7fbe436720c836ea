/* test_calibration.c -- odds against outcomes: the squared error of the chances in games of
 * `hard`, beside that of shares of all belongings, on every board with 2 to 6 seats. */
#include <stdio.h>

#include "check.h"
#include "game/worth.h"
#include "lab/match.h"
#include "players/odds.h"
#include "unit/edition_files.h"

enum { POSITIONS = 60, ROLLOUTS = 24 };

typedef struct Look {
    Rng rng;
    int seen; /* positions so far: each is kept with the same chance */
    Game game;
} Look;

typedef struct Scores {
    int positions;
    double odds, worth;
} Scores;

static Edition edition;

static void visit(void *context, Game *game)
{
    Look *look = context;
    if (game->phase != PHASE_TURN) return;
    if (rng_below(&look->rng, (uint32_t)++look->seen) == 0) look->game = *game;
}

static double squared(double number)
{
    return number * number;
}

static void score(const Match *match, const Look *look, SeatId winner, Scores *scores)
{
    const Game *game = &look->game;
    double sum = 0;
    Odds odds;
    odds_begin(rng_seed(9, (uint64_t)scores->positions), &odds);
    odds_go_on(&edition, &match->outlook, game, ROLLOUTS, &odds);
    for (SeatId seat = 0; seat < game->seat_count; seat++)
        sum += game_seat_in(game, seat) ? (double)worth_net(&edition, game, seat) : 0;
    for (SeatId seat = 0; seat < game->seat_count; seat++) {
        double won = seat == winner ? 1 : 0;
        double part = game_seat_in(game, seat) ? (double)worth_net(&edition, game, seat) / sum : 0;
        scores->odds += squared(odds_chance(&odds, seat) - won);
        scores->worth += squared(part - won);
    }
    scores->positions++;
}

static void play(const PlayerKind *kind, int seats, uint64_t number, Scores *scores)
{
    Match match = {.seat_count = seats, .seed = 23, .round_limit = MATCH_ROUNDS};
    Look look = {.rng = rng_seed(17, number)};
    SeatId ranking[MAX_SEATS];
    Game end;
    match_set_edition(&match, &edition);
    for (int i = 0; i < seats; i++) match_add(&match, kind);
    CHECK(match_visit(&match, number, visit, &look, &end));
    worth_ranking(&edition, &end, ranking);
    if (look.seen > 0) score(&match, &look, ranking[0], scores);
}

/* On every board better; by 15 % for all of them together. So few positions do not tell
 * whether it is as much on each of them. */
static void S6_odds_beat_net_worth(void)
{
    static const char *const words[] = {"classic",  "london",  "bharat",
                                        "montreal", "bilkent", "waterloo"};
    double odds = 0, worth = 0;
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
        Scores scores = {0};
        edition_file_read(words[i], NULL, &edition);
        int most = edition.rule[RULE_PLAYERS_MAX] < 6 ? edition.rule[RULE_PLAYERS_MAX] : 6;
        for (int n = 0; n < POSITIONS; n++)
            play(player_find("hard"), 2 + n % (most - 1), (uint64_t)n, &scores);
        printf("%s: squared error %.3f, of net worth %.3f, in %d positions\n", words[i],
               scores.odds / scores.positions, scores.worth / scores.positions, scores.positions);
        CHECK(scores.odds < scores.worth);
        odds += scores.odds;
        worth += scores.worth;
    }
    CHECK(odds <= 0.85 * worth);
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(S6_odds_beat_net_worth);
    return check_done();
}
