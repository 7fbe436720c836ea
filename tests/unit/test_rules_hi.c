/* test_rules_hi.c -- rules H01-H10: railroads; I01-I09: utilities. */
#include "unit/scene.h"

static Money rent_at(int space)
{
    return scene_rent(space, 1, 2);
}

/* What drawing a Chance card costs seat 0 on `square`,
 * with a throw for the rent where there is one; seat 1 gets it. */
static Money rent_by_card(int square, const char *words)
{
    Game position = scene.game;
    CHECK(scene_land(square, 1, 3) && scene_do(words));
    Money salary = scene.game.seats[0].laps * 200;
    Money rent = position.seats[0].cash + salary - scene_cash(0);
    CHECK_INT(rent, scene_cash(1) - position.seats[1].cash);
    CHECK_WAITS(PHASE_END, 0);
    scene.game = position;
    return rent;
}

/* ---- H: railroads ---------------------------------------------------------------- */

static void own_railroads(int count)
{
    static const char *const words[] = {"reading", "pennsylvania-rr", "b-and-o", "short-line"};
    for (int i = 0; i < count; i++) scene_own(1, words[i]);
}

static void H01_rent_by_the_number_of_railroads(void)
{
    static const Money rents[] = {25, 50, 100, 200};
    scene_begin("classic", NULL, 2);
    for (int count = 1; count <= 4; count++) {
        own_railroads(count);
        CHECK_INT(rents[count - 1], rent_at(5));
        CHECK_INT(rents[count - 1], rent_at(count * 10 - 5));
    }
}

static void H02_a_mortgaged_railroad_earns_nothing(void)
{
    scene_begin("classic", NULL, 2);
    own_railroads(4);
    scene_mortgage("reading");
    CHECK_INT(0, rent_at(5));
}

static void H03_a_mortgaged_railroad_counts_for_the_others(void)
{
    scene_begin("classic", NULL, 2); /* DP-04 */
    own_railroads(3);
    scene_mortgage("reading");
    CHECK_INT(100, rent_at(15));
    scene_mortgage("b-and-o");
    CHECK_INT(100, rent_at(15));
}

static void H04_the_nearest_railroad_card_doubles_the_rent(void)
{
    static const Money rents[] = {50, 100, 200, 400};
    scene_begin("classic", NULL, 2);
    for (int count = 1; count <= 4; count++) {
        own_railroads(count);
        CHECK_INT(rents[count - 1], rent_by_card(36, "draw 6"));
        CHECK_INT(rents[count - 1], rent_by_card(36, "draw 7"));
    }
}

static void H05_the_nearest_railroad_unowned_is_bought_or_auctioned(void)
{
    scene_begin("classic", NULL, 2);
    CHECK(scene_land(22, 1, 3) && scene_do("draw 6"));
    CHECK_WAITS(PHASE_BUY, 0);
    Game offered = scene.game;
    CHECK(scene_do("buy"));
    CHECK_INT(1300, scene_cash(0));
    scene.game = offered;
    CHECK(scene_do("decline; bid 10; pass"));
    CHECK_INT(1, scene.game.holdings[scene_deed("b-and-o")].owner);
    CHECK_INT(1500, scene_cash(0));
}

static void H06_the_nearest_railroad_mortgaged_or_own_costs_nothing(void)
{
    scene_begin("classic", NULL, 2);
    scene_own(1, "b-and-o reading");
    scene_mortgage("b-and-o");
    CHECK_INT(0, rent_by_card(22, "draw 6"));
    scene_own(0, "b-and-o");
    CHECK_INT(0, rent_by_card(22, "draw 7"));
}

static void H07_nearest_is_the_next_one_forward(void)
{
    static const int from[] = {7, 22, 36}, to[] = {15, 25, 5};
    for (int i = 0; i < 3; i++) {
        scene_begin("classic", NULL, 2);
        CHECK(scene_land(from[i], 1, 3) && scene_do("draw 6"));
        CHECK_INT(to[i], scene.game.seats[0].space);
        CHECK_INT(0, scene_event(EVENT_MOVED, 0).other);
    }
}

static void H08_railroads_carry_no_buildings(void)
{
    scene_begin("classic", NULL, 2);
    scene_own(0, "reading pennsylvania-rr b-and-o short-line electric water");
    CHECK_REFUSED(REFUSAL_NOT_STREET, "build reading");
    CHECK_REFUSED(REFUSAL_NOT_STREET, "build electric");
}

static void H09_no_further_doubling_for_all_four(void)
{
    scene_begin("classic", NULL, 2);
    own_railroads(4);
    for (int space = 5; space < 40; space += 10) CHECK_INT(200, rent_at(space));
}

static void H10_dice_and_the_named_card_cost_the_single_rent(void)
{
    scene_begin("classic", NULL, 2);
    own_railroads(2);
    CHECK_INT(50, rent_by_card(22, "draw 4"));
    scene_begin("london", NULL, 2);
    scene_own(1, "kings-cross");
    CHECK_INT(25, rent_by_card(22, "draw 4"));
    scene_begin("london", "chance_deck=old", 2);
    scene_own(1, "marylebone fenchurch");
    CHECK_INT(50, rent_by_card(7, "draw 4"));
}

static void H10_the_card_does_not_reach_the_next_landing(void)
{
    scene_begin("classic", NULL, 2);
    own_railroads(1);
    CHECK(scene_land(36, 2, 2) && scene_do("draw 6"));
    CHECK_INT(1700 - 50, scene_cash(0));
    CHECK(scene_land(5, 1, 2));
    CHECK_INT(1700 - 50 - 25, scene_cash(0));
}

/* ---- I: utilities ------------------------------------------------------------------ */

static void I01_four_times_the_dice_with_one_ten_times_with_both(void)
{
    scene_begin("classic", NULL, 2);
    scene_own(1, "electric");
    CHECK_INT(4 * 7, scene_rent(12, 3, 4));
    scene_own(1, "water");
    CHECK_INT(10 * 7, scene_rent(12, 3, 4));
    CHECK_INT(10 * 9, scene_rent(28, 4, 5));
}

static void I02_the_dice_are_the_throw_of_the_arrival(void)
{
    scene_begin("classic", NULL, 2); /* DP-09 */
    scene_own(1, "electric");
    scene_jail(0, 2); /* also the throw out of jail */
    CHECK(scene_do("roll; dice 1 1"));
    CHECK_INT(12, scene.game.seats[0].space);
    CHECK_INT(1500 - 8, scene_cash(0));
}

static void I02_utility_throw_new(void)
{
    scene_begin("classic", "utility_throw=new", 2);
    scene_own(1, "electric");
    Game fresh = scene.game;
    CHECK(scene_land(12, 1, 2));
    CHECK_WAITS(PHASE_RENT_THROW, DEALER);
    CHECK_INT(1500, scene_cash(0));
    CHECK(scene_do("dice 5 6"));
    CHECK_INT(1500 - 44, scene_cash(0));
    CHECK_INT(12, scene.game.seats[0].space);
    scene.game = fresh;
    scene_mortgage("electric");
    CHECK_INT(0, rent_at(12)); /* no throw for nothing */
}

static void I03_the_nearest_utility_card_costs_ten_times_a_new_throw(void)
{
    scene_begin("classic", NULL, 2);
    scene_own(1, "water");
    CHECK_INT(110, rent_by_card(22, "draw 8; dice 5 6"));
    scene_own(1, "electric");
    CHECK_INT(20, rent_by_card(22, "draw 8; dice 1 1"));
    CHECK_INT(70, rent_by_card(36, "draw 8; dice 3 4"));
}

static void I04_the_nearest_utility_unowned_is_bought_or_auctioned(void)
{
    scene_begin("classic", NULL, 2);
    CHECK(scene_land(22, 1, 3) && scene_do("draw 8"));
    CHECK_WAITS(PHASE_BUY, 0);
    Game offered = scene.game;
    CHECK(scene_do("buy"));
    CHECK_INT(1350, scene_cash(0));
    scene.game = offered;
    CHECK(scene_do("decline; bid 10; pass"));
    CHECK_INT(1, scene.game.holdings[scene_deed("water")].owner);
}

static void I05_a_mortgaged_utility_earns_nothing(void)
{
    scene_begin("classic", NULL, 2);
    scene_own(1, "electric water");
    scene_mortgage("electric");
    CHECK_INT(0, rent_at(12));
}

static void I06_ten_times_although_the_other_utility_is_mortgaged(void)
{
    scene_begin("classic", NULL, 2);
    scene_own(1, "electric water");
    scene_mortgage("electric");
    CHECK_INT(30, rent_at(28));
}

static void I07_the_card_on_a_mortgaged_or_own_utility_costs_nothing(void)
{
    scene_begin("classic", NULL, 2); /* DP-10 */
    scene_own(1, "electric water");
    scene_mortgage("water");
    CHECK_INT(0, rent_by_card(22, "draw 8"));
    scene_own(0, "water");
    CHECK_INT(0, rent_by_card(22, "draw 8"));
}

static void I08_nearest_is_the_next_one_forward(void)
{
    static const int from[] = {7, 22, 36}, to[] = {12, 28, 12};
    for (int i = 0; i < 3; i++) {
        scene_begin("classic", NULL, 2);
        CHECK(scene_land(from[i], 1, 3) && scene_do("draw 8"));
        CHECK_INT(to[i], scene.game.seats[0].space);
        CHECK_INT(0, scene_event(EVENT_MOVED, 0).other);
    }
}

static void I09_all_possible_rents(void)
{
    for (int owned = 1; owned <= 2; owned++) {
        int factor = owned == 1 ? 4 : 10;
        scene_begin("classic", "doubles_again=off", 2);
        scene_own(1, owned == 1 ? "electric" : "electric water");
        for (int first = 1; first <= 6; first++)
            for (int second = 1; second <= 6; second++)
                CHECK_INT(factor * (first + second), scene_rent(12, first, second));
    }
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(H01_rent_by_the_number_of_railroads);
    RUN(H02_a_mortgaged_railroad_earns_nothing);
    RUN(H03_a_mortgaged_railroad_counts_for_the_others);
    RUN(H04_the_nearest_railroad_card_doubles_the_rent);
    RUN(H05_the_nearest_railroad_unowned_is_bought_or_auctioned);
    RUN(H06_the_nearest_railroad_mortgaged_or_own_costs_nothing);
    RUN(H07_nearest_is_the_next_one_forward);
    RUN(H08_railroads_carry_no_buildings);
    RUN(H09_no_further_doubling_for_all_four);
    RUN(H10_dice_and_the_named_card_cost_the_single_rent);
    RUN(H10_the_card_does_not_reach_the_next_landing);
    RUN(I01_four_times_the_dice_with_one_ten_times_with_both);
    RUN(I02_the_dice_are_the_throw_of_the_arrival);
    RUN(I02_utility_throw_new);
    RUN(I03_the_nearest_utility_card_costs_ten_times_a_new_throw);
    RUN(I04_the_nearest_utility_unowned_is_bought_or_auctioned);
    RUN(I05_a_mortgaged_utility_earns_nothing);
    RUN(I06_ten_times_although_the_other_utility_is_mortgaged);
    RUN(I07_the_card_on_a_mortgaged_or_own_utility_costs_nothing);
    RUN(I08_nearest_is_the_next_one_forward);
    RUN(I09_all_possible_rents);
    return check_done();
}
