/* test_rules_d.c -- rules D01-D18: GO and the salary. */
#include "unit/scene.h"

/* One card of a deck by its number, and the salary it brings from the three
 * squares of the deck. */
typedef struct Ride {
    int card, to;
    Money from_first, from_second, from_third;
} Ride;

static const int chance_squares[] = {7, 22, 36};
static const int chest_squares[] = {2, 17, 33};

/* Arrives on a card square without passing GO. */
static void arrive(int square)
{
    CHECK(square == 2 ? scene_land(2, 1, 1) : scene_land(square, 1, 3));
    CHECK_WAITS(PHASE_DRAW, DEALER);
}

/* In a fresh game a card takes the mover from `square` to `to` and brings this salary. */
static void check_ride(const Game *fresh, int square, int card, int to, Money salary)
{
    char words[20];
    snprintf(words, sizeof words, "draw %d", card);
    scene.game = *fresh;
    arrive(square);
    CHECK(scene_do(words));
    CHECK_INT(to, scene.game.seats[0].space);
    CHECK_INT(1500 + salary, scene_cash(0));
    CHECK_INT(salary / 200, scene.game.seats[0].laps);
    CHECK_INT(salary != 0, scene_events(EVENT_PAID));
}

static void check_rides(const char *edition, const char *rules, const Ride *rides, int count)
{
    scene_begin(edition, rules, 2);
    Game fresh = scene.game;
    for (int i = 0; i < count; i++) {
        const Ride *ride = &rides[i];
        check_ride(&fresh, 7, ride->card, ride->to, ride->from_first);
        check_ride(&fresh, 22, ride->card, ride->to, ride->from_second);
        check_ride(&fresh, 36, ride->card, ride->to, ride->from_third);
    }
}

static void D01_landing_on_or_passing_go_pays_200_each_time(void)
{
    scene_begin("classic", NULL, 2);
    CHECK(scene_land(1, 1, 3)); /* passes */
    CHECK_INT(1700, scene_cash(0));
    CHECK_INT(REASON_SALARY, scene_event(EVENT_PAID, 0).reason);
    CHECK_INT(BANK, scene_event(EVENT_PAID, 0).seat);
    CHECK(scene_do("buy; end"));
    CHECK(scene_land(0, 1, 3)); /* lands */
    CHECK_INT(1700, scene_cash(1));
    CHECK(scene_do("end"));
    CHECK(scene_land(0, 1, 3)); /* and the next time round */
    CHECK_INT(1700 - 60 + 200, scene_cash(0));
}

static void D01_the_salary_is_a_house_rule(void)
{
    scene_begin("classic", "salary=300", 2); /* promise G3 */
    CHECK(scene_land(0, 1, 3));
    CHECK_INT(1800, scene_cash(0));
}

static void D02_dice_and_cards_alike(void)
{
    scene_begin("classic", NULL, 2);
    arrive(36);
    CHECK(scene_do("draw 4")); /* to Reading, past GO */
    CHECK_INT(5, scene.game.seats[0].space);
    CHECK_INT(1700, scene_cash(0));
}

static void D03_landing_exactly_on_go_pays_200_not_400(void)
{
    scene_begin("classic", NULL, 2);
    CHECK(scene_land(0, 3, 4));
    CHECK_INT(0, scene.game.seats[0].space);
    CHECK_INT(1700, scene_cash(0));
    CHECK_INT(1, scene_events(EVENT_PAID));
    CHECK_WAITS(PHASE_END, 0);
    scene_begin("classic", "salary_landing=200", 2); /* U02 as a house rule */
    CHECK(scene_land(0, 3, 4));
    CHECK_INT(1900, scene_cash(0));
    CHECK(scene_do("end"));
    CHECK(scene_land(1, 3, 4)); /* passing stays single */
    CHECK_INT(1700, scene_cash(1));
}

static void D04_leaving_go_later_pays_nothing(void)
{
    scene_begin("classic", NULL, 2);
    CHECK(scene_land(0, 3, 3));
    CHECK_INT(1700, scene_cash(0));
    CHECK(scene_do("roll; dice 4 6"));
    CHECK_INT(10, scene.game.seats[0].space);
    CHECK_INT(1700, scene_cash(0));
    CHECK_INT(1, scene.game.seats[0].laps);
}

static void D05_the_salary_comes_before_the_square_is_carried_out(void)
{
    scene_begin("classic", NULL, 2);
    scene.game.seats[0].cash = 0;
    CHECK(scene_land(4, 3, 4)); /* income tax of 200 */
    CHECK_INT(REASON_SALARY, scene_event(EVENT_PAID, 0).reason);
    CHECK_INT(REASON_TAX, scene_event(EVENT_PAID, 1).reason);
    CHECK_INT(0, scene_cash(0));
    CHECK_WAITS(PHASE_END, 0);
    CHECK_INT(0, scene_events(EVENT_DEBT_AROSE));
}

static void D06_past_go_and_then_advance_to_go_pays_twice(void)
{
    static const int squares[] = {2, 7};
    for (int i = 0; i < 2; i++) {
        scene_begin("classic", NULL, 2);
        CHECK(scene_land(squares[i], 4, 5));
        CHECK_INT(1700, scene_cash(0));
        CHECK(scene_do("draw 1"));
        CHECK_INT(0, scene.game.seats[0].space);
        CHECK_INT(1900, scene_cash(0));
        CHECK_INT(2, scene.game.seats[0].laps);
    }
}

static void D07_advance_to_go_pays_200_from_every_card_square(void)
{
    scene_begin("classic", NULL, 2);
    Game fresh = scene.game;
    for (int i = 0; i < 3; i++) {
        check_ride(&fresh, chance_squares[i], 1, 0, 200);
        check_ride(&fresh, chest_squares[i], 1, 0, 200);
    }
}

static void D08_illinois_pays_only_from_36(void)
{
    static const Ride ride = {2, 24, 0, 0, 200};
    check_rides("classic", NULL, &ride, 1);
}

static void D09_st_charles_pays_from_22_and_36(void)
{
    static const Ride ride = {3, 11, 0, 200, 200};
    check_rides("classic", NULL, &ride, 1);
}

static void D10_reading_pays_from_everywhere(void)
{
    static const Ride ride = {4, 5, 200, 200, 200};
    check_rides("classic", NULL, &ride, 1);
}

static void D11_boardwalk_never_pays(void)
{
    static const Ride ride = {5, 39, 0, 0, 0};
    check_rides("classic", NULL, &ride, 1);
}

static void check_nearest(int card, const int to[3])
{
    scene_begin("classic", NULL, 2);
    Game fresh = scene.game;
    for (int i = 0; i < 3; i++)
        check_ride(&fresh, chance_squares[i], card, to[i], i == 2 ? 200 : 0);
}

static void D12_the_nearest_railroad_pays_only_from_36(void)
{
    static const int to[] = {15, 25, 5};
    check_nearest(6, to);
    check_nearest(7, to);
}

static void D13_the_nearest_utility_pays_only_from_36(void)
{
    static const int to[] = {12, 28, 12};
    check_nearest(8, to);
}

static void D14_back_three_neither_pays_nor_costs(void)
{
    scene_begin("classic", NULL, 2);
    scene_own(0, "new-york");
    Game fresh = scene.game;
    check_ride(&fresh, 22, 9, 19, 0);
    check_ride(&fresh, 36, 9, 33, 0);
    scene.game = fresh;
    arrive(7);
    CHECK(scene_do("draw 9")); /* and the tax there */
    CHECK_INT(1300, scene_cash(0));
    CHECK_INT(0, scene.game.seats[0].laps);
}

static void D14_back_three_over_go_takes_nothing_back(void)
{
    scene_begin("london", "chest_deck=old,pot=off", 2); /* from 2 to 39, see J23 */
    arrive(2);
    CHECK(scene_do("draw 16; choose 2; draw 9"));
    CHECK_INT(39, scene.game.seats[0].space);
    CHECK_INT(1500, scene_cash(0));
    CHECK_INT(0, scene.game.seats[0].laps);
}

static void D15_going_to_jail_never_pays(void)
{
    scene_begin("classic", NULL, 2);
    Game fresh = scene.game;
    for (int i = 0; i < 3; i++) {
        check_ride(&fresh, chance_squares[i], 10, 10, 0);
        CHECK_INT(1, scene.game.seats[0].in_jail);
        check_ride(&fresh, chest_squares[i], 2, 10, 0);
        CHECK_INT(1, scene.game.seats[0].in_jail);
    }
    scene.game = fresh;
    CHECK(scene_land(30, 1, 3));
    CHECK_INT(1500, scene_cash(0));
    CHECK_INT(10, scene.game.seats[0].space);
}

static void D16_a_salary_of_the_same_throw_is_kept_in_jail(void)
{
    scene_begin("classic", NULL, 2);
    CHECK(scene_land(7, 4, 5) && scene_do("draw 10"));
    CHECK_INT(1, scene.game.seats[0].in_jail);
    CHECK_INT(1700, scene_cash(0));
    scene_begin("classic", NULL, 2);
    CHECK(scene_land(2, 4, 5) && scene_do("draw 2"));
    CHECK_INT(1, scene.game.seats[0].in_jail);
    CHECK_INT(1700, scene_cash(0));
}

static void D17_london_old_chance_cards(void)
{
    static const Ride rides[] = {
        {1, 0, 200, 200, 200}, /* GO */
        {2, 24, 0, 0, 200},    /* Trafalgar Square */
        {3, 11, 0, 200, 200},  /* Pall Mall */
        {4, 15, 0, 200, 200},  /* Marylebone */
        {5, 39, 0, 0, 0},      /* Mayfair */
    };
    check_rides("london", "chance_deck=old", rides, 5);
}

static void D17_london_current_chance_cards(void)
{
    static const Ride rides[] = {
        {1, 0, 200, 200, 200}, {2, 24, 0, 0, 200},
        {3, 11, 0, 200, 200},  {4, 5, 200, 200, 200}, /* King's Cross */
        {5, 39, 0, 0, 0},
    };
    check_rides("london", NULL, rides, 5);
}

static void D18_back_to_old_kent_road_pays_nothing(void)
{
    scene_begin("london", "chest_deck=old", 2); /* DP-15 */
    Game fresh = scene.game;
    for (int i = 0; i < 3; i++) {
        check_ride(&fresh, chest_squares[i], 2, 1, 0);
        CHECK_INT(1, scene_event(EVENT_MOVED, 0).other); /* backwards */
        CHECK_WAITS(PHASE_BUY, 0);
    }
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(D01_landing_on_or_passing_go_pays_200_each_time);
    RUN(D01_the_salary_is_a_house_rule);
    RUN(D02_dice_and_cards_alike);
    RUN(D03_landing_exactly_on_go_pays_200_not_400);
    RUN(D04_leaving_go_later_pays_nothing);
    RUN(D05_the_salary_comes_before_the_square_is_carried_out);
    RUN(D06_past_go_and_then_advance_to_go_pays_twice);
    RUN(D07_advance_to_go_pays_200_from_every_card_square);
    RUN(D08_illinois_pays_only_from_36);
    RUN(D09_st_charles_pays_from_22_and_36);
    RUN(D10_reading_pays_from_everywhere);
    RUN(D11_boardwalk_never_pays);
    RUN(D12_the_nearest_railroad_pays_only_from_36);
    RUN(D13_the_nearest_utility_pays_only_from_36);
    RUN(D14_back_three_neither_pays_nor_costs);
    RUN(D14_back_three_over_go_takes_nothing_back);
    RUN(D15_going_to_jail_never_pays);
    RUN(D16_a_salary_of_the_same_throw_is_kept_in_jail);
    RUN(D17_london_old_chance_cards);
    RUN(D17_london_current_chance_cards);
    RUN(D18_back_to_old_kent_road_pays_nothing);
    return check_done();
}
