/* test_rules_o.c -- section O of the rules: selling buildings. */
#include "scene.h"

static const char brown[] = "mediterranean baltic";
static const char light_blue[] = "oriental vermont connecticut";
static const char orange[] = "st-james tennessee new-york";

static void own_brown_hotels(const char *rules, int seats)
{
    scene_begin("classic", rules, seats);
    scene_own(0, brown);
    scene_build("mediterranean", HOTEL_LEVEL);
    scene_build("baltic", HOTEL_LEVEL);
}

static void O01_the_bank_pays_half(void)
{
    scene_begin("classic", NULL, 2);
    scene_own(0, light_blue);
    scene_build("vermont", 1);
    scene_do("sell vermont");
    CHECK_INT(1525, scene_cash(0));
    CHECK_INT(25, scene_paid(BANK, 0, REASON_SALE));
    CHECK_INT(0, scene_level("vermont"));
    CHECK_REFUSED(REFUSAL_NO_BUILDING, "sell vermont");
}

static void O01_at_any_time_also_out_of_turn(void)
{
    scene_begin("classic", NULL, 2);
    scene_own(1, light_blue);
    scene_build("vermont", 1);
    CHECK_REFUSED(REFUSAL_NOT_OWNER, "sell vermont");
    scene_do("floor 2; sell vermont; done");
    CHECK_INT(1525, scene_cash(1));
}

static void O02_buildings_are_sold_to_the_bank_only(void)
{
    scene_begin("classic", NULL, 2);
    scene_own(0, light_blue);
    scene_own(1, "reading");
    scene_build("vermont", 1);
    CHECK_REFUSED(REFUSAL_TRADE_BUILT, "offer 2 give vermont take 200");
    CHECK_REFUSED(REFUSAL_TRADE_BUILT, "offer 2 give connecticut take reading");
}

static void O03_a_house_is_taken_where_the_most_are(void)
{
    scene_begin("classic", NULL, 2);
    scene_own(0, light_blue);
    scene_build("oriental", 2);
    scene_build("vermont", 1);
    scene_build("connecticut", 2);
    CHECK_REFUSED(REFUSAL_UNEVEN, "sell vermont");
    scene_do("sell oriental");
    CHECK_REFUSED(REFUSAL_UNEVEN, "sell oriental");
    scene_do("sell connecticut; sell vermont");
    CHECK_INT(1575, scene_cash(0));
    CHECK_INT(0, scene_level("vermont"));
}

static void O04_a_hotel_counts_as_five(void)
{
    scene_begin("classic", NULL, 2);
    scene_own(0, light_blue);
    scene_build("oriental", 4);
    scene_build("vermont", HOTEL_LEVEL);
    scene_build("connecticut", 4);
    CHECK_REFUSED(REFUSAL_UNEVEN, "sell oriental");
    scene_do("sell vermont; sell oriental");
    CHECK_INT(4, scene_level("vermont"));
    CHECK_INT(3, scene_level("oriental"));
}

static void O05_a_sold_hotel_leaves_four_houses(void)
{
    own_brown_hotels(NULL, 2);
    scene_do("sell baltic");
    CHECK_INT(1525, scene_cash(0));
    CHECK_INT(4, scene_level("baltic"));
    CHECK_INT(28, scene.game.houses);
    CHECK_INT(11, scene.game.hotels);
}

static void O06_a_sold_hotel_needs_four_houses_in_the_bank(void)
{
    own_brown_hotels("houses=3", 2);
    CHECK_REFUSED(REFUSAL_HOUSES_FOR_HOTEL, "sell baltic");
    own_brown_hotels("houses=4", 2);
    scene_do("sell baltic");
    CHECK_INT(0, scene.game.houses);
    CHECK_REFUSED(REFUSAL_HOUSES_FOR_HOTEL, "sell mediterranean");
}

static void O07_all_hotels_of_a_group_at_once_need_no_houses(void)
{
    scene_begin("classic", "houses=1", 2);
    scene_own(0, "park-place boardwalk");
    scene_build("park-place", HOTEL_LEVEL);
    scene_build("boardwalk", HOTEL_LEVEL);
    scene_do("break dark-blue 0");
    CHECK_INT(1500 + 2 * 500, scene_cash(0));
    CHECK_INT(0, scene_level("park-place"));
    CHECK_INT(0, scene_level("boardwalk"));
    CHECK_INT(1, scene.game.houses);
    CHECK_INT(12, scene.game.hotels);
}

static void O07_only_a_group_with_a_hotel_is_broken_down(void)
{
    scene_begin("classic", NULL, 2);
    scene_own(0, brown);
    scene_build("baltic", 1);
    CHECK_REFUSED(REFUSAL_NO_HOTEL, "break brown 0");
    CHECK_REFUSED(REFUSAL_NOT_OWNER, "break orange 0");
}

static void O08_DP21_down_to_what_the_stock_supplies_evenly(void)
{
    own_brown_hotels("houses=3", 2);
    CHECK_REFUSED(REFUSAL_HOUSES_FOR_HOTEL, "break brown 4");
    scene_do("break brown 3");
    CHECK_INT(1, scene_level("mediterranean"));
    CHECK_INT(2, scene_level("baltic"));
    CHECK_INT(0, scene.game.houses);
    CHECK_INT(12, scene.game.hotels);
    /* two hotels at 125, less three houses at 25 that stay */
    CHECK_INT(1500 + 250 - 75, scene_cash(0));
}

static void O08_houses_of_the_group_itself_count_for_the_break(void)
{
    scene_begin("classic", "houses=10", 2);
    scene_own(0, light_blue);
    scene_build("oriental", HOTEL_LEVEL);
    scene_build("vermont", 4);
    scene_build("connecticut", 4);
    CHECK_INT(2, scene.game.houses);
    CHECK_REFUSED(REFUSAL_HOUSES_FOR_HOTEL, "sell oriental");
    CHECK_REFUSED(REFUSAL_HOUSES_FOR_HOTEL, "break light-blue 11");
    scene_do("break light-blue 10");
    CHECK_INT(3, scene_level("oriental"));
    CHECK_INT(3, scene_level("vermont"));
    CHECK_INT(4, scene_level("connecticut"));
    CHECK_INT(0, scene.game.houses);
    CHECK_INT(1500 + (125 - 75) + 25, scene_cash(0));
    scene_begin("classic", NULL, 2);
    scene_own(0, brown);
    scene_build("mediterranean", 4);
    scene_build("baltic", HOTEL_LEVEL);
    CHECK_REFUSED(REFUSAL_BREAK, "break brown 9");
}

static void O09_DP19_half_of_the_deed_price_also_after_an_auction(void)
{
    scene_begin("classic", "houses=1", 2);
    scene_own(0, brown);
    scene_own(1, orange);
    scene_do("build baltic; want st-james; bid 50 baltic; bid 400 st-james; pass");
    CHECK_INT(1100, scene_cash(1));
    scene_do("floor 2; sell st-james");
    CHECK_INT(1150, scene_cash(1));
}

static void O10_sold_buildings_are_in_stock_at_once(void)
{
    scene_begin("classic", "houses=1,building_auction=off", 2);
    scene_own(0, brown);
    scene_own(1, orange);
    scene_do("build baltic");
    CHECK_INT(0, scene.game.houses);
    scene_do("sell baltic");
    CHECK_INT(1, scene.game.houses);
    scene_do("floor 2; build st-james");
    CHECK_INT(1, scene_level("st-james"));
    CHECK_INT(0, scene.game.houses);
}

static void O11_half_prices_are_whole(void)
{
    static const Money halves[] = {25, 25, 50, 50, 75, 75, 100, 100};
    scene_begin("classic", NULL, 2);
    for (int group = 0; group < 8; group++) {
        for (DeedSet rest = scene.edition.groups[group].deeds; rest != 0; rest &= rest - 1) {
            DeedId deed = (DeedId)__builtin_ctzll(rest);
            CHECK_INT(0, scene.edition.deeds[deed].house_price % 2);
            CHECK_INT(halves[group], game_building_value(&scene.edition, &scene.game, deed, false));
            CHECK_INT(halves[group], game_building_value(&scene.edition, &scene.game, deed, true));
        }
    }
}

static void O12_selling_needs_no_reason(void)
{
    own_brown_hotels(NULL, 2);
    scene_do("sell baltic; sell mediterranean; sell baltic");
    CHECK_INT(0, scene.game.debt_count);
    CHECK_INT(1575, scene_cash(0));
    CHECK_WAITS(PHASE_TURN, 0);
}

/* Seat 0 has hotels on brown, the bank four houses, seat 1 orange. */
static void hotels_and_a_buyer(void)
{
    own_brown_hotels("houses=4", 3);
    scene_own(1, orange);
}

static void O13_DP20_buyers_come_before_a_hotel_is_broken_down(void)
{
    hotels_and_a_buyer();
    scene_do("sell baltic");
    CHECK_WAITS(PHASE_WANT, 1);
    CHECK_INT(HOTEL_LEVEL, scene_level("baltic"));
    CHECK_REFUSED(REFUSAL_NOT_OWNER, "want vermont");
    scene_do("want st-james");
    CHECK_INT(1, scene_level("st-james"));
    CHECK_INT(1400, scene_cash(1));
    CHECK_WAITS(PHASE_WANT, 1); /* may buy more */
    CHECK_REFUSED(REFUSAL_UNEVEN, "want st-james");
    scene_do("pass");
    CHECK_INT(HOTEL_LEVEL, scene_level("baltic")); /* three houses do not do */
    CHECK_INT(1500, scene_cash(0));
    CHECK_INT(3, scene.game.houses);
    CHECK_WAITS(PHASE_TURN, 0);
    CHECK_REFUSED(REFUSAL_HOUSES_FOR_HOTEL, "sell baltic");
}

static void O13_without_buyers_the_hotel_is_sold(void)
{
    hotels_and_a_buyer();
    scene_do("sell baltic; pass");
    CHECK_INT(4, scene_level("baltic"));
    CHECK_INT(1525, scene_cash(0));
    CHECK_INT(0, scene.game.houses);
    hotels_and_a_buyer();
    scene.game.seats[1].cash = 99;
    scene_do("sell baltic");
    CHECK_INT(4, scene_level("baltic"));
    CHECK_WAITS(PHASE_TURN, 0);
}

static void O13_buyers_come_before_a_group_that_keeps_houses(void)
{
    hotels_and_a_buyer();
    scene_do("break brown 4");
    CHECK_WAITS(PHASE_WANT, 1);
    scene_do("want st-james; want tennessee; pass");
    CHECK_INT(HOTEL_LEVEL, scene_level("baltic"));
    CHECK_INT(2, scene.game.houses);
    scene_do("break brown 2");
    CHECK_WAITS(PHASE_WANT, 1);
    scene_do("pass");
    CHECK_INT(1, scene_level("baltic"));
    CHECK_INT(1, scene_level("mediterranean"));
    CHECK_INT(1500 + 2 * (125 - 25), scene_cash(0));
    CHECK_INT(0, scene.game.houses);
}

static void O13_all_to_the_ground_asks_nobody(void)
{
    hotels_and_a_buyer();
    scene_do("break brown 0");
    CHECK_INT(0, scene_level("baltic"));
    CHECK_INT(1750, scene_cash(0));
    CHECK_WAITS(PHASE_TURN, 0);
}

static void O13_a_debtor_waits_for_the_buyers_too(void)
{
    hotels_and_a_buyer();
    scene_own(2, "boardwalk");
    scene.game.seats[0].cash = 40;
    scene_land(39, 1, 2);
    CHECK_WAITS(PHASE_DEBT, 0);
    scene_do("sell baltic");
    CHECK_WAITS(PHASE_WANT, 1);
    scene_do("want st-james; pass");
    CHECK_WAITS(PHASE_DEBT, 0);
    CHECK_REFUSED(REFUSAL_SOLVENT, "bankrupt");
    scene_do("break brown 0");
    CHECK_INT(40 + 250 - 50, scene_cash(0));
    CHECK_WAITS(PHASE_END, 0);
}

static void O13_N08_buyers_whose_wishes_fit_bid_for_nothing(void)
{
    hotels_and_a_buyer();
    scene_own(2, light_blue);
    scene_do("sell baltic; want st-james; want vermont; pass");
    CHECK_INT(1, scene_level("st-james"));
    CHECK_INT(1, scene_level("vermont"));
    CHECK_INT(1400, scene_cash(1));
    CHECK_INT(1450, scene_cash(2));
    CHECK_WAITS(PHASE_TURN, 0);
}

static void O13_N08_buyers_who_contend_bid_for_the_house(void)
{
    own_brown_hotels("houses=4,building_wishes=off", 3);
    scene_own(1, orange);
    scene_own(2, light_blue);
    scene_do("sell baltic; want st-james");
    CHECK_WAITS(PHASE_WANT, 2);
    CHECK_INT(0, scene_level("st-james"));
    scene_do("want vermont");
    CHECK_WAITS(PHASE_BUILDING_AUCTION, 1);
    CHECK_INT(1 << 1 | 1 << 2, scene.game.auction.in);
    scene_do("bid 100 st-james; bid 101 vermont; pass");
    CHECK_INT(1, scene_level("vermont"));
    CHECK_INT(1399, scene_cash(2));
    CHECK_INT(HOTEL_LEVEL, scene_level("baltic"));
    CHECK_WAITS(PHASE_TURN, 0); /* the owner of the hotel may ask again */
    CHECK_REFUSED(REFUSAL_HOUSES_FOR_HOTEL, "sell baltic");
}

static void O13_buyers_with_enough_for_both_pay_the_deed_price(void)
{
    hotels_and_a_buyer();
    scene_own(2, light_blue);
    scene.game.seats[1].cash = 199;
    scene.game.seats[2].cash = 99;
    scene_do("sell baltic; want st-james; want vermont");
    CHECK_INT(99, scene_cash(1));
    CHECK_INT(49, scene_cash(2));
    CHECK_INT(2, scene.game.houses);
    CHECK_INT(HOTEL_LEVEL, scene_level("baltic"));
    CHECK_WAITS(PHASE_TURN, 0);
}

/* Where building needs no whole group, each player has their own streets. */
static void O08_streets_of_a_shared_group_are_broken_down_alone(void)
{
    scene_begin("classic", "build_whole_group=off,houses=3", 3);
    scene_own(0, "boardwalk");
    scene_own(1, "park-place new-york");
    scene_build("boardwalk", HOTEL_LEVEL);
    scene_build("park-place", 2);
    scene.game.seats[0].cash = 0;
    scene_land(19, 1, 2);
    CHECK_WAITS(PHASE_DEBT, 0);
    CHECK_REFUSED(REFUSAL_SOLVENT, "bankrupt");
    CHECK_REFUSED(REFUSAL_HOUSES_FOR_HOTEL, "sell boardwalk");
    LegalList list;
    legal_list(&scene.edition, &scene.game, &list);
    int breaks = 0;
    for (int i = 0; i < list.count; i++) breaks += list.list[i].action.kind == ACTION_BREAK;
    CHECK_INT(1, breaks);
    scene_do("break dark-blue 1");
    CHECK_WAITS(PHASE_WANT, 1); /* could build too */
    scene_do("pass");
    CHECK_INT(1, scene_level("boardwalk"));
    CHECK_INT(2, scene_level("park-place"));
    CHECK_INT(500 - 100 - 16, scene_cash(0));
}

static void O13_a_buyer_who_is_left_alone_pays_the_deed_price(void)
{
    hotels_and_a_buyer();
    scene_own(2, light_blue);
    scene_do("sell baltic; want st-james; pass");
    CHECK_INT(1, scene_level("st-james"));
    CHECK_INT(1400, scene_cash(1));
    CHECK_INT(3, scene.game.houses);
    CHECK_WAITS(PHASE_TURN, 0);
}

static void O08_a_break_may_leave_all_houses_or_none(void)
{
    own_brown_hotels(NULL, 2);
    CHECK_REFUSED(REFUSAL_BREAK, "break brown 9");
    scene_do("break brown 8");
    CHECK_INT(4, scene_level("mediterranean"));
    CHECK_INT(4, scene_level("baltic"));
    CHECK_INT(24, scene.game.houses);
    CHECK_INT(1550, scene_cash(0));
    scene_begin("classic", "houses=4", 2);
    scene_own(0, "mediterranean baltic park-place boardwalk");
    scene_build("mediterranean", HOTEL_LEVEL);
    scene_build("baltic", HOTEL_LEVEL);
    scene_build("park-place", 2);
    scene_build("boardwalk", 2);
    CHECK_INT(0, scene.game.houses);
    CHECK_REFUSED(REFUSAL_HOUSES_FOR_HOTEL, "break brown 1");
    scene_do("break brown 0");
    CHECK_INT(1750, scene_cash(0));
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(O01_the_bank_pays_half);
    RUN(O01_at_any_time_also_out_of_turn);
    RUN(O02_buildings_are_sold_to_the_bank_only);
    RUN(O03_a_house_is_taken_where_the_most_are);
    RUN(O04_a_hotel_counts_as_five);
    RUN(O05_a_sold_hotel_leaves_four_houses);
    RUN(O06_a_sold_hotel_needs_four_houses_in_the_bank);
    RUN(O07_all_hotels_of_a_group_at_once_need_no_houses);
    RUN(O07_only_a_group_with_a_hotel_is_broken_down);
    RUN(O08_DP21_down_to_what_the_stock_supplies_evenly);
    RUN(O08_houses_of_the_group_itself_count_for_the_break);
    RUN(O09_DP19_half_of_the_deed_price_also_after_an_auction);
    RUN(O10_sold_buildings_are_in_stock_at_once);
    RUN(O11_half_prices_are_whole);
    RUN(O12_selling_needs_no_reason);
    RUN(O13_DP20_buyers_come_before_a_hotel_is_broken_down);
    RUN(O13_without_buyers_the_hotel_is_sold);
    RUN(O13_buyers_come_before_a_group_that_keeps_houses);
    RUN(O13_all_to_the_ground_asks_nobody);
    RUN(O13_a_debtor_waits_for_the_buyers_too);
    RUN(O13_N08_buyers_whose_wishes_fit_bid_for_nothing);
    RUN(O13_N08_buyers_who_contend_bid_for_the_house);
    RUN(O13_buyers_with_enough_for_both_pay_the_deed_price);
    RUN(O08_streets_of_a_shared_group_are_broken_down_alone);
    RUN(O13_a_buyer_who_is_left_alone_pays_the_deed_price);
    RUN(O08_a_break_may_leave_all_houses_or_none);
    return check_done();
}
