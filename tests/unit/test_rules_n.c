/* test_rules_n.c -- section N of the rules: hotels and building shortage. */
#include "scene.h"

static const char brown[] = "mediterranean baltic";
static const char light_blue[] = "oriental vermont connecticut";
static const char pink[] = "st-charles states virginia";
static const char orange[] = "st-james tennessee new-york";
static const char red[] = "kentucky indiana illinois";
static const char green[] = "pacific north-carolina pennsylvania";

/* Levels of a group of three, in board order. */
static void build_three(const char *words, int first, int second, int third)
{
    char copy[100];
    int level[3] = {first, second, third};
    int i = 0;
    snprintf(copy, sizeof copy, "%s", words);
    for (char *word = copy; word != NULL && i < 3; i++) {
        char *end = strchr(word, ' ');
        if (end != NULL) *end++ = '\0';
        scene_build(word, level[i]);
        word = end;
    }
}

static void N01_a_hotel_needs_four_houses_on_every_street(void)
{
    scene_begin("classic", NULL, 2);
    scene_own(0, light_blue);
    build_three(light_blue, 4, 4, 3);
    CHECK_REFUSED(REFUSAL_UNEVEN, "build oriental");
    scene_do("build connecticut; build oriental");
    CHECK_INT(HOTEL_LEVEL, scene_level("oriental"));
    scene_do("build connecticut"); /* four houses or a hotel */
    CHECK_INT(HOTEL_LEVEL, scene_level("connecticut"));
    CHECK_INT(4, scene_level("vermont"));
}

static void N02_it_costs_the_house_price_and_returns_four_houses(void)
{
    scene_begin("classic", NULL, 2);
    scene_own(0, light_blue);
    build_three(light_blue, 4, 4, 4);
    CHECK_INT(20, scene.game.houses);
    scene_do("build vermont");
    CHECK_INT(1450, scene_cash(0));
    CHECK_INT(24, scene.game.houses);
    CHECK_INT(11, scene.game.hotels);
}

static void N03_nothing_is_added_to_a_hotel(void)
{
    scene_begin("classic", NULL, 2);
    scene_own(0, light_blue);
    build_three(light_blue, 5, 5, 5);
    CHECK_REFUSED(REFUSAL_FULL, "build oriental");
    CHECK_REFUSED(REFUSAL_FULL, "build connecticut");
}

static void N04_without_a_hotel_in_the_bank_the_houses_stay(void)
{
    scene_begin("classic", "hotels=1", 2);
    scene_own(0, light_blue);
    build_three(light_blue, 5, 4, 4);
    CHECK_INT(0, scene.game.hotels);
    CHECK_REFUSED(REFUSAL_NO_HOTELS, "build vermont");
    CHECK_INT(4, scene_level("vermont"));
    CHECK_INT(24, scene.game.houses);
}

static void N05_returned_houses_are_there_for_anybody(void)
{
    scene_begin("classic", "houses=8", 2);
    scene_own(0, brown);
    scene_own(1, orange);
    scene_build("mediterranean", 4);
    scene_build("baltic", 4);
    CHECK_INT(0, scene.game.houses);
    scene_do("build baltic");
    CHECK_INT(4, scene.game.houses);
    scene_do("floor 2; build st-james");
    CHECK_INT(1, scene_level("st-james"));
    CHECK_INT(3, scene.game.houses);
}

static void N06_DP17_no_hotel_without_four_houses_standing(void)
{
    scene_begin("classic", "houses=3", 2);
    scene_own(0, light_blue);
    build_three(light_blue, 1, 1, 1);
    CHECK_INT(12, scene.game.hotels);
    CHECK_REFUSED(REFUSAL_NO_HOUSES, "build oriental");
    CHECK_INT(1, scene_level("oriental"));
}

static void N07_builders_wait_until_houses_come_back(void)
{
    scene_begin("classic", "houses=3", 2);
    scene_own(0, light_blue);
    scene_own(1, orange);
    build_three(light_blue, 1, 1, 1);
    scene_do("floor 2");
    CHECK_REFUSED(REFUSAL_NO_HOUSES, "build st-james");
    scene_do("done; sell vermont");
    scene.game.seats[0].cash = 0;
    scene_put(0, 10);
    scene_put(1, 10);
    scene_do("roll; dice 4 6; end; build st-james");
    CHECK_INT(1, scene_level("st-james"));
    CHECK_INT(0, scene.game.houses);
}

/* Three owners of groups and one house in the bank. */
static void one_house_for_three(const char *rules)
{
    char all[200];
    snprintf(all, sizeof all, "houses=1,%s", rules);
    scene_begin("classic", all, 3);
    scene_own(0, brown);
    scene_own(1, orange);
    scene_own(2, green);
}

static void N08_a_contested_house_is_auctioned(void)
{
    one_house_for_three("");
    scene_do("build baltic");
    CHECK_WAITS(PHASE_WANT, 1);
    CHECK_INT(0, scene_level("baltic"));
    CHECK_INT(1500, scene_cash(0));
    scene_do("want st-james");
    CHECK_WAITS(PHASE_WANT, 2);
    scene_do("want pacific");
    CHECK_WAITS(PHASE_BUILDING_AUCTION, 0);
    scene_do("bid 50 baltic; bid 100 st-james; bid 200 pacific; bid 201 mediterranean; pass");
    CHECK_WAITS(PHASE_BUILDING_AUCTION, 2);
    scene_do("bid 250 north-carolina; pass");
    CHECK_INT(1, scene_level("north-carolina"));
    CHECK_INT(1250, scene_cash(2));
    CHECK_INT(1500, scene_cash(0));
    CHECK_INT(1500, scene_cash(1));
    CHECK_INT(0, scene.game.houses);
    CHECK_WAITS(PHASE_TURN, 0);
}

static void N08_every_bid_names_a_place_where_it_may_stand(void)
{
    one_house_for_three("");
    scene_do("build baltic; want st-james; want pacific");
    CHECK_REFUSED(REFUSAL_DEED, "bid 300");
    CHECK_REFUSED(REFUSAL_NOT_OWNER, "bid 300 st-james");
    CHECK_REFUSED(REFUSAL_BID_HIGH, "bid 1501 baltic");
    scene_do("bid 1500 baltic");
    CHECK_WAITS(PHASE_BUILDING_AUCTION, 1);
    CHECK_REFUSED(REFUSAL_BID_LOW, "bid 1500 st-james");
    scene_do("pass; pass");
    CHECK_INT(1, scene_level("baltic"));
    CHECK_INT(0, scene_cash(0));
}

static void N08_one_building_at_a_time(void)
{
    scene_begin("classic", "houses=2,building_wishes=off", 2);
    scene_own(0, brown);
    scene_own(1, light_blue);
    scene_do("build baltic; want vermont; bid 60 baltic; pass");
    CHECK_INT(1, scene_level("baltic"));
    CHECK_INT(1, scene.game.houses);
    scene_do("build mediterranean");
    CHECK_WAITS(PHASE_WANT, 1);
    scene_do("want vermont; pass; bid 50 vermont");
    CHECK_INT(1, scene_level("vermont"));
    CHECK_INT(0, scene_level("mediterranean"));
    CHECK_INT(1440, scene_cash(0));
    CHECK_INT(1450, scene_cash(1));
    CHECK_INT(0, scene.game.houses);
}

static void N08_the_last_hotel_is_auctioned_too(void)
{
    scene_begin("classic", "hotels=1", 2);
    scene_own(0, brown);
    scene_own(1, orange);
    scene_build("mediterranean", 4);
    scene_build("baltic", 4);
    build_three(orange, 4, 4, 4);
    scene_do("build baltic");
    CHECK_WAITS(PHASE_WANT, 1);
    scene_do("want new-york");
    CHECK_WAITS(PHASE_BUILDING_AUCTION, 0);
    CHECK_INT(3, scene.game.auction.open);
    scene_do("bid 50 baltic; bid 130 new-york; pass");
    CHECK_INT(HOTEL_LEVEL, scene_level("new-york"));
    CHECK_INT(1370, scene_cash(1));
    CHECK_INT(4, scene_level("baltic"));
    CHECK_INT(0, scene.game.hotels);
    CHECK_INT(32 - 8 - 8, scene.game.houses);
}

static void N08_without_any_bid_nothing_is_sold(void)
{
    one_house_for_three("");
    scene_do("build baltic; want st-james; want pacific; pass; pass; pass");
    CHECK_INT(1, scene_events(EVENT_AUCTION_UNSOLD));
    CHECK_INT(1, scene.game.houses);
    CHECK_WAITS(PHASE_TURN, 0);
}

static void N08_enough_for_all_needs_no_asking(void)
{
    scene_begin("classic", "houses=20", 2);
    scene_own(0, brown);
    scene_own(1, light_blue);
    scene_do("build baltic"); /* 8 places and 12 places: 20 houses do */
    CHECK_INT(1, scene_level("baltic"));
    CHECK_WAITS(PHASE_TURN, 0);
    scene_begin("classic", "houses=19", 2);
    scene_own(0, brown);
    scene_own(1, light_blue);
    scene_do("build baltic");
    CHECK_WAITS(PHASE_WANT, 1);
}

static void N08_only_who_could_build_now_is_asked(void)
{
    one_house_for_three("");
    scene.game.seats[1].cash = 99;
    scene_do("build baltic");
    CHECK_WAITS(PHASE_WANT, 2);
    CHECK_REFUSED(REFUSAL_NOT_OWNER, "want st-james");
    one_house_for_three("");
    scene_mortgage("st-james");
    scene.game.seats[2].cash = 0;
    scene_do("build baltic");
    CHECK_INT(1, scene_level("baltic"));
    CHECK_INT(1450, scene_cash(0));
}

static void N08_the_switch_building_auction_off(void)
{
    one_house_for_three("building_auction=off");
    scene_do("build baltic");
    CHECK_INT(1, scene_level("baltic"));
    CHECK_INT(1450, scene_cash(0));
    CHECK_WAITS(PHASE_TURN, 0);
}

static void N08_the_floor_contends_with_the_mover(void)
{
    one_house_for_three("");
    scene_do("floor 3; build pacific");
    CHECK_WAITS(PHASE_WANT, 0);
    scene_do("want baltic; pass");
    CHECK_WAITS(PHASE_BUILDING_AUCTION, 2);
    scene_do("bid 200 pacific; pass");
    CHECK_INT(1, scene_level("pacific"));
    CHECK_INT(1300, scene_cash(2));
    CHECK_WAITS(PHASE_FLOOR, 2);
}

static void N09_if_only_one_wants_it_the_price_is_the_deeds(void)
{
    one_house_for_three("");
    scene_do("build baltic; pass; pass");
    CHECK_INT(1, scene_level("baltic"));
    CHECK_INT(1450, scene_cash(0));
    CHECK_INT(0, scene_events(EVENT_AUCTION_BEGAN));
    CHECK_WAITS(PHASE_TURN, 0);
}

static void N10_the_winner_pays_the_bid_and_the_building_stands(void)
{
    one_house_for_three("");
    scene_do("build baltic; want st-james; pass; bid 50 baltic; bid 175 tennessee; pass");
    CHECK_INT(1, scene_level("tennessee"));
    CHECK_INT(1500 - 175, scene_cash(1));
    CHECK_INT(175, scene_paid(1, BANK, REASON_BUILDING));
    CHECK_INT(0, scene.game.houses);
}

static void N11_DP18_the_opening_is_the_price_of_the_named_street(void)
{
    one_house_for_three("");
    scene_do("build baltic; want st-james; want pacific");
    CHECK_REFUSED(REFUSAL_BID_LOW, "bid 49 baltic");
    scene_do("bid 50 baltic");
    CHECK_REFUSED(REFUSAL_BID_LOW, "bid 99 st-james");
    scene_do("bid 100 st-james");
    CHECK_REFUSED(REFUSAL_BID_LOW, "bid 199 pacific");
    CHECK_INT(REFUSAL_NONE, scene_may("bid 200 pacific"));
}

static void N11_the_switch_ten(void)
{
    one_house_for_three("building_auction_opening=ten");
    scene_do("build baltic; want st-james; want pacific");
    CHECK_REFUSED(REFUSAL_BID_LOW, "bid 9 baltic");
    scene_do("bid 10 baltic; bid 11 st-james");
    CHECK_INT(REFUSAL_NONE, scene_may("bid 12 pacific"));
    CHECK_REFUSED(REFUSAL_BID_LOW, "bid 11 pacific");
}

static void N11_the_switch_cheapest(void)
{
    one_house_for_three("building_auction_opening=cheapest");
    scene_do("floor 3; build pacific; want baltic; want st-james");
    CHECK_WAITS(PHASE_BUILDING_AUCTION, 2);
    CHECK_REFUSED(REFUSAL_BID_LOW, "bid 49 pacific");
    scene_do("bid 50 pacific; pass"); /* the owner of the cheapest place passes */
    CHECK_WAITS(PHASE_BUILDING_AUCTION, 1);
    CHECK_REFUSED(REFUSAL_BID_LOW, "bid 50 st-james");
    scene_do("bid 51 st-james; pass");
    CHECK_INT(1, scene_level("st-james"));
    CHECK_INT(1449, scene_cash(1));
}

static void N11_the_switch_one(void)
{
    one_house_for_three("building_auction_opening=one");
    scene_do("build baltic; want st-james; pass; bid 1 baltic; bid 2 st-james; pass");
    CHECK_INT(1, scene_level("st-james"));
    CHECK_INT(1498, scene_cash(1));
}

static int houses_on_streets(int *hotels)
{
    int houses = 0;
    *hotels = 0;
    for (int deed = 0; deed < scene.edition.deed_count; deed++) {
        int level = scene.game.holdings[deed].level;
        houses += level == HOTEL_LEVEL ? 0 : level;
        *hotels += level == HOTEL_LEVEL;
    }
    return houses;
}

static void N12_the_bank_and_the_streets_hold_all_buildings(void)
{
    static const char *const steps[] = {
        "build baltic", "build mediterranean", "build baltic", "build mediterranean",
        "build baltic", "build mediterranean", "build baltic", "build mediterranean",
        "build baltic", "build mediterranean", "sell baltic",  "break brown 3",
        "sell baltic",  "sell mediterranean",  "sell baltic",  "sell baltic",
    };
    int hotels;
    scene_begin("classic", NULL, 2);
    scene_own(0, brown);
    for (size_t i = 0; i < sizeof steps / sizeof *steps; i++) {
        if (scene_may(steps[i]) == REFUSAL_NONE) scene_do(steps[i]);
        CHECK_INT(32, scene.game.houses + houses_on_streets(&hotels));
        CHECK_INT(12, scene.game.hotels + hotels);
        if (i == 9) CHECK_INT(2, hotels);
        if (i == 11) CHECK_INT(29, scene.game.houses);
    }
    CHECK_INT(32, scene.game.houses);
    CHECK_INT(12, scene.game.hotels);
}

static void N13_two_groups_of_four_and_a_group_of_eight_exhaust_the_stock(void)
{
    scene_begin("classic", NULL, 2);
    scene_own(0, pink);
    scene_own(0, orange);
    scene_own(0, red);
    build_three(pink, 4, 4, 4);
    CHECK_INT(20, scene.game.houses);
    build_three(orange, 4, 4, 4);
    build_three(red, 3, 3, 2);
    CHECK_INT(0, scene.game.houses);
    CHECK_REFUSED(REFUSAL_NO_HOUSES, "build illinois");
    scene_do("build virginia; build illinois"); /* a hotel gives four back */
    CHECK_INT(3, scene.game.houses);
}

static void N08_who_has_the_price_and_no_more_is_asked(void)
{
    one_house_for_three("");
    scene.game.seats[1].cash = 100;
    scene_do("build baltic");
    CHECK_WAITS(PHASE_WANT, 1);
    scene_do("want st-james");
    CHECK_INT(1, scene_events(EVENT_WANTED));
}

static void N08_demands_that_just_fit_need_no_asking(void)
{
    for (int stock = 2; stock <= 3; stock++) {
        char rules[20];
        snprintf(rules, sizeof rules, "houses=%d", 11 + stock);
        scene_begin("classic", rules, 2);
        scene_own(0, brown);
        scene_own(1, light_blue);
        build_three(light_blue, 4, 4, 3); /* one place left */
        scene.game.seats[0].cash = 100;   /* pays for two */
        scene_do("build baltic");
        CHECK_WAITS(stock == 3 ? PHASE_TURN : PHASE_WANT, stock == 3 ? 0 : 1);
    }
}

static void N08_an_equal_bid_is_too_low(void)
{
    scene_begin("classic", "houses=1", 2);
    scene_own(0, brown);
    scene_own(1, light_blue);
    scene_do("build baltic; want vermont; bid 50 baltic");
    CHECK_REFUSED(REFUSAL_BID_LOW, "bid 50 vermont");
    CHECK_INT(REFUSAL_NONE, scene_may("bid 51 vermont"));
}

static void N11_cheapest_counts_the_places_of_bidders_only(void)
{
    one_house_for_three("building_auction_opening=cheapest");
    scene_do("floor 3; build pacific; pass; want st-james");
    CHECK_WAITS(PHASE_BUILDING_AUCTION, 2);
    CHECK_REFUSED(REFUSAL_BID_LOW, "bid 99 pacific");
    CHECK_INT(REFUSAL_NONE, scene_may("bid 100 pacific"));
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(N01_a_hotel_needs_four_houses_on_every_street);
    RUN(N02_it_costs_the_house_price_and_returns_four_houses);
    RUN(N03_nothing_is_added_to_a_hotel);
    RUN(N04_without_a_hotel_in_the_bank_the_houses_stay);
    RUN(N05_returned_houses_are_there_for_anybody);
    RUN(N06_DP17_no_hotel_without_four_houses_standing);
    RUN(N07_builders_wait_until_houses_come_back);
    RUN(N08_a_contested_house_is_auctioned);
    RUN(N08_every_bid_names_a_place_where_it_may_stand);
    RUN(N08_one_building_at_a_time);
    RUN(N08_the_last_hotel_is_auctioned_too);
    RUN(N08_without_any_bid_nothing_is_sold);
    RUN(N08_enough_for_all_needs_no_asking);
    RUN(N08_only_who_could_build_now_is_asked);
    RUN(N08_the_switch_building_auction_off);
    RUN(N08_the_floor_contends_with_the_mover);
    RUN(N09_if_only_one_wants_it_the_price_is_the_deeds);
    RUN(N10_the_winner_pays_the_bid_and_the_building_stands);
    RUN(N11_DP18_the_opening_is_the_price_of_the_named_street);
    RUN(N11_the_switch_ten);
    RUN(N11_the_switch_cheapest);
    RUN(N11_the_switch_one);
    RUN(N12_the_bank_and_the_streets_hold_all_buildings);
    RUN(N13_two_groups_of_four_and_a_group_of_eight_exhaust_the_stock);
    RUN(N08_who_has_the_price_and_no_more_is_asked);
    RUN(N08_demands_that_just_fit_need_no_asking);
    RUN(N08_an_equal_bid_is_too_low);
    RUN(N11_cheapest_counts_the_places_of_bidders_only);
    return check_done();
}
