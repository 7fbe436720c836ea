/* test_transfer.c -- sums at the edge: nobody holds or owes more than MONEY_LIMIT (V01). */
#include "game/transfer.h"

#include "scene.h"

/* The highest sums an edition allows, again and again. */
static void V01_the_highest_salary_is_paid_in_full_up_to_the_limit(void)
{
    scene_begin("classic", "any_dice=on,start_money=1000000,salary=1000000,salary_landing=1000", 2);
    Money before = 1000000;
    for (int i = 0; i < 9; i++) {
        scene.game.seats[1].space = 10;
        CHECK(scene_do("roll; dice 0 40; end; roll; dice 0 40; end"));
        CHECK_INT(before + 10000000, scene_cash(0));
        before += 10000000;
    }
    CHECK_INT(91000000, scene_cash(0));
    CHECK(scene_do("roll; dice 0 40"));
    CHECK_INT(MONEY_LIMIT, scene_cash(0));
    CHECK_INT(9000000, scene_paid(BANK, 0, REASON_SALARY));
}

static void V01_what_one_hand_cannot_hold_stays_in_the_other(void)
{
    scene_begin("classic", "any_dice=on", 2);
    scene_own(1, "boardwalk");
    scene.game.seats[1].cash = MONEY_LIMIT - 20;
    CHECK(scene_do("roll; dice 0 39")); /* the rent is 50 */
    CHECK_INT(1480, scene.game.seats[0].cash);
    CHECK_INT(MONEY_LIMIT, scene.game.seats[1].cash);
}

static void V01_the_pot_has_the_same_limit(void)
{
    scene_begin("classic", "any_dice=on,pot=on", 2);
    scene.game.pot = MONEY_LIMIT;
    CHECK(scene_do("roll; dice 0 38")); /* luxury tax */
    CHECK_INT(1500, scene.game.seats[0].cash);
    CHECK_INT(MONEY_LIMIT, scene.game.pot);
}

static void V01_nothing_is_sold_or_traded_for_more_than_one_can_have(void)
{
    scene_begin("classic", NULL, 2);
    scene_own(0, "boardwalk park-place reading");
    scene_build("boardwalk", 1);
    scene.game.seats[0].cash = MONEY_LIMIT;
    CHECK_REFUSED(REFUSAL_CEILING, "mortgage reading");
    CHECK_REFUSED(REFUSAL_CEILING, "sell boardwalk");
    CHECK_REFUSED(REFUSAL_CEILING, "offer 2 give reading take 1");
    CHECK_INT(REFUSAL_NONE, scene_may("offer 2 give 1 take nothing"));
    scene.game.seats[0].cash = MONEY_LIMIT - 1000;
    CHECK_INT(REFUSAL_NONE, scene_may("mortgage reading"));
}

/* The heir of an estate has enough already: nobody's cash is lost but the leaver's. */
static void V01_an_estate_too_large_for_its_heir_goes_to_the_bank(void)
{
    scene_begin("classic", "any_dice=on,bankrupt=debtor", 3);
    scene_own(1, "boardwalk park-place");
    scene_build("boardwalk", HOTEL_LEVEL);
    scene_build("park-place", HOTEL_LEVEL);
    scene.game.seats[0].cash = 1900;
    scene.game.seats[1].cash = MONEY_LIMIT - 20;
    CHECK(scene_do("roll; dice 0 39; bankrupt"));
    CHECK_INT(MONEY_LIMIT, scene_cash(1));
    CHECK_INT(0, scene_cash(0));
}

static void V01_nobody_owes_more(void)
{
    scene_begin("waterloo", "any_dice=on", 2);
    Play play = {.edition = &scene.edition, .game = &scene.game, .events = NULL};
    transfer_money(&play, 0, BANK, 2 * MONEY_LIMIT, REASON_TAX, NO_DEED);
    CHECK_INT(-MONEY_LIMIT, scene.game.seats[0].cash);
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(V01_the_highest_salary_is_paid_in_full_up_to_the_limit);
    RUN(V01_what_one_hand_cannot_hold_stays_in_the_other);
    RUN(V01_nothing_is_sold_or_traded_for_more_than_one_can_have);
    RUN(V01_an_estate_too_large_for_its_heir_goes_to_the_bank);
    RUN(V01_the_pot_has_the_same_limit);
    RUN(V01_nobody_owes_more);
    return check_done();
}
