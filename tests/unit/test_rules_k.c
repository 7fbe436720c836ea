/* test_rules_k.c -- rules K01-K08: taxes and Free Parking. */
#include "game/worth.h"
#include "unit/scene.h"

/* What landing on this square costs seat 0 of the edition; nobody gains. */
static Money cost_of(const char *edition, const char *rules, int space)
{
    scene_begin(edition, rules, 2);
    CHECK(scene_land(space, 1, 2));
    CHECK_WAITS(PHASE_END, 0);
    CHECK_INT(1500, scene_cash(1));
    return 1500 - scene_cash(0);
}

/* Can the edition be played with this house rule? */
static bool has_printing(const char *edition, const char *rule)
{
    static Problems problems;
    static Edition read;
    HouseRules rules = {0};
    char buffer[500];
    Text why = text_into(buffer, sizeof buffer);
    problems.count = 0;
    return house_rule_add(&rules, rule, NULL, &why) &&
           edition_read(edition_files(), edition, &rules, &read, &problems);
}

/* Seat 0 must choose how to pay the old income tax. */
static void begin_choice(const char *rules, Money cash)
{
    char all[200];
    snprintf(all, sizeof all, "income_tax=choice,%s", rules);
    scene_begin("classic", all, 2);
    scene.game.seats[0].cash = cash;
    CHECK(scene_land(4, 1, 2));
    CHECK_WAITS(PHASE_CHOICE, 0);
}

static void K01_income_tax_is_200_to_the_bank(void)
{
    CHECK_INT(200, cost_of("classic", NULL, 4));
    CHECK_INT(BANK, scene_event(EVENT_PAID, 0).other);
    CHECK_INT(REASON_TAX, scene_event(EVENT_PAID, 0).reason);
    CHECK_INT(0, scene.game.pot);
    CHECK_INT(200, cost_of("london", NULL, 4));
    CHECK_INT(200, scene.game.pot);                      /* promise L4 */
    CHECK(!has_printing("london", "income_tax=choice")); /* never a choice in the UK */
}

static void K01_a_tax_that_cannot_be_paid_is_a_debt_to_the_bank(void)
{
    scene_begin("classic", NULL, 2);
    scene_own(0, "reading");
    scene.game.seats[0].cash = 199;
    CHECK(scene_land(4, 1, 2));
    CHECK_WAITS(PHASE_DEBT, 0);
    CHECK_INT(BANK, scene.game.debts[0].creditor);
    CHECK_INT(199, scene_cash(0));
    CHECK(scene_do("mortgage reading"));
    CHECK_INT(99, scene_cash(0));
}

static void K02_until_2007_200_or_ten_percent(void)
{
    begin_choice("", 1500);
    Game choice = scene.game;
    CHECK(scene_do("choose 1"));
    CHECK_INT(1300, scene_cash(0));
    CHECK_WAITS(PHASE_END, 0);
    scene.game = choice;
    CHECK(scene_do("choose 2"));
    CHECK_INT(1350, scene_cash(0));
    CHECK_WAITS(PHASE_END, 0);
}

static void K02_either_way_is_open_whichever_costs_more(void)
{
    begin_choice("", 5000);
    CHECK_INT(REFUSAL_NONE, scene_may("choose 1"));
    CHECK(scene_do("choose 2"));
    CHECK_INT(4500, scene_cash(0));
    begin_choice("", 100);
    CHECK(scene_do("choose 2"));
    CHECK_INT(90, scene_cash(0));
}

static void K02_also_when_a_card_leads_there(void)
{
    scene_begin("classic", "income_tax=choice", 2);
    CHECK(scene_draw(7, 9)); /* back 3 */
    CHECK_WAITS(PHASE_CHOICE, 0);
    CHECK(scene_do("choose 2"));
    CHECK_INT(1350, scene_cash(0));
    CHECK_INT(REASON_TAX, scene_event(EVENT_PAID, 0).reason);
}

static void K03_the_choice_is_made_before_the_worth_is_added_up(void)
{
    static LegalList list;
    begin_choice("", 1234);
    legal_list(&scene.edition, &scene.game, &list);
    CHECK_INT(2, list.count); /* the two ways, and no sum with them */
    for (int i = 0; i < list.count; i++) {
        CHECK_INT(ACTION_CHOOSE, list.list[i].action.kind);
        CHECK_INT(i + 1, list.list[i].least);
        CHECK_INT(i + 1, list.list[i].most);
        CHECK_INT(0, list.list[i].action.second);
    }
    CHECK_INT(0, scene_events(EVENT_PAID) + scene_events(EVENT_DEBT_AROSE));
    CHECK_REFUSED(REFUSAL_NOT_NOW, "end");
    Action third = action_of(&scene.game, ACTION_CHOOSE);
    third.amount = 3;
    CHECK_INT(REFUSAL_CHOICE, action_check(&scene.edition, &scene.game, &third));
}

static void K04_total_worth_is_cash_prices_and_cost_of_buildings(void)
{
    scene_begin("classic", "income_tax=choice", 2);
    scene_own(0, "mediterranean baltic reading electric");
    scene_mortgage("reading"); /* at its full price */
    scene_mortgage("electric");
    scene_build("mediterranean", 4);
    scene_build("baltic", HOTEL_LEVEL); /* as five houses */
    scene.game.seats[0].cash = 1000;
    Money worth = 1000 + 60 + 60 + 200 + 150 + 4 * 50 + 5 * 50;
    CHECK_INT(worth, worth_total(&scene.edition, &scene.game, 0));
    CHECK(scene_land(4, 1, 2) && scene_do("choose 2"));
    CHECK_INT(1000 - worth / 10, scene_cash(0));
}

static void K05_ten_percent_are_rounded_up(void)
{
    begin_choice("", 1501); /* DP-12 */
    CHECK(scene_do("choose 2"));
    CHECK_INT(1501 - 151, scene_cash(0));
    begin_choice("interest_rounding=down", 1509);
    CHECK(scene_do("choose 2"));
    CHECK_INT(1509 - 150, scene_cash(0));
    begin_choice("interest_rounding=nearest", 1504);
    CHECK(scene_do("choose 2"));
    CHECK_INT(1504 - 150, scene_cash(0));
    begin_choice("interest_rounding=nearest", 1505);
    CHECK(scene_do("choose 2"));
    CHECK_INT(1505 - 151, scene_cash(0));
}

static void K06_a_salary_on_the_way_belongs_to_the_worth(void)
{
    scene_begin("classic", "income_tax=choice", 2);
    CHECK(scene_land(4, 4, 5) && scene_do("choose 2"));
    CHECK_INT(1700 - 170, scene_cash(0));
}

static void K07_luxury_tax_is_100_before_2008_75(void)
{
    CHECK_INT(100, cost_of("classic", NULL, 38));
    CHECK_INT(BANK, scene_event(EVENT_PAID, 0).other);
    CHECK_INT(75, cost_of("classic", "luxury_tax=old", 38));
    CHECK_INT(100, cost_of("london", NULL, 38));
    CHECK(!has_printing("london", "luxury_tax=old"));
}

static void K08_free_parking_does_nothing(void)
{
    CHECK_INT(0, cost_of("classic", NULL, 20));
    CHECK_INT(0, scene_events(EVENT_PAID));
    CHECK_INT(20, scene.game.seats[0].space);
}

static void K08_the_pot_is_a_house_rule(void)
{
    scene_begin("classic", "pot=on,pot_start=500", 2); /* promise G3, U01 */
    CHECK(scene_land(4, 1, 2) && scene_do("end"));
    CHECK_INT(700, scene.game.pot);
    CHECK(scene_land(20, 1, 2));
    CHECK_INT(2200, scene_cash(1));
    CHECK_INT(500, scene.game.pot);
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(K01_income_tax_is_200_to_the_bank);
    RUN(K01_a_tax_that_cannot_be_paid_is_a_debt_to_the_bank);
    RUN(K02_until_2007_200_or_ten_percent);
    RUN(K02_either_way_is_open_whichever_costs_more);
    RUN(K02_also_when_a_card_leads_there);
    RUN(K03_the_choice_is_made_before_the_worth_is_added_up);
    RUN(K04_total_worth_is_cash_prices_and_cost_of_buildings);
    RUN(K05_ten_percent_are_rounded_up);
    RUN(K06_a_salary_on_the_way_belongs_to_the_worth);
    RUN(K07_luxury_tax_is_100_before_2008_75);
    RUN(K08_free_parking_does_nothing);
    RUN(K08_the_pot_is_a_house_rule);
    return check_done();
}
