/* test_landing.c -- V10, L14: where tokens land in the long run: the game as it
 * is played, dice that are only thrown, and the exact Markov chain agree, in
 * every edition and for every way out of jail.
 *
 * `test_landing THROWS` plays more than the usual number of throws; from 10^8
 * on the largest difference must stay below 2e-4. */
#include "check.h"
#include "game/apply.h"
#include "game/setup.h"
#include "lab/landing_report.h"
#include "players/dealer.h"
#include "unit/edition_files.h"

enum { BATCHES = 100, BURN_IN = 1000, STORM_BATCHES = 60 };

static const char *const words[] = {"smallest", "classic", "london",   "bharat",
                                    "montreal", "bilkent", "waterloo", NULL};
static long throws_wanted = 200000;
static Edition edition;

/* ---- the game ----------------------------------------------------------------- */

/* In jail as the way says, as far as the rules allow it. */
static ActionKind seek_freedom(const Edition *rules, const Game *game, JailPolicy policy)
{
    static const ActionKind kinds[] = {[JAIL_POLICY_PAY] = ACTION_FINE,
                                       [JAIL_POLICY_THROW] = ACTION_ROLL,
                                       [JAIL_POLICY_WAIT] = ACTION_WAIT};
    Action action = action_of(game, kinds[policy]);
    if (action_check(rules, game, &action) == REFUSAL_NONE) return kinds[policy];
    return policy == JAIL_POLICY_PAY ? ACTION_ROLL : ACTION_FINE;
}

/* Never buys, opens cards at once, wants no thief, does not travel. */
static void decide(const Edition *rules, const Game *game, JailPolicy policy, Action *action)
{
    static const ActionKind kinds[PHASE_COUNT] = {
        [PHASE_TURN] = ACTION_ROLL,     [PHASE_BUY] = ACTION_DECLINE,
        [PHASE_END] = ACTION_END,       [PHASE_OPEN] = ACTION_CHOOSE,
        [PHASE_CHOICE] = ACTION_CHOOSE, [PHASE_THIEF] = ACTION_CHOOSE,
        [PHASE_TRAVEL] = ACTION_TRAVEL, [PHASE_JAIL_OUT] = ACTION_FINE,
        [PHASE_TOKEN] = ACTION_TOKEN};
    bool jailed = game->phase == PHASE_TURN && game->seats[game->decider].in_jail;
    *action = action_of(game, jailed ? seek_freedom(rules, game, policy) : kinds[game->phase]);
    if (action->kind == ACTION_CHOOSE) action->amount = game->phase == PHASE_THIEF ? 2 : 1;
    if (action->kind == ACTION_TOKEN) action->amount = game->decider;
}

/* Money is no matter here, nor what is owned. Get-out cards of a weighted
 * deck would pile up without end. */
static void make_good(const Edition *rules, Game *game)
{
    for (int seat = 0; seat < game->seat_count; seat++) {
        game->seats[seat].cash = 100000;
        for (int deck = 0; deck < rules->deck_count; deck++)
            if (rules->decks[deck].kind == DECK_WEIGHTS) game->seats[seat].release[deck] = 0;
    }
}

/* Counts where `count` throws (or turns missed) end; false when the engine
 * refuses something. */
static bool play(const Edition *rules, JailPolicy policy, uint64_t stream, long count,
                 long places[MARKOV_PLACES])
{
    Rng rng = rng_seed(2024, stream);
    Game game;
    setup_game(rules, 2, NULL, &game);
    bool thrown = false;
    for (long done = -BURN_IN; done < count;) {
        Action action;
        if (thrown && (game.phase == PHASE_TURN || game.phase == PHASE_END)) {
            const Seat *seat = &game.seats[game_mover(&game)];
            if (done >= 0) places[seat->in_jail ? rules->space_count : seat->space]++;
            done++;
            thrown = false;
            make_good(rules, &game);
        }
        if (game.decider == DEALER)
            dealer_decide(rules, &game, &rng, &action);
        else
            decide(rules, &game, policy, &action);
        thrown = thrown || game.phase == PHASE_THROW || action.kind == ACTION_WAIT;
        if (action_check(rules, &game, &action) != REFUSAL_NONE) return false;
        apply(rules, &game, &action, NULL);
    }
    return true;
}

/* ---- against the chain --------------------------------------------------------- */

static void solve(const Edition *rules, JailPolicy policy, bool held, Stationary *stationary)
{
    MarkovChain *chain = markov_chain_new(rules, policy, held);
    stationary_solve(chain, stationary);
    markov_chain_free(chain);
}

/* Shares by batches of games, so that their spread gives the error of the
 * mean although throws depend on each other. */
static void compare(const Edition *rules, JailPolicy policy, bool held, long throws, double allowed)
{
    double mean[MARKOV_PLACES] = {0}, square[MARKOV_PLACES] = {0}, largest = 0;
    Stationary exact;
    solve(rules, policy, held, &exact);
    long batch = throws / BATCHES;
    for (int i = 0; i < BATCHES; i++) {
        long places[MARKOV_PLACES] = {0};
        if (!play(rules, policy, (uint64_t)i, batch, places)) {
            CHECK(false);
            return;
        }
        for (int k = 0; k < MARKOV_PLACES; k++) {
            double share = (double)places[k] / (double)batch;
            mean[k] += share / BATCHES;
            square[k] += share * share / BATCHES;
        }
    }
    for (int k = 0; k < MARKOV_PLACES; k++) {
        double error = mean[k] - exact.places[k];
        if (error < 0) error = -error;
        double variance = (square[k] - mean[k] * mean[k]) / (BATCHES - 1);
        double beyond = error > allowed ? error - allowed : 0;
        if (error > largest) largest = error;
        /* Five standard errors: by chance once in some 4,000 runs of this test. */
        CHECK(beyond * beyond <= 25 * variance + 1e-30);
    }
    if (throws >= 100000000) CHECK(largest < 2e-4);
}

/* Piles are drawn from as if shuffled each time, and nothing can be owned. */
static void read_drawing_anew(const char *word)
{
    edition_file_read(word, "auction=off,buy_after_laps=100", &edition);
    for (int deck = 0; deck < edition.deck_count; deck++) {
        if (edition.decks[deck].kind != DECK_CARDS) continue;
        edition.decks[deck].kind = DECK_WEIGHTS;
        for (int card = 0; card < MAX_CARDS; card++) edition.decks[deck].cards[card].weight = 1;
    }
    edition.rule[RULE_RELEASE_LIMIT] = 0;
}

static void V10_landings_in_every_edition(void)
{
    for (int i = 0; words[i] != NULL; i++) {
        read_drawing_anew(words[i]);
        for (int policy = 0; policy < JAIL_POLICY_COUNT; policy++)
            if (jail_policy_differs(&edition, (JailPolicy)policy))
                compare(&edition, (JailPolicy)policy, false, throws_wanted, 0);
    }
}

/* With real piles and the get-out cards in somebody's hand; V10 allows 5e-5
 * because the order of a pile repeats. */
static void V10_landings_with_real_piles(void)
{
    edition_file_read("classic", "auction=off,buy_after_laps=100", &edition);
    compare(&edition, JAIL_POLICY_THROW, true, 10 * throws_wanted, 5e-5);
}

static void L14_thrown_dice_agree_with_the_chain(void)
{
    for (int i = 0; words[i] != NULL; i++) {
        edition_file_read(words[i], NULL, &edition);
        for (int policy = 0; policy < JAIL_POLICY_COUNT; policy++) {
            if (!jail_policy_differs(&edition, (JailPolicy)policy)) continue;
            MarkovChain *chain = markov_chain_new(&edition, (JailPolicy)policy, false);
            RandomWalk *walk = random_walk_new(chain);
            LandingStudy study = {.policy = (JailPolicy)policy};
            stationary_solve(chain, &study.stationary);
            for (uint64_t n = 0; n < STORM_BATCHES; n++) random_walk_run(walk, 3, n, &study.counts);
            CHECK(landing_report_distance(&edition, &study) < 5);
            random_walk_free(walk);
            markov_chain_free(chain);
        }
    }
}

/* ---- the chain itself --------------------------------------------------------------- */

static bool near(double expected, double actual, double within)
{
    return actual > expected - within && actual < expected + within;
}

static void the_chain_is_a_distribution(void)
{
    for (int i = 0; words[i] != NULL; i++) {
        edition_file_read(words[i], NULL, &edition);
        for (int policy = 0; policy < JAIL_POLICY_COUNT; policy++) {
            Stationary stationary;
            double sum = 0;
            if (!jail_policy_differs(&edition, (JailPolicy)policy)) continue;
            solve(&edition, (JailPolicy)policy, false, &stationary);
            for (int k = 0; k < MARKOV_PLACES; k++) sum += stationary.places[k];
            CHECK(near(1, sum, 1e-9));
            CHECK(stationary.turns > 0.8 && stationary.turns < 1 + 1e-9);
        }
    }
}

/* Figures of another chain, written for this board alone. */
static void V10_the_chain_of_the_classic_board(void)
{
    Stationary pays, throws, held;
    edition_file_read("classic", NULL, &edition);
    solve(&edition, JAIL_POLICY_PAY, false, &pays);
    solve(&edition, JAIL_POLICY_THROW, false, &throws);
    solve(&edition, JAIL_POLICY_THROW, true, &held);
    CHECK_INT(0, pays.places[30] * 1e9); /* V07 */
    CHECK(near(0.03185766, pays.places[24], 1e-8) && near(0.03949976, pays.places[40], 1e-8));
    CHECK(near(0.02995492, throws.places[24], 1e-8) && near(0.09385517, throws.places[40], 1e-8));
    CHECK(near(0.03026275, held.places[24], 1e-8) && near(0.09521871, held.places[40], 1e-8));
    /* A player who is never jailed throws 1 + 1/6 + 1/36 times a turn. */
    CHECK(1 / pays.turns < 1 + 1.0 / 6 + 1.0 / 36);
    /* Each arrival on Boardwalk is a rent due; on a railroad cards double some. */
    CHECK(near(pays.places[39] / pays.turns, pays.visits[39], 1e-12));
    CHECK(pays.visits[25] > pays.places[25] / pays.turns * 1.1);
}

int main(int count, char **arguments)
{
    if (count == 2) throws_wanted = strtol(arguments[1], NULL, 10);
    RUN(the_chain_is_a_distribution);
    RUN(V10_the_chain_of_the_classic_board);
    RUN(L14_thrown_dice_agree_with_the_chain);
    RUN(V10_landings_in_every_edition);
    RUN(V10_landings_with_real_piles);
    return check_done();
}
