/* test_rules_q.c -- section Q of the rules: trades. */
#include "scene.h"

static const char light_blue[] = "oriental vermont connecticut";

static void Q01_deeds_cash_and_cards_change_hands(void)
{
    scene_begin("classic", NULL, 2);
    scene_own(0, "reading oriental");
    scene_own(1, "boardwalk");
    scene_hold(0, "chance");
    scene_hold(1, "chest");
    scene_do("offer 2 give reading oriental 300 chance-card take boardwalk 7 chest-card");
    CHECK_WAITS(PHASE_ANSWER, 1);
    scene_do("accept");
    CHECK_INT(1500 - 300 + 7, scene_cash(0));
    CHECK_INT(1500 + 300 - 7, scene_cash(1));
    CHECK_INT(1, scene_owner("reading"));
    CHECK_INT(1, scene_owner("oriental"));
    CHECK_INT(0, scene_owner("boardwalk"));
    CHECK_INT(1, scene.game.seats[0].release[1]);
    CHECK_INT(0, scene.game.seats[0].release[0]);
    CHECK_INT(1, scene.game.seats[1].release[0]);
    CHECK_WAITS(PHASE_TURN, 0);
}

static void Q02_no_deed_of_a_built_group_changes_hands(void)
{
    scene_begin("classic", NULL, 2);
    scene_own(0, light_blue);
    scene_own(1, "reading");
    scene_build("oriental", 1);
    CHECK_REFUSED(REFUSAL_TRADE_BUILT, "offer 2 give connecticut take reading");
    scene_do("floor 2");
    CHECK_REFUSED(REFUSAL_TRADE_BUILT, "offer 1 give reading take connecticut");
    scene_do("done; sell oriental");
    CHECK_INT(REFUSAL_NONE, scene_may("offer 2 give connecticut take reading"));
}

static void Q03_buildings_are_no_part_of_a_trade(void)
{
    scene_begin("classic", NULL, 2);
    scene_own(0, light_blue);
    scene_build("oriental", 1);
    scene_build("vermont", 1);
    scene_build("connecticut", 1);
    CHECK_REFUSED(REFUSAL_TRADE_BUILT, "offer 2 give oriental vermont connecticut take 1000");
}

/* Q04, Q05: a deal has no words for loans, later payments or free rents; a
 * sum one does not have is refused. */
static void Q04_nobody_gives_money_he_does_not_have(void)
{
    scene_begin("classic", NULL, 2);
    scene_own(1, "boardwalk");
    scene.game.seats[0].cash = 100;
    CHECK_REFUSED(REFUSAL_TRADE_MONEY, "offer 2 give 101 take boardwalk");
    CHECK_REFUSED(REFUSAL_TRADE_THEIR_MONEY, "offer 2 give 100 take 1501");
    scene_do("offer 2 give 100 take boardwalk; accept");
    CHECK_INT(0, scene_cash(0));
    CHECK_INT(0, scene.game.debt_count);
}

static void Q05_rent_is_due_right_after_a_trade(void)
{
    scene_begin("classic", NULL, 2);
    scene_own(0, "boardwalk");
    scene_do("offer 2 give boardwalk take 400; accept");
    scene_land(39, 1, 2);
    CHECK_INT(1900 - 50, scene_cash(0));
    CHECK_INT(1100 + 50, scene_cash(1));
}

static void Q06_trades_out_of_turn_and_from_jail(void)
{
    scene_begin("classic", NULL, 3);
    scene_own(2, "boardwalk");
    scene_jail(1, 0);
    scene_jail(2, 0);
    scene_do("floor 2; offer 3 give 400 take boardwalk");
    CHECK_WAITS(PHASE_ANSWER, 2);
    scene_do("accept");
    CHECK_INT(1, scene_owner("boardwalk"));
    CHECK_INT(1900, scene_cash(2));
    CHECK_WAITS(PHASE_FLOOR, 1);
}

static void Q06_not_while_a_landing_is_settled(void)
{
    scene_begin("classic", NULL, 3);
    scene_own(1, "reading");
    scene_land(39, 1, 2);
    CHECK_WAITS(PHASE_BUY, 0);
    CHECK_REFUSED(REFUSAL_BUSY, "floor 2");
    scene_do("offer 2 give 100 take reading"); /* the buyer may raise cash (E03) */
    CHECK_WAITS(PHASE_ANSWER, 1);
    scene_do("reject");
    CHECK_WAITS(PHASE_BUY, 0);
    scene_do("decline; pass; pass; pass");
    CHECK_WAITS(PHASE_END, 0);
}

static void Q07_both_consent_and_it_is_done_as_a_whole(void)
{
    scene_begin("classic", NULL, 3);
    scene_own(0, "reading");
    scene_own(1, "boardwalk");
    scene_do("offer 2 give reading 100 take boardwalk");
    CHECK_INT(0, scene_owner("reading"));
    CHECK_INT(1500, scene_cash(0));
    CHECK_INT(REFUSAL_NOT_YOU, scene_may_as(0, "accept"));
    CHECK_INT(REFUSAL_NOT_YOU, scene_may_as(2, "accept"));
    scene_do("reject");
    CHECK_INT(1, scene_event(EVENT_REJECTED, 0).seat);
    CHECK_INT(0, scene_owner("reading"));
    CHECK_INT(1, scene_owner("boardwalk"));
    CHECK_INT(1500, scene_cash(0));
    CHECK_WAITS(PHASE_TURN, 0);
}

static void Q08_both_have_what_they_promise(void)
{
    scene_begin("classic", NULL, 2);
    scene_own(1, "boardwalk");
    CHECK_REFUSED(REFUSAL_TRADE_NOT_YOURS, "offer 2 give reading take boardwalk");
    CHECK_REFUSED(REFUSAL_TRADE_NOT_YOURS, "offer 2 give chance-card take boardwalk");
    CHECK_REFUSED(REFUSAL_TRADE_NOT_THEIRS, "offer 2 give 10 take reading");
    CHECK_REFUSED(REFUSAL_TRADE_NOT_THEIRS, "offer 2 give 10 take chest-card");
    CHECK_REFUSED(REFUSAL_TRADE_SELF, "offer 1 give 10 take nothing");
    CHECK_REFUSED(REFUSAL_TRADE_EMPTY, "offer 2 give nothing take nothing");
}

static void Q09_DP27_gifts_are_allowed(void)
{
    scene_begin("classic", NULL, 2);
    scene_own(0, "boardwalk");
    scene_do("offer 2 give boardwalk take nothing; accept");
    CHECK_INT(1, scene_owner("boardwalk"));
    CHECK_INT(1500, scene_cash(0));
    CHECK_INT(1500, scene_cash(1));
}

static void Q10_a_trade_completes_a_group_at_once(void)
{
    scene_begin("classic", NULL, 2);
    scene_own(0, "oriental vermont");
    scene_own(1, "connecticut");
    scene_do("offer 2 give 120 take connecticut; accept; build connecticut");
    CHECK_INT(1, scene_level("connecticut"));
    CHECK_INT(1500 - 120 - 50, scene_cash(0));
    scene_do("sell connecticut; offer 2 give vermont take 1; accept");
    CHECK_REFUSED(REFUSAL_NOT_GROUP, "build connecticut");
}

/* Seat 0 owes seat 1 the 50 of Boardwalk and has 10. */
static void debtor(const char *deeds)
{
    scene_begin("classic", NULL, 3);
    scene_own(0, deeds);
    scene_own(1, "boardwalk");
    scene.game.seats[0].cash = 10;
    scene_land(39, 1, 2);
    CHECK_WAITS(PHASE_DEBT, 0);
}

static void Q11_a_debtor_trades_to_raise_the_money(void)
{
    debtor("reading");
    scene_do("offer 3 give reading take 150; accept");
    CHECK_INT(2, scene_owner("reading"));
    CHECK_INT(10 + 150 - 50, scene_cash(0));
    CHECK_INT(1550, scene_cash(1));
    CHECK_WAITS(PHASE_END, 0);
}

static void Q11_DP26_a_debtors_trade_brings_cash_and_the_mortgage_value(void)
{
    debtor("reading short-line");
    scene_own(2, "b-and-o");
    CHECK_REFUSED(REFUSAL_TRADE_DEBTOR, "offer 3 give reading take nothing");
    CHECK_REFUSED(REFUSAL_TRADE_DEBTOR, "offer 3 give 5 take nothing");
    CHECK_REFUSED(REFUSAL_TRADE_DEBTOR, "offer 3 give reading take 99");
    CHECK_REFUSED(REFUSAL_TRADE_DEBTOR, "offer 3 give reading take b-and-o");
    CHECK_INT(REFUSAL_NONE, scene_may("offer 3 give reading take 100"));
    CHECK_INT(REFUSAL_NONE, scene_may("offer 3 give reading take b-and-o 1"));
    CHECK_INT(REFUSAL_NONE, scene_may("offer 2 give reading take 100"));
    CHECK_INT(REFUSAL_NONE, scene_may("offer 3 give nothing take 40"));
}

static void Q11_DP26_holds_for_counter_offers_to_a_debtor(void)
{
    debtor("reading");
    scene_do("offer 3 give reading take 150");
    CHECK_REFUSED(REFUSAL_TRADE_DEBTOR, "counter give 99 take reading");
    scene_do("counter give 120 take reading");
    CHECK_WAITS(PHASE_ANSWER, 0);
    scene_do("accept");
    CHECK_INT(10 + 120 - 50, scene_cash(0));
}

static void Q12_no_trade_with_who_has_left(void)
{
    scene_begin("classic", NULL, 3);
    scene_own(1, "boardwalk");
    scene_do("resign 2");
    scene_do("pass; pass");
    CHECK_REFUSED(REFUSAL_TRADE_GONE, "offer 2 give 100 take nothing");
    CHECK_INT(REFUSAL_NOT_YOU, scene_may("floor 2"));
}

static void Q13_mortgaged_deeds_cost_the_receiver_the_fee(void)
{
    scene_begin("classic", NULL, 2);
    scene_own(0, "boardwalk");
    scene_mortgage("boardwalk");
    scene_do("offer 2 give boardwalk take 100; accept");
    CHECK_WAITS(PHASE_HEIR, 1);
    scene_do("keep boardwalk");
    CHECK_INT(1500 - 100 - 20, scene_cash(1));
}

static void Q14_three_players_trade_two_by_two(void)
{
    scene_begin("classic", NULL, 3);
    scene_own(0, "oriental");
    scene_own(1, "vermont");
    scene_own(2, "connecticut");
    scene_do("offer 2 give oriental take vermont; accept; offer 3 give vermont take connecticut;"
             "accept");
    CHECK_INT(0, scene_owner("connecticut"));
    CHECK_INT(1, scene_owner("oriental"));
    CHECK_INT(2, scene_owner("vermont"));
}

static void G7_accept_reject_and_counter_offer(void)
{
    scene_begin("classic", NULL, 2);
    scene_own(1, "boardwalk");
    scene_do("offer 2 give 400 take boardwalk");
    CHECK_INT(1, scene_event(EVENT_OFFERED, 0).other);
    scene_do("counter give boardwalk take 600");
    CHECK_INT(1, scene_event(EVENT_COUNTERED, 0).seat);
    CHECK_WAITS(PHASE_ANSWER, 0);
    scene_do("counter give 500 take boardwalk");
    CHECK_WAITS(PHASE_ANSWER, 1);
    scene_do("accept");
    CHECK_INT(1, scene_event(EVENT_ACCEPTED, 0).seat);
    CHECK_INT(1000, scene_cash(0));
    CHECK_INT(2000, scene_cash(1));
    CHECK_INT(0, scene_owner("boardwalk"));
    CHECK_WAITS(PHASE_TURN, 0);
}

static void G7_an_edition_may_narrow_trades(void)
{
    scene_begin("classic", "trade=none", 2);
    scene_own(1, "boardwalk reading");
    CHECK_REFUSED(REFUSAL_NO_TRADES, "offer 2 give 400 take boardwalk");
    scene_begin("classic", "trade=price", 2);
    scene_own(1, "boardwalk reading");
    CHECK_REFUSED(REFUSAL_TRADE_SHAPE, "offer 2 give 400 take boardwalk reading");
    CHECK_REFUSED(REFUSAL_TRADE_SHAPE, "offer 2 give nothing take boardwalk");
    CHECK_INT(REFUSAL_NONE, scene_may("offer 2 give 400 take boardwalk"));
    scene_begin("classic", "trade=one", 2);
    scene_own(0, "electric");
    scene_own(1, "boardwalk reading");
    CHECK_REFUSED(REFUSAL_TRADE_SHAPE, "offer 2 give 400 electric take boardwalk");
    CHECK_REFUSED(REFUSAL_TRADE_SHAPE, "offer 2 give 400 take 300");
    CHECK_INT(REFUSAL_NONE, scene_may("offer 2 give electric take boardwalk"));
}

static void G7_one_offer_at_a_time(void)
{
    scene_begin("classic", "trade_waits=on", 3);
    scene_do("offer 2 give 10 take nothing");
    CHECK_WAITS(PHASE_TURN, 0);
    CHECK_REFUSED(REFUSAL_TRADE_PENDING, "offer 3 give 10 take nothing");
}

static void R06_offers_are_limited_in_a_turn(void)
{
    scene_begin("classic", "offers_per_turn=2", 3);
    scene_do("offer 2 give 1 take nothing; reject; offer 2 give 1 take nothing; reject");
    CHECK_REFUSED(REFUSAL_TRADE_MANY, "offer 3 give 1 take nothing");
    scene_do("floor 2; offer 1 give 1 take nothing; reject; done"); /* each counts their own */
    scene_put(0, 10);
    scene_do("roll; dice 4 6; end");
    CHECK_INT(0, scene.game.seats[0].offers);
    scene_do("floor 1; offer 2 give 1 take nothing; accept");
    CHECK_INT(1499, scene_cash(0));
}

static void R07_an_offer_is_countered_a_limited_number_of_times(void)
{
    scene_begin("classic", NULL, 2);
    scene_do("offer 2 give 1 take nothing");
    for (int i = 0; i < MAX_COUNTERS; i++) scene_do("counter give 1 take nothing");
    CHECK_REFUSED(REFUSAL_TRADE_COUNTERS, "counter give 1 take nothing");
    scene_do("reject");
    CHECK_WAITS(PHASE_TURN, 0);
}

static void Q13_a_buyer_who_sells_a_mortgaged_deed_then_buys(void)
{
    scene_begin("classic", NULL, 2);
    scene_own(0, "reading");
    scene_mortgage("reading");
    scene.game.seats[0].cash = 300;
    scene_land(39, 1, 2);
    CHECK_REFUSED(REFUSAL_TOO_POOR, "buy");
    scene_do("offer 2 give reading take 100; accept");
    CHECK_WAITS(PHASE_HEIR, 1);
    scene_do("keep reading");
    CHECK_INT(1390, scene_cash(1));
    CHECK_WAITS(PHASE_BUY, 0);
    scene_do("buy");
    CHECK_INT(0, scene_cash(0));
    CHECK_INT(0, scene_owner("boardwalk"));
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(Q01_deeds_cash_and_cards_change_hands);
    RUN(Q02_no_deed_of_a_built_group_changes_hands);
    RUN(Q03_buildings_are_no_part_of_a_trade);
    RUN(Q04_nobody_gives_money_he_does_not_have);
    RUN(Q05_rent_is_due_right_after_a_trade);
    RUN(Q06_trades_out_of_turn_and_from_jail);
    RUN(Q06_not_while_a_landing_is_settled);
    RUN(Q07_both_consent_and_it_is_done_as_a_whole);
    RUN(Q08_both_have_what_they_promise);
    RUN(Q09_DP27_gifts_are_allowed);
    RUN(Q10_a_trade_completes_a_group_at_once);
    RUN(Q11_a_debtor_trades_to_raise_the_money);
    RUN(Q11_DP26_a_debtors_trade_brings_cash_and_the_mortgage_value);
    RUN(Q11_DP26_holds_for_counter_offers_to_a_debtor);
    RUN(Q12_no_trade_with_who_has_left);
    RUN(Q13_mortgaged_deeds_cost_the_receiver_the_fee);
    RUN(Q14_three_players_trade_two_by_two);
    RUN(G7_accept_reject_and_counter_offer);
    RUN(G7_an_edition_may_narrow_trades);
    RUN(G7_one_offer_at_a_time);
    RUN(R06_offers_are_limited_in_a_turn);
    RUN(R07_an_offer_is_countered_a_limited_number_of_times);
    RUN(Q13_a_buyer_who_sells_a_mortgaged_deed_then_buys);
    return check_done();
}
