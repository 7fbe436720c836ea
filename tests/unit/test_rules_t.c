/* test_rules_t.c -- section T of the rules: the variants, T01-T12, as house
 * rules. */
#include "game/worth.h"
#include "scene.h"

static const char light_blue[] = "oriental vermont connecticut";
/* The Short Game of R97 and of R8x, and the Time Limit Game. */
static const char short_game[] = "deal_deeds=3,houses_per_street=3,jail_turns=1,end_bankruptcies=1";
static const char old_short_game[] = "deal_deeds=2,deal_paid=on,end_bankruptcies=2";
static const char time_limit[] = "deal_deeds=2,deal_paid=on,time_limit=90";
static const char three_houses[] = "houses_per_street=3";

static void T01_three_deeds_are_dealt_free(void)
{
    scene_begin("classic", short_game, 2);
    CHECK_WAITS(PHASE_DEAL, DEALER);
    scene_do("pick boardwalk; pick baltic; pick reading");
    CHECK_REFUSED(REFUSAL_PICK, "pick baltic");
    scene_do("pick electric; pick park-place");
    CHECK_WAITS(PHASE_DEAL, DEALER);
    scene_do("pick oriental");
    CHECK_WAITS(PHASE_TURN, 0);
    CHECK_INT(0, scene_owner("boardwalk"));
    CHECK_INT(1, scene_owner("baltic"));
    CHECK_INT(0, scene_owner("reading"));
    CHECK_INT(1, scene_owner("electric"));
    CHECK_INT(0, scene_owner("park-place"));
    CHECK_INT(1, scene_owner("oriental"));
    CHECK_INT(1500, scene_cash(0));
    CHECK_INT(1500, scene_cash(1));
}

static void T01_off_by_default(void)
{
    scene_begin("classic", NULL, 2);
    CHECK_WAITS(PHASE_TURN, 0);
    CHECK_INT(0, scene.game.seats[0].deeds | scene.game.seats[1].deeds);
}

static void T02_a_hotel_needs_three_houses_on_each_street(void)
{
    scene_begin("classic", three_houses, 2);
    scene_own(0, light_blue);
    scene_build("oriental", 3);
    scene_build("vermont", 2);
    scene_build("connecticut", 3);
    CHECK_REFUSED(REFUSAL_UNEVEN, "build oriental");
    scene_do("build vermont");
    CHECK_INT(32 - 9, scene.game.houses);
    scene_do("build oriental");
    CHECK_INT(HOTEL_LEVEL, scene_level("oriental"));
    CHECK_INT(1400, scene_cash(0));
    CHECK_INT(32 - 6, scene.game.houses);
    CHECK_INT(11, scene.game.hotels);
}

static void T03_hotel_rent_as_ever_and_sold_for_twice_the_house_price(void)
{
    scene_begin("classic", three_houses, 2);
    scene_own(1, light_blue);
    scene_build("oriental", HOTEL_LEVEL);
    scene_build("vermont", HOTEL_LEVEL);
    scene_build("connecticut", HOTEL_LEVEL);
    CHECK_INT(1500 + 3 * 100 + 50 + 50 + 60, worth_liquid(&scene.edition, &scene.game, 1));
    scene_land(9, 1, 2);
    CHECK_INT(900, scene_cash(0));
    CHECK_INT(2100, scene_cash(1));
    scene_do("floor 2; sell oriental");
    CHECK_INT(3, scene_level("oriental"));
    CHECK_INT(2125, scene_cash(1));
    CHECK_INT(29, scene.game.houses);
    scene_do("break light-blue 0");
    CHECK_INT(2100 + 3 * 100, scene_cash(1));
    CHECK_INT(32, scene.game.houses);
}

static void T03_a_sold_hotel_needs_three_houses(void)
{
    scene_begin("classic", "houses_per_street=3,houses=3", 2);
    scene_own(0, "mediterranean baltic");
    scene_build("mediterranean", HOTEL_LEVEL);
    scene_build("baltic", HOTEL_LEVEL);
    scene_do("sell baltic");
    CHECK_INT(0, scene.game.houses);
    CHECK_REFUSED(REFUSAL_HOUSES_FOR_HOTEL, "sell mediterranean");
}

static void T04_out_of_jail_on_the_next_turn(void)
{
    scene_begin("classic", "jail_turns=1", 2);
    scene_jail(0, 0);
    scene_hold(0, "chance");
    CHECK_INT(REFUSAL_NONE, scene_may("fine"));
    CHECK_INT(REFUSAL_NONE, scene_may("release chance"));
    scene_do("roll; dice 4 6"); /* fails, pays in the same turn and moves */
    CHECK_INT(1450, scene_cash(0));
    CHECK_INT(20, scene.game.seats[0].space);
    CHECK_INT(0, scene.game.seats[0].in_jail);
    CHECK_WAITS(PHASE_END, 0);
    scene_begin("classic", "jail_turns=1", 2);
    scene_jail(0, 0);
    scene_do("roll; dice 5 5");
    CHECK_INT(1500, scene_cash(0));
    CHECK_WAITS(PHASE_END, 0);
}

static void T05_income_tax_is_two_hundred_flat(void)
{
    scene_begin("classic", three_houses, 2);
    scene_land(4, 1, 2);
    CHECK_INT(1300, scene_cash(0));
    CHECK_WAITS(PHASE_END, 0);
}

static void T06_the_first_bankruptcy_ends_the_game_and_the_richest_wins(void)
{
    scene_begin("classic", "end_bankruptcies=1", 4);
    scene_own(2, "boardwalk");
    scene.game.seats[0].cash = 0;
    scene.game.seats[1].cash = 1600;
    scene_land(4, 1, 2);
    scene_do("bankrupt");
    CHECK_WAITS(PHASE_OVER, NOBODY);
    CHECK_INT(2, scene.game.winner);
    CHECK_INT(3, game_seats_left(&scene.game));
}

static void T06_the_estate_counts_for_the_creditor(void)
{
    scene_begin("classic", "end_bankruptcies=1", 3);
    scene_own(0, "park-place");
    scene_own(1, "boardwalk");
    scene_mortgage("park-place");
    scene_build("boardwalk", 0);
    scene.game.seats[0].cash = 20;
    scene.game.seats[1].cash = 1000;
    scene_land(39, 1, 2);
    scene_do("bankrupt");
    CHECK_WAITS(PHASE_OVER, NOBODY);
    CHECK_INT(1000 + 20 + 400 + 175, worth_net(&scene.edition, &scene.game, 1));
    CHECK_INT(1, scene.game.winner);
}

static void T07_the_worth_counts_three_houses_in_a_hotel(void)
{
    scene_begin("classic", three_houses, 2);
    scene_own(0, "oriental vermont connecticut reading");
    scene_build("oriental", HOTEL_LEVEL);
    scene_build("vermont", 3);
    scene_build("connecticut", 3);
    scene_mortgage("reading");
    scene.game.seats[0].cash = 5;
    CHECK_INT(5 + 100 + 100 + 120 + 100 + 4 * 50 + 2 * 3 * 50,
              worth_net(&scene.edition, &scene.game, 0));
}

static void T08_two_deeds_dealt_and_paid(void)
{
    scene_begin("classic", old_short_game, 2);
    scene_do("pick boardwalk; pick baltic; pick reading");
    CHECK_INT(200, scene_paid(0, BANK, REASON_DEAL));
    scene_do("pick electric");
    CHECK_WAITS(PHASE_TURN, 0);
    CHECK_INT(1500 - 400 - 200, scene_cash(0));
    CHECK_INT(1500 - 60 - 150, scene_cash(1));
}

static void T08_dealt_deeds_never_cost_more_than_one_has(void)
{
    scene_begin("classic", "players_max=2,deal_deeds=4,deal_paid=on", 2);
    scene_do("pick boardwalk; pick baltic; pick park-place; pick mediterranean; pick pennsylvania;"
             "pick oriental");
    CHECK_INT(1500 - 400 - 350 - 320, scene_cash(0));
    scene_do("pick pacific; pick vermont");
    CHECK_INT(1500 - 400 - 350 - 320 - 300, scene_cash(0));
    CHECK_WAITS(PHASE_TURN, 0);
}

static void T09_the_second_bankruptcy_ends_the_game(void)
{
    scene_begin("classic", "end_bankruptcies=2", 4);
    scene.game.seats[0].cash = 0;
    scene.game.seats[1].cash = 0;
    scene.game.seats[3].cash = 1501;
    scene_land(4, 1, 2);
    scene_do("bankrupt");
    CHECK_WAITS(PHASE_TURN, 1);
    scene_land(4, 1, 2);
    scene_do("bankrupt");
    CHECK_WAITS(PHASE_OVER, NOBODY);
    CHECK_INT(3, scene.game.winner);
}

static void T10_the_richest_at_the_bell_wins(void)
{
    scene_begin("classic", time_limit, 2);
    scene_do("pick boardwalk; pick baltic; pick reading; pick electric");
    scene.game.seats[0].cash -= 1; /* 1499 in all against 1500 */
    scene_do("bell");
    scene_land(20, 4, 3);
    scene_do("end");
    CHECK_WAITS(PHASE_OVER, NOBODY);
    CHECK_INT(1, scene.game.winner);
}

static void T10_no_bell_without_a_time_limit(void)
{
    scene_begin("classic", NULL, 2);
    CHECK_REFUSED(REFUSAL_NOT_NOW, "bell");
    scene_begin("classic", "time_limit=60", 2);
    CHECK_INT(REFUSAL_NOT_YOU, scene_may_as(0, "bell"));
    CHECK_INT(REFUSAL_NONE, scene_may("bell"));
}

static void T11_the_worth_of_the_time_limit_game_has_four_houses_in_a_hotel(void)
{
    scene_begin("classic", "time_limit=60", 2);
    scene_own(0, "park-place boardwalk");
    scene_build("park-place", HOTEL_LEVEL);
    scene_build("boardwalk", 4);
    CHECK_INT(1500 + 350 + 400 + 1000 + 800, worth_net(&scene.edition, &scene.game, 0));
}

static void T12_the_turn_in_progress_is_finished(void)
{
    scene_begin("classic", "time_limit=60", 3);
    scene_land(39, 1, 2);
    scene_do("bell");
    CHECK_INT(1, scene_events(EVENT_BELL));
    CHECK_WAITS(PHASE_BUY, 0);
    scene_do("decline; bid 1; pass; pass");
    CHECK_WAITS(PHASE_END, 0);
    scene_do("end");
    CHECK_WAITS(PHASE_OVER, NOBODY);
    CHECK_INT(1, scene.game.winner); /* Boardwalk for 1 */
}

static void T12_doubles_belong_to_the_turn(void)
{
    scene_begin("classic", "time_limit=60", 2);
    scene_do("bell");
    scene_land(10, 2, 2);
    CHECK_WAITS(PHASE_TURN, 0);
    scene_do("roll; dice 4 6; end");
    CHECK_WAITS(PHASE_OVER, NOBODY);
}

static void T12_the_bell_rings_also_after_much_management(void)
{
    scene_begin("classic", "time_limit=60", 2);
    scene.game.manage_count = MAX_MANAGE;
    scene_do("bell");
    CHECK_INT(1, scene.game.bell);
}

static void T12_the_bell_in_a_debt_lets_it_be_settled(void)
{
    scene_begin("classic", "time_limit=60", 3);
    scene_own(0, "reading boardwalk");
    scene.game.seats[0].cash = 150;
    scene_land(4, 1, 2);
    CHECK_WAITS(PHASE_DEBT, 0);
    scene_do("bell; mortgage reading; end");
    CHECK_WAITS(PHASE_OVER, NOBODY);
    CHECK_INT(1, scene.game.winner); /* 1500 against 50 + 400 + 100 */
    CHECK_INT(550, worth_net(&scene.edition, &scene.game, 0));
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(T01_three_deeds_are_dealt_free);
    RUN(T01_off_by_default);
    RUN(T02_a_hotel_needs_three_houses_on_each_street);
    RUN(T03_hotel_rent_as_ever_and_sold_for_twice_the_house_price);
    RUN(T03_a_sold_hotel_needs_three_houses);
    RUN(T04_out_of_jail_on_the_next_turn);
    RUN(T05_income_tax_is_two_hundred_flat);
    RUN(T06_the_first_bankruptcy_ends_the_game_and_the_richest_wins);
    RUN(T06_the_estate_counts_for_the_creditor);
    RUN(T07_the_worth_counts_three_houses_in_a_hotel);
    RUN(T08_two_deeds_dealt_and_paid);
    RUN(T08_dealt_deeds_never_cost_more_than_one_has);
    RUN(T09_the_second_bankruptcy_ends_the_game);
    RUN(T10_the_richest_at_the_bell_wins);
    RUN(T10_no_bell_without_a_time_limit);
    RUN(T11_the_worth_of_the_time_limit_game_has_four_houses_in_a_hotel);
    RUN(T12_the_turn_in_progress_is_finished);
    RUN(T12_doubles_belong_to_the_turn);
    RUN(T12_the_bell_rings_also_after_much_management);
    RUN(T12_the_bell_in_a_debt_lets_it_be_settled);
    return check_done();
}
