/* test_estate.c -- several creditors, and what a seat leaves behind. */
#include "scene.h"

/* Seat 0 draws the card by which it owes 50 to each of two others, with some cash
 * and a hotel that would bring 500. */
static void owe_fifty_to_each(const char *rules, Money cash)
{
    scene_begin("classic", rules, 3);
    scene_own(0, "park-place boardwalk");
    scene_build("park-place", 4);
    scene_build("boardwalk", HOTEL_LEVEL);
    scene.game.seats[0].cash = cash;
    int deck = scene_deck("chance"), card = 0;
    while (scene.edition.decks[deck].cards[card].effect.kind != EFFECT_PAY_EACH) card++;
    CHECK(scene_draw(7, card + 1));
}

static void X21_no_creditor_gets_more_than_it_is_owed(void)
{
    owe_fifty_to_each("several_creditors=shared,bankrupt=debtor", 60);
    CHECK_WAITS(PHASE_DEBT, 0);
    CHECK(scene_do("bankrupt"));
    CHECK_INT(50, scene_paid(0, 1, REASON_ESTATE));
    CHECK_INT(50, scene_paid(0, 2, REASON_ESTATE));
}

static void X21_who_can_just_pay_all_owes_nothing(void)
{
    owe_fifty_to_each("several_creditors=shared", 100);
    CHECK_INT(0, scene_events(EVENT_DEBT_AROSE));
    CHECK_INT(0, scene_cash(0));
    CHECK_INT(1550, scene_cash(1));
    CHECK_INT(1550, scene_cash(2));
    owe_fifty_to_each("several_creditors=shared", 99);
    CHECK_INT(2, scene_events(EVENT_DEBT_AROSE));
    CHECK_INT(99, scene_cash(0));
}

static void X21_one_creditor_alone_gets_all(void)
{
    scene_begin("classic", "several_creditors=shared", 3);
    scene_own(0, "reading");
    scene_own(1, "park-place boardwalk");
    scene_build("park-place", 4);
    scene_build("boardwalk", HOTEL_LEVEL);
    scene.game.seats[0].cash = 60;
    CHECK(scene_land(39, 1, 3));
    CHECK(scene_do("bankrupt"));
    CHECK_INT(1, scene_owner("reading"));
    CHECK_INT(60, scene_paid(0, 1, REASON_ESTATE));
}

/* Seat 1 has the floor, buys two mortgages, redeems one and cannot pay the fee of
 * the other. */
static void X27_who_leaves_has_the_floor_no_more(void)
{
    scene_begin("classic", "bankrupt=debtor", 3);
    scene_own(0, "mediterranean baltic");
    scene_mortgage("mediterranean");
    scene_mortgage("baltic");
    scene.game.seats[1].cash = 35;
    CHECK(scene_do("floor 2; offer 1 give 1 take mediterranean baltic; accept"));
    CHECK(scene_do("redeem mediterranean; keep baltic"));
    CHECK_WAITS(PHASE_DEBT, 1);
    CHECK(scene_do("bankrupt"));
    CHECK_INT(NOBODY, scene.game.floor);
    CHECK_WAITS(PHASE_AUCTION, 2);
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(X21_no_creditor_gets_more_than_it_is_owed);
    RUN(X21_who_can_just_pay_all_owes_nothing);
    RUN(X21_one_creditor_alone_gets_all);
    RUN(X27_who_leaves_has_the_floor_no_more);
    return check_done();
}
