/* test_bharat.c -- I1 to I10: a trip round India. */
#include "asking.h"
#include "players/dealer.h"
#include "players/described/simple_player.h"
#include "scene.h"

enum { JAIL = 9, REST = 18, START_MONEY = 50000 };

static const Seat *seat(SeatId who)
{
    return &scene.game.seats[who];
}

static void set_cash(SeatId who, Money cash)
{
    scene.game.seats[who].cash = cash;
}

static void begin(int seats)
{
    scene_begin("bharat", NULL, seats);
}

/* ---- I1: the board ---------------------------------------------------------- */

static void I1_thirty_six_squares(void)
{
    begin(2);
    CHECK_INT(36, scene.edition.space_count);
    CHECK_INT(0, scene.edition.start);
    CHECK_INT(JAIL, scene.edition.jail);
    CHECK_TEXT("START", scene.edition.space_label[0].name);
    CHECK_TEXT("Margoa", scene.edition.space_label[35].name);
    CHECK_TEXT("Rest House", scene.edition.space_label[REST].name);
    CHECK_TEXT("Club House", scene.edition.space_label[27].name);
    CHECK_TEXT("Income Tax", scene.edition.space_label[4].name);
    CHECK_TEXT("Wealth Tax", scene.edition.space_label[32].name);
}

static void I1_two_chances_at_7_and_20_and_two_chests(void)
{
    int chances = 0, chests = 0;
    begin(2);
    for (int i = 0; i < 36; i++) {
        const Space *space = &scene.edition.spaces[i];
        if (space->kind != SPACE_EFFECT || space->effect.kind != EFFECT_DRAW) continue;
        bool chance = space->effect.target == edition_find_deck(&scene.edition, "chance");
        chances += chance;
        chests += !chance;
        if (chance) CHECK(i == 7 || i == 20);
    }
    CHECK_INT(2, chances);
    CHECK_INT(2, chests);
}

static void I1_twenty_cities_in_five_colours_and_three_pairs_of_companies(void)
{
    int cities = 0, colours = 0, companies = 0, pairs = 0;
    begin(2);
    for (int i = 0; i < scene.edition.group_count; i++) {
        const Group *group = &scene.edition.groups[i];
        bool streets = group->kind == GROUP_STREETS;
        CHECK_INT(streets ? 4 : 2, group->deed_count);
        *(streets ? &cities : &companies) += group->deed_count;
        *(streets ? &colours : &pairs) += 1;
    }
    CHECK_INT(20, cities);
    CHECK_INT(5, colours);
    CHECK_INT(6, companies);
    CHECK_INT(3, pairs);
}

static void I1_prices_rise_around_the_board(void)
{
    begin(2);
    const Deed *before = NULL;
    for (int i = 0; i < scene.edition.deed_count; i++) {
        const Deed *deed = &scene.edition.deeds[i];
        if (scene.edition.groups[deed->group].kind != GROUP_STREETS) continue;
        if (before != NULL) {
            CHECK(deed->price > before->price);
            for (int step = 0; step < 3; step++) CHECK(deed->rent[step] > before->rent[step]);
        }
        CHECK_INT(deed->price, 2 * deed->house_price);
        CHECK_INT(deed->price, deed->hotel_price);
        CHECK(deed->rent[1] > 2 * deed->rent[0]); /* building never lowers a rent */
        CHECK(deed->rent[2] > 2 * deed->rent[1]);
        before = deed;
    }
}

/* ---- I2 ----------------------------------------------------------------------- */

static void I2_two_to_four_players_with_50000(void)
{
    begin(4);
    CHECK_INT(2, scene.edition.rule[RULE_PLAYERS_MIN]);
    CHECK_INT(4, scene.edition.rule[RULE_PLAYERS_MAX]);
    for (SeatId who = 0; who < 4; who++) CHECK_INT(START_MONEY, scene_cash(who));
    CHECK_WAITS(PHASE_TURN, 0); /* in the order entered */
}

static void I2_start_pays_500_for_passing_and_landing(void)
{
    begin(2);
    scene_put(0, 31);
    scene_do("roll; dice 4 4; decline"); /* the original's example: 31 + 8 leads to 3 */
    CHECK_INT(3, seat(0)->space);
    CHECK_INT(START_MONEY + 500, scene_cash(0));
    CHECK_WAITS(PHASE_END, 0); /* doubles give no other throw */
    scene_do("end");
    scene_land(0, 1, 2);
    CHECK_INT(START_MONEY + 500, scene_cash(1));
}

static void I2_doubles_are_ordinary_throws(void)
{
    begin(2);
    for (int i = 0; i < 4; i++) {
        scene_put(0, 14);
        scene_do("roll; dice 2 2; end");
        CHECK_INT(REST, seat(0)->space);
        scene_put(1, 14);
        scene_do("roll; dice 2 2; end");
    }
    CHECK_INT(0, seat(0)->in_jail);
}

/* ---- I3, I4: cities ------------------------------------------------------------ */

/* Visitor 0 on Margoa, which is of seat 1. */
static Money rent_of_margoa(int level, const char *others)
{
    begin(2);
    scene_own(1, "margoa");
    scene_own(1, others);
    scene_build("margoa", level);
    scene_land(35, 1, 2);
    Money paid = scene_paid(0, 1, REASON_RENT);
    CHECK_INT(START_MONEY - paid, scene_cash(0));
    CHECK_INT(START_MONEY + paid, scene_cash(1));
    return paid;
}

static void I3_city_rent_with_every_number_of_buildings(void)
{
    CHECK_INT(1010, rent_of_margoa(0, ""));
    CHECK_INT(4200, rent_of_margoa(1, ""));
    CHECK_INT(8400, rent_of_margoa(2, ""));
    CHECK_INT(12600, rent_of_margoa(3, ""));
    CHECK_INT(11750, rent_of_margoa(BESIDE_HOTEL, ""));
    CHECK_INT(11750 + 4200, rent_of_margoa(BESIDE_HOTEL | 1, ""));
    CHECK_INT(11750 + 8400, rent_of_margoa(BESIDE_HOTEL | 2, ""));
    CHECK_INT(11750 + 12600, rent_of_margoa(BESIDE_HOTEL | 3, ""));
}

static void I3_three_of_a_colour_double_the_basic_rent(void)
{
    CHECK_INT(1010, rent_of_margoa(0, "mumbai"));
    CHECK_INT(2020, rent_of_margoa(0, "mumbai kolkata"));
    CHECK_INT(2020, rent_of_margoa(0, "mumbai kolkata bengaluru"));
    CHECK_INT(1010, rent_of_margoa(0, "mumbai chennai pune")); /* another colour */
    CHECK_INT(4200, rent_of_margoa(1, "mumbai kolkata"));      /* only the basic rent */
}

static void I3_at_most_three_houses_and_one_hotel(void)
{
    begin(2);
    scene_own(0, "cuttack");
    scene_put(0, 1);
    scene_do("build cuttack; build cuttack; build cuttack");
    CHECK_REFUSED(REFUSAL_FULL, "build cuttack");
    scene_do("build cuttack hotel");
    CHECK_REFUSED(REFUSAL_FULL, "build cuttack hotel");
    CHECK_INT(BESIDE_HOTEL | 3, scene_level("cuttack"));
    CHECK_INT(START_MONEY - 3 * 1000 - 2000, scene_cash(0));
}

static void I3_a_hotel_may_come_first(void)
{
    begin(2);
    scene_own(0, "cuttack");
    scene_put(0, 1);
    scene_do("build cuttack hotel; build cuttack");
    CHECK_INT(BESIDE_HOTEL | 1, scene_level("cuttack"));
    set_cash(0, 999);
    CHECK_REFUSED(REFUSAL_TOO_POOR, "build cuttack");
}

static void I4_building_only_where_one_stands(void)
{
    begin(2);
    scene_own(0, "cuttack guwahati textiles");
    scene_put(0, 2);
    CHECK_REFUSED(REFUSAL_NOT_HERE, "build cuttack");
    CHECK_INT(REFUSAL_NONE, scene_may("build guwahati")); /* without the colour */
    scene_put(0, 3);
    CHECK_REFUSED(REFUSAL_NOT_STREET, "build textiles");
    scene_put(0, 2);
    scene_own(1, "guwahati");
    CHECK_REFUSED(REFUSAL_NOT_OWNER, "build guwahati");
}

static void I4_after_landing_and_after_buying(void)
{
    begin(2);
    scene_own(0, "cuttack");
    scene_land(1, 1, 2);
    CHECK_WAITS(PHASE_END, 0);
    scene_do("build cuttack; end");
    scene_land(2, 1, 2);
    CHECK_REFUSED(REFUSAL_NOT_NOW, "build guwahati");
    scene_do("buy; build guwahati");
    CHECK_INT(START_MONEY + 500 - 2500 - 1250, scene_cash(1));
    CHECK_INT(1, scene_level("guwahati"));
}

/* ---- I5: companies --------------------------------------------------------------- */

static void check_pair(const char *one, const char *two, Money basic, Money paired)
{
    const char *const words[] = {one, two};
    for (int i = 0; i < 2; i++) {
        begin(3);
        scene_own(1, words[i]);
        scene_own(2, words[1 - i]);
        int space = scene.edition.deeds[scene_deed(words[i])].space;
        scene_land(space, 1, 1);
        CHECK_INT(basic, scene_paid(0, 1, REASON_RENT));
        begin(3);
        scene_own(1, words[0]);
        scene_own(1, words[1]);
        scene_land(space, 1, 1);
        CHECK_INT(paired, scene_paid(0, 1, REASON_RENT));
    }
}

static void I5_company_rent_basic_or_paired(void)
{
    check_pair("textiles", "tea", 200, 600);
    check_pair("coal", "power", 250, 750);
    check_pair("shipping", "airways", 350, 1050);
}

/* ---- I6: the tables ---------------------------------------------------------------- */

typedef struct Row {
    Money cash; /* won or lost, START not counted */
    int space;  /* where it leads; -1: stays */
    bool jail;
} Row;

static void check_rows(const char *deck, int square, const Row rows[13])
{
    int table = edition_find_deck(&scene.edition, deck);
    CHECK_INT(DECK_DICE, scene.edition.decks[table].kind);
    CHECK_INT(11, scene.edition.decks[table].card_count);
    for (int total = 2; total <= 12; total++) {
        begin(2);
        scene_own(0, "ranchi");
        scene_build("ranchi", BESIDE_HOTEL | 2);
        int first = total > 6 ? total - 6 : 1;
        scene_land(square, first, total - first);
        Money salary = scene_paid(BANK, 0, REASON_SALARY);
        CHECK_INT(1, scene_events(EVENT_CARD_DRAWN));
        CHECK_INT(total - 2, scene_event(EVENT_CARD_DRAWN, 0).second);
        CHECK_INT(rows[total].jail, seat(0)->in_jail);
        CHECK_INT(rows[total].space < 0 ? square : rows[total].space, seat(0)->space);
        CHECK_INT(START_MONEY + rows[total].cash, scene_cash(0) - salary);
        CHECK_INT(rows[total].space >= 0 && rows[total].space < square && !rows[total].jail &&
                          scene_event(EVENT_MOVED, 1).other == 0
                      ? 500
                      : 0,
                  salary); /* forward round START */
    }
}

static void I6_chance_by_the_dice_total(void)
{
    Row rows[13] = {[2] = {3000, -1, false},   [3] = {0, JAIL, true},    [4] = {1500, -1, false},
                    [5] = {0, 0, false},       [6] = {-1000, -1, false}, [7] = {1000, -1, false},
                    [8] = {-1500, -1, false},  [9] = {100, REST, false}, [10] = {0, 24, false},
                    [11] = {-2000, -1, false}, [12] = {0, 35, false}};
    begin(2);
    check_rows("chance", 20, rows);
}

static void I6_chance_on_the_first_square(void)
{
    begin(2);
    scene_put(0, 4);
    scene_do("roll; dice 1 2"); /* 3: to jail */
    CHECK_INT(1, seat(0)->in_jail);
    CHECK_INT(START_MONEY, scene_cash(0));
    begin(2);
    scene_put(0, 33);
    scene_do("roll; dice 4 6"); /* 10: past START and four on */
    CHECK_INT(11, seat(0)->space);
    CHECK_INT(START_MONEY + 500, scene_cash(0));
    CHECK_WAITS(PHASE_BUY, 0);
}

static void I6_chest_by_the_dice_total(void)
{
    Row rows[13] = {
        [2] = {2500, -1, false}, [3] = {-2 * 100 - 300, -1, false}, [4] = {0, 0, false},
        [5] = {-500, -1, false}, [6] = {1500, -1, false},           [7] = {-1000, -1, false},
        [8] = {500, -1, false},  [9] = {100, REST, false},          [10] = {0, 10, false},
        [11] = {0, JAIL, true},  [12] = {-2500, -1, false}};
    begin(2);
    check_rows("chest", 13, rows);
    rows[10] = (Row){-100, 27, false}; /* three back: the Club House */
    check_rows("chest", 30, rows);
}

static void I6_a_table_that_leads_to_a_rent(void)
{
    begin(2);
    scene_own(1, "margoa");
    scene_land(20, 6, 6);
    CHECK_INT(35, seat(0)->space);
    CHECK_INT(1010, scene_paid(0, 1, REASON_RENT));
}

/* How many of the 36 throws lead to each row, counted out. */
static void I6_odds_of_the_rows(void)
{
    static const int expected[] = {1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1};
    begin(2);
    for (int table = 0; table < 2; table++) {
        int seen[11] = {0};
        for (int one = 1; one <= 6; one++)
            for (int two = 1; two <= 6; two++) {
                begin(2);
                scene_land(table == 0 ? 20 : 30, one, two);
                seen[scene_event(EVENT_CARD_DRAWN, 0).second]++;
            }
        for (int row = 0; row < 11; row++) CHECK_INT(expected[row], seen[row]);
    }
}

/* A million draws by the dealer's dice: chi-square with ten degrees of
 * freedom stays below 29.6 in 999 of 1000 runs; the seed is fixed. */
static void I6_odds_of_a_million_draws(void)
{
    enum { DRAWS = 1000000 };
    static const int weight[] = {1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1};
    long seen[11] = {0};
    Rng rng = rng_seed(20, 7);
    Action roll = {.kind = ACTION_ROLL, .seat = 0, .deed = NO_DEED};
    begin(2);
    Game start = scene.game;
    for (int i = 0; i < DRAWS; i++) {
        Action dice;
        scene.game = start;
        apply(&scene.edition, &scene.game, &roll, NULL);
        dealer_decide(&scene.edition, &scene.game, &rng, &dice);
        scene.game.seats[0].space = (SpaceId)(20 - dice.amount - dice.second);
        scene.events.count = 0;
        apply(&scene.edition, &scene.game, &dice, &scene.events);
        seen[scene_event(EVENT_CARD_DRAWN, 0).second]++;
    }
    double sum = 0;
    for (int row = 0; row < 11; row++) {
        double expected = (double)DRAWS * weight[row] / 36;
        double off = (double)seen[row] - expected;
        sum += off * off / expected;
    }
    CHECK(sum < 29.6);
}

/* ---- I7: taxes and houses ------------------------------------------------------------ */

static void I7_income_tax_is_50_a_city_at_most_500(void)
{
    static const char *const cities[] = {"", "cuttack", "cuttack guwahati ranchi tea coal",
                                         "cuttack guwahati ranchi patna raipur bhopal indore "
                                         "nagpur kanpur lucknow",
                                         "cuttack guwahati ranchi patna raipur bhopal indore "
                                         "nagpur kanpur lucknow agra"};
    static const Money tax[] = {0, 50, 150, 500, 500};
    for (int i = 0; i < 5; i++) {
        begin(2);
        scene_own(0, cities[i]);
        scene_land(4, 1, 2);
        CHECK_INT(tax[i], scene_paid(0, BANK, REASON_TAX));
        CHECK_INT(START_MONEY - tax[i], scene_cash(0));
    }
}

static void I7_wealth_tax_by_buildings_at_most_500(void)
{
    static const int levels[][3] = {{0, 0, 0},
                                    {1, 0, 0},
                                    {BESIDE_HOTEL, 0, 0},
                                    {BESIDE_HOTEL | 3, 2, 0},
                                    {BESIDE_HOTEL | 3, BESIDE_HOTEL | 3, 0},
                                    {BESIDE_HOTEL | 3, BESIDE_HOTEL | 3, 1}};
    static const Money tax[] = {0, 50, 100, 350, 500, 500};
    for (int i = 0; i < 6; i++) {
        begin(2);
        scene_own(0, "cuttack guwahati ranchi");
        scene_build("cuttack", levels[i][0]);
        scene_build("guwahati", levels[i][1]);
        scene_build("ranchi", levels[i][2]);
        scene_land(32, 1, 2);
        CHECK_INT(tax[i], scene_paid(0, BANK, REASON_TAX));
        CHECK_INT(START_MONEY - tax[i], scene_cash(0));
    }
}

static void I7_rest_house_pays_and_club_house_costs_100(void)
{
    begin(2);
    scene_land(REST, 1, 2);
    CHECK_INT(START_MONEY + 100, scene_cash(0));
    scene_do("end");
    scene_land(27, 1, 2);
    CHECK_INT(START_MONEY - 100, scene_cash(1));
}

/* ---- I8: jail --------------------------------------------------------------------------- */

static void I8_landing_on_jail_jails(void)
{
    begin(2);
    scene_land(JAIL, 1, 2);
    CHECK_INT(1, seat(0)->in_jail);
    CHECK_INT(0, seat(0)->jail_turns);
    CHECK_WAITS(PHASE_END, 0);
}

/* Seat 1 stops where nothing happens but 100. */
static void other_turn(void)
{
    CHECK_WAITS(PHASE_TURN, 1);
    scene_land(REST, 1, 2);
    scene_do("end");
}

static void I8_miss_three_turns(void)
{
    begin(2);
    scene_land(JAIL, 1, 2);
    scene_do("end");
    other_turn();
    for (int missed = 1; missed <= 3; missed++) {
        scene_do("wait");
        CHECK_INT(missed, seat(0)->jail_turns);
        CHECK_INT(1, scene_events(EVENT_JAIL_STAYED));
        CHECK_WAITS(PHASE_END, 0);
        scene_do("end");
        CHECK_INT(1, seat(0)->in_jail);
        other_turn();
    }
    CHECK_INT(0, seat(0)->in_jail);
    CHECK_INT(RELEASED_BY_TIME, scene_event(EVENT_RELEASED, 0).other);
    CHECK_REFUSED(REFUSAL_NOT_IN_JAIL, "wait");
    scene_do("roll; dice 1 2; decline");
    CHECK_INT(12, seat(0)->space);
    CHECK_INT(START_MONEY, scene_cash(0)); /* free of charge */
}

static void I8_pay_500_and_roll_on(void)
{
    begin(2);
    scene_jail(0, 0);
    scene_do("fine");
    CHECK_INT(START_MONEY - 500, scene_cash(0));
    CHECK_INT(0, seat(0)->in_jail);
    CHECK_WAITS(PHASE_TURN, 0);
    scene_do("roll; dice 1 2");
    CHECK_INT(12, seat(0)->space);
    CHECK_WAITS(PHASE_BUY, 0);
    begin(2);
    scene_jail(0, 1); /* a change of mind after a turn of waiting */
    scene_do("fine");
    begin(2);
    scene_jail(0, 0);
    set_cash(0, 499);
    CHECK_REFUSED(REFUSAL_TOO_POOR, "fine");
}

static void I8_a_doublet_in_three_throws_frees(void)
{
    static const char *const throws[] = {"roll; dice 4 4", "roll; dice 1 2; dice 4 4",
                                         "roll; dice 1 2; dice 3 5; dice 4 4"};
    for (int i = 0; i < 3; i++) {
        begin(2);
        scene_jail(0, i);
        scene_do(throws[i]);
        CHECK_INT(0, seat(0)->in_jail);
        CHECK_INT(17, seat(0)->space); /* by the last throw */
        CHECK_INT(START_MONEY, scene_cash(0));
        CHECK_WAITS(PHASE_BUY, 0);
        scene_do("decline");
        CHECK_WAITS(PHASE_END, 0);
    }
}

static void I8_three_equal_totals_free(void)
{
    begin(2);
    scene_jail(0, 0);
    scene_do("roll; dice 2 6; dice 3 5");
    CHECK_WAITS(PHASE_THROW, DEALER);
    scene_do("dice 5 3");
    CHECK_INT(0, seat(0)->in_jail);
    CHECK_INT(17, seat(0)->space);
    CHECK_INT(START_MONEY, scene_cash(0));
}

static void I8_else_1000_and_on_by_the_last_throw(void)
{
    static const char *const throws[] = {"roll; dice 2 6; dice 3 5; dice 1 2",
                                         "roll; dice 2 6; dice 1 2; dice 2 1",
                                         "roll; dice 1 2; dice 2 6; dice 1 2"};
    for (int i = 0; i < 3; i++) {
        begin(2);
        scene_jail(0, 0);
        scene_do(throws[i]);
        CHECK_INT(0, seat(0)->in_jail);
        CHECK_INT(12, seat(0)->space);
        CHECK_INT(START_MONEY - 1000, scene_cash(0));
        CHECK_INT(1000, scene_paid(0, BANK, REASON_FINE));
        CHECK_WAITS(PHASE_BUY, 0);
    }
}

static bool freed_by(const int throws[3])
{
    Action action = {.kind = ACTION_ROLL, .seat = 0, .deed = NO_DEED};
    apply(&scene.edition, &scene.game, &action, NULL);
    for (int i = 0; i < 3 && scene.game.phase == PHASE_THROW; i++) {
        action = (Action){.kind = ACTION_DICE,
                          .seat = DEALER,
                          .deed = NO_DEED,
                          .amount = throws[i] / 6 + 1,
                          .second = throws[i] % 6 + 1};
        scene.events.count = 0;
        apply(&scene.edition, &scene.game, &action, &scene.events);
    }
    return scene_paid(0, BANK, REASON_FINE) == 0;
}

/* All 36 x 36 x 36 throws: 36^3 - 30^3 have a doublet, and 2 (2^3 + 2^3 + 4^3
 * + 4^3) + 6^3 of the others three equal totals. */
static void I8_odds_of_the_three_throws(void)
{
    int freed = 0;
    begin(2);
    scene_jail(0, 0);
    Game jailed = scene.game;
    for (int one = 0; one < 36; one++)
        for (int two = 0; two < 36; two++)
            for (int three = 0; three < 36; three++) {
                scene.game = jailed;
                freed += freed_by((int[3]){one, two, three});
            }
    CHECK_INT(46656 - 27000 + 504, freed);
}

static void I8_the_1000_may_lead_below_zero(void)
{
    begin(2);
    scene_own(0, "cuttack");
    scene_jail(0, 0);
    set_cash(0, 400);
    scene_do("roll; dice 2 6; dice 3 5; dice 1 2");
    CHECK_INT(-600, scene_cash(0));
    CHECK_REFUSED(REFUSAL_TOO_POOR, "buy");
    scene_do("decline");
    CHECK_REFUSED(REFUSAL_IN_DEBT, "end");
    scene_do("mortgage cuttack; end");
    CHECK_INT(400, scene_cash(0));
}

static void I8_the_throw_that_leads_out_counts_for_a_table(void)
{
    begin(2);
    scene_jail(0, 0);
    scene_do("roll; dice 2 2"); /* 9 + 4: Community Chest by 4, to START */
    CHECK_INT(0, seat(0)->space);
    CHECK_INT(START_MONEY + 500, scene_cash(0));
}

/* ---- I9: selling back, debts ---------------------------------------------------------------- */

static void I9_to_mortgage_is_to_sell_at_half(void)
{
    begin(2);
    scene_own(0, "margoa tea");
    scene_do("mortgage margoa; mortgage tea");
    CHECK_INT(START_MONEY + 6000 + 2000, scene_cash(0));
    CHECK_INT(BANK, scene_owner("margoa"));
    CHECK_INT(0, scene_mortgaged("margoa"));
    CHECK_REFUSED(REFUSAL_NOT_OWNER, "redeem margoa");
}

static void I9_buildings_go_with_it_at_half(void)
{
    begin(2);
    scene_own(0, "margoa mumbai");
    scene_build("margoa", BESIDE_HOTEL | 3);
    scene_build("mumbai", 1);
    scene_do("mortgage margoa"); /* 6000 + 3 x 3000 + 6000 */
    CHECK_INT(START_MONEY + 21000, scene_cash(0));
    CHECK_INT(0, scene_level("margoa"));
    CHECK_INT(1, scene_level("mumbai")); /* the colour does not hinder */
}

static void I9_it_is_on_the_market_again(void)
{
    begin(2);
    scene_own(0, "margoa");
    scene_do("mortgage margoa");
    scene_land(REST, 1, 2);
    scene_do("end");
    scene_land(35, 1, 2);
    CHECK_WAITS(PHASE_BUY, 1);
    scene_do("buy");
    CHECK_INT(1, scene_owner("margoa"));
    CHECK_INT(START_MONEY - 12000, scene_cash(1));
}

static void I9_single_buildings_can_be_sold(void)
{
    begin(2);
    scene_own(0, "margoa");
    scene_build("margoa", BESIDE_HOTEL | 2);
    scene_do("sell margoa hotel");
    CHECK_INT(START_MONEY + 6000, scene_cash(0));
    CHECK_REFUSED(REFUSAL_NO_HOTEL, "sell margoa hotel");
    scene_do("sell margoa; sell margoa");
    CHECK_INT(START_MONEY + 12000, scene_cash(0));
    CHECK_REFUSED(REFUSAL_NO_BUILDING, "sell margoa");
}

static void I9_below_zero_one_sells_until_one_is_not(void)
{
    begin(2);
    scene_own(0, "cuttack guwahati");
    scene_own(1, "margoa");
    scene_build("margoa", 1);
    set_cash(0, 2000);
    scene_land(35, 1, 2);
    CHECK_INT(-2200, scene_cash(0));
    CHECK_INT(START_MONEY + 4200, scene_cash(1));
    CHECK_REFUSED(REFUSAL_IN_DEBT, "end");
    CHECK_REFUSED(REFUSAL_SOLVENT, "bankrupt"); /* 1000 + 1250 are enough */
    scene_do("mortgage cuttack");
    CHECK_REFUSED(REFUSAL_IN_DEBT, "end");
    scene_do("mortgage guwahati; end");
    CHECK_INT(50, scene_cash(0));
    CHECK_WAITS(PHASE_TURN, 1);
}

static void I9_who_cannot_is_out(void)
{
    begin(3);
    scene_own(0, "cuttack guwahati");
    scene_build("cuttack", 1);
    scene_own(1, "margoa");
    scene_build("margoa", 1);
    set_cash(0, 1000);
    scene_land(35, 1, 2);
    CHECK_INT(-3200, scene_cash(0)); /* 500 + 1000 + 1250 do not reach */
    scene_do("bankrupt");
    CHECK_INT(0, game_seat_in(&scene.game, 0));
    CHECK_INT(BANK, scene_owner("cuttack")); /* on the market, not to the creditor */
    CHECK_INT(0, scene_level("cuttack"));
    CHECK_INT(BANK, scene_owner("guwahati"));
    CHECK_INT(START_MONEY + 4200, scene_cash(1));
    CHECK_WAITS(PHASE_TURN, 1);
}

static void I9_out_by_the_bank_likewise(void)
{
    begin(2);
    set_cash(0, 99);
    scene_land(27, 1, 2);
    CHECK_INT(-1, scene_cash(0));
    scene_do("bankrupt");
    CHECK_WAITS(PHASE_OVER, NOBODY);
    CHECK_INT(1, scene.game.winner);
}

static void I9_zero_is_not_below_zero(void)
{
    begin(2);
    set_cash(0, 100);
    scene_land(27, 1, 2);
    CHECK_INT(0, scene_cash(0));
    CHECK_REFUSED(REFUSAL_SOLVENT, "bankrupt");
    scene_do("end");
}

/* ---- I10 ----------------------------------------------------------------------------------------
 */

static void I10_a_player_may_resign_at_the_end_of_a_turn(void)
{
    begin(3);
    scene_own(0, "margoa");
    scene_land(REST, 1, 2);
    scene_do("resign 1");
    CHECK_INT(0, game_seat_in(&scene.game, 0));
    CHECK_INT(BANK, scene_owner("margoa"));
    CHECK_WAITS(PHASE_TURN, 1);
    scene_land(REST, 1, 2);
    scene_do("resign 2");
    CHECK_WAITS(PHASE_OVER, NOBODY);
    CHECK_INT(2, scene.game.winner);
}

static void I10_not_while_something_is_being_settled(void)
{
    begin(2);
    scene_land(35, 1, 2);
    CHECK_REFUSED(REFUSAL_BUSY, "resign 1");
}

static void there_is_no_trade_no_auction_and_no_floor(void)
{
    begin(2);
    scene_own(1, "margoa");
    CHECK_REFUSED(REFUSAL_NO_TRADES, "offer 2 give 10000 take margoa");
    CHECK_REFUSED(REFUSAL_NOT_NOW, "floor 2");
    scene_land(34, 1, 2);
    scene_do("decline");
    CHECK_WAITS(PHASE_END, 0);
}

/* ---- the simple computer
 * ------------------------------------------------------------------------- */

static Action simple_answer(void)
{
    Rng rng = rng_seed(1, 1);
    Action action;
    ask(&simple_player, &scene.edition, NULL, &scene.game, &rng, &action, NULL);
    CHECK_INT(REFUSAL_NONE, action_check(&scene.edition, &scene.game, &action));
    return action;
}

static void the_simple_player_builds_where_it_stands(void)
{
    begin(2);
    scene_own(0, "jaipur margoa");
    scene_land(22, 1, 2);
    CHECK_INT(ACTION_BUILD, simple_answer().kind);
    CHECK_INT(scene_deed("jaipur"), simple_answer().deed);
}

static void the_simple_player_sells_to_stay_afloat(void)
{
    begin(2);
    scene_own(0, "jaipur tea");
    set_cash(0, 50);
    scene_land(27, 1, 2);
    CHECK_INT(ACTION_MORTGAGE, simple_answer().kind);
    scene_own(1, "jaipur tea");
    CHECK_INT(ACTION_BANKRUPT, simple_answer().kind);
}

static void the_simple_player_leaves_jail_while_there_is_something_to_buy(void)
{
    begin(2);
    scene_jail(0, 0);
    CHECK_INT(ACTION_FINE, simple_answer().kind);
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(I1_thirty_six_squares);
    RUN(I1_two_chances_at_7_and_20_and_two_chests);
    RUN(I1_twenty_cities_in_five_colours_and_three_pairs_of_companies);
    RUN(I1_prices_rise_around_the_board);
    RUN(I2_two_to_four_players_with_50000);
    RUN(I2_start_pays_500_for_passing_and_landing);
    RUN(I2_doubles_are_ordinary_throws);
    RUN(I3_city_rent_with_every_number_of_buildings);
    RUN(I3_three_of_a_colour_double_the_basic_rent);
    RUN(I3_at_most_three_houses_and_one_hotel);
    RUN(I3_a_hotel_may_come_first);
    RUN(I4_building_only_where_one_stands);
    RUN(I4_after_landing_and_after_buying);
    RUN(I5_company_rent_basic_or_paired);
    RUN(I6_chance_by_the_dice_total);
    RUN(I6_chance_on_the_first_square);
    RUN(I6_chest_by_the_dice_total);
    RUN(I6_a_table_that_leads_to_a_rent);
    RUN(I6_odds_of_the_rows);
    RUN(I6_odds_of_a_million_draws);
    RUN(I7_income_tax_is_50_a_city_at_most_500);
    RUN(I7_wealth_tax_by_buildings_at_most_500);
    RUN(I7_rest_house_pays_and_club_house_costs_100);
    RUN(I8_landing_on_jail_jails);
    RUN(I8_miss_three_turns);
    RUN(I8_pay_500_and_roll_on);
    RUN(I8_a_doublet_in_three_throws_frees);
    RUN(I8_three_equal_totals_free);
    RUN(I8_else_1000_and_on_by_the_last_throw);
    RUN(I8_odds_of_the_three_throws);
    RUN(I8_the_1000_may_lead_below_zero);
    RUN(I8_the_throw_that_leads_out_counts_for_a_table);
    RUN(I9_to_mortgage_is_to_sell_at_half);
    RUN(I9_buildings_go_with_it_at_half);
    RUN(I9_it_is_on_the_market_again);
    RUN(I9_single_buildings_can_be_sold);
    RUN(I9_below_zero_one_sells_until_one_is_not);
    RUN(I9_who_cannot_is_out);
    RUN(I9_out_by_the_bank_likewise);
    RUN(I9_zero_is_not_below_zero);
    RUN(I10_a_player_may_resign_at_the_end_of_a_turn);
    RUN(I10_not_while_something_is_being_settled);
    RUN(there_is_no_trade_no_auction_and_no_floor);
    RUN(the_simple_player_builds_where_it_stands);
    RUN(the_simple_player_sells_to_stay_afloat);
    RUN(the_simple_player_leaves_jail_while_there_is_something_to_buy);
    return check_done();
}
