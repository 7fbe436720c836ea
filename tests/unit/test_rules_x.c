/* test_rules_x.c -- section X of the rules: debts and bankruptcy. */
#include "game/worth.h"
#include "scene.h"

/* Seat 0 has `cash` and `deeds` and owes seat 1 the 50 of Boardwalk. */
static void owe_fifty(int seats, const char *rules, Money cash, const char *deeds)
{
    scene_begin("classic", rules, seats);
    scene_own(0, deeds);
    scene_own(1, "boardwalk");
    scene.game.seats[0].cash = cash;
    scene_land(39, 1, 2);
}

static void X01_a_debt_is_due_at_once_and_in_full(void)
{
    owe_fifty(2, NULL, 50, "");
    CHECK_INT(0, scene_cash(0));
    CHECK_INT(1550, scene_cash(1));
    CHECK_WAITS(PHASE_END, 0);
    owe_fifty(2, NULL, 49, "reading");
    CHECK_WAITS(PHASE_DEBT, 0); /* nothing is paid in part */
    CHECK_INT(49, scene_cash(0));
    CHECK_INT(1500, scene_cash(1));
}

static void X02_the_debtor_sells_mortgages_and_trades_first(void)
{
    owe_fifty(3, NULL, 0, "mediterranean baltic reading electric");
    scene_build("baltic", 1);
    CHECK_REFUSED(REFUSAL_NOT_NOW, "build mediterranean");
    CHECK_REFUSED(REFUSAL_NOT_NOW, "redeem reading");
    scene_do("sell baltic");
    CHECK_INT(25, scene_cash(0));
    CHECK_WAITS(PHASE_DEBT, 0);
    scene_do("offer 3 give electric take 75; accept"); /* paid automatically */
    CHECK_INT(25 + 75 - 50, scene_cash(0));
    CHECK_INT(1550, scene_cash(1));
    CHECK_WAITS(PHASE_END, 0);
    owe_fifty(3, NULL, 0, "reading");
    scene_do("mortgage reading");
    CHECK_INT(50, scene_cash(0));
}

static void X03_nobody_throws_until_the_debt_is_settled(void)
{
    owe_fifty(3, NULL, 0, "reading");
    CHECK_WAITS(PHASE_DEBT, 0);
    CHECK_REFUSED(REFUSAL_NOT_NOW, "roll");
    CHECK_REFUSED(REFUSAL_NOT_NOW, "end");
    CHECK_REFUSED(REFUSAL_BUSY, "floor 2");
    CHECK_REFUSED(REFUSAL_BUSY, "resign 3");
    CHECK_REFUSED(REFUSAL_BUSY, "stop 2");
    CHECK_INT(REFUSAL_NOT_YOU, scene_may_as(1, "roll"));
}

static void X04_the_amount_is_fixed_when_the_debt_arises(void)
{
    scene_begin("classic", NULL, 2);
    scene_own(0, "mediterranean baltic");
    scene_build("mediterranean", 4);
    scene_build("baltic", 4);
    scene.game.seats[0].cash = 0;
    scene_land(7, 1, 2);
    scene_do("draw 15"); /* 25 for each of eight houses */
    CHECK_WAITS(PHASE_DEBT, 0);
    CHECK_INT(200, scene.game.debts[0].amount);
    scene_do("sell baltic; sell mediterranean");
    CHECK_INT(200, scene.game.debts[0].amount);
}

static void X05_bankrupt_is_who_cannot_pay_with_everything_sold(void)
{
    owe_fifty(3, NULL, 19, "mediterranean");
    CHECK_WAITS(PHASE_DEBT, 0);
    CHECK_INT(REFUSAL_NONE, scene_may("bankrupt"));
    scene_do("bankrupt");
    CHECK_INT(1, scene.game.seats[0].left);
}

static void X06_the_test_is_cash_half_buildings_and_mortgages(void)
{
    owe_fifty(3, NULL, 20, "mediterranean");
    CHECK_REFUSED(REFUSAL_SOLVENT, "bankrupt");
    scene_begin("classic", NULL, 3);
    scene_own(0, "mediterranean baltic reading");
    scene_build("baltic", 2);
    scene_build("mediterranean", 1);
    scene_mortgage("reading");
    scene.game.seats[0].cash = 7;
    CHECK_INT(7 + 3 * 25 + 2 * 30, worth_liquid(&scene.edition, &scene.game, 0));
    scene_build("baltic", HOTEL_LEVEL);
    scene_build("mediterranean", 4);
    CHECK_INT(7 + 9 * 25 + 2 * 30, worth_liquid(&scene.edition, &scene.game, 0));
}

static void X07_DP28_who_can_pay_may_not_choose_bankruptcy(void)
{
    owe_fifty(3, NULL, 0, "reading");
    CHECK_REFUSED(REFUSAL_SOLVENT, "bankrupt");
    scene_do("mortgage reading");
    CHECK_REFUSED(REFUSAL_SOLVENT, "bankrupt");
    scene_do("end");
    CHECK_REFUSED(REFUSAL_SOLVENT, "bankrupt");
}

static void X07_DP28_who_resigns_is_bankrupt_to_the_bank(void)
{
    scene_begin("classic", NULL, 3);
    scene_own(1, "boardwalk");
    scene_do("resign 2");
    CHECK_INT(1500, scene_paid(1, BANK, REASON_ESTATE));
    CHECK_WAITS(PHASE_AUCTION, 2); /* asked first: who follows the mover */
    scene_do("bid 10; pass");
    CHECK_INT(2, scene_owner("boardwalk"));
    CHECK_INT(1490, scene_cash(2));
    CHECK_WAITS(PHASE_TURN, 0);
    scene_begin("classic", "resign=off", 3);
    CHECK_REFUSED(REFUSAL_NO_RESIGN, "resign 2");
}

static void X08_the_creditor_is_named_by_the_debt(void)
{
    owe_fifty(3, NULL, 0, "reading");
    CHECK_INT(1, scene.game.debts[0].creditor);
    CHECK_INT(REASON_RENT, scene.game.debts[0].reason);
    scene_begin("classic", NULL, 3);
    scene_own(0, "reading");
    scene.game.seats[0].cash = 60;
    scene_land(7, 1, 2);
    scene_do("draw 16");
    CHECK_INT(1550, scene_cash(1));
    CHECK_INT(2, scene.game.debts[0].creditor);
    CHECK_INT(0, scene.game.debts[0].debtor);
    scene_begin("classic", NULL, 3);
    scene_own(1, "reading");
    scene.game.seats[1].cash = 0;
    scene_land(2, 1, 2);
    scene_do("draw 12");
    CHECK_WAITS(PHASE_DEBT, 1);
    CHECK_INT(0, scene.game.debts[0].creditor);
    CHECK_INT(10, scene.game.debts[0].amount);
}

static void check_owed_to_bank(Money amount, Reason reason)
{
    CHECK_WAITS(PHASE_DEBT, 0);
    CHECK_INT(1, scene.game.debt_count);
    CHECK_INT(amount, scene.game.debts[0].amount);
    CHECK_INT(reason, scene.game.debts[0].reason);
    CHECK_INT(BANK, scene.game.debts[0].creditor);
}

static void X09_taxes_cards_bids_and_fees_are_owed_to_the_bank(void)
{
    scene_begin("classic", NULL, 2);
    scene_own(0, "reading");
    scene.game.seats[0].cash = 0;
    scene_land(4, 1, 2);
    check_owed_to_bank(200, REASON_TAX);
    scene_begin("classic", NULL, 2);
    scene_own(0, "reading");
    scene.game.seats[0].cash = 0;
    scene_land(7, 1, 2);
    scene_do("draw 14");
    check_owed_to_bank(15, REASON_CARD);
    scene_begin("classic", NULL, 2);
    scene_own(0, "reading");
    scene.game.seats[0].cash = 0;
    scene_land(39, 1, 2);
    scene_do("decline; pass; bid 60");
    check_owed_to_bank(60, REASON_AUCTION);
}

static void X10_to_a_player_everything_goes_to_the_creditor(void)
{
    scene_begin("classic", NULL, 3);
    scene_own(0, "mediterranean baltic reading");
    scene_own(1, "boardwalk park-place");
    scene_build("mediterranean", 1);
    scene_build("baltic", 2);
    scene_build("boardwalk", 3);
    scene_build("park-place", 3);
    scene_hold(0, "chance");
    scene_hold(0, "chest");
    scene.game.seats[0].cash = 111;
    scene_land(39, 1, 2);
    CHECK_INT(1400, scene.game.debts[0].amount);
    scene_do("bankrupt");
    CHECK_INT(1, scene_event(EVENT_BANKRUPT, 0).other);
    CHECK_INT(1500 + 111 + 3 * 25, scene_cash(1));
    CHECK_INT(1, scene_owner("mediterranean"));
    CHECK_INT(1, scene_owner("baltic"));
    CHECK_INT(1, scene_owner("reading"));
    CHECK_INT(0, scene_level("baltic"));
    CHECK_INT(32 - 6, scene.game.houses);
    CHECK_INT(1, scene.game.seats[1].release[0]);
    CHECK_INT(1, scene.game.seats[1].release[1]);
    CHECK_WAITS(PHASE_TURN, 1);
}

static void X11_the_creditor_receives_all_even_beyond_the_debt(void)
{
    owe_fifty(3, NULL, 19, "mediterranean");
    scene_do("bankrupt"); /* a debt of 50 brings 19 and a deed of 60 */
    CHECK_INT(1519, scene_cash(1));
    CHECK_INT(1, scene_owner("mediterranean"));
}

static void X12_unmortgaged_deeds_pass_without_a_fee(void)
{
    owe_fifty(3, NULL, 19, "mediterranean");
    scene_do("bankrupt");
    CHECK_WAITS(PHASE_TURN, 1);
    CHECK_INT(0, scene_paid(1, BANK, REASON_FEE));
}

static void X13_mortgaged_deeds_pass_mortgaged(void)
{
    scene_begin("classic", NULL, 3);
    scene_own(0, "baltic short-line");
    scene_own(1, "boardwalk");
    scene_mortgage("baltic");
    scene_mortgage("short-line");
    scene.game.seats[0].cash = 0;
    scene_land(39, 1, 2);
    scene_do("bankrupt");
    CHECK_WAITS(PHASE_HEIR, 1);
    CHECK_INT(1, scene_owner("baltic"));
    CHECK_INT(1, scene_mortgaged("baltic"));
    scene_do("keep baltic; keep short-line");
    CHECK_INT(1500 - 3 - 10, scene_cash(1));
    CHECK_WAITS(PHASE_TURN, 1);
}

static void X14_DP29_sales_before_the_bankruptcy_stand(void)
{
    owe_fifty(3, NULL, 0, "baltic");
    scene_do("mortgage baltic; bankrupt");
    CHECK_WAITS(PHASE_HEIR, 1);
    CHECK_INT(1530, scene_cash(1));
    CHECK_INT(1, scene_mortgaged("baltic"));
}

/* Seat 0 of three cannot pay the 200 of Income Tax. */
static void ruin_by_tax(int seats)
{
    scene_begin("classic", NULL, seats);
    scene_own(0, "baltic mediterranean");
    scene_build("baltic", 1);
    scene_hold(0, "chance");
    scene.game.seats[0].cash = 60;
    scene_land(4, 1, 2);
    scene_do("bankrupt");
}

static void X15_to_the_bank_deeds_are_auctioned_one_by_one(void)
{
    ruin_by_tax(3);
    CHECK_INT(BANK, scene_event(EVENT_BANKRUPT, 0).other);
    CHECK_INT(60, scene_paid(0, BANK, REASON_ESTATE));
    CHECK_INT(32, scene.game.houses);
    CHECK_WAITS(PHASE_AUCTION, 1);
    CHECK_INT(scene_deed("mediterranean"), scene.game.auction.deed);
    scene_do("bid 5; bid 6; pass");
    CHECK_INT(2, scene_owner("mediterranean"));
    CHECK_INT(1494, scene_cash(2));
    CHECK_WAITS(PHASE_AUCTION, 1);
    CHECK_INT(scene_deed("baltic"), scene.game.auction.deed);
    scene_do("bid 7; pass");
    CHECK_INT(1, scene_owner("baltic"));
    CHECK_INT(1493, scene_cash(1));
    CHECK_WAITS(PHASE_TURN, 1);
}

static void X16_DP24_mortgages_are_cancelled(void)
{
    scene_begin("classic", NULL, 3);
    scene_own(0, "baltic");
    scene_mortgage("baltic");
    scene.game.seats[0].cash = 0;
    scene_land(4, 1, 2);
    scene_do("bankrupt");
    CHECK_INT(0, scene_mortgaged("baltic"));
    scene_do("bid 1; pass");
    CHECK_INT(1, scene_owner("baltic"));
    CHECK_INT(1499, scene_cash(1));
    CHECK_INT(0, scene_mortgaged("baltic"));
    CHECK_WAITS(PHASE_TURN, 1);
}

static void X17_get_out_cards_go_under_their_decks(void)
{
    ruin_by_tax(3);
    const Pile *pile = &scene.game.piles[0];
    CHECK_INT(0, game_release_count(&scene.game, 0));
    CHECK_INT(1, pile->count);
    CHECK_INT(10, pile->order[pile->first]);
}

static void X18_a_deed_without_bid_stays_with_the_bank(void)
{
    ruin_by_tax(3);
    scene_do("pass; pass; pass; pass");
    CHECK_INT(BANK, scene_owner("mediterranean"));
    CHECK_INT(BANK, scene_owner("baltic"));
    CHECK_WAITS(PHASE_TURN, 1);
    scene_land(3, 1, 1);
    CHECK_WAITS(PHASE_BUY, 1);
}

static void X19_who_is_bankrupt_has_left(void)
{
    ruin_by_tax(4);
    CHECK_INT(REFUSAL_NOT_YOU, scene_may_as(0, "bid 10"));
    scene_do("pass; pass; pass; pass; pass; pass");
    CHECK_REFUSED(REFUSAL_NOT_YOU, "floor 1");
    CHECK_REFUSED(REFUSAL_NOT_YOU, "stop 1");
    CHECK_REFUSED(REFUSAL_NOT_YOU, "resign 1");
    for (int i = 0; i < 3; i++) {
        CHECK_WAITS(PHASE_TURN, (SeatId)(i + 1));
        scene_land(20, 4, 3);
        scene_do("end");
    }
    CHECK_WAITS(PHASE_TURN, 1); /* skipped */
}

static void X20_no_deed_belongs_to_who_has_left(void)
{
    ruin_by_tax(3);
    CHECK_INT(0, scene.game.seats[0].deeds);
    for (int deed = 0; deed < scene.edition.deed_count; deed++)
        CHECK_INT(BANK, scene.game.holdings[deed].owner);
    owe_fifty(3, NULL, 0, "mediterranean");
    scene_do("bankrupt");
    CHECK_INT(0, scene.game.seats[0].deeds);
}

static void G6_a_debt_stops_everybody_until_it_is_settled(void)
{
    owe_fifty(3, "bankrupt=debtor", 0, "reading");
    CHECK_REFUSED(REFUSAL_NOT_NOW, "end");
    CHECK_REFUSED(REFUSAL_BUSY, "floor 3");
    scene_do("bankrupt"); /* will not: the switch allows it */
    CHECK_INT(1, scene_owner("reading"));
    CHECK_WAITS(PHASE_TURN, 1);
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(X01_a_debt_is_due_at_once_and_in_full);
    RUN(X02_the_debtor_sells_mortgages_and_trades_first);
    RUN(X03_nobody_throws_until_the_debt_is_settled);
    RUN(X04_the_amount_is_fixed_when_the_debt_arises);
    RUN(X05_bankrupt_is_who_cannot_pay_with_everything_sold);
    RUN(X06_the_test_is_cash_half_buildings_and_mortgages);
    RUN(X07_DP28_who_can_pay_may_not_choose_bankruptcy);
    RUN(X07_DP28_who_resigns_is_bankrupt_to_the_bank);
    RUN(X08_the_creditor_is_named_by_the_debt);
    RUN(X09_taxes_cards_bids_and_fees_are_owed_to_the_bank);
    RUN(X10_to_a_player_everything_goes_to_the_creditor);
    RUN(X11_the_creditor_receives_all_even_beyond_the_debt);
    RUN(X12_unmortgaged_deeds_pass_without_a_fee);
    RUN(X13_mortgaged_deeds_pass_mortgaged);
    RUN(X14_DP29_sales_before_the_bankruptcy_stand);
    RUN(X15_to_the_bank_deeds_are_auctioned_one_by_one);
    RUN(X16_DP24_mortgages_are_cancelled);
    RUN(X17_get_out_cards_go_under_their_decks);
    RUN(X18_a_deed_without_bid_stays_with_the_bank);
    RUN(X19_who_is_bankrupt_has_left);
    RUN(X20_no_deed_belongs_to_who_has_left);
    RUN(G6_a_debt_stops_everybody_until_it_is_settled);
    return check_done();
}
