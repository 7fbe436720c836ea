/* bench.c -- how fast the game is: one line a figure, `bench NAME VALUE UNIT`.
 *
 * Four players play the classic game on one core, nobody watching (no events),
 * in two settings: simple players under full rules, and players as thoughtless as
 * those of programs that know only a part of the rules (docs/speed.md). And the
 * expert plays on from positions of eight games. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/apart.h"
#include "game/apply.h"
#include "game/setup.h"
#include "players/dealer.h"
#include "players/described/simple_player.h"
#include "players/player.h"
#include "players/rollout.h"
#include "players/thought.h"
#include "unit/edition_files.h"

enum { SEATS = 4, CUT_TURNS = 2000, SEED = 2, MEASURES = 3 };

/* ---- the players of the peer's setting -------------------------------------------- */

static void buy_if_rich(const Decision *decision, Action *action)
{
    const Edition *board = decision->edition;
    const Seat *own = decision_own(decision);
    bool rich = own->cash >= board->deeds[board->spaces[own->space].deed].price;
    decision_set(decision, rich ? ACTION_BUY : ACTION_DECLINE, action);
}

/* Each seat has one bid, by its place at the table. */
static void bid_once(const Decision *decision, Action *action)
{
    static const int percent[SEATS] = {150, 125, 75, 50};
    const Auction *auction = &decision->game->auction;
    Money bid = decision->edition->deeds[auction->deed].price * percent[decision->seat] / 100;
    bool higher = bid > auction->bid && bid <= decision_own(decision)->cash;
    decision_set(decision, higher ? ACTION_BID : ACTION_PASS, action);
    action->amount = higher ? bid : 0;
}

/* Deeds are sold to the bank. */
static void sell_first_deed(const Decision *decision, Action *action)
{
    DeedSet deeds = decision_own(decision)->deeds;
    decision_set(decision, deeds != 0 ? ACTION_MORTGAGE : ACTION_BANKRUPT, action);
    if (deeds != 0) action->deed = (DeedId)__builtin_ctzll(deeds);
}

static void leave_jail(const Decision *decision, Action *action)
{
    if (decision_try_card(decision, action) || decision_try_fine(decision, action)) return;
    decision_set(decision, ACTION_ROLL, action);
}

APART static void decide_seldom(const Decision *decision, Action *action)
{
    Phase phase = (Phase)decision->game->phase;
    if (phase == PHASE_TURN)
        leave_jail(decision, action);
    else if (phase == PHASE_BUY)
        buy_if_rich(decision, action);
    else if (phase == PHASE_AUCTION)
        bid_once(decision, action);
    else if (phase == PHASE_DEBT)
        sell_first_deed(decision, action);
    else
        decision_fall_back(decision, action);
}

static void decide_thoughtless(const Decision *decision, Action *action)
{
    if (decision->game->phase == PHASE_END)
        decision_set(decision, ACTION_END, action);
    else if (decision->game->phase == PHASE_TURN && decision_own(decision)->in_jail == 0)
        decision_set(decision, ACTION_ROLL, action);
    else
        decide_seldom(decision, action);
}

static const PlayerKind thoughtless_player = {
    .word = "thoughtless",
    .decide = decide_thoughtless,
    .interrupt = decision_try_claim,
};

/* ---- games ------------------------------------------------------------------------ */

typedef struct Setting {
    const char *rules; /* house rules, NULL: none */
    const PlayerKind *kind;
} Setting;

static const Setting full_rules = {NULL, &simple_player};
static const Setting peer_setting = {"mortgage=sell,lap_limit=100", &thoughtless_player};

typedef struct Tally {
    long games, cut, rolls, turns;
} Tally;

static Edition edition;

/* These players act out of turn only to claim rents, so they need not be
 * asked before each throw when there are none. */
static bool interrupted(Decision *decision, Action *action)
{
    const Game *game = decision->game;
    if (game->claim_count == 0) return false;
    for (SeatId seat = 0; seat < SEATS; seat++) {
        decision->seat = seat;
        if (seat != game->decider && (game->alive >> seat & 1) != 0 &&
            decision->self->interrupt(decision, action))
            return true;
    }
    return false;
}

/* Plays one game, but no more than `most` rolls in all. */
static void play(const Setting *setting, uint64_t number, long most, Tally *tally)
{
    Rng dealer_rng = rng_seed(SEED, 2 * number);
    Rng player_rng = rng_seed(SEED, 2 * number + 1);
    Game game;
    Decision decision = {
        .self = setting->kind, .edition = &edition, .game = &game, .rng = &player_rng};
    setup_game(&edition, SEATS, NULL, &game);
    while (game.decider != NOBODY) {
        Action action;
        if (game.decider == DEALER) {
            dealer_decide(&edition, &game, &dealer_rng, &action);
        } else if (game.phase != PHASE_TURN || !interrupted(&decision, &action)) {
            decision.seat = game.decider;
            setting->kind->decide(&decision, &action);
        }
        if (action.kind == ACTION_ROLL) {
            if (game.turn > CUT_TURNS || tally->rolls >= most) break;
            tally->rolls++;
            DealerThrow dice = dealer_throw(&dealer_rng);
            apply_roll(&edition, &game, dice.first, dice.second, NULL);
        } else {
            apply(&edition, &game, &action, NULL);
        }
    }
    tally->games++;
    tally->cut += game.phase != PHASE_OVER;
    tally->turns += game.turn;
}

static double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

static void line(const char *name, double value, const char *unit)
{
    printf("bench %s %.6g %s\n", name, value, unit);
}

/* The best of a few measures: other programs only make it slower. */
static void measure(const Setting *setting, double seconds, double *rolls, double *games,
                    Tally *all)
{
    edition_file_read("classic", setting->rules, &edition);
    for (int i = 0; i < MEASURES; i++) {
        Tally tally = {0};
        double start = now(), end = start;
        while (end - start < seconds / MEASURES) {
            for (int k = 0; k < 20; k++)
                play(setting, (uint64_t)(all->games + tally.games), INT32_MAX, &tally);
            end = now();
        }
        if ((double)tally.rolls / (end - start) > *rolls) {
            *rolls = (double)tally.rolls / (end - start);
            *games = (double)tally.games / (end - start);
        }
        all->games += tally.games;
        all->cut += tally.cut;
        all->rolls += tally.rolls;
    }
}

static void measure_full_rules(double seconds)
{
    double rolls = 0, games = 0;
    Tally all = {0};
    measure(&full_rules, seconds, &rolls, &games, &all);
    line("rolls_per_second", rolls, "rolls/s");
    line("games_per_second", games, "games/s");
    line("rolls_per_game", (double)all.rolls / (double)all.games, "rolls");
    line("cut_games", 100.0 * (double)all.cut / (double)all.games, "percent");
    line("game_bytes", (double)sizeof(Game), "bytes");
}

static void measure_peer_setting(double seconds)
{
    double rolls = 0, games = 0;
    Tally all = {0};
    measure(&peer_setting, seconds, &rolls, &games, &all);
    line("peer_setting_rolls_per_second", rolls, "rolls/s");
}

/* For callgrind: a fixed number of rolls of fixed games. */
static void roll_only(const Setting *setting, long rolls)
{
    Tally tally = {0};
    edition_file_read("classic", setting->rules, &edition);
    while (tally.rolls < rolls) play(setting, (uint64_t)tally.games, rolls, &tally);
    printf("%ld rolls in %ld games\n", tally.rolls, tally.games);
}

/* ---- rollouts of the expert ------------------------------------------------------- */

enum { POSITIONS = 8, FIRST_TURN = 20, TURNS_BETWEEN = 15 };

typedef struct Thinking {
    Outlook outlook;
    Thought thought;
    Rollout rollout;
    Game positions[POSITIONS];
} Thinking;

/* Plays a game of four of them, who answer at once, until the turn begins; false when it is over
 * before. */
static bool play_until(Decision *decision, Game *game, uint64_t number, int32_t turn)
{
    Rng dealer_rng = rng_seed(SEED, number);
    setup_game(&edition, SEATS, NULL, game);
    while (game->decider != NOBODY) {
        if (game->turn == turn && game->phase == PHASE_TURN) return true;
        Action action;
        decision->seat = game->decider;
        if (game->decider == DEALER)
            dealer_decide(&edition, game, &dealer_rng, &action);
        else
            decision->self->decide(decision, &action);
        apply(&edition, game, &action, NULL);
    }
    return false;
}

static void find_positions(Decision *decision, Game *game, Thinking *thinking)
{
    uint64_t number = 0;
    for (int found = 0; found < POSITIONS; number++) {
        if (play_until(decision, game, number, FIRST_TURN + found * TURNS_BETWEEN))
            thinking->positions[found++] = *game;
    }
}

static void begin_thinking(Thinking *thinking)
{
    Game game;
    Rng player_rng = rng_seed(SEED, 1);
    edition_file_read("classic", NULL, &edition);
    outlook_make(&edition, &thinking->outlook);
    Decision decision = {.self = player_find("expert"),
                         .edition = &edition,
                         .outlook = &thinking->outlook,
                         .game = &game,
                         .rng = &player_rng};
    thought_character(&decision, &thinking->thought);
    thinking->rollout = (Rollout){.edition = &edition,
                                  .outlook = &thinking->outlook,
                                  .character = &thinking->thought.fast,
                                  .rounds = decision_number(&decision, CHARACTER_THINK_ROUNDS)};
    decision.self = player_find("hard");
    find_positions(&decision, &game, thinking);
}

static void roll_out(const Thinking *thinking, long number)
{
    Appraisal end;
    Rng rng = rng_seed(SEED, (uint64_t)number);
    rollout_play(&thinking->rollout, &thinking->positions[number % POSITIONS], rng, &end);
}

static void measure_rollouts(double seconds)
{
    static Thinking thinking;
    double best = 0;
    begin_thinking(&thinking);
    for (int i = 0; i < MEASURES; i++) {
        long count = 0;
        double start = now(), end = start;
        while (end - start < seconds / MEASURES) {
            for (int k = 0; k < 10 * POSITIONS; k++) roll_out(&thinking, count++);
            end = now();
        }
        if ((double)count / (end - start) > best) best = (double)count / (end - start);
    }
    line("rollouts_per_second", best, "rollouts/s");
}

static void roll_out_only(long count)
{
    static Thinking thinking;
    begin_thinking(&thinking);
    for (long number = 0; number < count; number++) roll_out(&thinking, number);
    printf("%ld rollouts\n", count);
}

static int usage(void)
{
    fprintf(stderr, "Usage: bench [--peer | --rollouts] [--seconds S | --instructions COUNT]\n"
                    "--peer: only in the setting of programs that know a part of the rules\n"
                    "--rollouts: only what the expert plays on in its head\n");
    return 2;
}

int main(int count, char **words)
{
    bool peer = count > 1 && strcmp(words[1], "--peer") == 0;
    bool rollouts = count > 1 && strcmp(words[1], "--rollouts") == 0;
    int first = 1 + (peer || rollouts);
    const char *option = count > first ? words[first] : "";
    const char *value = count == first + 2 ? words[first + 1] : NULL;
    if (value != NULL && strcmp(option, "--instructions") == 0) {
        if (rollouts)
            roll_out_only(strtol(value, NULL, 10));
        else
            roll_only(peer ? &peer_setting : &full_rules, strtol(value, NULL, 10));
    } else if (count == first || (value != NULL && strcmp(option, "--seconds") == 0)) {
        double seconds = value != NULL ? strtod(value, NULL) : 3.0;
        if (!peer && !rollouts) measure_full_rules(seconds);
        if (!rollouts) measure_peer_setting(seconds);
        if (!peer) measure_rollouts(seconds);
    } else {
        return usage();
    }
    return 0;
}
