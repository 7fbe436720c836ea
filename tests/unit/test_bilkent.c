/* test_bilkent.c -- the bilkent edition: board, players, rail travel, building,
 * bankruptcy, end (B1, B2, B6, B8-B11). */
#include "bilkent_scene.h"
#include "game/setup.h"
#include "game/worth.h"
#include "table/seating.h"

/* ---- B1: the board --------------------------------------------------------- */

static void B1_the_classic_board_with_the_wheel(void)
{
    static Edition classic;
    edition_file_read("classic", NULL, &classic);
    begin();
    CHECK_INT(40, scene.edition.space_count);
    for (int i = 0; i < 40; i++) {
        if (i == 20) continue;
        CHECK_TEXT(classic.space_label[i].name, scene.edition.space_label[i].name);
        CHECK_INT(classic.spaces[i].kind, scene.edition.spaces[i].kind);
        CHECK_INT(classic.spaces[i].effect.kind, scene.edition.spaces[i].effect.kind);
        CHECK_INT(classic.spaces[i].effect.amount, scene.edition.spaces[i].effect.amount);
    }
    for (int i = 0; i < classic.deed_count; i++) {
        CHECK_INT(classic.deeds[i].price, scene.edition.deeds[i].price);
        CHECK_INT(classic.deeds[i].house_price, scene.edition.deeds[i].house_price);
        for (int step = 0; step < RENT_STEPS; step++)
            CHECK_INT(classic.deeds[i].rent[step], scene.edition.deeds[i].rent[step]);
    }
    CHECK_TEXT("Wheel of Fortune", scene.edition.space_label[20].name);
    scene_land(20, 1, 2);
    CHECK_WAITS(PHASE_DRAW, DEALER);
    CHECK_INT(WHEEL, scene.game.deck);
}

static void B1_the_decks_are_classic_and_the_thief(void)
{
    static Edition classic;
    edition_file_read("classic", NULL, &classic);
    begin();
    CHECK_INT(17, scene.edition.decks[CHANCE].card_count);
    CHECK_INT(16, scene.edition.decks[CHEST].card_count);
    for (int deck = CHANCE; deck <= CHEST; deck++)
        for (int card = 0; card < 16; card++) {
            const Effect *ours = &scene.edition.decks[deck].cards[card].effect;
            const Effect *theirs = &classic.decks[deck].cards[card].effect;
            CHECK_INT(theirs->kind, ours->kind);
            CHECK_INT(theirs->target, ours->target);
            CHECK_INT(theirs->amount, ours->amount);
        }
    CHECK_INT(EFFECT_THIEF, scene.edition.decks[CHANCE].cards[THIEF_CARD - 1].effect.kind);
}

/* ---- B2: who plays --------------------------------------------------------- */

static void B2_the_order_is_thrown_for_to_the_last_rank(void)
{
    edition_file_read("bilkent", NULL, &scene.edition);
    setup_game(&scene.edition, 4, NULL, &scene.game);
    CHECK_WAITS(PHASE_ORDER, DEALER);
    scene_do("dice 1 2; dice 4 5; dice 2 2; dice 3 6"); /* 3, 9, 4, 9 */
    CHECK_WAITS(PHASE_ORDER, DEALER);                   /* the second and the fourth again */
    scene_do("dice 1 1; dice 1 2");
    CHECK_INT(3, scene.game.order[0]);
    CHECK_INT(1, scene.game.order[1]);
    CHECK_INT(2, scene.game.order[2]);
    CHECK_INT(0, scene.game.order[3]);
    CHECK_WAITS(PHASE_TOKEN, 3);
}

static void B2_tokens_are_chosen_in_turn(void)
{
    scene_begin("bilkent", NULL, 4);
    CHECK_WAITS(PHASE_TOKEN, 0);
    scene_do("token horse");
    CHECK_WAITS(PHASE_TOKEN, 1);
    CHECK_REFUSED(REFUSAL_TOKEN, "token horse");
    scene_do("token iron; token boot; token thimble");
    CHECK_WAITS(PHASE_TURN, 0);
    CHECK_INT(edition_find_token(&scene.edition, "boot"), scene.game.seats[2].token);
}

static void B2_computers_fill_the_table_to_four(void)
{
    edition_file_read("bilkent", NULL, &scene.edition);
    for (int people = 1; people <= 4; people++) {
        Seating seating = {0};
        char buffer[200];
        Text why = text_into(buffer, sizeof buffer);
        for (int i = 0; i < people; i++)
            seating_add(&seating, &scene.edition, "", NULL, NO_TOKEN, 0);
        seating_fill(&seating, &scene.edition, player_find("simple"));
        CHECK_INT(4, seating.count);
        CHECK(seating_check(&seating, &scene.edition, NULL, &why));
        for (int i = 0; i < 4; i++) CHECK((i < people) == (seating.seats[i].kind == NULL));
    }
}

/* ---- B6: travelling by rail ------------------------------------------------ */

static void B6_from_an_own_railroad_to_another(void)
{
    begin();
    scene_own(0, "reading short-line pennsylvania-rr");
    scene_own(1, "b-and-o");
    scene_land(35, 1, 2);
    CHECK_WAITS(PHASE_TRAVEL, 0);
    CHECK_REFUSED(REFUSAL_TRAVEL, "travel b-and-o");
    CHECK_REFUSED(REFUSAL_TRAVEL, "travel short-line");
    scene_do("travel reading");
    CHECK_INT(5, scene.game.seats[0].space);
    CHECK_INT(1500, scene_cash(0)); /* passes no GO */
    CHECK_WAITS(PHASE_END, 0);      /* and goes no further */
}

static void B6_or_stays(void)
{
    begin();
    scene_own(0, "reading short-line");
    scene_land(35, 1, 2);
    scene_do("travel stay");
    CHECK_INT(35, scene.game.seats[0].space);
}

static void B6_only_the_owner_of_two(void)
{
    begin();
    scene_own(0, "short-line");
    scene_land(35, 1, 2);
    CHECK_WAITS(PHASE_END, 0);
    begin();
    scene_own(1, "short-line reading");
    scene_own(0, "b-and-o");
    CHECK_INT(50, scene_rent(35, 1, 2));
}

/* ---- B8: building ---------------------------------------------------------- */

static void B8_only_in_the_colour_one_stands_on(void)
{
    begin();
    scene_own(0, "kentucky indiana illinois mediterranean baltic");
    scene_put(0, 20);
    CHECK_REFUSED(REFUSAL_NOT_HERE, "build indiana");
    scene_put(0, 22);
    CHECK_REFUSED(REFUSAL_NOT_HERE, "build indiana");
    scene_put(0, 24);
    scene_do("build indiana");
    CHECK_REFUSED(REFUSAL_NOT_HERE, "build baltic");
    CHECK_INT(1350, scene_cash(0));
}

static void B8_whole_colour_evenly_four_houses_then_a_hotel(void)
{
    begin();
    scene.game.seats[0].cash = 5000;
    scene_own(0, "park-place");
    scene_put(0, 37);
    CHECK_REFUSED(REFUSAL_NOT_GROUP, "build park-place");
    scene_own(0, "boardwalk");
    scene_do("build park-place");
    CHECK_REFUSED(REFUSAL_UNEVEN, "build park-place");
    scene_do("build boardwalk; build boardwalk; build park-place; build park-place;"
             "build boardwalk; build boardwalk; build park-place; build park-place");
    CHECK_INT(HOTEL_LEVEL, scene_level("park-place"));
    CHECK_INT(4, scene_level("boardwalk"));
    CHECK_REFUSED(REFUSAL_FULL, "build park-place");
    CHECK_INT(5000 - 9 * 200, scene_cash(0));
}

static void B8_a_mortgage_in_the_colour_hinders(void)
{
    begin();
    scene_own(0, "park-place boardwalk");
    scene_mortgage("boardwalk");
    scene_put(0, 37);
    CHECK_REFUSED(REFUSAL_GROUP_MORTGAGED, "build park-place");
}

static void B8_selling_in_reverse_at_half(void)
{
    begin();
    scene_own(0, "park-place boardwalk");
    scene_build("park-place", 5);
    scene_build("boardwalk", 5);
    CHECK_REFUSED(REFUSAL_TRADE_BUILT, "offer 2 give boardwalk take 100");
    CHECK_REFUSED(REFUSAL_GROUP_BUILT, "mortgage boardwalk");
    scene_do("sell boardwalk"); /* from anywhere */
    CHECK_REFUSED(REFUSAL_UNEVEN, "sell boardwalk");
    CHECK_INT(1600, scene_cash(0));
    scene_do("break dark-blue 0"); /* all hotels at once */
    CHECK_INT(1500 + 10 * 100, scene_cash(0));
}

static void B8_buildings_never_run_out(void)
{
    begin();
    CHECK_INT(-1, scene.game.houses);
    CHECK_INT(-1, scene.game.hotels);
}

static void utilities_are_paid_by_a_new_throw(void)
{
    begin();
    scene_own(1, "electric");
    scene_land(12, 1, 2);
    CHECK_WAITS(PHASE_RENT_THROW, DEALER);
    scene_do("dice 6 4; end");
    CHECK_INT(1460, scene_cash(0));
    scene_own(0, "electric water");
    scene_land(28, 1, 2);
    scene_do("dice 1 2");
    CHECK_INT(1540 - 30, scene_cash(1));
}

/* ---- B9, B10: auctions, mortgages, bankruptcy ------------------------------ */

static void B9_what_is_not_bought_is_auctioned(void)
{
    begin_with("hat car iron", "");
    scene_land(39, 1, 2);
    scene_do("decline");
    CHECK_WAITS(PHASE_AUCTION, 1);
    scene_do("bid 10; pass; bid 20; bid 30; pass");
    CHECK_INT(1, scene_owner("boardwalk"));
    CHECK_INT(1470, scene_cash(1));
    scene_do("end");
    scene_land(37, 1, 2);
    scene_do("decline; pass; pass; pass");
    CHECK_INT(BANK, scene_owner("park-place"));
}

static void B10_mortgage_and_interest(void)
{
    begin();
    scene_own(0, "park-place");
    scene_do("mortgage park-place");
    CHECK_INT(1675, scene_cash(0));
    scene_do("redeem park-place"); /* 175 and 17.5, rounded up */
    CHECK_INT(1675 - 193, scene_cash(0));
}

static void B10_interest_on_transfer(void)
{
    begin();
    scene_own(0, "boardwalk");
    scene_mortgage("boardwalk");
    scene_do("offer 2 give boardwalk take 100; accept");
    CHECK_WAITS(PHASE_HEIR, 1);
    Game position = scene.game;
    scene_do("keep boardwalk");
    CHECK_INT(1400 - 20, scene_cash(1));
    scene.game = position;
    scene_do("redeem boardwalk");
    CHECK_INT(1400 - 220, scene_cash(1));
}

static void B10_trades_of_anything(void)
{
    begin();
    scene_own(0, "reading");
    scene_own(1, "baltic water");
    scene_hold(0, "chance");
    scene_do("offer 2 give reading chance-card 100 take baltic water; accept");
    CHECK_INT(1, scene_owner("reading"));
    CHECK_INT(0, scene_owner("water"));
    CHECK_INT(1, scene.game.seats[1].release[CHANCE]);
    CHECK_INT(1600, scene_cash(1));
}

static void B10_below_zero_until_the_turn_ends(void)
{
    begin_with("hat car iron", "");
    scene_own(1, "boardwalk park-place");
    scene_own(0, "reading");
    scene.game.seats[0].cash = 50;
    scene_land(39, 1, 2);
    CHECK_INT(-50, scene_cash(0));
    CHECK_INT(1600, scene_cash(1));
    CHECK_WAITS(PHASE_END, 0);
    scene_do("mortgage reading; end"); /* raised in time */
    CHECK_INT(50, scene_cash(0));
    CHECK(game_seat_in(&scene.game, 0));
}

static void B10_bankrupt_to_a_player(void)
{
    begin_with("hat car iron", "");
    scene_own(1, "boardwalk park-place");
    scene_build("boardwalk", 1);
    scene_own(0, "mediterranean baltic reading");
    scene_build("baltic", 1);
    scene_mortgage("reading");
    scene_hold(0, "chest");
    scene.game.seats[0].cash = 100;
    scene_land(39, 1, 2);
    CHECK_INT(-100, scene_cash(0));
    scene_do("end"); /* all there is: 100, and 25 for the house */
    CHECK(!game_seat_in(&scene.game, 0));
    CHECK_INT(1, scene_owner("baltic"));
    CHECK_INT(0, scene_level("baltic"));
    CHECK_INT(1, scene.game.seats[1].release[CHEST]);
    CHECK_INT(1500 + 100 + 25, scene_cash(1));
    CHECK_WAITS(PHASE_HEIR, 1);
    scene_do("keep reading");
    CHECK_INT(1625 - 10, scene_cash(1));
    CHECK_WAITS(PHASE_TURN, 1);
}

/* What was owed to the bank before is not the creditor's loss. */
static void B10_the_creditor_gets_what_there_is_and_loses_nothing(void)
{
    begin_with("hat car iron", "");
    scene_own(1, "boardwalk park-place");
    scene.game.seats[0].cash = -90;
    scene.game.seats[0].owes_to = BANK;
    scene_land(39, 1, 2); /* 100 for the bare group */
    CHECK_INT(-190, scene_cash(0));
    CHECK_INT(100, scene.game.owed[0]);
    scene_do("end");
    CHECK_INT(1500, scene_cash(1));
    CHECK_INT(0, scene_cash(0));
}

static void B10_bankrupt_to_the_bank(void)
{
    begin_with("hat car iron", "");
    scene_own(0, "mediterranean reading");
    scene_mortgage("reading");
    scene.game.seats[0].cash = 100;
    scene_land(4, 1, 2); /* 240 with this hat */
    CHECK_INT(-140, scene_cash(0));
    scene_do("end");
    CHECK_WAITS(PHASE_AUCTION, 1);
    scene_do("bid 10; pass; pass; bid 20");
    CHECK_INT(1, scene_owner("mediterranean"));
    CHECK_INT(2, scene_owner("reading"));
    CHECK_INT(0, scene_mortgaged("reading"));
    CHECK_WAITS(PHASE_TURN, 1);
}

/* ---- B11: the end ---------------------------------------------------------- */

static void B11_last_one_standing(void)
{
    begin();
    scene.game.seats[0].cash = 10;
    scene_land(4, 1, 2);
    scene_do("end");
    CHECK_WAITS(PHASE_OVER, NOBODY);
    CHECK_INT(1, scene.game.winner);
}

static void B11_lap_limit_and_ranking(void)
{
    begin_with("hat car iron", "lap_limit=1");
    SeatId ranking[MAX_SEATS];
    scene_own(0, "boardwalk park-place reading");
    scene_build("boardwalk", 1);
    scene_build("park-place", 1);
    scene_mortgage("reading");
    scene.game.seats[0].cash = 100;
    scene.game.seats[1].cash = 1350;
    scene.game.seats[2].cash = 1349;
    CHECK_INT(100 + 400 + 350 + 100 + 400, worth_net(&scene.edition, &scene.game, 0));
    scene_put(0, 6);
    scene_do("roll; dice 1 3; end"); /* just visiting */
    scene_put(1, 6);
    scene_do("roll; dice 1 3; end");
    scene_put(2, 6);
    scene_do("roll; dice 1 3; end");
    CHECK_WAITS(PHASE_OVER, NOBODY);
    CHECK_INT(3, worth_ranking(&scene.edition, &scene.game, ranking));
    CHECK_INT(0, ranking[0]); /* 1350 like the second, and first in the order of play */
    CHECK_INT(1, ranking[1]);
    CHECK_INT(2, ranking[2]);
    CHECK_INT(0, scene.game.winner);
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(B1_the_classic_board_with_the_wheel);
    RUN(B1_the_decks_are_classic_and_the_thief);
    RUN(B2_the_order_is_thrown_for_to_the_last_rank);
    RUN(B2_tokens_are_chosen_in_turn);
    RUN(B2_computers_fill_the_table_to_four);
    RUN(B6_from_an_own_railroad_to_another);
    RUN(B6_or_stays);
    RUN(B6_only_the_owner_of_two);
    RUN(B8_only_in_the_colour_one_stands_on);
    RUN(B8_whole_colour_evenly_four_houses_then_a_hotel);
    RUN(B8_a_mortgage_in_the_colour_hinders);
    RUN(B8_selling_in_reverse_at_half);
    RUN(B8_buildings_never_run_out);
    RUN(utilities_are_paid_by_a_new_throw);
    RUN(B9_what_is_not_bought_is_auctioned);
    RUN(B10_mortgage_and_interest);
    RUN(B10_interest_on_transfer);
    RUN(B10_trades_of_anything);
    RUN(B10_below_zero_until_the_turn_ends);
    RUN(B10_bankrupt_to_a_player);
    RUN(B10_the_creditor_gets_what_there_is_and_loses_nothing);
    RUN(B10_bankrupt_to_the_bank);
    RUN(B11_last_one_standing);
    RUN(B11_lap_limit_and_ranking);
    return check_done();
}
