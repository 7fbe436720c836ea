/* test_waterloo.c -- the waterloo edition: board, tables, cups, the line, house
 * rules (W1, W5-W7, W12, W14). */
#include "game/worth.h"
#include "scene.h"

enum { SLC, NEEDLES }; /* the decks, in the order of the file */

static void begin(int seats)
{
    scene_begin("waterloo", NULL, seats);
}

/* ---- W1: the board --------------------------------------------------------- */

static void W1_the_squares_in_their_order(void)
{
    static const char *const names[] = {
        "Collect OSAP", "AL",           "SLC",           "ML",  "Tuition",      "MKV",
        "ECH",          "Needles Hall", "PAS",           "HH",  "DC Tims Line", "RCH",
        "PAC",          "DWE",          "CPH",           "UWP", "LHI",          "SLC",
        "BMH",          "OPT",          "Goose Nesting", "EV1", "Needles Hall", "EV2",
        "EV3",          "V1",           "PHYS",          "B1",  "CIF",          "B2",
        "Go To Tims",   "EIT",          "ESC",           "SLC", "C2",           "REV",
        "Needles Hall", "MC",           "Coop Fee",      "DC"};
    begin(2);
    CHECK_INT(40, scene.edition.space_count);
    for (int i = 0; i < 40; i++) CHECK_TEXT(names[i], scene.edition.space_label[i].name);
    CHECK_INT(0, scene.edition.start);
    CHECK_INT(10, scene.edition.jail);
}

typedef struct Row {
    const char *deed, *block;
    Money price, improvement, tuition[RENT_STEPS];
} Row;

static const Row table_1[] = {
    {"al", "Arts1", 40, 50, {2, 10, 30, 90, 160, 250}},
    {"ml", "Arts1", 60, 50, {4, 20, 60, 180, 320, 450}},
    {"ech", "Arts2", 100, 50, {6, 30, 90, 270, 400, 550}},
    {"pas", "Arts2", 100, 50, {6, 30, 90, 270, 400, 550}},
    {"hh", "Arts2", 120, 50, {8, 40, 100, 300, 450, 600}},
    {"rch", "Eng", 140, 100, {10, 50, 150, 450, 625, 750}},
    {"dwe", "Eng", 140, 100, {10, 50, 150, 450, 625, 750}},
    {"cph", "Eng", 160, 100, {12, 60, 180, 500, 700, 900}},
    {"lhi", "Health", 180, 100, {14, 70, 200, 550, 750, 950}},
    {"bmh", "Health", 180, 100, {14, 70, 200, 550, 750, 950}},
    {"opt", "Health", 200, 100, {16, 80, 220, 600, 800, 1000}},
    {"ev1", "Env", 220, 150, {18, 90, 250, 700, 875, 1050}},
    {"ev2", "Env", 220, 150, {18, 90, 250, 700, 875, 1050}},
    {"ev3", "Env", 240, 150, {20, 100, 300, 750, 925, 1100}},
    {"phys", "Sci1", 260, 150, {22, 110, 330, 800, 975, 1150}},
    {"b1", "Sci1", 260, 150, {22, 110, 330, 800, 975, 1150}},
    {"b2", "Sci1", 280, 150, {24, 120, 360, 850, 1025, 1200}},
    {"eit", "Sci2", 300, 200, {26, 130, 390, 900, 1100, 1275}},
    {"esc", "Sci2", 300, 200, {26, 130, 390, 900, 1100, 1275}},
    {"c2", "Sci2", 320, 200, {28, 150, 450, 1000, 1200, 1400}},
    {"mc", "Math", 350, 200, {35, 175, 500, 1100, 1300, 1500}},
    {"dc", "Math", 400, 200, {50, 200, 600, 1400, 1700, 2000}},
};
enum { BUILDINGS = sizeof table_1 / sizeof *table_1 };

static void W1_table_1(void)
{
    begin(2);
    CHECK_INT(22, BUILDINGS);
    CHECK_INT(28, scene.edition.deed_count);
    for (int i = 0; i < BUILDINGS; i++) {
        const Row *row = &table_1[i];
        const Deed *deed = &scene.edition.deeds[scene_deed(row->deed)];
        CHECK_TEXT(row->block, scene.edition.group_label[deed->group].name);
        CHECK_INT(row->price, deed->price);
        CHECK_INT(row->improvement, deed->house_price);
        CHECK_INT(row->improvement, deed->hotel_price);
        for (int step = 0; step < RENT_STEPS; step++)
            CHECK_INT(row->tuition[step], deed->rent[step]);
    }
}

/* Every printed tuition is what a visitor pays, by landing there. */
static void W1_table_1_as_paid(void)
{
    for (int i = 0; i < BUILDINGS; i++) {
        scene_begin("waterloo", "salary=0", 2);
        scene.game.seats[0].cash = 5000;
        const Row *row = &table_1[i];
        int space = scene.edition.deeds[scene_deed(row->deed)].space;
        scene_own(1, row->deed);
        CHECK_INT(row->tuition[0], scene_rent(space, 1, 2)); /* not the whole block yet */
        for (int other = 0; other < BUILDINGS; other++)
            if (strcmp(table_1[other].block, row->block) == 0) scene_own(1, table_1[other].deed);
        CHECK_INT(2 * row->tuition[0], scene_rent(space, 1, 2));
        for (int level = 1; level <= 5; level++) {
            scene_build(row->deed, level);
            CHECK_INT(row->tuition[level], scene_rent(space, 1, 2));
        }
    }
}

static void W1_residences(void)
{
    static const char *const all[] = {"mkv", "uwp", "v1", "rev"};
    static const Money rents[] = {25, 50, 100, 200};
    begin(2);
    for (int i = 0; i < 4; i++) {
        scene_own(1, all[i]);
        CHECK_INT(200, scene.edition.deeds[scene_deed(all[i])].price);
        CHECK_INT(rents[i], scene_rent(5, 1, 2));
    }
    CHECK_INT(200, scene_rent(35, 1, 2));
}

static void W8_the_gym_fee_is_a_new_roll(void)
{
    begin(2);
    scene_own(1, "pac");
    CHECK_INT(150, scene.edition.deeds[scene_deed("pac")].price);
    CHECK_INT(150, scene.edition.deeds[scene_deed("cif")].price);
    scene_land(12, 1, 2);
    CHECK_WAITS(PHASE_RENT_THROW, DEALER);
    scene_do("dice 6 5");
    CHECK_INT(1500 - 4 * 11, scene_cash(0));
    scene_do("end");
    scene_own(0, "pac cif");
    scene_land(28, 1, 2);
    scene_do("dice 6 6"); /* doubles of this roll give nothing */
    CHECK_INT(1500 + 44 - 10 * 12, scene_cash(1));
    CHECK_WAITS(PHASE_END, 1);
}

static void W1_the_pieces(void)
{
    static const char *const names[] = {"Goose",     "GRT Bus", "Tim Hortons Doughnut",
                                        "Professor", "Student", "Money",
                                        "Laptop",    "Pink tie"};
    static const char letters[] = "GBDPS$LT";
    begin(8);
    CHECK_INT(8, scene.edition.token_count);
    for (int i = 0; i < 8; i++) {
        CHECK_TEXT(names[i], scene.edition.token_label[i].name);
        CHECK_INT(letters[i], scene.edition.tokens[i].symbol);
    }
    CHECK(!scene.edition.has_perks);
}

static void W12_two_to_eight_players(void)
{
    begin(2);
    CHECK_INT(2, scene.edition.rule[RULE_PLAYERS_MIN]);
    CHECK_INT(8, scene.edition.rule[RULE_PLAYERS_MAX]);
    CHECK_INT(1500, scene_cash(1));
    CHECK_INT(ORDER_ENTERED, scene.edition.rule[RULE_ORDER]);
    CHECK_WAITS(PHASE_TURN, 0);
}

/* ---- the other squares ----------------------------------------------------- */

static void W1_collect_osap(void)
{
    begin(2);
    scene_land(0, 1, 2);
    CHECK_INT(1700, scene_cash(0));
    scene_do("end");
    scene_put(1, 38);
    scene_do("roll; dice 1 2; decline; pass; pass"); /* passes it, to AL */
    CHECK_INT(1700, scene_cash(1));
}

static void W1_goose_nesting_and_the_line_as_visitor(void)
{
    begin(2);
    scene_land(20, 1, 2);
    CHECK_INT(1500, scene_cash(0));
    CHECK_WAITS(PHASE_END, 0);
    scene_do("end");
    scene_land(10, 1, 2);
    CHECK_INT(1500, scene_cash(1));
    CHECK_INT(0, scene.game.seats[1].in_jail);
}

static void W1_go_to_tims(void)
{
    begin(2);
    scene_land(30, 1, 2);
    CHECK_INT(10, scene.game.seats[0].space);
    CHECK_INT(1, scene.game.seats[0].in_jail);
    CHECK_INT(0, scene.game.seats[0].jail_turns); /* W7: the count is 0 */
    CHECK_INT(1500, scene_cash(0));               /* no OSAP */
    CHECK_WAITS(PHASE_END, 0);
}

static void W5_tuition_300(void)
{
    begin(2);
    scene_land(4, 1, 2);
    CHECK_WAITS(PHASE_CHOICE, 0);
    scene_do("choose 1");
    CHECK_INT(1200, scene_cash(0));
}

static void W5_tuition_10_percent_truncated(void)
{
    begin(2);
    scene_own(0, "mc dc mkv al");
    scene_build("dc", 5);  /* 400 + 5 x 200 */
    scene_build("mc", 1);  /* 350 + 200 */
    scene_mortgage("mkv"); /* 200, mortgaged or not */
    scene.game.seats[0].cash = 1009;
    Money worth = 1009 + 400 + 1000 + 350 + 200 + 200 + 40;
    scene_land(4, 1, 2);
    scene_do("choose 2");
    CHECK_INT(319, worth / 10);
    CHECK_INT(1009 - 319, scene_cash(0));
}

/* Printed prices: a mortgage changes nothing. */
static void W5_total_worth_counts_a_mortgaged_building_in_full(void)
{
    begin(2);
    scene_own(0, "dc al ml");
    scene_build("al", 2);
    CHECK_INT(1500 + 400 + 40 + 60 + 2 * 50, worth_total(&scene.edition, &scene.game, 0));
    scene_mortgage("dc");
    CHECK_INT(2100, worth_total(&scene.edition, &scene.game, 0));
    scene_land(4, 1, 2);
    scene_do("choose 2");
    CHECK_INT(1500 - 210, scene_cash(0));
}

static void W5_coop_fee(void)
{
    begin(2);
    scene_land(38, 1, 2);
    CHECK_INT(1350, scene_cash(0));
}

/* ---- W6: SLC, Needles Hall, cups ------------------------------------------- */

/* Card `card` of the SLC on square `from` leads to `to`. */
static void slc_leads(int from, int card, int to)
{
    char words[20];
    begin(2);
    snprintf(words, sizeof words, "draw %d", card);
    scene_land(from, 1, 3);
    scene.game.seats[0].cash = 1500; /* without the OSAP on the way */
    scene.game.seats[0].laps = 0;
    scene_do(words);
    CHECK_INT(to, scene.game.seats[0].space);
}

static void W6_slc_moves(void)
{
    static const int squares[] = {2, 17, 33};
    static const int steps[] = {-3, -2, -1, 1, 2, 3};
    for (int i = 0; i < 3; i++) {
        for (int card = 1; card <= 6; card++) {
            int to = (squares[i] + steps[card - 1] + 40) % 40;
            slc_leads(squares[i], card, to == 30 ? 10 : to);
        }
        slc_leads(squares[i], 7, 10);
        CHECK_INT(1, scene.game.seats[0].in_jail);
        CHECK_INT(1500, scene_cash(0));
        slc_leads(squares[i], 8, 0);
        CHECK_INT(1700, scene_cash(0)); /* Collect OSAP */
    }
}

static void W6_an_slc_move_is_a_full_landing(void)
{
    slc_leads(2, 4, 3); /* forward 1: ML can be bought */
    CHECK_WAITS(PHASE_BUY, 0);
    scene_do("buy");
    CHECK_INT(1440, scene_cash(0));

    slc_leads(2, 5, 4); /* forward 2: Tuition */
    CHECK_WAITS(PHASE_CHOICE, 0);

    slc_leads(33, 1, 10); /* back 3: Go To Tims */
    CHECK_INT(1, scene.game.seats[0].in_jail);

    slc_leads(33, 6, 36); /* forward 3: Needles Hall, drawn from in turn */
    CHECK_WAITS(PHASE_DRAW, DEALER);
    CHECK_INT(NEEDLES, scene.game.deck);
    scene_do("draw 7");
    CHECK_INT(1700, scene_cash(0));

    begin(2); /* rent where it leads */
    scene_own(1, "mkv uwp");
    scene_land(17, 1, 2);
    scene_do("draw 2");
    CHECK_INT(1450, scene_cash(0));
    CHECK_INT(1550, scene_cash(1));
}

/* "Each time a player passes over or lands on": to rest on the square is to
 * land on it, but going back over it is not passing it. */
static void W6_slc_and_osap(void)
{
    slc_leads(2, 2, 0); /* back 2 */
    CHECK_INT(1700, scene_cash(0));
    CHECK_INT(0, scene.game.seats[0].laps);
    slc_leads(2, 1, 39); /* back 3, over it */
    CHECK_INT(1500, scene_cash(0));
}

static void W6_doubles_to_the_slc_roll_again(void)
{
    begin(2);
    scene_land(17, 2, 2);
    scene_do("draw 6");
    CHECK_WAITS(PHASE_TURN, 0);
    scene_land(17, 2, 2);
    scene_do("draw 7"); /* sent to the line: no further roll */
    CHECK_WAITS(PHASE_END, 0);
}

static void W6_needles_hall(void)
{
    static const Money changes[] = {-200, -100, -50, 25, 50, 100, 200};
    static const int squares[] = {7, 22, 36};
    char words[20];
    for (int i = 0; i < 3 * 7; i++) {
        begin(2);
        scene_land(squares[i / 7], 1, 2);
        CHECK_WAITS(PHASE_DRAW, DEALER);
        snprintf(words, sizeof words, "draw %d", i % 7 + 1);
        scene_do(words);
        CHECK_INT(1500 + changes[i % 7], scene_cash(0));
        CHECK_WAITS(PHASE_END, 0);
    }
}

static void W6_a_cup_comes_instead_of_the_effect(void)
{
    begin(2);
    scene_land(2, 1, 2);
    scene_do("draw 9");
    CHECK_INT(2, scene.game.seats[0].space);
    CHECK_INT(1, scene.game.seats[0].release[SLC]);
    scene_do("end");
    scene_land(7, 1, 2);
    scene_do("draw 8");
    CHECK_INT(1500, scene_cash(1));
    CHECK_INT(1, game_release_count(&scene.game, 1));
    CHECK_TEXT("Roll Up the Rim cup", edition_noun(&scene.edition, NOUN_RELEASE));
}

static void W6_four_cups_at_most(void)
{
    begin(2);
    scene.game.seats[0].release[SLC] = 1;
    scene.game.seats[1].release[NEEDLES] = 2;
    scene_land(2, 1, 2);
    scene_do("draw 9; end"); /* the fourth */
    scene_land(2, 1, 2);
    CHECK_REFUSED(REFUSAL_CARD, "draw 9");
    scene_do("draw 6; decline; pass; pass; end");
    scene_land(7, 1, 2);
    CHECK_REFUSED(REFUSAL_CARD, "draw 8");
    scene_do("draw 4; end");
    scene_jail(1, 0);
    scene_do("release needles; roll; dice 1 2; decline; pass; pass; end"); /* one is used */
    scene_land(7, 1, 2);
    CHECK_INT(REFUSAL_NONE, scene_may("draw 8"));
}

/* ---- W7: the line ---------------------------------------------------------- */

static void in_line(int turns)
{
    begin(2);
    scene_jail(0, turns);
}

static void W7_doubles_leave_and_move_without_another_roll(void)
{
    in_line(0);
    scene_do("roll; dice 5 5");
    CHECK_INT(20, scene.game.seats[0].space);
    CHECK_INT(0, scene.game.seats[0].in_jail);
    CHECK_WAITS(PHASE_END, 0);
    CHECK_INT(1500, scene_cash(0));
}

static void W7_pay_before_rolling_on_any_turn(void)
{
    for (int turns = 0; turns <= 2; turns++) {
        in_line(turns);
        scene_do("fine");
        CHECK_INT(1450, scene_cash(0));
        CHECK_WAITS(PHASE_TURN, 0);
        scene_do("roll; dice 5 5"); /* an ordinary roll: doubles roll again */
        CHECK_WAITS(PHASE_TURN, 0);
        CHECK_INT(20, scene.game.seats[0].space);
    }
}

static void W7_a_cup_before_rolling(void)
{
    in_line(1);
    CHECK_REFUSED(REFUSAL_NO_CARD, "release slc");
    scene.game.seats[0].release[SLC] = 1;
    scene_do("release slc");
    CHECK_INT(0, game_release_count(&scene.game, 0));
    scene_do("roll; dice 4 6");
    CHECK_INT(20, scene.game.seats[0].space);
    CHECK_INT(1500, scene_cash(0));
}

static void W7_three_turns(void)
{
    in_line(0);
    scene_put(1, 10); /* the other goes from square 10 to 20, 30, ... */
    scene_do("roll; dice 4 6");
    CHECK_INT(1, scene.game.seats[0].jail_turns);
    CHECK_WAITS(PHASE_END, 0);
    scene_do("end; roll; dice 4 6; end; roll; dice 4 6");
    CHECK_INT(2, scene.game.seats[0].jail_turns);
    scene_do("end; roll; dice 4 6; end; roll; dice 4 6");
    CHECK_INT(1450, scene_cash(0)); /* no cup: paid, and moved by that roll */
    CHECK_INT(20, scene.game.seats[0].space);
    CHECK_WAITS(PHASE_END, 0);
}

static void W7_third_failed_roll_pay_or_cup(void)
{
    in_line(2);
    scene.game.seats[0].release[NEEDLES] = 1;
    scene_do("roll; dice 4 6");
    CHECK_WAITS(PHASE_JAIL_OUT, 0);
    Game position = scene.game;
    scene_do("release needles");
    CHECK_INT(1500, scene_cash(0));
    CHECK_INT(20, scene.game.seats[0].space);
    CHECK_WAITS(PHASE_END, 0);
    scene.game = position;
    scene_do("fine");
    CHECK_INT(1450, scene_cash(0));
    CHECK_INT(1, game_release_count(&scene.game, 0));
    CHECK_INT(20, scene.game.seats[0].space);
}

static void W7_without_50_the_third_roll_makes_a_debt(void)
{
    in_line(2);
    scene_own(0, "al");
    scene.game.seats[0].cash = 30;
    scene_do("roll; dice 4 6");
    CHECK_WAITS(PHASE_DEBT, 0);
    CHECK_INT(10, scene.game.seats[0].space); /* not before it is paid */
    scene_do("mortgage al");
    CHECK_INT(0, scene_cash(0));
    CHECK_INT(20, scene.game.seats[0].space);
}

/* Trap 6: nobody loses the choice of the cup by paying what is not there. */
static void W7_without_50_a_cup_is_used_or_the_50_raised(void)
{
    in_line(2);
    scene_own(0, "al");
    scene.game.seats[0].release[SLC] = 1;
    scene.game.seats[0].cash = 30;
    scene_do("roll; dice 4 6");
    CHECK_WAITS(PHASE_JAIL_OUT, 0);
    CHECK_REFUSED(REFUSAL_TOO_POOR, "fine");
    CHECK_REFUSED(REFUSAL_NOT_NOW, "bankrupt");
    Game position = scene.game;
    scene_do("release slc");
    CHECK_INT(30, scene_cash(0));
    CHECK_INT(20, scene.game.seats[0].space);
    scene.game = position;
    scene_do("mortgage al; fine");
    CHECK_INT(0, scene_cash(0));
    CHECK_INT(1, game_release_count(&scene.game, 0));
    CHECK_INT(20, scene.game.seats[0].space);
    CHECK_WAITS(PHASE_END, 0);
}

static void W7_trading_improving_and_mortgaging_in_the_line(void)
{
    in_line(0);
    scene_own(0, "mc dc mkv");
    scene_do("build dc; mortgage mkv; offer 2 give mkv take 50; accept; keep mkv");
    CHECK_INT(1500 - 200 + 100 + 50, scene_cash(0));
    CHECK_INT(1, scene_owner("mkv"));
    CHECK_REFUSED(REFUSAL_NOT_NOW, "end"); /* `next` while a roll is due */
}

static void W7_three_doubles(void)
{
    begin(2);
    scene_put(0, 4);
    scene_do("roll; dice 3 3; roll; dice 5 5; roll; dice 1 1");
    CHECK_INT(10, scene.game.seats[0].space);
    CHECK_INT(1, scene.game.seats[0].in_jail);
    CHECK_WAITS(PHASE_END, 0);
}

/* ---- W13: chosen dice -------------------------------------------------------- */

static void chosen(const char *dice)
{
    char words[100];
    scene_begin("waterloo", "any_dice=on", 2);
    snprintf(words, sizeof words, "roll; dice %s", dice);
    scene_do(words);
}

/* OSAP for every round, as one payment. */
static void W13_any_dice_are_computed(void)
{
    chosen("1000 0"); /* 25 times round, and Collect OSAP itself */
    CHECK_INT(0, scene.game.seats[0].space);
    CHECK_INT(1500 + 25 * 200, scene_cash(0));
    CHECK_INT(1, scene_events(EVENT_PAID));
    CHECK_INT(25, scene.game.seats[0].laps);
    chosen("41 0"); /* once round and on to AL */
    CHECK_INT(1700, scene_cash(0));
    chosen("0 0");
    CHECK_INT(1500, scene_cash(0));
}

static void W13_the_highest_dice_are_computed(void)
{
    chosen("2147483647 3"); /* to DC Tims Line, as a visitor */
    CHECK_INT((2147483647LL + 3) % 40, scene.game.seats[0].space);
    CHECK_INT(1, scene_events(EVENT_PAID));
    chosen("2147483647 2147483647");
    CHECK_INT(2 * 2147483647LL % 40, scene.game.seats[0].space);
    CHECK_INT(UINT16_MAX, scene.game.seats[0].laps);
}

static void W13_a_gym_fee_of_any_dice_is_computed(void)
{
    scene_begin("waterloo", "any_dice=on", 2);
    scene_own(1, "pac cif");
    scene.game.seats[0].cash = 50000;
    scene_land(12, 1, 2);
    scene_do("dice 1000 1");
    CHECK_INT(50000 - 10010, scene_cash(0));
}

/* ---- W14: house rules ------------------------------------------------------ */

static void W14_money_to_the_centre(void)
{
    scene_begin("waterloo", "pot=on", 2);
    scene_land(4, 1, 2);
    scene_do("choose 1; end");
    scene_land(38, 1, 2);
    CHECK_INT(450, scene.game.pot);
    scene_do("end");
    scene_jail(0, 0);
    scene_do("fine");
    CHECK_INT(500, scene.game.pot);
    scene_land(20, 1, 2);
    CHECK_INT(0, scene.game.pot);
    CHECK_INT(1500 - 300 - 50 + 500, scene_cash(0));
    scene_do("end");
    scene_land(7, 1, 2);
    scene_do("draw 1"); /* Needles Hall is not among them */
    CHECK_INT(0, scene.game.pot);
}

static void W14_the_centre_starts_with_500(void)
{
    scene_begin("waterloo", "pot=on,pot_start=500", 2);
    scene_land(38, 1, 2);
    scene_do("end");
    scene_land(20, 1, 2);
    CHECK_INT(1500 + 650, scene_cash(1));
    CHECK_INT(500, scene.game.pot); /* replaced */
}

static void W14_double_osap(void)
{
    scene_begin("waterloo", "salary_landing=200", 2);
    scene_land(0, 1, 2);
    CHECK_INT(1900, scene_cash(0));
    scene_do("end");
    scene_land(2, 1, 2);
    scene_do("draw 2"); /* back 2: 200 for passing it, 400 for landing */
    CHECK_INT(1500 + 200 + 400, scene_cash(1));
}

static void W14_even_building_and_limited_improvements(void)
{
    scene_begin("waterloo", "build_even=on,houses=3,hotels=1", 2);
    scene_own(0, "mc dc");
    scene_do("build dc");
    CHECK_REFUSED(REFUSAL_UNEVEN, "build dc");
    scene_do("build mc; build dc");
    CHECK_REFUSED(REFUSAL_NO_HOUSES, "build mc");
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(W1_the_squares_in_their_order);
    RUN(W1_table_1);
    RUN(W1_table_1_as_paid);
    RUN(W1_residences);
    RUN(W8_the_gym_fee_is_a_new_roll);
    RUN(W1_the_pieces);
    RUN(W12_two_to_eight_players);
    RUN(W1_collect_osap);
    RUN(W1_goose_nesting_and_the_line_as_visitor);
    RUN(W1_go_to_tims);
    RUN(W5_tuition_300);
    RUN(W5_tuition_10_percent_truncated);
    RUN(W5_total_worth_counts_a_mortgaged_building_in_full);
    RUN(W5_coop_fee);
    RUN(W6_slc_moves);
    RUN(W6_an_slc_move_is_a_full_landing);
    RUN(W6_slc_and_osap);
    RUN(W6_doubles_to_the_slc_roll_again);
    RUN(W6_needles_hall);
    RUN(W6_a_cup_comes_instead_of_the_effect);
    RUN(W6_four_cups_at_most);
    RUN(W7_doubles_leave_and_move_without_another_roll);
    RUN(W7_pay_before_rolling_on_any_turn);
    RUN(W7_a_cup_before_rolling);
    RUN(W7_three_turns);
    RUN(W7_third_failed_roll_pay_or_cup);
    RUN(W7_without_50_the_third_roll_makes_a_debt);
    RUN(W7_without_50_a_cup_is_used_or_the_50_raised);
    RUN(W7_trading_improving_and_mortgaging_in_the_line);
    RUN(W7_three_doubles);
    RUN(W13_any_dice_are_computed);
    RUN(W13_the_highest_dice_are_computed);
    RUN(W13_a_gym_fee_of_any_dice_is_computed);
    RUN(W14_money_to_the_centre);
    RUN(W14_the_centre_starts_with_500);
    RUN(W14_double_osap);
    RUN(W14_even_building_and_limited_improvements);
    return check_done();
}
