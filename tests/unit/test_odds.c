/* test_odds.c -- the odds of everything that is drawn: as exact fractions of
 * the edition, and as what the dealer draws in a million tries. */
#include "players/dealer.h"
#include "scene.h"

enum { MILLION = 1000000, MAX_CELLS = 320 };

/* How often each of `cells` outcomes came, and how likely each is: weight[i]
 * of `weights`. */
typedef struct Tally {
    int cells;
    long counts[MAX_CELLS];
    uint32_t weight[MAX_CELLS];
} Tally;

/* Chi-square of the counts; an outcome that cannot be must not have come. */
static double chi_square(const Tally *tally)
{
    double sum = 0, draws = 0, weights = 0;
    for (int i = 0; i < tally->cells; i++) {
        draws += (double)tally->counts[i];
        weights += tally->weight[i];
    }
    for (int i = 0; i < tally->cells; i++) {
        double expected = draws * tally->weight[i] / weights;
        double off = (double)tally->counts[i] - expected;
        if (tally->weight[i] == 0)
            CHECK_INT(0, tally->counts[i]);
        else
            sum += off * off / expected;
    }
    return sum;
}

/* The value that chance exceeds once in a thousand times, by degrees of
 * freedom. The seeds are fixed: what passes once passes always. */
static double limit(const Tally *tally)
{
    static const struct {
        int freedom;
        double value;
    } rows[] = {
        {2, 13.82}, {5, 20.52},  {6, 22.46},  {7, 24.32},  {8, 26.12},
        {9, 27.88}, {10, 29.59}, {27, 55.48}, {35, 66.62}, {299, 380.3},
    };
    int freedom = -1;
    for (int i = 0; i < tally->cells; i++) freedom += tally->weight[i] != 0;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        if (rows[i].freedom == freedom) return rows[i].value;
    printf("no row for %d degrees of freedom\n", freedom);
    return 0;
}

static void check_odds(const char *what, const Tally *tally)
{
    double value = chi_square(tally), most = limit(tally);
    if (value > most) printf("%s: chi-square %.2f is above %.2f\n", what, value, most);
    CHECK(value <= most);
}

static uint32_t weight_sum(const Deck *deck, bool with_cups)
{
    uint32_t sum = 0;
    for (int card = 0; card < deck->card_count; card++)
        if (with_cups || deck->cards[card].effect.kind != EFFECT_RELEASE)
            sum += deck->cards[card].weight;
    return sum;
}

/* ---- exact fractions ------------------------------------------------------------ */

typedef struct Odds {
    EffectKind kind;
    Money amount; /* steps, or the sum */
    uint32_t over, under;
} Odds;

/* The cards of the deck, its cup apart, have exactly these odds, and the cup
 * exactly one in a hundred. */
static void check_table(int index, const Odds *odds, int count)
{
    const Deck *deck = &scene.edition.decks[index];
    uint32_t plain = weight_sum(deck, false), all = weight_sum(deck, true);
    CHECK_INT(count + 1, deck->card_count);
    for (int i = 0; i < count; i++) {
        const Card *card = &deck->cards[i];
        CHECK_INT(odds[i].kind, card->effect.kind);
        CHECK_INT(odds[i].amount, card->effect.amount);
        CHECK_INT(plain * odds[i].over, card->weight * odds[i].under);
    }
    CHECK_INT(EFFECT_RELEASE, deck->cards[count].effect.kind);
    CHECK_INT(all, deck->cards[count].weight * 100);
}

static void W1_table_2(void)
{
    static const Odds odds[] = {
        {EFFECT_MOVE_BY, -3, 1, 8}, {EFFECT_MOVE_BY, -2, 1, 6}, {EFFECT_MOVE_BY, -1, 1, 6},
        {EFFECT_MOVE_BY, 1, 1, 8},  {EFFECT_MOVE_BY, 2, 1, 6},  {EFFECT_MOVE_BY, 3, 1, 6},
        {EFFECT_JAIL, 0, 1, 24},    {EFFECT_MOVE_TO, 0, 1, 24},
    };
    scene_begin("waterloo", NULL, 2);
    check_table(scene_deck("slc"), odds, 8);
}

static void W1_table_3(void)
{
    static const Odds odds[] = {
        {EFFECT_PAY, 200, 1, 18},     {EFFECT_PAY, 100, 1, 9},    {EFFECT_PAY, 50, 1, 6},
        {EFFECT_COLLECT, 25, 1, 3},   {EFFECT_COLLECT, 50, 1, 6}, {EFFECT_COLLECT, 100, 1, 9},
        {EFFECT_COLLECT, 200, 1, 18},
    };
    scene_begin("waterloo", NULL, 2);
    check_table(scene_deck("needles"), odds, 7);
}

static void B7_the_wheel_has_twenty_sectors(void)
{
    static const Odds sectors[] = {
        {EFFECT_GAIN_DEED, 0, 2, 20},     {EFFECT_COLLECT, 50, 3, 20},
        {EFFECT_COLLECT, 100, 3, 20},     {EFFECT_COLLECT, 200, 1, 20},
        {EFFECT_GAIN_BUILDING, 0, 2, 20}, {EFFECT_RELEASE, 0, 2, 20},
        {EFFECT_PAY, 50, 3, 20},          {EFFECT_PAY, 100, 2, 20},
        {EFFECT_LOSE_BUILDING, 0, 2, 20},
    };
    scene_begin("bilkent", "token_choice=setup", 2);
    const Deck *wheel = &scene.edition.decks[scene_deck("wheel")];
    CHECK_INT(9, wheel->card_count);
    CHECK_INT(20, weight_sum(wheel, true));
    for (int i = 0; i < 9; i++) {
        CHECK_INT(sectors[i].kind, wheel->cards[i].effect.kind);
        CHECK_INT(sectors[i].amount, wheel->cards[i].effect.amount);
        CHECK_INT(sectors[i].over, wheel->cards[i].weight);
    }
}

/* ---- a million draws -------------------------------------------------------------- */

/* From the deck to draw from now. */
static void draw_a_million(const char *what, uint64_t seed, bool cups)
{
    static Tally tally;
    Rng rng = rng_seed(seed, 0);
    const Deck *deck = &scene.edition.decks[scene.game.deck];
    tally = (Tally){.cells = deck->card_count};
    for (int i = 0; i < deck->card_count; i++)
        if (cups || deck->cards[i].effect.kind != EFFECT_RELEASE)
            tally.weight[i] = deck->cards[i].weight;
    CHECK_WAITS(PHASE_DRAW, DEALER);
    for (int i = 0; i < MILLION; i++) {
        Action action;
        dealer_decide(&scene.edition, &scene.game, &rng, &action);
        tally.counts[action.other]++;
    }
    check_odds(what, &tally);
}

/* With 0 to 4 cups out, held by two players and from both places. */
static void draw_with_cups(const char *what, int square, uint64_t seed)
{
    for (int out = 0; out <= 4; out++) {
        scene_begin("waterloo", NULL, 2);
        scene.game.seats[0].release[0] = (uint8_t)(out / 2);
        scene.game.seats[1].release[1] = (uint8_t)(out - out / 2);
        scene_land(square, 1, 2);
        draw_a_million(what, seed + (uint64_t)out, out < 4);
    }
}

static void W6_slc_with_0_to_4_cups_out(void)
{
    draw_with_cups("SLC", 17, 100);
}

static void W6_needles_hall_with_0_to_4_cups_out(void)
{
    draw_with_cups("Needles Hall", 22, 200);
}

static void B7_the_wheel(void)
{
    scene_begin("bilkent", "token_choice=setup", 2);
    scene_land(20, 1, 2);
    draw_a_million("wheel", 300, true);
}

/* ---- other things of chance --------------------------------------------------------- */

/* What is picked in the present position, numbered from `first`. */
static void pick(const char *what, int first, int cells, int draws, uint64_t seed)
{
    static Tally tally;
    Rng rng = rng_seed(seed, 0);
    tally = (Tally){.cells = cells};
    for (int i = 0; i < cells; i++) tally.weight[i] = 1;
    for (int i = 0; i < draws; i++) {
        Action action;
        dealer_decide(&scene.edition, &scene.game, &rng, &action);
        CHECK(action.amount >= first && action.amount < first + cells);
        tally.counts[action.amount - first]++;
    }
    check_odds(what, &tally);
}

static void B7_every_property_is_as_likely(void)
{
    scene_begin("bilkent", "token_choice=setup", 2);
    scene_land(20, 1, 2);
    scene_do("draw 1");
    CHECK_WAITS(PHASE_PICK_DEED, DEALER);
    pick("property", 0, 28, 200000, 400);
}

static void B5_every_target_and_sum_is_as_likely(void)
{
    scene_begin("bilkent", "token_choice=setup", 4);
    scene_put(2, 9);
    scene_land(7, 1, 2);
    scene_do("draw 17; choose 1; choose 1");
    CHECK_WAITS(PHASE_PICK_SEAT, DEALER);
    pick("target", 1, 3, 200000, 500);
    scene_do("pick 3; end; dice 1 2");
    CHECK_WAITS(PHASE_PICK_SUM, DEALER);
    pick("sum", 1, 300, 600000, 600);
}

static void G4_two_dice(void)
{
    static Tally tally = {.cells = 36};
    Rng rng = rng_seed(700, 0);
    scene_begin("classic", NULL, 2);
    scene_do("roll");
    for (int i = 0; i < 36; i++) tally.weight[i] = 1;
    for (int i = 0; i < MILLION; i++) {
        Action action;
        dealer_decide(&scene.edition, &scene.game, &rng, &action);
        tally.counts[6 * (action.amount - 1) + action.second - 1]++;
    }
    check_odds("dice", &tally);
}

/* Throws and lands on `square`; the card that acts. */
static int card_by_throw(const Game *start, int square, Rng *rng)
{
    Action action;
    scene.game = *start;
    dealer_decide(&scene.edition, &scene.game, rng, &action);
    int count = scene.edition.space_count;
    scene_put(0, (square - action.amount - action.second + count) % count);
    scene.events.count = 0;
    apply(&scene.edition, &scene.game, &action, &scene.events);
    return scene_event(EVENT_CARD_DRAWN, 0).second;
}

/* Tables by dice have the odds of two dice: (6 - |7 - total|) of 36. */
static void I6_tables_by_dice(void)
{
    static Tally tally;
    scene_begin("bharat", NULL, 2);
    scene_do("roll");
    Game start = scene.game;
    for (int square = 0; square < scene.edition.space_count; square++) {
        const Space *space = &scene.edition.spaces[square];
        if (space->kind != SPACE_EFFECT || space->effect.kind != EFFECT_DRAW) continue;
        const Deck *deck = &scene.edition.decks[space->effect.target];
        if (deck->kind != DECK_DICE) continue;
        Rng rng = rng_seed(800, (uint64_t)square);
        tally = (Tally){.cells = deck->card_count};
        for (int total = 2; total <= 12; total++)
            for (int card = 0; card < deck->card_count; card++)
                if (total >= deck->cards[card].low && total <= deck->cards[card].high)
                    tally.weight[card] += (uint32_t)(6 - (total < 7 ? 7 - total : total - 7));
        for (int i = 0; i < MILLION; i++) tally.counts[card_by_throw(&start, square, &rng)]++;
        check_odds("table by dice", &tally);
    }
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(W1_table_2);
    RUN(W1_table_3);
    RUN(B7_the_wheel_has_twenty_sectors);
    RUN(W6_slc_with_0_to_4_cups_out);
    RUN(W6_needles_hall_with_0_to_4_cups_out);
    RUN(B7_the_wheel);
    RUN(B7_every_property_is_as_likely);
    RUN(B5_every_target_and_sum_is_as_likely);
    RUN(G4_two_dice);
    RUN(I6_tables_by_dice);
    return check_done();
}
