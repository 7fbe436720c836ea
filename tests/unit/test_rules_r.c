/* test_rules_r.c -- section R of docs/rules.md, opoly's own rules: what is
 * settled first, the floor, limits, passes, who is asked first. */
#include "scene.h"

static const char light_blue[] = "oriental vermont connecticut";

static void R02_the_floor_is_taken_and_given_back(void)
{
    scene_begin("classic", NULL, 3);
    scene_own(1, light_blue);
    scene_do("floor 2");
    CHECK_WAITS(PHASE_FLOOR, 1);
    CHECK_INT(1, scene_events(EVENT_FLOOR_TAKEN));
    scene_do("build vermont; sell vermont; mortgage vermont; redeem vermont;"
             "offer 3 give 10 take nothing; accept");
    CHECK_INT(1500 - 50 + 25 + 50 - 55 - 10, scene_cash(1));
    CHECK_WAITS(PHASE_FLOOR, 1);
    scene_do("done");
    CHECK_INT(1, scene_events(EVENT_FLOOR_GIVEN));
    CHECK_WAITS(PHASE_TURN, 0);
}

static void R02_it_is_open_before_the_throw_and_after_the_landing(void)
{
    scene_begin("classic", NULL, 3);
    CHECK_INT(REFUSAL_NONE, scene_may("floor 2"));
    scene_land(20, 4, 3);
    CHECK_WAITS(PHASE_END, 0);
    scene_do("floor 3");
    CHECK_WAITS(PHASE_FLOOR, 2);
    scene_do("done");
    CHECK_WAITS(PHASE_END, 0);
}

static void R03_the_floor_is_had_once_a_turn(void)
{
    scene_begin("classic", NULL, 3);
    scene_do("floor 2; done");
    CHECK_REFUSED(REFUSAL_FLOOR_USED, "floor 2");
    scene_do("floor 3; done");
    scene_land(20, 4, 3);
    CHECK_REFUSED(REFUSAL_FLOOR_USED, "floor 2");
    scene_do("end");
    CHECK_INT(REFUSAL_NONE, scene_may("floor 1"));
    CHECK_INT(REFUSAL_NONE, scene_may("floor 3"));
}

static void R02_the_mover_needs_no_floor(void)
{
    scene_begin("classic", NULL, 3);
    CHECK_REFUSED(REFUSAL_FLOOR_YOURS, "floor 1");
}

static void R02_one_at_a_time_and_not_the_mover_again(void)
{
    scene_begin("classic", NULL, 3);
    scene_do("floor 2");
    CHECK_REFUSED(REFUSAL_BUSY, "floor 3");
    CHECK_REFUSED(REFUSAL_BUSY, "stop 3");
    CHECK_REFUSED(REFUSAL_BUSY, "resign 1");
    CHECK_INT(REFUSAL_NOT_YOU, scene_may_as(0, "roll"));
    CHECK_REFUSED(REFUSAL_NOT_NOW, "roll");
    CHECK_REFUSED(REFUSAL_NOT_NOW, "end");
}

static void R04_no_floor_between_throw_and_settlement(void)
{
    scene_begin("classic", NULL, 3);
    scene_do("roll");
    CHECK_WAITS(PHASE_THROW, DEALER);
    CHECK_REFUSED(REFUSAL_BUSY, "floor 2");
    scene_put(0, 4);
    scene_do("dice 1 2");
    CHECK_WAITS(PHASE_DRAW, DEALER);
    CHECK_REFUSED(REFUSAL_BUSY, "floor 2");
    scene_do("draw 5");
    CHECK_WAITS(PHASE_BUY, 0);
    CHECK_REFUSED(REFUSAL_BUSY, "floor 2");
    scene_do("decline");
    CHECK_WAITS(PHASE_AUCTION, 1);
    CHECK_REFUSED(REFUSAL_BUSY, "floor 2");
    CHECK_REFUSED(REFUSAL_NOT_NOW, "mortgage boardwalk");
    scene_do("pass; pass; pass");
    CHECK_INT(REFUSAL_NONE, scene_may("floor 2"));
}

static void R05_the_switch_out_of_turn_off(void)
{
    scene_begin("classic", "out_of_turn=off", 3);
    CHECK_REFUSED(REFUSAL_NOT_NOW, "floor 2");
}

static void R01_fees_come_before_the_floor_goes_on(void)
{
    scene_begin("classic", NULL, 3);
    scene_own(0, "boardwalk");
    scene_own(1, "baltic");
    scene_mortgage("boardwalk");
    scene_do("floor 2; offer 1 give 1490 take nothing; accept");
    CHECK_INT(10, scene_cash(1));
    CHECK_REFUSED(REFUSAL_TRADE_FEES, "offer 1 give nothing take boardwalk");
    scene_do("mortgage baltic; offer 1 give nothing take boardwalk; accept; keep boardwalk");
    CHECK_INT(20, scene_cash(1));
    CHECK_WAITS(PHASE_FLOOR, 1);
}

static void R08_management_is_limited_between_two_throws(void)
{
    scene_begin("classic", "redeem_interest=0", 3);
    scene_own(0, "reading");
    scene_own(1, "boardwalk");
    for (int i = 0; i < MAX_MANAGE / 2; i++) scene_do("mortgage reading; redeem reading");
    CHECK_INT(MAX_MANAGE, scene.game.manage_count);
    CHECK_REFUSED(REFUSAL_MANAGED_ENOUGH, "mortgage reading");
    CHECK_REFUSED(REFUSAL_MANAGED_ENOUGH, "offer 2 give 1 take nothing");
    CHECK_REFUSED(REFUSAL_MANAGED_ENOUGH, "floor 2");
    CHECK_REFUSED(REFUSAL_MANAGED_ENOUGH, "stop 2");
    CHECK_INT(REFUSAL_NONE, scene_may("roll"));
    scene_land(20, 4, 3);
    CHECK_INT(REFUSAL_NONE, scene_may("mortgage reading"));
    CHECK_INT(REFUSAL_NONE, scene_may("floor 2"));
}

static void R09_a_debtor_may_raise_money_beyond_the_limit(void)
{
    scene_begin("classic", NULL, 2);
    scene_own(0, "reading");
    scene.game.seats[0].cash = 0;
    scene_land(4, 1, 2);
    CHECK_WAITS(PHASE_DEBT, 0);
    scene.game.manage_count = MAX_MANAGE;
    CHECK_INT(REFUSAL_NONE, scene_may("mortgage reading"));
}

static void R09_so_may_who_is_below_zero(void)
{
    scene_begin("classic", "debt=before_end", 2);
    scene_own(0, "reading");
    scene.game.seats[0].cash = 150;
    scene_land(4, 1, 2);
    scene.game.manage_count = MAX_MANAGE;
    CHECK_WAITS(PHASE_END, 0);
    CHECK_REFUSED(REFUSAL_IN_DEBT, "end");
    CHECK_REFUSED(REFUSAL_SOLVENT, "bankrupt");
    CHECK_REFUSED(REFUSAL_MANAGED_ENOUGH, "stop 2");
    scene_do("mortgage reading; end");
    CHECK_INT(50, scene_cash(0));
    CHECK_WAITS(PHASE_TURN, 1);
}

/* Buyers could be asked again and again without ever bidding. */
static void R09_but_a_debtor_beyond_the_limit_asks_no_more_buyers(void)
{
    scene_begin("classic", "houses=4", 3);
    scene_own(0, "mediterranean baltic");
    scene_own(1, light_blue);
    scene_own(2, "boardwalk");
    scene_build("mediterranean", HOTEL_LEVEL);
    scene_build("baltic", HOTEL_LEVEL);
    scene.game.seats[0].cash = 0;
    scene_land(39, 1, 2);
    CHECK_WAITS(PHASE_DEBT, 0);
    CHECK_INT(REFUSAL_NONE, scene_may("sell baltic"));
    scene.game.manage_count = MAX_MANAGE;
    CHECK_REFUSED(REFUSAL_MANAGED_ENOUGH, "sell baltic");
    CHECK_REFUSED(REFUSAL_MANAGED_ENOUGH, "break brown 1");
    scene_do("break brown 0");
    CHECK_INT(250 - 50, scene_cash(0));
    CHECK_WAITS(PHASE_END, 0);
}

static void R08_the_floor_can_be_given_back_beyond_the_limit(void)
{
    scene_begin("classic", NULL, 2);
    scene_own(1, "reading");
    scene_do("floor 2");
    scene.game.manage_count = MAX_MANAGE;
    CHECK_REFUSED(REFUSAL_MANAGED_ENOUGH, "mortgage reading");
    scene_do("done");
    CHECK_WAITS(PHASE_TURN, 0);
}

/* However stubborn everybody is, a throw comes: all management, offers and
 * votes that are legal are taken, and they run out. */
static void R08_nobody_can_hold_the_game_up_for_ever(void)
{
    int acts = 0;
    scene_begin("classic", "redeem_interest=0", 3);
    scene_own(0, "reading");
    for (; acts < 10 * MAX_MANAGE; acts++) {
        if (scene_may("stop 2") == REFUSAL_NONE)
            scene_do("stop 2; reject");
        else if (scene_may("floor 3") == REFUSAL_NONE)
            scene_do("floor 3; done");
        else if (scene_may("offer 2 give 1 take nothing") == REFUSAL_NONE)
            scene_do("offer 2 give 1 take nothing; reject");
        else if (scene_may("mortgage reading") == REFUSAL_NONE)
            scene_do("mortgage reading");
        else if (scene_may("redeem reading") == REFUSAL_NONE)
            scene_do("redeem reading");
        else
            break;
    }
    CHECK_INT(MAX_MANAGE, acts);
    CHECK_WAITS(PHASE_TURN, 0);
    CHECK_INT(REFUSAL_NONE, scene_may("roll"));
}

static void R01_a_debt_comes_before_the_mortgages_inherited_with_it(void)
{
    scene_begin("classic", NULL, 4);
    scene_own(1, "boardwalk");
    scene_mortgage("boardwalk");
    scene.game.seats[1].cash = 0;
    scene.game.seats[2].cash = 0;
    scene_own(2, "reading");
    scene_land(17, 1, 2);
    scene_do("draw 12; bankrupt");
    CHECK_WAITS(PHASE_DEBT, 2); /* the next debtor of the card */
    scene_do("mortgage reading");
    CHECK_WAITS(PHASE_HEIR, 0);
    scene_do("keep boardwalk");
    CHECK_WAITS(PHASE_END, 0);
}

static void R01_a_debt_comes_before_the_rest_of_an_estate(void)
{
    scene_begin("classic", NULL, 3);
    scene_own(0, "mediterranean baltic");
    scene_own(1, "reading");
    scene.game.seats[0].cash = 0;
    scene.game.seats[1].cash = 0;
    scene_land(4, 1, 2);
    scene_do("bankrupt; bid 60; pass");
    CHECK_WAITS(PHASE_DEBT, 1);
    CHECK_INT(DEED_BIT(scene_deed("baltic")), scene.game.estate);
    scene_do("mortgage reading");
    CHECK_WAITS(PHASE_AUCTION, 1);
}

static void R10_a_pass_is_final(void)
{
    scene_begin("classic", NULL, 3);
    scene_land(39, 1, 2);
    scene_do("decline; pass; bid 10");
    CHECK_WAITS(PHASE_AUCTION, 0);
    scene_do("bid 11");
    CHECK_WAITS(PHASE_AUCTION, 2); /* not seat 1 again */
    scene_do("pass");
    CHECK_INT(0, scene_owner("boardwalk"));
    CHECK_INT(1489, scene_cash(0));
}

static void R11_the_seat_to_the_left_of_the_mover_bids_first(void)
{
    scene_begin("classic", NULL, 4);
    scene_do("roll; dice 4 6; end");
    scene_land(39, 1, 2);
    scene_do("decline");
    CHECK_WAITS(PHASE_AUCTION, 2);
    scene_do("pass");
    CHECK_WAITS(PHASE_AUCTION, 3);
    scene_do("pass");
    CHECK_WAITS(PHASE_AUCTION, 0);
    scene_do("pass");
    CHECK_WAITS(PHASE_AUCTION, 1); /* who declined is asked last */
    scene_do("bid 1");
    CHECK_INT(1, scene_owner("boardwalk"));
}

static void R12_who_cannot_bid_passes_by_itself(void)
{
    scene_begin("classic", NULL, 4);
    scene.game.seats[1].cash = 0;
    scene.game.seats[3].cash = 5;
    scene_land(39, 1, 2);
    scene_do("decline");
    CHECK_WAITS(PHASE_AUCTION, 2);
    scene_do("bid 5");
    CHECK_WAITS(PHASE_AUCTION, 0);
    CHECK_INT(1, scene_events(EVENT_PASSED));
    CHECK_INT(3, scene_event(EVENT_PASSED, 0).seat);
}

static void R17_a_mover_who_resigns_leaves_an_estate_first(void)
{
    scene_begin("classic", NULL, 3);
    scene_own(0, "boardwalk");
    scene_do("resign 1");
    CHECK_WAITS(PHASE_AUCTION, 1);
    scene_do("pass; bid 2");
    CHECK_INT(2, scene_owner("boardwalk"));
    CHECK_WAITS(PHASE_TURN, 1);
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(R02_the_floor_is_taken_and_given_back);
    RUN(R02_it_is_open_before_the_throw_and_after_the_landing);
    RUN(R03_the_floor_is_had_once_a_turn);
    RUN(R02_the_mover_needs_no_floor);
    RUN(R02_one_at_a_time_and_not_the_mover_again);
    RUN(R04_no_floor_between_throw_and_settlement);
    RUN(R05_the_switch_out_of_turn_off);
    RUN(R01_fees_come_before_the_floor_goes_on);
    RUN(R08_management_is_limited_between_two_throws);
    RUN(R09_a_debtor_may_raise_money_beyond_the_limit);
    RUN(R09_so_may_who_is_below_zero);
    RUN(R09_but_a_debtor_beyond_the_limit_asks_no_more_buyers);
    RUN(R08_the_floor_can_be_given_back_beyond_the_limit);
    RUN(R08_nobody_can_hold_the_game_up_for_ever);
    RUN(R01_a_debt_comes_before_the_mortgages_inherited_with_it);
    RUN(R01_a_debt_comes_before_the_rest_of_an_estate);
    RUN(R10_a_pass_is_final);
    RUN(R11_the_seat_to_the_left_of_the_mover_bids_first);
    RUN(R12_who_cannot_bid_passes_by_itself);
    RUN(R17_a_mover_who_resigns_leaves_an_estate_first);
    return check_done();
}
