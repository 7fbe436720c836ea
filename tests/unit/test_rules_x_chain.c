/* test_rules_x_chain.c -- section X of the rules, X21-X28: debts that cause
 * others: several creditors and debtors, heirs, bids, the last one left. */
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

static void X21_DP30_pay_each_ends_with_the_first_unpaid(void)
{
    scene_begin("classic", NULL, 4);
    scene_do("roll; dice 4 6; end"); /* seat 1 draws: order 2, 3, 0 */
    scene_own(1, "mediterranean");
    scene.game.seats[1].cash = 60;
    scene_land(7, 1, 2);
    scene_do("draw 16");
    CHECK_INT(1550, scene_cash(2));
    CHECK_INT(10, scene_cash(1));
    CHECK_WAITS(PHASE_DEBT, 1);
    CHECK_INT(3, scene.game.debts[0].creditor);
    CHECK_INT(2, scene.game.debt_count);
    scene_do("bankrupt");
    CHECK_INT(1510, scene_cash(3));
    CHECK_INT(3, scene_owner("mediterranean"));
    CHECK_INT(1500, scene_cash(0));
    CHECK_INT(0, scene.game.debt_count);
    CHECK_WAITS(PHASE_TURN, 2);
}

static void X21_who_raises_the_money_pays_one_after_the_other(void)
{
    scene_begin("classic", NULL, 4);
    scene_own(0, "mediterranean baltic reading");
    scene.game.seats[0].cash = 60;
    scene_land(7, 1, 2);
    scene_do("draw 16");
    CHECK_WAITS(PHASE_DEBT, 0);
    scene_do("mortgage mediterranean");
    CHECK_WAITS(PHASE_DEBT, 0);
    scene_do("mortgage baltic");
    CHECK_INT(20, scene_cash(0));
    CHECK_INT(1550, scene_cash(2));
    CHECK_INT(3, scene.game.debts[0].creditor);
    scene_do("mortgage reading");
    CHECK_INT(70, scene_cash(0));
    CHECK_INT(1550, scene_cash(3));
    CHECK_WAITS(PHASE_END, 0);
}

static void X21_the_switch_shared_gives_each_creditor_his_part(void)
{
    scene_begin("classic", "several_creditors=shared", 4);
    scene_own(0, "mediterranean");
    scene_mortgage("mediterranean");
    scene.game.seats[0].cash = 62;
    scene_land(7, 1, 2);
    scene_do("draw 16");
    CHECK_WAITS(PHASE_DEBT, 0);
    CHECK_INT(62, scene_cash(0));
    CHECK_INT(3, scene.game.debt_count);
    scene_do("bankrupt");
    CHECK_INT(1520, scene_cash(1));
    CHECK_INT(1521, scene_cash(2));
    CHECK_INT(1521, scene_cash(3));
    CHECK_WAITS(PHASE_AUCTION, 1); /* the bank auctions, clear of the mortgage */
    CHECK_INT(0, scene_mortgaged("mediterranean"));
}

static void X21_the_switch_shared_pays_all_as_soon_as_the_sum_is_there(void)
{
    scene_begin("classic", "several_creditors=shared", 4);
    scene_own(0, "reading");
    scene.game.seats[0].cash = 62;
    scene_land(7, 1, 2);
    scene_do("draw 16");
    CHECK_WAITS(PHASE_DEBT, 0);
    CHECK_REFUSED(REFUSAL_SOLVENT, "bankrupt");
    scene_do("mortgage reading");
    CHECK_INT(12, scene_cash(0));
    for (SeatId seat = 1; seat < 4; seat++) CHECK_INT(1550, scene_cash(seat));
    CHECK_WAITS(PHASE_END, 0);
}

static void X22_DP11_each_payer_is_a_debtor_of_the_drawer_in_order(void)
{
    scene_begin("classic", NULL, 4);
    scene_own(1, "reading");
    scene_own(2, "boardwalk");
    scene.game.seats[1].cash = 9;
    scene.game.seats[2].cash = 0;
    scene_land(2, 1, 2);
    scene_do("draw 12");
    CHECK_WAITS(PHASE_DEBT, 1);
    CHECK_INT(1500 + 200, scene_cash(0)); /* past GO; nobody has paid yet */
    CHECK_INT(1500, scene_cash(3));
    scene_do("mortgage reading");
    CHECK_INT(99, scene_cash(1));
    CHECK_WAITS(PHASE_DEBT, 2);
    scene_do("mortgage boardwalk");
    CHECK_INT(190, scene_cash(2));
    CHECK_INT(1490, scene_cash(3));
    CHECK_INT(1730, scene_cash(0));
    CHECK_WAITS(PHASE_END, 0);
}

static void X23_several_payers_ruined_by_one_card(void)
{
    scene_begin("classic", NULL, 4);
    scene_own(1, "mediterranean");
    scene_mortgage("mediterranean");
    scene.game.seats[1].cash = 9;
    scene.game.seats[2].cash = 4;
    scene_land(17, 1, 1);
    scene_do("draw 12; bankrupt");
    CHECK_INT(1509, scene_cash(0));
    CHECK_INT(0, scene_owner("mediterranean"));
    CHECK_WAITS(PHASE_DEBT, 2);
    scene_do("bankrupt");
    CHECK_INT(1509 + 4 + 10, scene_cash(0));
    CHECK_WAITS(PHASE_HEIR, 0); /* the mortgaged deed, after all have paid */
    scene_do("keep mediterranean");
    CHECK_INT(1523 - 3, scene_cash(0));
    CHECK_INT(2, game_seats_left(&scene.game));
    CHECK_WAITS(PHASE_TURN, 0); /* doubles: the drawer's turn continues */
    scene_put(0, 20);
    scene_do("roll; dice 4 6");
    CHECK_INT(1, scene.game.seats[1].left);
    CHECK_INT(2, scene.game.seats[2].left);
}

/* Seat 0 is bankrupt to seat 1, who cannot pay the fees of the inheritance. */
static void cascade(int seats)
{
    scene_begin("classic", NULL, seats);
    scene_own(0, "baltic short-line");
    scene_own(1, "boardwalk");
    scene_own(2, "mediterranean");
    scene_mortgage("baltic");
    scene_mortgage("short-line");
    scene.game.seats[0].cash = 2;
    scene.game.seats[1].cash = 0;
    scene_land(39, 1, 2);
    scene_do("bankrupt");
}

static void X24_DP25_the_heir_may_go_bankrupt_by_the_fees(void)
{
    cascade(4);
    CHECK_WAITS(PHASE_HEIR, 1);
    CHECK_REFUSED(REFUSAL_TOO_POOR, "redeem baltic");
    scene_mortgage("boardwalk"); /* nothing left to raise */
    scene_do("keep baltic");
    CHECK_WAITS(PHASE_DEBT, 1);
    CHECK_INT(BANK, scene.game.debts[0].creditor);
    scene_do("bankrupt");
    CHECK_INT(0, scene.game.inherited);
    CHECK_WAITS(PHASE_AUCTION, 2);
    CHECK_INT(scene_deed("baltic"), scene.game.auction.deed);
    CHECK_INT(0, scene_mortgaged("baltic"));
    scene_do("bid 1; pass");
    CHECK_INT(scene_deed("short-line"), scene.game.auction.deed);
    scene_do("pass; bid 2");
    CHECK_INT(scene_deed("boardwalk"), scene.game.auction.deed);
    scene_do("pass; pass");
    CHECK_INT(2, scene_owner("baltic"));
    CHECK_INT(3, scene_owner("short-line"));
    CHECK_INT(BANK, scene_owner("boardwalk"));
    CHECK_INT(1498, scene_cash(3));
    CHECK_WAITS(PHASE_TURN, 2);
}

static void X24_a_solvent_heir_raises_the_fees(void)
{
    cascade(4);
    scene_do("keep baltic");
    CHECK_WAITS(PHASE_DEBT, 1); /* 2 inherited, 3 due */
    CHECK_REFUSED(REFUSAL_SOLVENT, "bankrupt");
    scene_do("mortgage boardwalk");
    CHECK_INT(2 + 200 - 3, scene_cash(1));
    scene_do("redeem short-line");
    CHECK_INT(199 - 110, scene_cash(1));
    CHECK_WAITS(PHASE_TURN, 1);
}

static void X25_DP03_a_bid_beyond_all_means_is_refused(void)
{
    scene_begin("classic", NULL, 3);
    scene_own(1, "reading");
    scene.game.seats[1].cash = 10;
    scene_land(39, 1, 2);
    scene_do("decline");
    CHECK_REFUSED(REFUSAL_BID_HIGH, "bid 111");
    scene_do("bid 110; pass; pass");
    CHECK_WAITS(PHASE_DEBT, 1);
    CHECK_INT(BANK, scene_owner("boardwalk"));
    CHECK_REFUSED(REFUSAL_NOT_OWNER, "mortgage boardwalk");
    CHECK_REFUSED(REFUSAL_SOLVENT, "bankrupt");
    scene_do("mortgage reading");
    CHECK_INT(1, scene_owner("boardwalk"));
    CHECK_INT(0, scene_cash(1));
    CHECK_WAITS(PHASE_END, 0);
}

static void X25_a_ruinous_bid_is_auctioned_again_with_the_rest(void)
{
    scene_begin("classic", "bid_limit=none", 3);
    scene_own(1, "reading");
    scene_mortgage("reading");
    scene.game.seats[1].cash = 10;
    scene_land(39, 1, 2);
    scene_do("decline; bid 5000; pass; pass");
    CHECK_WAITS(PHASE_DEBT, 1);
    scene_do("bankrupt");
    CHECK_INT(10, scene_paid(1, BANK, REASON_ESTATE));
    CHECK_WAITS(PHASE_AUCTION, 2);
    CHECK_INT(scene_deed("reading"), scene.game.auction.deed);
    scene_do("bid 3; pass");
    CHECK_INT(scene_deed("boardwalk"), scene.game.auction.deed);
    scene_do("pass; bid 8");
    CHECK_INT(2, scene_owner("reading"));
    CHECK_INT(0, scene_owner("boardwalk"));
    CHECK_INT(1492, scene_cash(0));
    CHECK_INT(1497, scene_cash(2));
    CHECK_WAITS(PHASE_END, 0); /* the lander's turn continues */
}

static void X26_the_last_bankruptcy_ends_the_game_at_once(void)
{
    ruin_by_tax(2);
    CHECK_WAITS(PHASE_OVER, NOBODY);
    CHECK_INT(1, scene.game.winner);
    CHECK_INT(0, scene.game.estate);
    CHECK_INT(BANK, scene_owner("baltic"));
    CHECK_INT(0, scene_events(EVENT_AUCTION_BEGAN));
    CHECK_INT(1500, scene_cash(1));
    owe_fifty(2, NULL, 0, "mediterranean");
    scene_mortgage("mediterranean");
    scene_do("bankrupt");
    CHECK_WAITS(PHASE_OVER, NOBODY);
    CHECK_INT(1, scene_owner("mediterranean"));
    CHECK_INT(1500, scene_cash(1)); /* the fee lapses */
}

static void X26_a_cascade_that_leaves_one_ends_the_game(void)
{
    cascade(3);
    scene_mortgage("boardwalk");
    scene_do("keep baltic; bankrupt");
    CHECK_WAITS(PHASE_OVER, NOBODY);
    CHECK_INT(2, scene.game.winner);
    CHECK_INT(0, scene.game.inherited);
    CHECK_INT(BANK, scene_owner("boardwalk"));
}

static void X27_the_turn_passes_to_the_left(void)
{
    scene_begin("classic", NULL, 3);
    scene.game.seats[0].cash = 0;
    scene_land(4, 2, 2);
    scene_do("bankrupt");
    CHECK_WAITS(PHASE_TURN, 1); /* no further throw after doubles */
    scene_begin("classic", NULL, 3);
    scene_do("resign 1");
    CHECK_WAITS(PHASE_TURN, 1);
}

static void X28_unclaimed_rents_lapse_with_their_owner(void)
{
    scene_begin("classic", "rent_claim=second", 3);
    scene_own(1, "boardwalk");
    scene_land(39, 1, 2);
    CHECK_INT(1, scene.game.claim_count);
    CHECK_INT(1500, scene_cash(0));
    scene_do("resign 2; pass; pass");
    CHECK_INT(0, scene.game.claim_count);
    CHECK_INT(1500, scene_cash(0));
    CHECK_WAITS(PHASE_END, 0);
}

/* The creditor's money after a debtor with 100 owed 200 and had nothing else. */
static Money creditor_after(const char *rule)
{
    char rules[200];
    snprintf(rules, sizeof rules, "debt=before_end,bankrupt=debtor,estate_debt=%s", rule);
    scene_begin("classic", rules, 3);
    scene_own(1, "boardwalk");
    scene_own(1, "park-place");
    scene_build("park-place", 1);
    scene_build("boardwalk", 1);
    scene.game.seats[0].cash = 40;
    scene_land(4, 1, 2); /* 200 to the bank first */
    CHECK_INT(-160, scene_cash(0));
    scene.game.step = scene.game.phase = PHASE_TURN;
    scene_land(39, 1, 2);
    CHECK_INT(-360, scene_cash(0));
    scene_do("bankrupt");
    CHECK_INT(0, scene_cash(0));
    return scene_cash(1);
}

static void X29_the_creditor_keeps_all_gives_back_or_takes_over_the_balance(void)
{
    CHECK_INT(1700, creditor_after("whole"));
    CHECK_INT(1500, creditor_after("available"));
    CHECK_INT(1700 - 360, creditor_after("negative"));
}

static void X15_F18_a_winner_pays_before_the_next_auction(void)
{
    scene_begin("classic", NULL, 3);
    scene_own(0, "baltic boardwalk");
    scene_own(1, "reading");
    scene_mortgage("boardwalk");
    scene.game.seats[0].cash = 0;
    scene.game.seats[1].cash = 10;
    scene_land(4, 1, 2);
    scene_do("bankrupt; bid 50; pass");
    CHECK_WAITS(PHASE_DEBT, 1);
    CHECK_INT(BANK, scene_owner("baltic"));
    CHECK_INT(0, scene.game.auction.open);
    scene_do("mortgage reading");
    CHECK_INT(1, scene_owner("baltic"));
    CHECK_INT(60, scene_cash(1));
    CHECK_WAITS(PHASE_AUCTION, 1);
    CHECK_INT(scene_deed("boardwalk"), scene.game.auction.deed);
}

static void X25_a_bidder_ruined_in_an_estate_adds_his_deeds_to_it(void)
{
    scene_begin("classic", "bid_limit=none", 4);
    scene_own(0, "baltic boardwalk");
    scene_own(1, "reading");
    scene_mortgage("boardwalk");
    scene_mortgage("reading");
    scene.game.seats[0].cash = 0;
    scene.game.seats[1].cash = 10;
    scene_land(4, 1, 2);
    scene_do("bankrupt; bid 999; pass; pass; bankrupt");
    CHECK_INT(2, scene.game.left_count);
    static const char *const order[] = {"baltic", "reading", "boardwalk"};
    for (int i = 0; i < 3; i++) {
        CHECK_WAITS(PHASE_AUCTION, 2);
        CHECK_INT(scene_deed(order[i]), scene.game.auction.deed);
        scene_do("pass; bid 1");
        CHECK_INT(3, scene_owner(order[i]));
        CHECK_INT(0, scene_mortgaged(order[i]));
    }
    CHECK_INT(1497, scene_cash(3));
    CHECK_WAITS(PHASE_TURN, 2);
}

static void X21_the_creditor_of_a_pay_each_card_inherits_mortgages(void)
{
    scene_begin("classic", NULL, 4);
    scene_own(0, "boardwalk");
    scene_mortgage("boardwalk");
    scene.game.seats[0].cash = 50;
    scene_land(7, 1, 2);
    scene_do("draw 16; bankrupt");
    CHECK_INT(1550, scene_cash(1));
    CHECK_INT(1500, scene_cash(2));
    CHECK_WAITS(PHASE_HEIR, 2);
    scene_do("redeem boardwalk");
    CHECK_INT(1280, scene_cash(2));
    CHECK_INT(1500, scene_cash(3));
    CHECK_WAITS(PHASE_TURN, 1);
}

static void X22_T06_the_last_bankruptcy_allowed_ends_the_card(void)
{
    scene_begin("classic", "end_bankruptcies=1", 4);
    scene.game.seats[1].cash = 3;
    scene_land(17, 1, 2);
    scene_do("draw 12; bankrupt");
    CHECK_WAITS(PHASE_OVER, NOBODY);
    CHECK_INT(1503, scene_cash(0));
    CHECK_INT(1500, scene_cash(2)); /* not asked any more */
    CHECK_INT(0, scene.game.debt_count);
    CHECK_INT(0, scene.game.winner);
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(X21_DP30_pay_each_ends_with_the_first_unpaid);
    RUN(X21_who_raises_the_money_pays_one_after_the_other);
    RUN(X21_the_switch_shared_gives_each_creditor_his_part);
    RUN(X21_the_switch_shared_pays_all_as_soon_as_the_sum_is_there);
    RUN(X22_DP11_each_payer_is_a_debtor_of_the_drawer_in_order);
    RUN(X23_several_payers_ruined_by_one_card);
    RUN(X24_DP25_the_heir_may_go_bankrupt_by_the_fees);
    RUN(X24_a_solvent_heir_raises_the_fees);
    RUN(X25_DP03_a_bid_beyond_all_means_is_refused);
    RUN(X25_a_ruinous_bid_is_auctioned_again_with_the_rest);
    RUN(X26_the_last_bankruptcy_ends_the_game_at_once);
    RUN(X26_a_cascade_that_leaves_one_ends_the_game);
    RUN(X27_the_turn_passes_to_the_left);
    RUN(X29_the_creditor_keeps_all_gives_back_or_takes_over_the_balance);
    RUN(X28_unclaimed_rents_lapse_with_their_owner);
    RUN(X15_F18_a_winner_pays_before_the_next_auction);
    RUN(X25_a_bidder_ruined_in_an_estate_adds_his_deeds_to_it);
    RUN(X21_the_creditor_of_a_pay_each_card_inherits_mortgages);
    RUN(X22_T06_the_last_bankruptcy_allowed_ends_the_card);
    return check_done();
}
