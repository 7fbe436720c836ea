/* test_shortage.c -- exactly when a building is scarce, and for whom (N08, O13). */
#include "scene.h"

/* Seat 0 has two streets, seat 1 three, all empty: places for 8 and 12 houses. */
static void begin(const char *rules, const char *more)
{
    char all[200];
    snprintf(all, sizeof all, "%s,%s", rules, more);
    scene_begin("classic", all, 2);
    scene_own(0, "mediterranean baltic");
    scene_own(1, "oriental vermont connecticut");
}

/* Under the usual rules and under others the same sum decides. */
static void N08_scarce_is_fewer_than_all_want(void)
{
    static const char *const rules[] = {"build_even=on", "build_even=off"};
    for (int i = 0; i < 2; i++) {
        begin(rules[i], "houses=20");
        CHECK(scene_do("build baltic"));
        CHECK_WAITS(PHASE_TURN, 0);
        CHECK_INT(1, scene_level("baltic"));
        begin(rules[i], "houses=19");
        CHECK(scene_do("build baltic"));
        CHECK_WAITS(PHASE_WANT, 1);
        /* With 100 in hand seat 1 wants two houses, and not twelve. */
        begin(rules[i], "houses=10");
        scene.game.seats[1].cash = 100;
        CHECK(scene_do("build baltic"));
        CHECK_WAITS(PHASE_TURN, 0);
        begin(rules[i], "houses=9");
        scene.game.seats[1].cash = 100;
        CHECK(scene_do("build baltic"));
        CHECK_WAITS(PHASE_WANT, 1);
    }
}

static void N08_who_has_not_all_houses_wants_no_hotel(void)
{
    static const char *const rules[] = {"build_mortgaged=group", "build_mortgaged=deed"};
    for (int i = 0; i < 2; i++) {
        begin(rules[i], "hotels=1,houses=40");
        scene_build("mediterranean", 4);
        scene_build("baltic", 4);
        scene_build("oriental", 4);
        scene_build("vermont", 4);
        scene_build("connecticut", 3);
        Game position = scene.game;
        CHECK(scene_do("build baltic"));
        CHECK_WAITS(PHASE_TURN, 0);
        scene.game = position;
        scene_build("connecticut", 4);
        CHECK(scene_do("build baltic"));
        CHECK_WAITS(PHASE_WANT, 1);
    }
}

static void N08_a_house_is_not_asked_for_instead_of_a_hotel(void)
{
    begin("hotels=1", "houses=60");
    scene_own(1, "virginia states st-charles");
    scene_build("mediterranean", 4);
    scene_build("baltic", 4);
    scene_build("oriental", 4);
    scene_build("vermont", 4);
    scene_build("connecticut", 4);
    CHECK(scene_do("build baltic"));
    CHECK_WAITS(PHASE_WANT, 1);
    CHECK_REFUSED(REFUSAL_NOT_NOW, "want virginia");
    CHECK_INT(REFUSAL_NONE, scene_may("want vermont"));
}

/* A hotel is sold while another could pay two houses. */
static void sell_a_hotel(const char *houses)
{
    begin(houses, "hotels=12");
    scene.game.seats[1].cash = 100;
    scene_build("mediterranean", HOTEL_LEVEL);
    scene_build("baltic", HOTEL_LEVEL);
    CHECK(scene_do("sell baltic"));
}

/* Who could pay two houses more leaves six: four of them for the hotel. */
static void O13_buyers_are_asked_when_the_hotel_leaves_too_few(void)
{
    sell_a_hotel("houses=6");
    CHECK_WAITS(PHASE_TURN, 0);
    CHECK_INT(4, scene_level("baltic"));
    sell_a_hotel("houses=5");
    CHECK_WAITS(PHASE_WANT, 1);
}

/* Two houses are left, for the owners of two groups; the third has no group. */
static void two_left(const char *rules)
{
    begin("houses=2", rules);
    scene_own(0, "mediterranean baltic");
    scene_own(1, "oriental vermont connecticut");
}

static void N08_two_left_and_two_who_want_one_each_get_one(void)
{
    two_left("");
    scene_do("build baltic");
    CHECK_WAITS(PHASE_WANT, 1);
    scene_do("want vermont");
    CHECK_WAITS(PHASE_WANT, 1); /* one more? */
    CHECK_REFUSED(REFUSAL_FULL, "want vermont");
    scene_do("pass");
    CHECK_WAITS(PHASE_TURN, 0);
    CHECK_INT(1, scene_level("baltic"));
    CHECK_INT(1, scene_level("vermont"));
    CHECK_INT(1450, scene_cash(0));
    CHECK_INT(1450, scene_cash(1));
    CHECK_INT(0, scene.game.houses);
    CHECK_INT(0, scene_events(EVENT_AUCTION_BEGAN));
}

static void N08_wishes_beyond_the_stock_are_auctioned_one_by_one(void)
{
    two_left("");
    scene_do("build baltic; want vermont; want oriental");
    CHECK_WAITS(PHASE_BUILDING_AUCTION, 0); /* three wishes, and no more than the stock each */
    scene_do("bid 60 baltic; pass");
    CHECK_INT(1, scene_level("baltic"));
    CHECK_INT(1440, scene_cash(0));
    CHECK_INT(1, scene_level("oriental")); /* the other is not contested any more */
    CHECK_INT(1450, scene_cash(1));
    CHECK_INT(0, scene_level("vermont"));
    CHECK_INT(0, scene.game.houses);
    CHECK(scene.game.wishes == 0);
    CHECK_WAITS(PHASE_TURN, 0);
}

static void N08_who_could_raise_the_money_is_asked_and_mortgages_first(void)
{
    two_left("");
    scene_own(1, "reading");
    scene.game.seats[1].cash = 10;
    scene_do("build baltic");
    CHECK_WAITS(PHASE_WANT, 1);
    CHECK_REFUSED(REFUSAL_TOO_POOR, "want vermont");
    scene_do("mortgage reading; want vermont; want oriental");
    CHECK_WAITS(PHASE_BUILDING_AUCTION, 0);
    scene_do("bid 50 baltic; pass");
    CHECK_INT(1, scene_level("baltic"));
    CHECK_INT(1, scene_level("oriental"));
    CHECK_INT(10 + 100 - 50, scene_cash(1));
}

static void N08_without_wishes_one_answer_means_an_auction(void)
{
    two_left("building_wishes=off");
    scene_do("build baltic; want vermont");
    CHECK_WAITS(PHASE_BUILDING_AUCTION, 0);
    CHECK_REFUSED(REFUSAL_NOT_NOW, "mortgage baltic");
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(N08_scarce_is_fewer_than_all_want);
    RUN(N08_who_has_not_all_houses_wants_no_hotel);
    RUN(N08_a_house_is_not_asked_for_instead_of_a_hotel);
    RUN(O13_buyers_are_asked_when_the_hotel_leaves_too_few);
    RUN(N08_two_left_and_two_who_want_one_each_get_one);
    RUN(N08_wishes_beyond_the_stock_are_auctioned_one_by_one);
    RUN(N08_who_could_raise_the_money_is_asked_and_mortgages_first);
    RUN(N08_without_wishes_one_answer_means_an_auction);
    return check_done();
}
