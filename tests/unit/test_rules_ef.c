/* test_rules_ef.c -- rules E01-E10: buying from the bank; F01-F18: auctions. */
#include "unit/scene.h"

static SeatId owner_of(const char *word)
{
    return scene.game.holdings[scene_deed(word)].owner;
}

/* ---- E: buying ------------------------------------------------------------------ */

static void E01_landing_gives_the_right_to_buy_at_the_printed_price(void)
{
    static const Money prices[] = {60,  60,  200, 100, 100, 120, 140, 150, 140, 160,
                                   200, 180, 180, 200, 220, 220, 240, 200, 260, 260,
                                   150, 280, 300, 300, 320, 200, 350, 400};
    scene_begin("classic", NULL, 2);
    Game fresh = scene.game;
    CHECK_INT(28, scene.edition.deed_count);
    for (DeedId deed = 0; deed < 28; deed++) {
        scene.game = fresh;
        CHECK(scene_land(scene.edition.deeds[deed].space, 1, 2));
        CHECK_WAITS(PHASE_BUY, 0);
        Money before = scene_cash(0);
        CHECK(scene_do("buy"));
        CHECK_INT(before - prices[deed], scene_cash(0));
        CHECK_INT(0, scene.game.holdings[deed].owner);
        CHECK_WAITS(PHASE_END, 0);
    }
}

static void E02_the_price_is_paid_at_once_in_full_for_a_free_deed(void)
{
    scene_begin("classic", NULL, 2);
    scene.game.seats[0].cash = 119;
    CHECK(scene_land(9, 1, 3));
    CHECK_REFUSED(REFUSAL_TOO_POOR, "buy");
    scene.game.seats[0].cash = 120;
    CHECK(scene_do("buy"));
    CHECK_INT(0, scene_cash(0));
    CHECK_INT(0, owner_of("connecticut"));
    CHECK_INT(0, scene.game.holdings[scene_deed("connecticut")].mortgaged);
    CHECK_INT(BANK, scene_event(EVENT_PAID, 0).other);
    CHECK_INT(REASON_PRICE, scene_event(EVENT_PAID, 0).reason);
}

static void E03_the_buyer_may_raise_cash_first(void)
{
    scene_begin("classic", NULL, 2);
    scene_own(0, "reading mediterranean baltic water");
    scene_build("baltic", 1);
    scene.game.seats[0].cash = 0;
    CHECK(scene_land(39, 1, 3));
    CHECK_REFUSED(REFUSAL_NOT_OWNER, "mortgage boardwalk");
    CHECK(scene_do("mortgage reading; sell baltic; offer 2 give water take 275; accept"));
    CHECK_WAITS(PHASE_BUY, 0);
    CHECK_INT(400, scene_cash(0));
    CHECK(scene_do("buy"));
    CHECK_INT(0, scene_cash(0));
    CHECK_INT(0, owner_of("boardwalk"));
}

static void E04_who_does_not_buy_causes_an_auction_at_once(void)
{
    scene_begin("classic", NULL, 3);
    CHECK(scene_land(6, 1, 3) && scene_do("decline"));
    CHECK_INT(1, scene_events(EVENT_AUCTION_BEGAN));
    CHECK_WAITS(PHASE_AUCTION, 1);
    CHECK_INT(scene_deed("oriental"), scene.game.auction.deed);
}

static void E04_also_for_lack_of_cash(void)
{
    scene_begin("classic", NULL, 3);
    scene.game.seats[0].cash = 30;
    CHECK(scene_land(6, 1, 3));
    CHECK_WAITS(PHASE_BUY, 0);
    CHECK_REFUSED(REFUSAL_TOO_POOR, "buy");
    CHECK(scene_do("decline"));
    CHECK_WAITS(PHASE_AUCTION, 1);
}

static void E04_auctions_can_be_switched_off(void)
{
    scene_begin("classic", "auction=off", 3); /* promise G3 */
    CHECK(scene_land(6, 1, 3) && scene_do("decline"));
    CHECK_WAITS(PHASE_END, 0);
    CHECK_INT(BANK, owner_of("oriental"));
}

static void E05_squares_reached_by_cards_can_be_bought(void)
{
    static const struct {
        int card, to;
        Money price;
    } rides[] = {{2, 24, 240}, {3, 11, 140}, {4, 5, 200},  {5, 39, 400},
                 {6, 25, 200}, {7, 25, 200}, {8, 28, 150}, {9, 19, 200}};
    scene_begin("classic", NULL, 2);
    Game fresh = scene.game;
    for (int i = 0; i < 8; i++) {
        char words[20];
        snprintf(words, sizeof words, "draw %d", rides[i].card);
        scene.game = fresh;
        CHECK(scene_land(22, 1, 3) && scene_do(words));
        CHECK_INT(rides[i].to, scene.game.seats[0].space);
        CHECK_WAITS(PHASE_BUY, 0);
        Money before = scene_cash(0);
        CHECK(scene_do("buy"));
        CHECK_INT(before - rides[i].price, scene_cash(0));
    }
}

static void E06_there_is_no_waiting_lap(void)
{
    scene_begin("classic", NULL, 2);
    CHECK(scene_do("roll; dice 1 2; buy"));
    CHECK_INT(0, owner_of("baltic"));
    scene_begin("classic", "buy_after_laps=1", 2); /* U05 as a house rule */
    CHECK(scene_do("roll; dice 1 2"));
    CHECK_WAITS(PHASE_END, 0);
    CHECK(scene_do("end"));
    CHECK(scene_land(1, 1, 3)); /* has gone round */
    CHECK_WAITS(PHASE_BUY, 1);
}

static void E07_an_unsold_deed_is_offered_again(void)
{
    scene_begin("classic", NULL, 2);
    CHECK(scene_land(6, 1, 3) && scene_do("decline; pass; pass"));
    CHECK_INT(BANK, owner_of("oriental"));
    CHECK(scene_do("end"));
    CHECK(scene_land(6, 1, 3));
    CHECK_WAITS(PHASE_BUY, 1);
    CHECK(scene_do("buy"));
    CHECK_INT(1, owner_of("oriental"));
}

static void E08_the_bank_sells_only_by_landing_or_auction(void)
{
    scene_begin("classic", NULL, 2);
    scene_put(0, 6);
    CHECK_REFUSED(REFUSAL_NOT_NOW, "buy");
    CHECK_REFUSED(REFUSAL_TRADE_NOT_THEIRS, "offer 2 give 100 take oriental");
    Action action = action_of(&scene.game, ACTION_OFFER);
    action.other = BANK;
    action.deal.give_money = 1000;
    action.deal.take = DEED_BIT(scene_deed("oriental"));
    CHECK_INT(REFUSAL_TRADE_GONE, action_check(&scene.edition, &scene.game, &action));
    CHECK(scene_land(10, 1, 3));
    CHECK_REFUSED(REFUSAL_NOT_NOW, "buy");
}

static void E09_one_player_may_own_every_deed(void)
{
    scene_begin("classic", NULL, 2);
    scene.game.seats[0].cash = 10000;
    for (DeedId deed = 0; deed < 28; deed++) {
        scene.game.step = scene.game.phase = PHASE_TURN;
        CHECK(scene_land(scene.edition.deeds[deed].space, 1, 2) && scene_do("buy"));
    }
    CHECK(scene.game.seats[0].deeds == DEED_BIT(28) - 1);
    CHECK_INT(10000 - 5690 + 200, scene_cash(0)); /* past GO to space 1 */
}

static void E10_in_jail_one_cannot_buy_but_bid_and_trade(void)
{
    scene_begin("classic", NULL, 2);
    scene_own(1, "water");
    scene_jail(0, 0);
    CHECK_REFUSED(REFUSAL_NOT_NOW, "buy");
    CHECK(scene_do("offer 2 give 100 take water; accept"));
    CHECK_INT(0, owner_of("water"));
    CHECK(scene_do("roll; dice 1 2; end"));
    CHECK(scene_land(6, 1, 3) && scene_do("decline"));
    CHECK_WAITS(PHASE_AUCTION, 0);
    CHECK(scene_do("bid 20; pass"));
    CHECK_INT(0, owner_of("oriental"));
    CHECK_INT(1500 - 100 - 20, scene_cash(0));
    CHECK_INT(1, scene.game.seats[0].in_jail);
}

/* ---- F: auctions ------------------------------------------------------------------ */

/* Seat 0 declines Oriental Avenue (100); seat 1 is asked. */
static void begin_auction(const char *rules, int seats)
{
    scene_begin("classic", rules, seats);
    CHECK(scene_land(6, 1, 3) && scene_do("decline"));
    CHECK_WAITS(PHASE_AUCTION, 1);
}

/* Seat 0 of `seats` owns these deeds, all mortgaged, and is ruined by the tax. */
static void begin_estate(int seats, const char *deeds)
{
    scene_begin("classic", NULL, seats);
    scene_own(0, deeds);
    for (DeedId deed = 0; deed < 28; deed++)
        game_set_mortgaged(&scene.game, deed, scene.game.holdings[deed].owner == 0);
    scene.game.seats[0].cash = 99;
    CHECK(scene_land(38, 1, 3));
    CHECK_WAITS(PHASE_DEBT, 0);
}

static void F01_auction_after_a_refusal_and_after_bankruptcy_to_the_bank(void)
{
    begin_auction(NULL, 2);
    CHECK_INT(1, scene.game.auction.open);
    begin_estate(3, "reading");
    CHECK(scene_do("bankrupt"));
    CHECK_WAITS(PHASE_AUCTION, 1);
    CHECK_INT(scene_deed("reading"), scene.game.auction.deed);
    CHECK_INT(BANK, owner_of("reading"));
}

static void F02_everybody_may_bid_also_the_refuser_and_the_jailed(void)
{
    scene_begin("classic", NULL, 4);
    scene_jail(2, 1);
    CHECK(scene_land(6, 1, 3) && scene_do("decline"));
    for (SeatId seat = 1; seat <= 4; seat++) {
        char words[20];
        CHECK_WAITS(PHASE_AUCTION, seat % 4);
        snprintf(words, sizeof words, "bid %d", seat);
        CHECK(scene_do(words));
    }
    CHECK(scene_do("pass; pass; pass"));
    CHECK_INT(0, owner_of("oriental"));
    CHECK_INT(1496, scene_cash(0));
}

static void F03_any_opening_bid_from_one_on(void)
{
    begin_auction(NULL, 2); /* DP-02 */
    Action action = action_of(&scene.game, ACTION_BID);
    CHECK_INT(REFUSAL_BID_LOW, action_check(&scene.edition, &scene.game, &action));
    action.amount = -5;
    CHECK_INT(REFUSAL_BID_LOW, action_check(&scene.edition, &scene.game, &action));
    CHECK(scene_do("bid 1; pass"));
    CHECK_INT(1499, scene_cash(1));
    begin_auction("auction_minimum=10", 2);
    CHECK_REFUSED(REFUSAL_BID_LOW, "bid 9");
    CHECK(scene_do("bid 10; bid 11; pass")); /* only the first bid */
    CHECK_INT(1489, scene_cash(0));
}

static void F04_each_bid_exceeds_the_last_by_at_least_one(void)
{
    Money least, most;
    begin_auction(NULL, 2);
    CHECK(scene_do("bid 50"));
    CHECK_WAITS(PHASE_AUCTION, 0);
    CHECK_REFUSED(REFUSAL_BID_LOW, "bid 49");
    CHECK_REFUSED(REFUSAL_BID_LOW, "bid 50");
    CHECK(legal_bid_range(&scene.edition, &scene.game, &least, &most));
    CHECK_INT(51, least);
    CHECK_INT(1500, most);
    CHECK(scene_do("bid 51"));
}

static void F05_bids_go_round_and_a_pass_is_final(void)
{
    begin_auction(NULL, 3);
    CHECK(scene_do("pass; bid 5; bid 6"));
    CHECK_WAITS(PHASE_AUCTION, 2); /* not seat 1 again */
    CHECK(scene_do("bid 7"));
    CHECK_WAITS(PHASE_AUCTION, 0);
    CHECK(scene_do("pass"));
    CHECK_INT(2, owner_of("oriental"));
}

static void F05_who_cannot_raise_a_bid_is_not_asked(void)
{
    scene_begin("classic", NULL, 3);
    scene.game.seats[1].cash = 0;
    CHECK(scene_land(6, 1, 3) && scene_do("decline"));
    CHECK_WAITS(PHASE_AUCTION, 2);
    CHECK_INT(1, scene_event(EVENT_PASSED, 0).seat);
}

static void F06_the_highest_bidder_pays_the_bank_and_gets_the_deed(void)
{
    begin_auction(NULL, 3);
    CHECK(scene_do("bid 40; bid 60; pass; pass"));
    CHECK_INT(2, scene_event(EVENT_AUCTION_WON, 0).seat);
    CHECK_INT(60, scene_event(EVENT_AUCTION_WON, 0).amount);
    CHECK_INT(1440, scene_cash(2));
    CHECK_INT(1500, scene_cash(0));
    CHECK_INT(1500, scene_cash(1));
    CHECK_INT(2, owner_of("oriental"));
    CHECK_WAITS(PHASE_END, 0);
}

static void F07_the_price_may_lie_below_or_above_the_printed_one(void)
{
    begin_auction(NULL, 2);
    CHECK(scene_do("bid 99; pass"));
    CHECK_INT(1401, scene_cash(1));
    begin_auction(NULL, 2);
    CHECK(scene_do("bid 700; pass"));
    CHECK_INT(800, scene_cash(1));
    CHECK_INT(1, owner_of("oriental"));
}

static void F08_without_a_bid_nobody_pays_and_the_deed_stays_with_the_bank(void)
{
    begin_auction(NULL, 3);
    CHECK(scene_do("pass; pass; pass"));
    CHECK_INT(1, scene_events(EVENT_AUCTION_UNSOLD));
    CHECK_INT(BANK, owner_of("oriental"));
    for (SeatId seat = 0; seat < 3; seat++) CHECK_INT(1500, scene_cash(seat));
    CHECK_WAITS(PHASE_END, 0);
}

/* Seat 1 with 10 in cash and Reading (loan 100) wins Oriental for 110. */
static void win_without_cash(void)
{
    scene_begin("classic", NULL, 2);
    scene_own(1, "reading");
    scene.game.seats[1].cash = 10;
    CHECK(scene_land(6, 1, 3) && scene_do("decline; bid 110; pass"));
    CHECK_WAITS(PHASE_DEBT, 1);
}

static void F09_a_bid_is_binding(void)
{
    win_without_cash();
    CHECK_INT(110, scene.game.debts[0].amount);
    CHECK_INT(BANK, scene.game.debts[0].creditor);
    CHECK_REFUSED(REFUSAL_SOLVENT, "bankrupt");
    CHECK_REFUSED(REFUSAL_NOT_NOW, "pass");
    CHECK_INT(BANK, owner_of("oriental")); /* handed over when paid */
    CHECK(scene_do("mortgage reading"));
    CHECK_INT(0, scene_cash(1));
    CHECK_INT(1, owner_of("oriental"));
    CHECK_WAITS(PHASE_END, 0);
}

static void F10_the_deed_under_auction_cannot_be_mortgaged_to_pay(void)
{
    win_without_cash();
    CHECK_REFUSED(REFUSAL_NOT_OWNER, "mortgage oriental");
}

static void F11_no_bid_above_what_the_bidder_could_raise(void)
{
    Money least, most;
    scene_begin("classic", NULL, 2); /* DP-03: 100 + 2 houses at 25 + 100, none for Short Line */
    scene_own(1, "mediterranean baltic reading short-line");
    scene_mortgage("short-line");
    scene_build("mediterranean", 1);
    scene_build("baltic", 1);
    scene.game.seats[1].cash = 100;
    CHECK(scene_land(6, 1, 3) && scene_do("decline"));
    Money limit = 100 + 2 * 25 + 30 + 30 + 100;
    CHECK(legal_bid_range(&scene.edition, &scene.game, &least, &most));
    CHECK_INT(limit, most);
    CHECK_REFUSED(REFUSAL_BID_HIGH, "bid 311");
    CHECK(scene_do("bid 310"));
}

static void F11_bid_limit_cash(void)
{
    scene_begin("classic", "bid_limit=cash", 2);
    scene_own(1, "reading");
    scene.game.seats[1].cash = 10;
    CHECK(scene_land(6, 1, 3) && scene_do("decline"));
    CHECK_REFUSED(REFUSAL_BID_HIGH, "bid 11");
    CHECK(scene_do("bid 10"));
}

static void F11_bid_limit_none_may_ruin_the_bidder(void)
{
    begin_auction("bid_limit=none", 3);
    CHECK(scene_do("bid 1501; pass; pass"));
    CHECK_WAITS(PHASE_DEBT, 1);
    CHECK_INT(BANK, owner_of("oriental"));
    CHECK(scene_do("bankrupt"));
    CHECK_INT(0, scene.game.alive >> 1 & 1);
    CHECK_WAITS(PHASE_AUCTION, 2); /* Oriental again (X25) */
    CHECK_INT(scene_deed("oriental"), scene.game.auction.deed);
}

static void F12_the_auction_ends_before_the_lander_throws_again(void)
{
    scene_begin("classic", NULL, 2);
    CHECK(scene_land(6, 2, 2) && scene_do("decline"));
    CHECK_INT(REFUSAL_NOT_YOU, scene_may_as(0, "roll"));
    CHECK(scene_do("bid 10"));
    CHECK_REFUSED(REFUSAL_NOT_NOW, "roll");
    CHECK(scene_do("pass"));
    CHECK_WAITS(PHASE_TURN, 0);
    CHECK(scene_do("roll"));
}

static void F13_the_lander_owes_the_winner_no_rent(void)
{
    begin_auction(NULL, 2);
    CHECK(scene_do("bid 10; pass"));
    CHECK_INT(1500, scene_cash(0));
    CHECK_INT(1490, scene_cash(1));
    CHECK_WAITS(PHASE_END, 0);
}

static void F14_several_deeds_are_auctioned_one_at_a_time(void)
{
    begin_estate(3, "boardwalk reading baltic");
    CHECK(scene_do("bankrupt; bid 5"));
    CHECK_INT(scene_deed("baltic"), scene.game.auction.deed);
    CHECK(scene_do("pass"));
    CHECK_INT(1, owner_of("baltic"));
    CHECK_INT(BANK, owner_of("reading"));
    CHECK_INT(1, scene_events(EVENT_AUCTION_BEGAN));
}

static void F15_in_board_order(void)
{
    static const char *const order[] = {"baltic", "reading", "boardwalk"};
    begin_estate(3, "boardwalk reading baltic");
    CHECK(scene_do("bankrupt"));
    for (int i = 0; i < 3; i++) {
        CHECK_INT(scene_deed(order[i]), scene.game.auction.deed);
        CHECK(scene_do("pass; pass"));
    }
    CHECK_WAITS(PHASE_TURN, 1);
}

static void F16_an_auctioned_deed_is_free_of_its_mortgage(void)
{
    begin_estate(3, "reading"); /* DP-24 */
    CHECK(scene_do("bankrupt; bid 5; pass"));
    CHECK_INT(1, owner_of("reading"));
    CHECK_INT(0, scene.game.holdings[scene_deed("reading")].mortgaged);
    CHECK_INT(1495, scene_cash(1)); /* no fee */
}

static void F17_of_equal_bids_the_earlier_stands(void)
{
    begin_auction(NULL, 3);
    CHECK(scene_do("bid 100"));
    CHECK_REFUSED(REFUSAL_BID_LOW, "bid 100");
    CHECK(scene_do("pass; pass"));
    CHECK_INT(1, owner_of("oriental"));
}

static void F18_payment_is_due_before_the_next_auction_or_throw(void)
{
    begin_estate(3, "reading baltic");
    scene_own(1, "water");
    scene.game.seats[1].cash = 10;
    CHECK(scene_do("bankrupt; bid 85; pass"));
    CHECK_WAITS(PHASE_DEBT, 1);
    CHECK_INT(0, scene.game.auction.open);
    CHECK(scene_do("mortgage water"));
    CHECK_INT(0, scene_cash(1));
    CHECK_INT(1, owner_of("baltic"));
    CHECK_WAITS(PHASE_AUCTION, 1);
    CHECK_INT(scene_deed("reading"), scene.game.auction.deed);
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(E01_landing_gives_the_right_to_buy_at_the_printed_price);
    RUN(E02_the_price_is_paid_at_once_in_full_for_a_free_deed);
    RUN(E03_the_buyer_may_raise_cash_first);
    RUN(E04_who_does_not_buy_causes_an_auction_at_once);
    RUN(E04_also_for_lack_of_cash);
    RUN(E04_auctions_can_be_switched_off);
    RUN(E05_squares_reached_by_cards_can_be_bought);
    RUN(E06_there_is_no_waiting_lap);
    RUN(E07_an_unsold_deed_is_offered_again);
    RUN(E08_the_bank_sells_only_by_landing_or_auction);
    RUN(E09_one_player_may_own_every_deed);
    RUN(E10_in_jail_one_cannot_buy_but_bid_and_trade);
    RUN(F01_auction_after_a_refusal_and_after_bankruptcy_to_the_bank);
    RUN(F02_everybody_may_bid_also_the_refuser_and_the_jailed);
    RUN(F03_any_opening_bid_from_one_on);
    RUN(F04_each_bid_exceeds_the_last_by_at_least_one);
    RUN(F05_bids_go_round_and_a_pass_is_final);
    RUN(F05_who_cannot_raise_a_bid_is_not_asked);
    RUN(F06_the_highest_bidder_pays_the_bank_and_gets_the_deed);
    RUN(F07_the_price_may_lie_below_or_above_the_printed_one);
    RUN(F08_without_a_bid_nobody_pays_and_the_deed_stays_with_the_bank);
    RUN(F09_a_bid_is_binding);
    RUN(F10_the_deed_under_auction_cannot_be_mortgaged_to_pay);
    RUN(F11_no_bid_above_what_the_bidder_could_raise);
    RUN(F11_bid_limit_cash);
    RUN(F11_bid_limit_none_may_ruin_the_bidder);
    RUN(F12_the_auction_ends_before_the_lander_throws_again);
    RUN(F13_the_lander_owes_the_winner_no_rent);
    RUN(F14_several_deeds_are_auctioned_one_at_a_time);
    RUN(F15_in_board_order);
    RUN(F16_an_auctioned_deed_is_free_of_its_mortgage);
    RUN(F17_of_equal_bids_the_earlier_stands);
    RUN(F18_payment_is_due_before_the_next_auction_or_throw);
    return check_done();
}
