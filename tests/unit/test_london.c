/* test_london.c -- L3 to L9, the london edition. */
#include "scene.h"

static void L3_no_auctions(void)
{
    scene_begin("london", NULL, 2);
    scene_land(39, 1, 2);
    scene_do("decline");
    CHECK_WAITS(PHASE_END, 0);
    CHECK_INT(BANK, scene_owner("mayfair"));
    scene_do("end");
    scene_land(39, 1, 2);
    CHECK_WAITS(PHASE_BUY, 1); /* offered again at the next landing */
}

static void L3_building_needs_the_colour_and_need_not_be_even(void)
{
    scene_begin("london", NULL, 2);
    scene_own(0, "old-kent");
    CHECK_REFUSED(REFUSAL_NOT_GROUP, "build old-kent");
    scene_own(0, "whitechapel");
    scene_do("build whitechapel; build whitechapel; build whitechapel; build whitechapel;"
             "build whitechapel");
    CHECK_INT(HOTEL_LEVEL, scene_level("whitechapel"));
    CHECK_INT(0, scene_level("old-kent"));
    CHECK_INT(1250, scene_cash(0));
    CHECK_REFUSED(REFUSAL_FULL, "build whitechapel");
}

static void L3_redeeming_costs_the_mortgage_value(void)
{
    scene_begin("london", NULL, 2);
    scene_own(0, "mayfair");
    scene_do("mortgage mayfair");
    CHECK_INT(1700, scene_cash(0));
    scene_do("redeem mayfair");
    CHECK_INT(1500, scene_cash(0));
}

static void L4_taxes_fines_and_card_payments_go_to_free_parking(void)
{
    scene_begin("london", NULL, 2);
    scene_land(4, 1, 2);
    CHECK_INT(200, scene.game.pot);
    scene_do("end");
    scene_land(38, 1, 2);
    CHECK_INT(300, scene.game.pot);
    scene_do("end");
    scene_land(7, 1, 2);
    scene_do("draw 14; end");
    CHECK_INT(315, scene.game.pot);
    scene_jail(1, 2);
    scene_do("roll; dice 1 2; end");
    CHECK_INT(365, scene.game.pot);
    scene_land(20, 1, 2);
    CHECK_INT(0, scene.game.pot);
    CHECK_INT(1500 - 200 - 15 + 365, scene_cash(0));
}

static void L5_the_decks_are_complete_and_go_round(void)
{
    scene_begin("london", NULL, 2);
    CHECK_INT(16, scene.edition.decks[0].card_count);
    CHECK_INT(16, scene.edition.decks[1].card_count);
    scene_land(7, 1, 2);
    CHECK_WAITS(PHASE_DRAW, DEALER);
    scene_do("draw 12");
    CHECK_INT(1, scene.game.piles[0].count); /* at the bottom */
    CHECK_INT(11, scene.game.piles[0].order[scene.game.piles[0].first]);
    scene_do("end");
    scene_land(7, 1, 2);
    CHECK_REFUSED(REFUSAL_CARD, "draw 12"); /* 15 others are above it */
}

static void L5_a_get_out_card_stays_until_it_is_used(void)
{
    scene_begin("london", NULL, 2);
    scene_land(7, 1, 2);
    scene_do("draw 11");
    CHECK_INT(1, scene.game.seats[0].release[0]);
    CHECK_INT(0, scene.game.piles[0].count);
    scene_do("end");
    scene_land(20, 4, 3);
    scene_do("end");
    scene_jail(0, 0);
    scene_do("release chance");
    CHECK_INT(0, scene.game.seats[0].release[0]);
    CHECK_INT(1, scene.game.piles[0].count);
}

static void L6_doubles_or_a_card_but_no_money_before_the_third_turn(void)
{
    scene_begin("london", NULL, 2);
    for (int turns = 0; turns < 3; turns++) {
        scene_jail(0, turns);
        CHECK_REFUSED(REFUSAL_JAIL_PAY, "fine");
    }
    scene_jail(0, 0);
    scene_do("roll; dice 5 5");
    CHECK_INT(0, scene.game.seats[0].in_jail);
    CHECK_INT(20, scene.game.seats[0].space);
    CHECK_INT(1500, scene_cash(0));
}

static void L6_fifty_to_free_parking_at_the_end_of_the_third_turn(void)
{
    scene_begin("london", NULL, 2);
    scene_jail(0, 1);
    scene_do("roll; dice 1 2");
    CHECK_INT(1, scene.game.seats[0].in_jail);
    CHECK_INT(0, scene.game.pot);
    scene_jail(0, 2);
    scene_do("end");
    scene_land(20, 4, 3);
    scene_do("end; roll; dice 1 2");
    CHECK_INT(0, scene.game.seats[0].in_jail);
    CHECK_INT(10, scene.game.seats[0].space); /* moves with the next turn */
    CHECK_INT(1450, scene_cash(0));
    CHECK_INT(50, scene.game.pot);
    CHECK_WAITS(PHASE_END, 0);
}

static void L7_a_trade_waits_for_the_turn_of_the_other(void)
{
    scene_begin("london", NULL, 3);
    scene_own(2, "mayfair");
    scene_do("offer 3 give 400 take mayfair");
    CHECK_WAITS(PHASE_TURN, 0); /* the turn continues */
    CHECK_REFUSED(REFUSAL_TRADE_PENDING, "offer 2 give 10 take nothing");
    scene_land(20, 4, 3);
    scene_do("end");
    CHECK_WAITS(PHASE_TURN, 1);
    CHECK_REFUSED(REFUSAL_TRADE_PENDING, "offer 1 give 10 take nothing");
    scene_land(10, 4, 3);
    scene_do("end");
    CHECK_WAITS(PHASE_ANSWER, 2); /* before anything else */
    CHECK_REFUSED(REFUSAL_NOT_NOW, "roll");
    scene_do("accept");
    CHECK_INT(0, scene_owner("mayfair"));
    CHECK_INT(1100, scene_cash(0));
    CHECK_INT(1900, scene_cash(2));
    CHECK_WAITS(PHASE_TURN, 2);
}

static void L7_what_cannot_be_kept_any_more_can_only_be_rejected(void)
{
    scene_begin("london", NULL, 2);
    scene_own(1, "mayfair");
    scene_do("offer 2 give 400 take mayfair");
    scene.game.seats[0].cash = 399;
    scene_land(20, 4, 3);
    scene_do("end");
    CHECK_WAITS(PHASE_ANSWER, 1);
    CHECK_REFUSED(REFUSAL_TRADE_MONEY, "accept");
    scene_do("reject");
    CHECK_WAITS(PHASE_TURN, 1);
    CHECK_INT(0, scene.game.offer.open);
}

static void L7_a_waiting_trade_is_cleared_when_one_of_the_two_leaves(void)
{
    for (int gone = 0; gone < 2; gone++) {
        scene_begin("london", NULL, 3);
        scene_own(2, "mayfair");
        scene_do("offer 3 give 400 take mayfair");
        scene_do(gone == 0 ? "resign 1" : "resign 3");
        CHECK_INT(1, scene_events(EVENT_OFFER_LAPSED));
        CHECK_INT(0, scene.game.offer.open);
    }
    scene_begin("london", NULL, 3);
    scene_own(2, "mayfair");
    scene_do("offer 3 give 400 take mayfair; resign 2");
    CHECK_INT(2, scene.game.offer.open); /* a third one leaves: it stays */
}

/* L8 is about the fields of the front ends; in the notation a sum is a whole
 * number, and nothing is `nothing`. */
static void L8_money_is_a_whole_number(void)
{
    static const char *const wrong[] = {
        "offer 2 give 1.5 take nothing", "offer 2 give -1 take nothing",
        "offer 2 give 0x10 take nothing", "offer 2 give ten take nothing"};
    scene_begin("london", NULL, 2);
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        char buffer[300];
        Text why = text_into(buffer, sizeof buffer);
        Action action;
        CHECK(!notation_action_read(&scene.edition, &scene.game, wrong[i], &action, &why));
        CHECK(buffer[0] != '\0');
    }
    CHECK_REFUSED(REFUSAL_TRADE_EMPTY, "offer 2 give nothing take nothing");
}

static void L9_below_zero_at_the_end_of_the_turn_is_out(void)
{
    scene_begin("london", NULL, 3);
    scene_own(0, "old-kent");
    scene.game.seats[0].cash = 150;
    scene_land(4, 1, 2);
    CHECK_INT(-50, scene_cash(0));
    CHECK_INT(200, scene.game.pot);
    CHECK_WAITS(PHASE_END, 0);
    scene_do("end");
    CHECK_INT(1, scene.game.seats[0].left);
    CHECK_INT(0, scene_cash(0));
    CHECK_INT(BANK, scene_owner("old-kent"));
    CHECK_WAITS(PHASE_TURN, 1);
}

static void L9_who_sells_in_time_stays(void)
{
    scene_begin("london", NULL, 2);
    scene_own(0, "old-kent mayfair");
    scene.game.seats[0].cash = 150;
    scene_land(4, 1, 2);
    scene_do("mortgage mayfair");
    CHECK_INT(150, scene_cash(0));
    scene_do("end");
    CHECK_INT(0, scene.game.seats[0].left);
    CHECK_WAITS(PHASE_TURN, 1);
}

static void L9_rent_beyond_ones_money_is_paid_in_full(void)
{
    scene_begin("london", NULL, 2);
    scene_own(1, "park-lane mayfair");
    scene_build("mayfair", HOTEL_LEVEL);
    scene.game.seats[0].cash = 500;
    scene_land(39, 1, 2);
    CHECK_INT(-1500, scene_cash(0));
    CHECK_INT(3500, scene_cash(1));
    scene_do("end");
    CHECK_WAITS(PHASE_OVER, NOBODY);
    CHECK_INT(1, scene.game.winner);
}

static void L9_below_zero_in_anothers_turn_counts_at_the_end_of_the_own(void)
{
    scene_begin("london", NULL, 3);
    scene.game.seats[1].cash = 4;
    scene_land(2, 1, 2);
    scene_do("draw 12");
    CHECK_INT(-6, scene_cash(1));
    scene_do("end");
    CHECK_INT(0, scene.game.seats[1].left);
    CHECK_WAITS(PHASE_TURN, 1);
    scene_put(1, 38);
    scene_do("roll; dice 1 1"); /* the salary saves the player */
    CHECK_INT(194, scene_cash(1));
}

static void L9_what_is_left_goes_to_the_bank_free_of_mortgages(void)
{
    scene_begin("london", NULL, 3);
    scene_own(0, "mayfair");
    scene_hold(0, "chance");
    scene.game.seats[0].cash = 10;
    scene_mortgage("mayfair");
    scene_land(4, 1, 2);
    scene_do("end");
    CHECK_INT(BANK, scene_owner("mayfair"));
    CHECK_INT(0, scene_mortgaged("mayfair"));
    CHECK_INT(0, scene_events(EVENT_AUCTION_BEGAN));
    CHECK_INT(1, scene.game.piles[0].count);
    CHECK_WAITS(PHASE_TURN, 1);
}

static void L7_a_counter_offer_is_answered_at_once(void)
{
    scene_begin("london", NULL, 2);
    scene_own(1, "mayfair");
    scene_do("offer 2 give 400 take mayfair");
    scene_land(20, 4, 3);
    scene_do("end; counter give mayfair take 450");
    CHECK_WAITS(PHASE_ANSWER, 0);
    scene_do("accept");
    CHECK_INT(1050, scene_cash(0));
    CHECK_WAITS(PHASE_TURN, 1);
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(L3_no_auctions);
    RUN(L3_building_needs_the_colour_and_need_not_be_even);
    RUN(L3_redeeming_costs_the_mortgage_value);
    RUN(L4_taxes_fines_and_card_payments_go_to_free_parking);
    RUN(L5_the_decks_are_complete_and_go_round);
    RUN(L5_a_get_out_card_stays_until_it_is_used);
    RUN(L6_doubles_or_a_card_but_no_money_before_the_third_turn);
    RUN(L6_fifty_to_free_parking_at_the_end_of_the_third_turn);
    RUN(L7_a_trade_waits_for_the_turn_of_the_other);
    RUN(L7_what_cannot_be_kept_any_more_can_only_be_rejected);
    RUN(L7_a_waiting_trade_is_cleared_when_one_of_the_two_leaves);
    RUN(L8_money_is_a_whole_number);
    RUN(L9_below_zero_at_the_end_of_the_turn_is_out);
    RUN(L9_who_sells_in_time_stays);
    RUN(L9_rent_beyond_ones_money_is_paid_in_full);
    RUN(L9_below_zero_in_anothers_turn_counts_at_the_end_of_the_own);
    RUN(L9_what_is_left_goes_to_the_bank_free_of_mortgages);
    RUN(L7_a_counter_offer_is_answered_at_once);
    return check_done();
}
