/* test_review_proof.c -- reviews mean something: small forms of tests/review_proof.c and others. */
#include <math.h>
#include <stdio.h>

#include "check.h"
#include "players/dealer.h"
#include "players/odds.h"
#include "review/review_state.h"
#include "unit/edition_files.h"

static Edition edition;

static Table *seated(const char *word, const char *const *kinds, int seats, uint64_t seed)
{
    Seating seating = {0};
    edition_file_read(word, NULL, &edition);
    for (int i = 0; i < seats; i++)
        seating_add(&seating, &edition, "", player_find(kinds[i]), NO_TOKEN, 0);
    return table_new(&edition, NULL, &seating, seed);
}

static void play(Table *table, int actions)
{
    Action action;
    for (; actions > 0 && table_propose(table, true, &action); actions--)
        table_submit(table, &action);
}

static Review *reviewed(const Table *table, int turns, int games, int pairs)
{
    ReviewPlan plan = review_plan_usual;
    plan.sketch_only = true;
    plan.sketch_turns = turns;
    plan.sketch_games = games;
    plan.sketch_pairs = pairs;
    Review *review = review_new(table, &plan);
    while (review_step(review, 100000)) continue;
    return review;
}

/* ---- a planted blunder ---- */

/* The seat that ends its turn owning a whole group without buildings. */
static bool may_give(const Table *table, Action *gift)
{
    const Game *game = table_game(table);
    if (game->phase != PHASE_END || game->decider >= game->seat_count) return false;
    const Seat *own = &game->seats[game->decider];
    if (own->whole == 0) return false;
    DeedSet group = edition.groups[__builtin_ctz(own->whole)].deeds;
    if ((group & game->built) != 0) return false;
    *gift = action_of(game, ACTION_OFFER);
    gift->other = game_next_seat(game, game->decider);
    gift->deal = (Deal){.give = group, .take_money = 1};
    return action_check(&edition, game, gift) == REFUSAL_NONE;
}

static void a_planted_blunder_is_the_largest_error(void)
{
    static const char *const kinds[] = {"medium", "easy", "medium"};
    Action gift;
    Table *table = seated("classic", kinds, 3, 4);
    for (int i = 0; i < 3000 && !may_give(table, &gift); i++) play(table, 1);
    CHECK(may_give(table, &gift));
    size_t planted = table_action_count(table);
    CHECK_INT(REFUSAL_NONE, table_submit(table, &gift));
    Action accept = action_of(table_game(table), ACTION_ACCEPT);
    CHECK_INT(REFUSAL_NONE, table_submit(table, &accept));
    play(table, 60);
    Review *review = reviewed(table, 16, 2, 16);
    FindingDecision worst;
    CHECK(finding_decision(review, planted, &worst) && !worst.same);
    CHECK(worst.change < -3 * worst.error && worst.change < -0.03);
    CHECK_INT(finding_moment_of(review, planted),
              finding_best(review, worst.seat, FINDING_WORST_DECISION));
    for (size_t n = finding_start(review); n < table_action_count(table); n++) {
        FindingDecision decision;
        if (n == planted || !finding_decision(review, n, &decision)) continue;
        CHECK(decision.change - 2 * decision.error > worst.change || decision.missed);
    }
    FindingWays ways;
    CHECK(finding_ask(review, planted, 60) && finding_ways(review, planted, &ways));
    CHECK(ways.loss > 0.03 && ways.ways[1].ahead > 0);
    review_free(review);
    table_free(table);
}

/* ---- noise is no error ---- */

/* Ways that are all the same but for their dice. */
static void copies_of_one_way_have_no_error(void)
{
    enum { TRIALS = 4000, WAYS = 3, GAMES = 60 };
    Rng rng = rng_seed(8, 1);
    double sum = 0, square = 0, plain = 0;
    for (int trial = 0; trial < TRIALS; trial++) {
        ReviewWeighing weighing = {.count = WAYS, .played = GAMES};
        double most = 0;
        for (int way = 1; way < WAYS; way++) {
            for (int game = 0; game < GAMES; game++)
                weighing.ahead[way][game % 2] += (double)rng_below(&rng, 201) / 100 - 1;
            most = fmax(most, (weighing.ahead[way][0] + weighing.ahead[way][1]) / GAMES);
        }
        double loss = finding_loss(&weighing);
        sum += loss;
        square += loss * loss;
        plain += most;
    }
    double mean = sum / TRIALS, error = sqrt((square / TRIALS - mean * mean) / TRIALS);
    CHECK(fabs(mean) < 3 * error);
    CHECK(plain / TRIALS > 10 * error); /* the plain maximum would be one */
}

/* ---- luck ---- */

/* The throw that leaves the mover poorest. */
static void worst_throw(const Game *game, Action *worst)
{
    Money least = MONEY_LIMIT;
    SeatId mover = game_mover(game);
    for (int first = 1; first <= 6; first++)
        for (int second = first; second <= 6; second++) {
            Action dice = action_of(game, ACTION_DICE);
            dice.amount = first;
            dice.second = second;
            Game after = *game;
            apply(&edition, &after, &dice, NULL);
            Money left = after.seats[mover].cash;
            for (int i = 0; i < after.debt_count; i++)
                if (after.debts[i].debtor == mover) left -= after.debts[i].amount;
            if (left >= least) continue;
            least = left;
            *worst = dice;
        }
}

static void replaced_dice_show_in_luck(void)
{
    enum { CURSED = 1 };
    static const char *const kinds[] = {"hard", "hard", "hard"};
    Table *table = seated("classic", kinds, 3, 6);
    for (int i = 0; i < 450; i++) {
        Action action;
        if (!table_propose(table, true, &action)) break;
        const Game *game = table_game(table);
        if (game->phase == PHASE_THROW && game_mover(game) == CURSED) worst_throw(game, &action);
        table_submit(table, &action);
    }
    Review *review = reviewed(table, 16, 8, 2);
    FindingSums cursed = finding_sums(review, CURSED);
    CHECK(cursed.own_luck < -0.15);
    CHECK(cursed.own_decisions == 0);
    for (SeatId seat = 0; seat < 3; seat++)
        if (seat != CURSED) CHECK(finding_sums(review, seat).own_luck > cursed.own_luck);
    review_free(review);
    table_free(table);
}

/* A chance is the mean of the chances after every throw. */
static double chance_of(const Game *game, const Outlook *outlook, int32_t until, int games,
                        double *spread)
{
    Character judge;
    Rollout rollout;
    double sum = 0, square = 0;
    odds_rollout(&edition, outlook, until, &judge, &rollout);
    for (int i = 0; i < games; i++) {
        Appraisal end;
        rollout_play(&rollout, game, rng_seed(77, (uint64_t)i), &end);
        sum += (double)end.share[0];
        square += (double)end.share[0] * (double)end.share[0];
    }
    double mean = sum / games;
    *spread = (square / games - mean * mean) / games;
    return mean;
}

static void chances_before_a_throw_are_the_mean_of_those_after(void)
{
    static const char *const kinds[] = {"hard", "hard"};
    Table *table = seated("smallest", kinds, 2, 5);
    while (table_game(table)->turn < 7 || table_game(table)->phase != PHASE_THROW) play(table, 1);
    const Game *game = table_game(table);
    int32_t until = game->turn + 32;
    double before_spread, spread = 0, sum = 0;
    double before = chance_of(game, table_outlook(table), until, 8000, &before_spread);
    for (int throw = 0; throw < 36; throw ++) {
        Action dice = action_of(game, ACTION_DICE);
        dice.amount = throw / 6 + 1;
        dice.second = throw % 6 + 1;
        Game after = *game;
        double own;
        apply(&edition, &after, &dice, NULL);
        sum += chance_of(&after, table_outlook(table), until, 400, &own) / 36;
        spread += own / (36 * 36);
    }
    CHECK(fabs(before - sum) < 4 * sqrt(before_spread + spread));
    CHECK(before_spread > 0);
    table_free(table);
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(a_planted_blunder_is_the_largest_error);
    RUN(copies_of_one_way_have_no_error);
    RUN(replaced_dice_show_in_luck);
    RUN(chances_before_a_throw_are_the_mean_of_those_after);
    return check_done();
}
