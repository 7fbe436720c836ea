/* test_rules_m.c -- section M of the rules: houses. */
#include "scene.h"

static const char light_blue[] = "oriental vermont connecticut";
static const char orange[] = "st-james tennessee new-york";

static void M01_only_the_owner_of_the_whole_group_builds(void)
{
    scene_begin("classic", NULL, 2);
    scene_own(0, "oriental vermont");
    CHECK_REFUSED(REFUSAL_NOT_GROUP, "build oriental");
    CHECK_REFUSED(REFUSAL_NOT_OWNER, "build connecticut");
    scene_own(1, "connecticut");
    CHECK_REFUSED(REFUSAL_NOT_GROUP, "build oriental");
    CHECK_REFUSED(REFUSAL_NOT_OWNER, "build connecticut");
    scene_own(0, "connecticut");
    scene_do("build oriental");
    CHECK_INT(1, scene_level("oriental"));
}

static void M02_nothing_of_the_group_may_be_mortgaged(void)
{
    scene_begin("classic", NULL, 2);
    scene_own(0, light_blue);
    scene_mortgage("vermont");
    CHECK_REFUSED(REFUSAL_GROUP_MORTGAGED, "build oriental");
    CHECK_REFUSED(REFUSAL_GROUP_MORTGAGED, "build vermont");
    scene_do("redeem vermont; build oriental");
    CHECK_INT(1500 - 55 - 50, scene_cash(0));
}

static void M03_a_house_costs_what_the_deed_says_to_the_bank(void)
{
    static const struct {
        const char *group, *deed;
        Money price;
    } rows[] = {
        {"mediterranean baltic", "baltic", 50},
        {"oriental vermont connecticut", "vermont", 50},
        {"st-charles states virginia", "states", 100},
        {"st-james tennessee new-york", "new-york", 100},
        {"kentucky indiana illinois", "kentucky", 150},
        {"atlantic ventnor marvin", "ventnor", 150},
        {"pacific north-carolina pennsylvania", "pacific", 200},
        {"park-place boardwalk", "boardwalk", 200},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        char words[60];
        scene_begin("classic", NULL, 2);
        scene_own(0, rows[i].group);
        snprintf(words, sizeof words, "build %s", rows[i].deed);
        scene_do(words);
        CHECK_INT(1500 - rows[i].price, scene_cash(0));
        CHECK_INT(rows[i].price, scene_paid(0, BANK, REASON_BUILDING));
        CHECK_INT(1, scene_level(rows[i].deed));
        CHECK_INT(31, scene.game.houses);
    }
}

static void M04_a_house_goes_where_the_fewest_are(void)
{
    scene_begin("classic", NULL, 2);
    scene_own(0, light_blue);
    scene_do("build oriental");
    CHECK_REFUSED(REFUSAL_UNEVEN, "build oriental");
    scene_do("build connecticut");
    CHECK_REFUSED(REFUSAL_UNEVEN, "build oriental");
    CHECK_REFUSED(REFUSAL_UNEVEN, "build connecticut");
    scene_do("build vermont; build oriental");
    CHECK_INT(2, scene_level("oriental"));
    CHECK_INT(1300, scene_cash(0));
}

static void M05_the_first_house_goes_anywhere(void)
{
    static const char *const deeds[] = {"oriental", "vermont", "connecticut"};
    for (int i = 0; i < 3; i++) {
        char words[60];
        scene_begin("classic", NULL, 2);
        scene_own(0, light_blue);
        snprintf(words, sizeof words, "build %s", deeds[i]);
        scene_do(words);
        CHECK_INT(1, scene_level(deeds[i]));
    }
}

static void M06_at_most_four_houses_on_a_street(void)
{
    scene_begin("classic", "hotels=1", 2);
    scene_own(0, "mediterranean baltic park-place boardwalk");
    scene_build("boardwalk", HOTEL_LEVEL);
    scene_build("park-place", 4);
    scene_build("mediterranean", 4);
    scene_build("baltic", 4);
    CHECK_REFUSED(REFUSAL_NO_HOTELS, "build baltic");
    CHECK_REFUSED(REFUSAL_NO_HOTELS, "build park-place");
    CHECK_INT(4, scene_level("baltic"));
    CHECK_INT(32 - 12, scene.game.houses);
}

static void M07_any_number_as_far_as_money_reaches(void)
{
    scene_begin("classic", NULL, 2);
    scene_own(0, light_blue);
    scene.game.seats[0].cash = 349;
    scene_do("build oriental; build vermont; build connecticut; build oriental; build vermont;"
             "build connecticut");
    CHECK_INT(49, scene_cash(0));
    CHECK_INT(26, scene.game.houses);
    CHECK_REFUSED(REFUSAL_TOO_POOR, "build oriental");
}

static void M08_building_outside_the_own_turn(void)
{
    scene_begin("classic", NULL, 3);
    scene_own(1, light_blue);
    scene_jail(1, 1);
    CHECK_INT(REFUSAL_NOT_YOU, scene_may_as(1, "build vermont"));
    scene_do("floor 2; build vermont; done");
    CHECK_INT(1, scene_level("vermont"));
    CHECK_INT(1450, scene_cash(1));
    CHECK_WAITS(PHASE_TURN, 0);
}

static void M08_no_building_between_throw_and_settlement(void)
{
    scene_begin("classic", NULL, 3);
    scene_own(0, light_blue);
    scene_own(1, orange);
    scene_do("roll");
    CHECK_REFUSED(REFUSAL_BUSY, "floor 2");
    scene_put(0, 36);
    scene_do("dice 1 2");
    CHECK_WAITS(PHASE_BUY, 0);
    CHECK_REFUSED(REFUSAL_BUSY, "floor 2");
    CHECK_REFUSED(REFUSAL_NOT_NOW, "build vermont");
    scene_do("buy; build vermont");
    CHECK_INT(1500 - 400 - 50, scene_cash(0));
}

static void M09_a_house_must_be_in_the_bank(void)
{
    scene_begin("classic", "houses=3", 2);
    scene_own(0, light_blue);
    scene_do("build oriental; build vermont; build connecticut");
    CHECK_INT(0, scene.game.houses);
    CHECK_REFUSED(REFUSAL_NO_HOUSES, "build oriental");
    CHECK_INT(1350, scene_cash(0));
}

static void M10_houses_do_not_change_hands(void)
{
    scene_begin("classic", NULL, 2);
    scene_own(0, light_blue);
    scene_do("build oriental");
    CHECK_REFUSED(REFUSAL_TRADE_BUILT, "offer 2 give oriental take 500");
    CHECK_REFUSED(REFUSAL_TRADE_BUILT, "offer 2 give vermont take 500");
    CHECK_REFUSED(REFUSAL_TRADE_BUILT, "offer 2 give oriental vermont connecticut take 500");
}

static void M11_groups_do_not_influence_each_other(void)
{
    scene_begin("classic", NULL, 2);
    scene_own(0, light_blue);
    scene_own(0, orange);
    scene_build("oriental", 4);
    scene_build("vermont", 4);
    scene_build("connecticut", 4);
    scene_do("build tennessee; build connecticut");
    CHECK_INT(1, scene_level("tennessee"));
    CHECK_INT(HOTEL_LEVEL, scene_level("connecticut"));
}

static void M12_a_house_stands_when_it_is_paid(void)
{
    scene_begin("classic", NULL, 2);
    scene_own(0, orange);
    scene_do("build new-york");
    CHECK_INT(1, scene_events(EVENT_BUILT));
    CHECK_INT(1, scene_event(EVENT_BUILT, 0).amount);
    CHECK_INT(1, scene_level("new-york"));
    CHECK_INT(31, scene.game.houses);
    CHECK_INT(1400, scene_cash(0));
}

static void M13_new_buildings_change_only_later_rents(void)
{
    scene_begin("classic", NULL, 2);
    scene_own(1, orange);
    scene_own(0, "reading");
    scene.game.seats[0].cash = 10;
    scene_land(19, 1, 2);
    CHECK_WAITS(PHASE_DEBT, 0);
    CHECK_INT(32, scene.game.debts[0].amount);
    CHECK_REFUSED(REFUSAL_BUSY, "floor 2");
    scene_do("mortgage reading");
    CHECK_INT(10 + 100 - 32, scene_cash(0));
    scene_do("floor 2; build new-york; done");
    CHECK_INT(10 + 100 - 32, scene_cash(0)); /* is there, owes nothing more */
}

static void M14_no_buildings_on_railroads_and_utilities(void)
{
    scene_begin("classic", NULL, 2);
    scene_own(0, "reading pennsylvania-rr b-and-o short-line electric water");
    CHECK_REFUSED(REFUSAL_NOT_STREET, "build reading");
    CHECK_REFUSED(REFUSAL_NOT_STREET, "build electric");
}

static void M15_one_one_none_becomes_one_one_one(void)
{
    scene_begin("classic", NULL, 2);
    scene_own(0, light_blue);
    scene_build("oriental", 1);
    scene_build("vermont", 1);
    CHECK_REFUSED(REFUSAL_UNEVEN, "build oriental");
    CHECK_REFUSED(REFUSAL_UNEVEN, "build vermont");
    scene_do("build connecticut");
    CHECK_INT(1, scene_level("connecticut"));
}

static void M02_the_switch_build_mortgaged(void)
{
    scene_begin("classic", "build_mortgaged=deed", 2);
    scene_own(0, light_blue);
    scene_mortgage("vermont");
    CHECK_REFUSED(REFUSAL_GROUP_MORTGAGED, "build vermont");
    scene_do("build oriental");
    CHECK_INT(1, scene_level("oriental"));
    CHECK_INT(1450, scene_cash(0));
}

static void M07_the_last_coin_builds(void)
{
    scene_begin("classic", NULL, 2);
    scene_own(0, light_blue);
    scene.game.seats[0].cash = 50;
    scene_do("build oriental");
    CHECK_INT(0, scene_cash(0));
}

static void M08_the_switch_build_where(void)
{
    scene_begin("classic", "build_where=group", 2);
    scene_own(0, light_blue);
    CHECK_REFUSED(REFUSAL_NOT_HERE, "build oriental"); /* on GO */
    scene_put(0, 5);
    CHECK_REFUSED(REFUSAL_NOT_HERE, "build oriental");
    scene_put(0, 9);
    CHECK_INT(REFUSAL_NONE, scene_may("build oriental"));
    scene_begin("classic", "build_where=deed", 2);
    scene_own(0, light_blue);
    scene_put(0, 9);
    CHECK_REFUSED(REFUSAL_NOT_HERE, "build oriental");
    scene_do("build connecticut");
    CHECK_INT(1, scene_level("connecticut"));
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(M01_only_the_owner_of_the_whole_group_builds);
    RUN(M02_nothing_of_the_group_may_be_mortgaged);
    RUN(M03_a_house_costs_what_the_deed_says_to_the_bank);
    RUN(M04_a_house_goes_where_the_fewest_are);
    RUN(M05_the_first_house_goes_anywhere);
    RUN(M06_at_most_four_houses_on_a_street);
    RUN(M07_any_number_as_far_as_money_reaches);
    RUN(M08_building_outside_the_own_turn);
    RUN(M08_no_building_between_throw_and_settlement);
    RUN(M09_a_house_must_be_in_the_bank);
    RUN(M10_houses_do_not_change_hands);
    RUN(M11_groups_do_not_influence_each_other);
    RUN(M12_a_house_stands_when_it_is_paid);
    RUN(M13_new_buildings_change_only_later_rents);
    RUN(M14_no_buildings_on_railroads_and_utilities);
    RUN(M15_one_one_none_becomes_one_one_one);
    RUN(M02_the_switch_build_mortgaged);
    RUN(M07_the_last_coin_builds);
    RUN(M08_the_switch_build_where);
    return check_done();
}
