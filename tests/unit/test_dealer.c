/* test_dealer.c -- chance: every outcome with the odds the rules give it. */
#include "players/dealer.h"

#include "check.h"
#include "game/apply.h"
#include "game/setup.h"
#include "unit/edition_files.h"

static Edition classic;

/* Chi-square of counts against expected shares, times 1000. */
static long chi_square(const long *seen, const double *expected, int count)
{
    double sum = 0;
    for (int i = 0; i < count; i++)
        sum += ((double)seen[i] - expected[i]) * ((double)seen[i] - expected[i]) / expected[i];
    return (long)(sum * 1000);
}

static Game waiting_for(Phase phase)
{
    Game game;
    setup_game(&classic, 4, NULL, &game);
    game.phase = (uint8_t)phase;
    game.decider = DEALER;
    return game;
}

static void dice_are_fair(void)
{
    enum { THROWS = 3600000 };
    Rng rng = rng_seed(11, 0);
    Game game = waiting_for(PHASE_THROW);
    long seen[36] = {0};
    double expected[36];
    for (int i = 0; i < THROWS; i++) {
        Action action;
        dealer_decide(&classic, &game, &rng, &action);
        if (action.amount < 1 || action.amount > 6 || action.second < 1 || action.second > 6) {
            CHECK_INT(0, action.amount * 10 + action.second);
            return;
        }
        seen[(action.amount - 1) * 6 + action.second - 1]++;
    }
    for (int i = 0; i < 36; i++) expected[i] = THROWS / 36.0;
    /* 35 degrees of freedom: 99.9 % lie below 66.6. */
    CHECK(chi_square(seen, expected, 36) < 66600);
}

static void dice_are_thrown_in_every_dice_phase(void)
{
    static const Phase phases[] = {PHASE_ORDER, PHASE_THROW, PHASE_RENT_THROW, PHASE_THIEF_DICE};
    Rng rng = rng_seed(1, 1);
    for (int i = 0; i < 4; i++) {
        Game game = waiting_for(phases[i]);
        Action action;
        dealer_decide(&classic, &game, &rng, &action);
        CHECK_INT(ACTION_DICE, action.kind);
        CHECK_INT(DEALER, action.seat);
    }
}

static void one_number_makes_one_throw(void)
{
    Rng rng = rng_seed(5, 5);
    Rng other = rng;
    Game game = waiting_for(PHASE_THROW);
    for (int i = 0; i < 1000; i++) {
        Action action;
        dealer_decide(&classic, &game, &rng, &action);
        rng_next(&other);
    }
    CHECK_INT(rng_next(&other), rng_next(&rng));
}

/* J03: any unseen card is as likely to be on top as any other. */
static void unseen_cards_are_drawn_uniformly(void)
{
    enum { DRAWS = 160000 };
    Rng rng = rng_seed(12, 0);
    Game game = waiting_for(PHASE_DRAW);
    game.deck = 0;
    game.piles[0].unseen = 0xF0F1; /* nine cards */
    long seen[MAX_CARDS] = {0}, dense[9];
    double expected[9];
    for (int i = 0; i < DRAWS; i++) {
        Action action;
        dealer_decide(&classic, &game, &rng, &action);
        seen[action.other % MAX_CARDS]++;
    }
    int members = 0;
    for (int card = 0; card < MAX_CARDS; card++) {
        bool unseen = (0xF0F1U >> card & 1) != 0;
        if (!unseen) CHECK_INT(0, seen[card]);
        if (unseen) dense[members++] = seen[card];
    }
    for (int i = 0; i < 9; i++) expected[i] = DRAWS / 9.0;
    /* 8 degrees of freedom: 99.9 % lie below 26.1. */
    CHECK(chi_square(dense, expected, 9) < 26100);
}

/* J03: once all were seen the same order returns. */
static void known_order_is_kept(void)
{
    Rng rng = rng_seed(13, 0);
    Game game = waiting_for(PHASE_DRAW);
    game.deck = 1;
    game.piles[1].unseen = 0;
    game.piles[1].count = 3;
    game.piles[1].first = 30;
    game.piles[1].order[30] = 7;
    Action action;
    dealer_decide(&classic, &game, &rng, &action);
    CHECK_INT(ACTION_DRAW, action.kind);
    CHECK_INT(7, action.other);
}

static void make_weights(Edition *edition)
{
    *edition = classic;
    edition->deck_count = 1;
    edition->decks[0] = (Deck){.kind = DECK_WEIGHTS, .card_count = 4};
    static const uint32_t weights[4] = {1, 24, 50, 25};
    for (int i = 0; i < 4; i++) edition->decks[0].cards[i].weight = weights[i];
    edition->decks[0].cards[0].effect.kind = EFFECT_RELEASE;
}

static void weights_are_odds(void)
{
    enum { DRAWS = 400000 };
    static Edition edition;
    make_weights(&edition);
    Rng rng = rng_seed(14, 0);
    Game game = waiting_for(PHASE_DRAW);
    game.deck = 0;
    long seen[4] = {0};
    for (int i = 0; i < DRAWS; i++) {
        Action action;
        dealer_decide(&edition, &game, &rng, &action);
        seen[action.other & 3]++;
    }
    static const double expected[4] = {DRAWS * 0.01, DRAWS * 0.24, DRAWS * 0.50, DRAWS * 0.25};
    /* 3 degrees of freedom: 99.9 % lie below 16.3. */
    CHECK(chi_square(seen, expected, 4) < 16300);
}

/* W6: no get-out card while as many are out as there may be. */
static void release_limit_takes_the_card_out(void)
{
    static Edition edition;
    make_weights(&edition);
    edition.decks[0].cards[0].weight = 1000;
    edition.rule[RULE_RELEASE_LIMIT] = 2;
    Rng rng = rng_seed(15, 0);
    Game game = waiting_for(PHASE_DRAW);
    game.deck = 0;
    game.seats[0].release[0] = 1;
    game.seats[3].release[0] = 1;
    long releases = 0;
    for (int i = 0; i < 10000; i++) {
        Action action;
        dealer_decide(&edition, &game, &rng, &action);
        releases += action.other == 0;
    }
    CHECK_INT(0, releases);
    game.seats[3].release[0] = 0;
    for (int i = 0; i < 100; i++) {
        Action action;
        dealer_decide(&edition, &game, &rng, &action);
        releases += action.other == 0;
    }
    CHECK(releases > 50);
}

static void dice_totals_choose_the_card(void)
{
    static Edition edition;
    make_weights(&edition);
    edition.decks[0].kind = DECK_DICE;
    for (uint8_t i = 0; i < 4; i++) {
        edition.decks[0].cards[i].low = (uint8_t)(2 + 3 * i);
        edition.decks[0].cards[i].high = (uint8_t)(4 + 3 * i);
    }
    Rng rng = rng_seed(16, 0);
    Game game = waiting_for(PHASE_DRAW);
    game.deck = 0;
    for (int total = 2; total <= 12; total++) {
        game.arrival = (int16_t)total;
        Action action;
        dealer_decide(&edition, &game, &rng, &action);
        CHECK_INT((total - 2) / 3, action.other);
    }
}

static void seats_are_shuffled_uniformly(void)
{
    Rng rng = rng_seed(17, 0);
    Game game = waiting_for(PHASE_SHUFFLE);
    game.order_next = 1;
    game.order[0] = 2;
    long seen[MAX_SEATS] = {0};
    for (int i = 0; i < 30000; i++) {
        Action action;
        dealer_decide(&classic, &game, &rng, &action);
        seen[action.amount & 7]++;
    }
    static const double expected[3] = {10000, 10000, 10000};
    long dense[3] = {seen[0], seen[1], seen[3]};
    CHECK_INT(0, seen[2]);
    /* 2 degrees of freedom: 99.9 % lie below 13.8. */
    CHECK(chi_square(dense, expected, 3) < 13800);
}

/* T01: deeds are dealt from those of the bank. */
static void deeds_are_dealt_from_the_bank(void)
{
    Rng rng = rng_seed(18, 0);
    Game game = waiting_for(PHASE_DEAL);
    game.seats[1].deeds = DEED_BIT(0) | DEED_BIT(5);
    game.holdings[0].owner = game.holdings[5].owner = 1;
    long seen[MAX_DEEDS] = {0}, dense[26];
    double expected[26];
    for (int i = 0; i < 26000; i++) {
        Action action;
        dealer_decide(&classic, &game, &rng, &action);
        seen[action.amount % MAX_DEEDS]++;
    }
    CHECK_INT(0, seen[0] + seen[5]);
    for (int i = 0, deed = 0; deed < 28; deed++)
        if (deed != 0 && deed != 5) {
            expected[i] = 1000;
            dense[i++] = seen[deed];
        }
    /* 25 degrees of freedom: 99.9 % lie below 52.6. */
    CHECK(chi_square(dense, expected, 26) < 52600);
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    edition_file_read("classic", NULL, &classic);
    RUN(dice_are_fair);
    RUN(dice_are_thrown_in_every_dice_phase);
    RUN(one_number_makes_one_throw);
    RUN(unseen_cards_are_drawn_uniformly);
    RUN(known_order_is_kept);
    RUN(weights_are_odds);
    RUN(release_limit_takes_the_card_out);
    RUN(dice_totals_choose_the_card);
    RUN(seats_are_shuffled_uniformly);
    RUN(deeds_are_dealt_from_the_bank);
    return check_done();
}
