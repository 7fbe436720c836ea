/* test_building.c -- building where rules of editions differ from the usual ones. */
#include "game/building.h"
#include "game/worth.h"
#include "scene.h"

/* Rule M01: where the whole group is not needed, the streets of others in it do
 * not matter for evenness. */
static void M01_evenness_is_about_own_streets(void)
{
    scene_begin("classic", "build_whole_group=off", 2);
    scene_own(0, "oriental vermont");
    scene_own(1, "connecticut");
    scene_build("oriental", 1);
    scene_build("vermont", 1);
    CHECK(scene_do("build oriental"));
    CHECK_REFUSED(REFUSAL_UNEVEN, "build oriental");
    scene_build("connecticut", 4);
    CHECK(scene_do("sell oriental"));
    CHECK_INT(1, scene_level("oriental"));
}

static void M02_mortgages_hinder_building_as_the_rule_says(void)
{
    static const struct {
        const char *rules;
        Refusal beside, itself; /* on a street beside the mortgaged one, on itself */
    } rows[] = {
        {"build_mortgaged=group", REFUSAL_GROUP_MORTGAGED, REFUSAL_GROUP_MORTGAGED},
        {"build_mortgaged=deed", REFUSAL_NONE, REFUSAL_GROUP_MORTGAGED},
        {"build_mortgaged=any", REFUSAL_NONE, REFUSAL_NONE},
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        scene_begin("classic", rows[i].rules, 2);
        scene_own(0, "mediterranean baltic");
        scene_mortgage("baltic");
        CHECK_INT(rows[i].beside, scene_may("build mediterranean"));
        CHECK_INT(rows[i].itself, scene_may("build baltic"));
    }
}

static void a_street_without_a_price_of_houses_is_not_built_on(void)
{
    scene_begin("classic", NULL, 2);
    scene_own(0, "mediterranean baltic");
    scene.edition.deeds[scene_deed("baltic")].house_price = 0;
    CHECK_REFUSED(REFUSAL_NOT_STREET, "build baltic");
    CHECK_INT(REFUSAL_NONE, scene_may("build mediterranean"));
}

/* Rule M01: nothing is built outside the sites, and single streets are some where no whole group
 * is needed. */
static void M01_sites_are_all_there_can_be(void)
{
    static const char *const rules[] = {NULL, "build_whole_group=off"};
    for (int i = 0; i < 2; i++) {
        scene_begin("classic", rules[i], 2);
        scene_own(0, "mediterranean baltic oriental reading");
        scene_own(1, "vermont");
        DeedSet sites = building_sites(&scene.edition, &scene.game, 0);
        DeedSet allowed = 0;
        for (DeedId deed = 0; deed < scene.edition.deed_count; deed++)
            if (building_check_place(&scene.edition, &scene.game, 0, deed, false) == REFUSAL_NONE)
                allowed |= DEED_BIT(deed);
        CHECK((sites & DEED_BIT(scene_deed("baltic"))) != 0);
        CHECK_INT(i == 1, (sites & DEED_BIT(scene_deed("oriental"))) != 0);
        CHECK((sites & DEED_BIT(scene_deed("vermont"))) == 0);
        CHECK((allowed & ~sites) == 0);
    }
}

/* Rules O01, T07: a hotel has its own price. */
static void O01_a_hotel_sells_for_half_its_own_price(void)
{
    scene_begin("classic", NULL, 2);
    scene_own(0, "mediterranean baltic");
    scene.edition.deeds[scene_deed("baltic")].hotel_price = 300;
    scene_build("mediterranean", 4);
    scene_build("baltic", 4);
    Money cash = scene_cash(0);
    CHECK(scene_do("build baltic"));
    CHECK_INT(cash - 300, scene_cash(0));
    CHECK_INT(cash - 300 + 60 + 60 + 8 * 50 + 300, worth_net(&scene.edition, &scene.game, 0));
    CHECK(scene_do("sell baltic"));
    CHECK_INT(cash - 150, scene_cash(0));
    CHECK(scene_do("build baltic; break brown 0"));
    CHECK_INT(cash - 300 + 8 * 25, scene_cash(0));
}

/* I9: houses and a hotel beside them are sold separately. */
static void I9_what_does_not_stand_there_is_not_sold(void)
{
    scene_begin("bharat", NULL, 2);
    const char *word = scene.edition.space_label[scene.edition.deeds[0].space].word;
    char house[100], hotel[100];
    snprintf(house, sizeof house, "sell %s", word);
    snprintf(hotel, sizeof hotel, "sell %s hotel", word);
    scene_own(0, word);
    scene_build(word, BESIDE_HOTEL);
    CHECK_REFUSED(REFUSAL_NO_BUILDING, house);
    CHECK_INT(REFUSAL_NONE, scene_may(hotel));
    scene_build(word, 1);
    CHECK_REFUSED(REFUSAL_NO_HOTEL, hotel);
    CHECK_INT(REFUSAL_NONE, scene_may(house));
    scene_begin("classic", NULL, 2);
    scene_own(0, "mediterranean baltic");
    scene_build("baltic", 1);
    CHECK_REFUSED(REFUSAL_NO_HOTEL, "sell baltic hotel");
}

/* Rule O08: from none to a full row on each street, as the stock allows. */
static void O08_a_break_keeps_no_fewer_than_none_and_no_more_than_fit(void)
{
    scene_begin("classic", NULL, 2);
    scene_own(0, "mediterranean baltic");
    scene_build("mediterranean", HOTEL_LEVEL);
    scene_build("baltic", HOTEL_LEVEL);
    Action action = action_of(&scene.game, ACTION_BREAK);
    action.deed = scene_deed("baltic");
    for (Money houses = -3; houses <= 10; houses++) {
        Refusal expected = houses >= 0 && houses <= 8 ? REFUSAL_NONE : REFUSAL_BREAK;
        action.amount = houses;
        CHECK_INT(expected, action_check(&scene.edition, &scene.game, &action));
    }
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(M01_evenness_is_about_own_streets);
    RUN(M02_mortgages_hinder_building_as_the_rule_says);
    RUN(a_street_without_a_price_of_houses_is_not_built_on);
    RUN(M01_sites_are_all_there_can_be);
    RUN(O01_a_hotel_sells_for_half_its_own_price);
    RUN(O08_a_break_keeps_no_fewer_than_none_and_no_more_than_fit);
    RUN(I9_what_does_not_stand_there_is_not_sold);
    return check_done();
}
