/* test_rules_p.c -- section P of the rules: mortgages. */
#include "scene.h"

static const char light_blue[] = "oriental vermont connecticut";

static void P01_the_bank_lends_the_printed_value(void)
{
    scene_begin("classic", NULL, 2);
    scene_own(0, light_blue);
    scene_do("mortgage connecticut");
    CHECK_INT(1560, scene_cash(0));
    CHECK_INT(60, scene_paid(BANK, 0, REASON_MORTGAGE));
    CHECK_INT(1, scene_events(EVENT_MORTGAGED));
    CHECK_INT(1, scene_mortgaged("connecticut"));
    CHECK_INT(0, scene_mortgaged("vermont"));
    scene_own(1, "reading");
    scene_do("floor 2; mortgage reading; done");
    CHECK_INT(1600, scene_cash(1));
}

static void P02_not_while_the_group_carries_a_building(void)
{
    scene_begin("classic", NULL, 2);
    scene_own(0, light_blue);
    scene_build("vermont", 1);
    CHECK_REFUSED(REFUSAL_GROUP_BUILT, "mortgage oriental");
    CHECK_REFUSED(REFUSAL_GROUP_BUILT, "mortgage vermont");
    scene_do("sell vermont; mortgage oriental");
    CHECK_INT(1575, scene_cash(0));
}

static void P03_a_mortgaged_deed_earns_nothing(void)
{
    scene_begin("classic", NULL, 2);
    scene_own(1, "boardwalk");
    scene_mortgage("boardwalk");
    scene_land(39, 1, 2);
    CHECK_INT(1500, scene_cash(0));
    CHECK_INT(1500, scene_cash(1));
    CHECK_WAITS(PHASE_END, 0);
}

static void P04_nobody_else_can_lift_it(void)
{
    scene_begin("classic", NULL, 2);
    scene_own(1, "boardwalk");
    scene_mortgage("boardwalk");
    CHECK_REFUSED(REFUSAL_NOT_OWNER, "redeem boardwalk");
    CHECK_INT(1, scene_owner("boardwalk"));
    CHECK_REFUSED(REFUSAL_NOT_OWNER, "mortgage boardwalk");
}

static void P05_lifting_costs_the_loan_and_a_tenth(void)
{
    scene_begin("classic", NULL, 2);
    scene_own(0, "boardwalk");
    scene_own(1, "reading");
    scene_mortgage("boardwalk");
    scene_mortgage("reading");
    scene.game.seats[0].cash = 219;
    CHECK_REFUSED(REFUSAL_TOO_POOR, "redeem boardwalk");
    scene.game.seats[0].cash = 220;
    scene_do("redeem boardwalk");
    CHECK_INT(0, scene_cash(0));
    CHECK_INT(220, scene_paid(0, BANK, REASON_REDEEM));
    CHECK_INT(0, scene_mortgaged("boardwalk"));
    CHECK_REFUSED(REFUSAL_NOT_MORTGAGED, "redeem boardwalk");
    scene_do("floor 2; redeem reading; done");
    CHECK_INT(1390, scene_cash(1));
}

static void P06_DP12_a_tenth_is_rounded_up(void)
{
    scene_begin("classic", NULL, 2);
    CHECK_INT(83, edition_redeem_price(&scene.edition, scene_deed("electric")));
    CHECK_INT(193, edition_redeem_price(&scene.edition, scene_deed("park-place")));
    CHECK_INT(8, edition_transfer_fee(&scene.edition, scene_deed("electric")));
    CHECK_INT(18, edition_transfer_fee(&scene.edition, scene_deed("park-place")));
    CHECK_INT(33, edition_redeem_price(&scene.edition, scene_deed("baltic")));
    scene_own(0, "electric park-place");
    scene_do("mortgage electric; redeem electric; mortgage park-place; redeem park-place");
    CHECK_INT(1500 - 8 - 18, scene_cash(0));
}

static void P06_the_switches_down_and_nearest(void)
{
    scene_begin("classic", "interest_rounding=down", 2);
    CHECK_INT(82, edition_redeem_price(&scene.edition, scene_deed("electric")));
    CHECK_INT(192, edition_redeem_price(&scene.edition, scene_deed("park-place")));
    CHECK_INT(7, edition_transfer_fee(&scene.edition, scene_deed("electric")));
    scene_begin("classic", "interest_rounding=nearest,redeem_interest=9", 2);
    CHECK_INT(75 + 7, edition_redeem_price(&scene.edition, scene_deed("electric")));     /* 6.75 */
    CHECK_INT(175 + 16, edition_redeem_price(&scene.edition, scene_deed("park-place"))); /* 15.75 */
    CHECK_INT(60 + 5, edition_redeem_price(&scene.edition, scene_deed("connecticut")));  /* 5.4 */
}

static void P07_a_deed_is_mortgaged_once(void)
{
    scene_begin("classic", NULL, 2);
    scene_own(0, "reading");
    scene_do("mortgage reading");
    CHECK_REFUSED(REFUSAL_MORTGAGED, "mortgage reading");
    CHECK_INT(1600, scene_cash(0));
}

static void P08_a_mortgage_stops_building_in_the_group(void)
{
    scene_begin("classic", NULL, 2);
    scene_own(0, light_blue);
    scene_do("mortgage oriental");
    CHECK_REFUSED(REFUSAL_GROUP_MORTGAGED, "build vermont");
    scene_do("redeem oriental; build vermont");
    CHECK_INT(1, scene_level("vermont"));
}

static void P09_the_other_deeds_keep_earning(void)
{
    scene_begin("classic", NULL, 2);
    scene_own(1, light_blue);
    scene_mortgage("oriental");
    scene_land(9, 1, 2);
    CHECK_INT(1500 - 16, scene_cash(0));
    CHECK_INT(1516, scene_cash(1));
}

static void P10_railroads_and_utilities_go_one_by_one(void)
{
    scene_begin("classic", NULL, 2);
    scene_own(0, "reading short-line electric water");
    scene_do("mortgage reading; mortgage water");
    CHECK_INT(1500 + 100 + 75, scene_cash(0));
    CHECK_INT(0, scene_mortgaged("short-line"));
    CHECK_INT(0, scene_mortgaged("electric"));
}

static void P11_buildings_are_not_mortgaged(void)
{
    scene_begin("classic", NULL, 2);
    scene_own(0, light_blue);
    scene_build("oriental", 1);
    scene_build("vermont", 1);
    scene_build("connecticut", 1);
    CHECK_REFUSED(REFUSAL_GROUP_BUILT, "mortgage oriental");
    CHECK_INT(1500, scene_cash(0));
}

/* U10 as well: there is no such action, and mortgaging keeps the owner. */
static void P12_deeds_are_not_sold_to_the_bank(void)
{
    scene_begin("classic", NULL, 2);
    scene_own(0, "reading");
    CHECK_REFUSED(REFUSAL_NO_BUILDING, "sell reading");
    scene_do("mortgage reading");
    CHECK_INT(0, scene_owner("reading"));
}

static void P13_a_mortgaged_deed_is_traded_at_any_price(void)
{
    scene_begin("classic", NULL, 2);
    scene_own(0, "boardwalk");
    scene_mortgage("boardwalk");
    scene_do("offer 2 give boardwalk take 1; accept");
    CHECK_INT(1, scene_owner("boardwalk"));
    CHECK_INT(1501, scene_cash(0));
}

/* Seat 1 has received Boardwalk with its mortgage of 200. */
static void receive_boardwalk(void)
{
    scene_begin("classic", NULL, 2);
    scene_own(0, "boardwalk");
    scene_mortgage("boardwalk");
    scene_do("offer 2 give boardwalk take nothing; accept");
}

static void P14_the_new_owner_pays_the_tenth_and_keeps_the_mortgage(void)
{
    receive_boardwalk();
    CHECK_WAITS(PHASE_HEIR, 1);
    CHECK_REFUSED(REFUSAL_NOT_NOW, "roll");
    scene_do("keep boardwalk");
    CHECK_INT(1480, scene_cash(1));
    CHECK_INT(20, scene_paid(1, BANK, REASON_FEE));
    CHECK_INT(1, scene_mortgaged("boardwalk"));
    CHECK_WAITS(PHASE_TURN, 0);
}

static void P14_or_lifts_it_at_once(void)
{
    receive_boardwalk();
    scene_do("redeem boardwalk");
    CHECK_INT(1280, scene_cash(1));
    CHECK_INT(0, scene_mortgaged("boardwalk"));
    CHECK_WAITS(PHASE_TURN, 0);
}

static void P15_lifting_later_costs_the_tenth_again(void)
{
    receive_boardwalk();
    scene_do("keep boardwalk; floor 2; redeem boardwalk");
    CHECK_INT(1500 - 20 - 220, scene_cash(1));
}

static void P16_the_seller_pays_nothing(void)
{
    receive_boardwalk();
    CHECK_INT(1500, scene_cash(0));
    scene_do("keep boardwalk");
    CHECK_INT(1500, scene_cash(0));
}

static void P17_every_change_of_owner_counts(void)
{
    scene_begin("classic", NULL, 2);
    scene_own(0, "boardwalk");
    scene_own(1, "reading");
    scene_mortgage("boardwalk");
    scene_mortgage("reading");
    scene_do("offer 2 give boardwalk take reading; accept");
    CHECK_WAITS(PHASE_HEIR, 0); /* in board order: Reading first */
    scene_do("keep reading");
    CHECK_WAITS(PHASE_HEIR, 1);
    CHECK_REFUSED(REFUSAL_NOT_MORTGAGED, "keep reading");
    scene_do("keep boardwalk");
    CHECK_INT(1490, scene_cash(0));
    CHECK_INT(1480, scene_cash(1));
    scene_do("offer 2 give reading take boardwalk; accept; keep reading; keep boardwalk");
    CHECK_INT(1490 - 20, scene_cash(0));
    CHECK_INT(1480 - 10, scene_cash(1));
}

static void P18_DP22_the_tenth_is_of_the_mortgage_value(void)
{
    scene_begin("classic", NULL, 2);
    for (DeedId deed = 0; deed < scene.edition.deed_count; deed++) {
        Money loan = scene.edition.deeds[deed].mortgage;
        CHECK_INT(scene.edition.deeds[deed].price / 2, loan);
        CHECK_INT((loan + 9) / 10, edition_transfer_fee(&scene.edition, deed));
        CHECK_INT(loan + (loan + 9) / 10, edition_redeem_price(&scene.edition, deed));
    }
}

/* Seat 0 goes bankrupt to seat 1 and leaves mortgaged deeds. */
static void inherit(Money cash_of_heir)
{
    scene_begin("classic", NULL, 3);
    scene_own(0, "baltic park-place");
    scene_own(1, "boardwalk");
    scene_mortgage("baltic");
    scene_mortgage("park-place");
    scene.game.seats[0].cash = 0;
    scene.game.seats[1].cash = cash_of_heir;
    scene_land(39, 1, 2);
    scene_do("bankrupt");
}

static void P19_DP23_the_heir_pays_the_tenth_or_lifts(void)
{
    inherit(1500);
    CHECK_WAITS(PHASE_HEIR, 1);
    scene_do("keep baltic");
    CHECK_INT(1497, scene_cash(1));
    CHECK_WAITS(PHASE_HEIR, 1);
    scene_do("redeem park-place");
    CHECK_INT(1497 - 193, scene_cash(1));
    CHECK_WAITS(PHASE_TURN, 1);
    scene_do("redeem baltic");
    CHECK_INT(1497 - 193 - 33, scene_cash(1));
}

static void P20_DP25_who_cannot_pay_the_fee_is_in_debt_to_the_bank(void)
{
    inherit(2);
    scene_do("keep baltic");
    CHECK_WAITS(PHASE_DEBT, 1);
    CHECK_INT(3, scene.game.debts[0].amount);
    CHECK_INT(BANK, scene.game.debts[0].creditor);
    CHECK_INT(REASON_FEE, scene.game.debts[0].reason);
    scene_do("mortgage boardwalk");
    CHECK_INT(199, scene_cash(1));
    CHECK_WAITS(PHASE_HEIR, 1);
    scene_do("keep park-place");
    CHECK_INT(181, scene_cash(1));
}

static void P21_a_trade_that_leaves_the_fee_unpaid_is_refused(void)
{
    scene_begin("classic", NULL, 2);
    scene_own(0, "boardwalk park-place");
    scene_mortgage("boardwalk");
    scene_mortgage("park-place");
    scene.game.seats[1].cash = 37;
    CHECK_REFUSED(REFUSAL_TRADE_FEES, "offer 2 give boardwalk park-place take nothing");
    CHECK_REFUSED(REFUSAL_TRADE_FEES, "offer 2 give boardwalk take 18");
    CHECK_INT(REFUSAL_NONE, scene_may("offer 2 give boardwalk take 17"));
    scene_do("offer 2 give boardwalk park-place 1 take nothing; accept");
    scene_do("keep park-place; keep boardwalk");
    CHECK_INT(0, scene_cash(1));
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(P01_the_bank_lends_the_printed_value);
    RUN(P02_not_while_the_group_carries_a_building);
    RUN(P03_a_mortgaged_deed_earns_nothing);
    RUN(P04_nobody_else_can_lift_it);
    RUN(P05_lifting_costs_the_loan_and_a_tenth);
    RUN(P06_DP12_a_tenth_is_rounded_up);
    RUN(P06_the_switches_down_and_nearest);
    RUN(P07_a_deed_is_mortgaged_once);
    RUN(P08_a_mortgage_stops_building_in_the_group);
    RUN(P09_the_other_deeds_keep_earning);
    RUN(P10_railroads_and_utilities_go_one_by_one);
    RUN(P11_buildings_are_not_mortgaged);
    RUN(P12_deeds_are_not_sold_to_the_bank);
    RUN(P13_a_mortgaged_deed_is_traded_at_any_price);
    RUN(P14_the_new_owner_pays_the_tenth_and_keeps_the_mortgage);
    RUN(P14_or_lifts_it_at_once);
    RUN(P15_lifting_later_costs_the_tenth_again);
    RUN(P16_the_seller_pays_nothing);
    RUN(P17_every_change_of_owner_counts);
    RUN(P18_DP22_the_tenth_is_of_the_mortgage_value);
    RUN(P19_DP23_the_heir_pays_the_tenth_or_lifts);
    RUN(P20_DP25_who_cannot_pay_the_fee_is_in_debt_to_the_bank);
    RUN(P21_a_trade_that_leaves_the_fee_unpaid_is_refused);
    return check_done();
}
