/* test_rules_l.c -- section L of the rules: jail. */
#include "scene.h"

enum { JAIL = 10 };

static const Seat *seat(SeatId who)
{
    return &scene.game.seats[who];
}

static void check_jailed(SeatId who)
{
    CHECK_INT(JAIL, seat(who)->space);
    CHECK_INT(1, seat(who)->in_jail);
    CHECK_INT(0, seat(who)->jail_turns);
    CHECK_WAITS(PHASE_END, who);
}

static void L01_jailed_by_the_corner(void)
{
    scene_begin("classic", NULL, 3);
    scene_land(30, 1, 2);
    check_jailed(0);
    CHECK_INT(JAILED_BY_SPACE, scene_event(EVENT_JAILED, 0).other);
}

static void L01_jailed_by_a_card_of_either_deck(void)
{
    scene_begin("classic", NULL, 3);
    scene_land(7, 1, 2);
    scene_do("draw 10");
    check_jailed(0);
    CHECK_INT(JAILED_BY_CARD, scene_event(EVENT_JAILED, 0).other);
    scene_do("end");
    scene_land(17, 1, 2);
    scene_do("draw 2");
    check_jailed(1);
}

static void L01_jailed_by_the_third_doubles(void)
{
    scene_begin("classic", NULL, 3);
    scene_put(0, 8);
    scene_do("roll; dice 1 1; roll; dice 5 5");
    CHECK_INT(20, seat(0)->space);
    CHECK_WAITS(PHASE_TURN, 0);
    scene_do("roll; dice 2 2");
    check_jailed(0);
    CHECK_INT(JAILED_BY_DOUBLES, scene_event(EVENT_JAILED, 0).other);
}

static void L02_the_token_goes_to_jail_directly(void)
{
    scene_begin("classic", NULL, 2);
    scene_land(36, 1, 2);
    scene_do("draw 10");
    check_jailed(0);
    CHECK_INT(0, scene_events(EVENT_MOVED));
    CHECK_INT(36, scene_event(EVENT_JAILED, 0).amount);
    CHECK_INT(1500, scene_cash(0));
}

static void L03_the_turn_ends_at_once_even_after_doubles(void)
{
    scene_begin("classic", NULL, 2);
    scene_land(30, 2, 2);
    check_jailed(0);
    CHECK_REFUSED(REFUSAL_NOT_NOW, "roll");
    CHECK_REFUSED(REFUSAL_NOT_NOW, "fine");
    scene_do("end");
    CHECK_WAITS(PHASE_TURN, 1);
}

static void L04_just_visiting_has_no_effect(void)
{
    scene_begin("classic", NULL, 2);
    scene_land(10, 4, 3);
    CHECK_INT(JAIL, seat(0)->space);
    CHECK_INT(0, seat(0)->in_jail);
    CHECK_INT(1500, scene_cash(0));
    CHECK_WAITS(PHASE_END, 0);
    scene_do("end");
    scene_put(1, JAIL);
    CHECK_REFUSED(REFUSAL_NOT_IN_JAIL, "fine");
}

static void L05_pays_before_the_throw_and_moves_normally(void)
{
    scene_begin("classic", NULL, 2);
    scene_jail(0, 0);
    scene_do("fine");
    CHECK_INT(1450, scene_cash(0));
    CHECK_INT(50, scene_paid(0, BANK, REASON_FINE));
    CHECK_INT(0, seat(0)->in_jail);
    CHECK_WAITS(PHASE_TURN, 0);
    CHECK_REFUSED(REFUSAL_NOT_NOW, "end");
    scene_do("roll; dice 5 5");
    CHECK_INT(20, seat(0)->space);
    CHECK_WAITS(PHASE_TURN, 0); /* ordinary doubles: throws again (DP-01) */
    CHECK_INT(1, scene.game.doubles);
}

static void L05_who_lacks_the_fine_raises_it_first(void)
{
    scene_begin("classic", NULL, 2);
    scene_own(0, "baltic");
    scene_jail(0, 0);
    scene.game.seats[0].cash = 49;
    CHECK_REFUSED(REFUSAL_TOO_POOR, "fine");
    scene_do("mortgage baltic; fine");
    CHECK_INT(29, scene_cash(0));
    CHECK_WAITS(PHASE_TURN, 0);
}

static void L06_the_fine_is_open_on_the_first_two_turns_only(void)
{
    scene_begin("classic", NULL, 2);
    scene_jail(0, 0);
    CHECK_INT(REFUSAL_NONE, scene_may("fine"));
    scene_jail(0, 1);
    CHECK_INT(REFUSAL_NONE, scene_may("fine"));
    scene_jail(0, 2);
    CHECK_REFUSED(REFUSAL_JAIL_PAY, "fine");
    CHECK_INT(REFUSAL_NONE, scene_may("roll"));
}

static void L06_DP13_the_switch_opens_the_third_turn(void)
{
    scene_begin("classic", "jail_pay_until=3", 2);
    scene_jail(0, 2);
    scene_do("fine");
    CHECK_INT(1450, scene_cash(0));
    CHECK_INT(0, seat(0)->in_jail);
    CHECK_WAITS(PHASE_TURN, 0);
}

static void L07_a_card_frees_before_the_throw(void)
{
    scene_begin("classic", NULL, 2);
    scene_jail(0, 2);
    scene_hold(0, "chance");
    CHECK_REFUSED(REFUSAL_NO_CARD, "release chest");
    scene_do("release chance");
    CHECK_INT(0, seat(0)->in_jail);
    CHECK_INT(0, game_release_count(&scene.game, 0));
    CHECK_INT(1500, scene_cash(0));
    CHECK_INT(1, scene.game.piles[0].count);
    CHECK_INT(10, scene.game.piles[0].order[scene.game.piles[0].first]);
    CHECK_WAITS(PHASE_TURN, 0);
    scene_do("roll; dice 6 4");
    CHECK_INT(20, seat(0)->space);
}

static void L07_a_card_just_bought_frees_too(void)
{
    scene_begin("classic", NULL, 2);
    scene_jail(0, 0);
    scene_hold(1, "chest");
    CHECK_REFUSED(REFUSAL_NO_CARD, "release chest");
    scene_do("offer 2 give 30 take chest-card; accept");
    CHECK_INT(1470, scene_cash(0));
    CHECK_INT(1530, scene_cash(1));
    scene_do("release chest");
    CHECK_INT(0, seat(0)->in_jail);
    CHECK_INT(0, seat(0)->release[1]);
}

static void L08_doubles_free_and_move_without_a_further_throw(void)
{
    scene_begin("classic", NULL, 2);
    scene_jail(0, 0);
    scene_do("roll; dice 5 5");
    CHECK_INT(20, seat(0)->space);
    CHECK_INT(0, seat(0)->in_jail);
    CHECK_INT(1500, scene_cash(0));
    CHECK_WAITS(PHASE_END, 0);
    CHECK_REFUSED(REFUSAL_NOT_NOW, "roll");
}

static void L09_a_failed_throw_stays_and_ends_the_turn(void)
{
    scene_begin("classic", NULL, 2);
    scene_jail(0, 0);
    for (int turn = 1; turn <= 2; turn++) {
        scene_do("roll; dice 4 6");
        CHECK_INT(JAIL, seat(0)->space);
        CHECK_INT(1, seat(0)->in_jail);
        CHECK_INT(turn, seat(0)->jail_turns);
        CHECK_WAITS(PHASE_END, 0);
        scene_put(1, 10);
        scene_do("end; roll; dice 4 6; end");
        CHECK_WAITS(PHASE_TURN, 0);
    }
    CHECK_INT(1500, scene_cash(0));
}

static void L10_the_third_failure_pays_and_moves_by_that_throw(void)
{
    scene_begin("classic", NULL, 2);
    scene_jail(0, 2);
    scene_own(1, "states");
    scene_do("roll; dice 1 2");
    CHECK_INT(13, seat(0)->space);
    CHECK_INT(0, seat(0)->in_jail);
    CHECK_INT(1500 - 50 - 10, scene_cash(0));
    CHECK_INT(1510, scene_cash(1));
    CHECK_INT(50, scene_paid(0, BANK, REASON_FINE));
    CHECK_WAITS(PHASE_END, 0);
}

static void L10_the_square_reached_is_carried_out(void)
{
    scene_begin("classic", NULL, 2);
    scene_jail(0, 2);
    scene_do("roll; dice 1 2");
    CHECK_WAITS(PHASE_BUY, 0);
    scene_do("buy");
    CHECK_INT(1500 - 50 - 140, scene_cash(0));
    CHECK_WAITS(PHASE_END, 0);
}

static void L11_who_cannot_pay_is_bankrupt_to_the_bank_and_does_not_move(void)
{
    scene_begin("classic", NULL, 3);
    scene_jail(0, 2);
    scene.game.seats[0].cash = 49;
    scene_do("roll; dice 1 2");
    CHECK_WAITS(PHASE_DEBT, 0);
    CHECK_INT(50, scene.game.debts[0].amount);
    CHECK_INT(BANK, scene.game.debts[0].creditor);
    scene_do("bankrupt");
    CHECK_INT(BANK, scene_event(EVENT_BANKRUPT, 0).other);
    CHECK_INT(49, scene_paid(0, BANK, REASON_ESTATE));
    CHECK_INT(0, scene_events(EVENT_MOVED));
    CHECK_INT(JAIL, seat(0)->space);
    CHECK_INT(1, seat(0)->left);
    CHECK_WAITS(PHASE_TURN, 1);
}

static void L11_who_can_raise_the_fine_must_and_then_moves(void)
{
    scene_begin("classic", NULL, 3);
    scene_jail(0, 2);
    scene_own(0, "baltic");
    scene.game.seats[0].cash = 20;
    scene_do("roll; dice 4 6");
    CHECK_WAITS(PHASE_DEBT, 0);
    CHECK_REFUSED(REFUSAL_SOLVENT, "bankrupt");
    scene_do("mortgage baltic");
    CHECK_INT(0, scene_cash(0));
    CHECK_INT(20, seat(0)->space);
    CHECK_WAITS(PHASE_END, 0);
}

static void L12_DP14_no_card_after_the_failed_third_throw(void)
{
    scene_begin("classic", NULL, 2);
    scene_jail(0, 2);
    scene_own(0, "baltic");
    scene_hold(0, "chance");
    scene.game.seats[0].cash = 20;
    scene_do("roll; dice 4 6");
    CHECK_WAITS(PHASE_DEBT, 0);
    CHECK_REFUSED(REFUSAL_NOT_NOW, "release chance");
    scene_do("mortgage baltic");
    CHECK_INT(1, seat(0)->release[0]);
    CHECK_INT(20, seat(0)->space);
}

static void L12_the_switch_lets_a_card_replace_the_payment(void)
{
    scene_begin("classic", "jail_last=card", 2);
    scene_jail(0, 2);
    scene_hold(0, "chance");
    scene_do("roll; dice 4 6");
    CHECK_WAITS(PHASE_JAIL_OUT, 0);
    CHECK_REFUSED(REFUSAL_NOT_NOW, "roll");
    CHECK_INT(REFUSAL_NONE, scene_may("fine"));
    scene_do("release chance");
    CHECK_INT(1500, scene_cash(0));
    CHECK_INT(20, seat(0)->space);
    CHECK_INT(0, seat(0)->in_jail);
    CHECK_WAITS(PHASE_END, 0);
}

static void L13_the_turn_of_the_arrest_is_not_counted(void)
{
    scene_begin("classic", NULL, 2);
    scene_land(30, 1, 2);
    scene_put(1, 10);
    scene_do("end; roll; dice 4 6; end");
    CHECK_WAITS(PHASE_TURN, 0);
    CHECK_INT(0, seat(0)->jail_turns);
    for (int turn = 1; turn <= 2; turn++) {
        scene_put(1, 10);
        scene_do("roll; dice 1 2; end; roll; dice 4 6; end");
        CHECK_INT(turn, seat(0)->jail_turns);
        CHECK_INT(1, seat(0)->in_jail);
    }
    scene_do("roll; dice 4 6");
    CHECK_INT(0, seat(0)->in_jail);
    CHECK_INT(1450, scene_cash(0));
}

static void L14_in_jail_one_collects_rent(void)
{
    scene_begin("classic", NULL, 2);
    scene_jail(1, 0);
    scene_own(1, "boardwalk");
    scene_land(39, 1, 2);
    CHECK_INT(1450, scene_cash(0));
    CHECK_INT(1550, scene_cash(1));
}

static void L14_in_jail_one_builds_mortgages_trades_and_bids(void)
{
    scene_begin("classic", NULL, 2);
    scene_jail(0, 0);
    scene_own(0, "mediterranean baltic");
    scene_own(1, "reading");
    scene_do("build baltic; sell baltic; mortgage baltic; redeem baltic");
    CHECK_INT(1500 - 50 + 25 + 30 - 33, scene_cash(0));
    scene_do("offer 2 give 200 take reading; accept");
    CHECK_INT(0, scene_owner("reading"));
    scene_do("roll; dice 1 2; end");
    scene_land(39, 1, 2);
    scene_do("decline");
    CHECK_WAITS(PHASE_AUCTION, 0);
    scene_do("bid 1; pass");
    CHECK_INT(0, scene_owner("boardwalk"));
    CHECK_INT(1, seat(0)->in_jail);
}

static void L15_nobody_stays_beyond_the_third_turn(void)
{
    scene_begin("classic", NULL, 2);
    for (int first = 1; first <= 6; first++) {
        for (int second = 1; second <= 6; second++) {
            char words[60];
            scene_begin("classic", NULL, 2);
            scene_jail(0, 2);
            snprintf(words, sizeof words, "roll; dice %d %d", first, second);
            scene_do(words);
            if (first + second == 7) { /* Community Chest 17 */
                CHECK_WAITS(PHASE_DRAW, DEALER);
            }
            CHECK_INT(0, seat(0)->in_jail);
            CHECK_INT((JAIL + first + second) % 40, seat(0)->space);
            CHECK_INT(first == second ? 1500 : 1450, scene_cash(0));
        }
    }
}

static void L16_a_new_stay_counts_from_the_first_turn(void)
{
    scene_begin("classic", NULL, 2);
    scene_jail(0, 1);
    scene_do("fine");
    CHECK_INT(0, seat(0)->jail_turns);
    scene_land(30, 1, 2);
    check_jailed(0);
    scene_put(1, 10);
    scene_do("end; roll; dice 4 6; end; roll; dice 1 2");
    CHECK_INT(1, seat(0)->jail_turns);
    CHECK_WAITS(PHASE_END, 0);
}

static void L17_a_release_is_possible_only_in_the_own_turn(void)
{
    scene_begin("classic", NULL, 3);
    scene_jail(1, 0);
    scene_hold(1, "chance");
    CHECK_INT(REFUSAL_NOT_YOU, scene_may_as(1, "fine"));
    scene_do("floor 2");
    CHECK_WAITS(PHASE_FLOOR, 1);
    CHECK_REFUSED(REFUSAL_NOT_NOW, "fine");
    CHECK_REFUSED(REFUSAL_NOT_NOW, "release chance");
    CHECK_REFUSED(REFUSAL_NOT_NOW, "roll");
    scene_do("done");
    CHECK_INT(1, seat(1)->in_jail);
}

static void L18_the_token_moves_from_the_jail_square(void)
{
    scene_begin("classic", NULL, 2);
    scene_jail(0, 1);
    scene_do("roll; dice 3 3");
    CHECK_INT(16, seat(0)->space);
    CHECK_WAITS(PHASE_BUY, 0);
    CHECK_INT(10, scene_event(EVENT_MOVED, 0).amount);
}

static void L19_one_card_of_two_is_left(void)
{
    scene_begin("classic", NULL, 2);
    scene_jail(0, 0);
    scene_hold(0, "chance");
    scene_hold(0, "chest");
    scene_do("release chest");
    CHECK_INT(1, seat(0)->release[0]);
    CHECK_INT(0, seat(0)->release[1]);
    CHECK_REFUSED(REFUSAL_NOT_IN_JAIL, "release chance");
}

static void L20_the_fine_is_fifty_to_the_bank(void)
{
    for (int turns = 0; turns < 3; turns++) {
        scene_begin("classic", NULL, 2);
        scene_jail(0, turns);
        scene_do(turns < 2 ? "fine" : "roll; dice 4 6");
        CHECK_INT(1450, scene_cash(0));
        CHECK_INT(50, scene_paid(0, BANK, REASON_FINE));
        CHECK_INT(0, scene.game.pot);
        CHECK_INT(1500, scene_cash(1));
    }
}

static void L23_trade_then_pay_or_card_then_throw(void)
{
    scene_begin("classic", NULL, 2);
    scene_jail(0, 0);
    scene_hold(0, "chance");
    scene_do("fine");
    CHECK_REFUSED(REFUSAL_NOT_IN_JAIL, "fine");
    CHECK_REFUSED(REFUSAL_NOT_IN_JAIL, "release chance");
    scene_begin("classic", NULL, 2);
    scene_jail(0, 0);
    scene_hold(0, "chance");
    scene_do("roll; dice 1 2");
    CHECK_WAITS(PHASE_END, 0);
    CHECK_REFUSED(REFUSAL_NOT_NOW, "fine");
    CHECK_REFUSED(REFUSAL_NOT_NOW, "release chance");
}

static void L15_the_switch_wait_leaves_only_fine_or_card(void)
{
    scene_begin("classic", "jail_last=wait", 3);
    scene_jail(0, 2);
    scene_do("roll; dice 1 2");
    CHECK_INT(1, seat(0)->in_jail);
    CHECK_INT(3, seat(0)->jail_turns);
    scene_do("end");
    scene_jail(1, 3);
    scene.game.seats[1].cash = 0;
    CHECK_REFUSED(REFUSAL_JAIL_ROLL, "roll");
    scene_do("fine"); /* owed, so that nobody is stuck */
    CHECK_WAITS(PHASE_DEBT, 1);
    scene_do("bankrupt");
    CHECK_WAITS(PHASE_TURN, 2);
}

static void L12_with_the_switch_but_no_card_the_fine_is_paid(void)
{
    scene_begin("classic", "jail_last=card", 2);
    scene_jail(0, 2);
    scene_do("roll; dice 4 6");
    CHECK_INT(1450, scene_cash(0));
    CHECK_INT(20, seat(0)->space);
    CHECK_WAITS(PHASE_END, 0);
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(L01_jailed_by_the_corner);
    RUN(L01_jailed_by_a_card_of_either_deck);
    RUN(L01_jailed_by_the_third_doubles);
    RUN(L02_the_token_goes_to_jail_directly);
    RUN(L03_the_turn_ends_at_once_even_after_doubles);
    RUN(L04_just_visiting_has_no_effect);
    RUN(L05_pays_before_the_throw_and_moves_normally);
    RUN(L05_who_lacks_the_fine_raises_it_first);
    RUN(L06_the_fine_is_open_on_the_first_two_turns_only);
    RUN(L06_DP13_the_switch_opens_the_third_turn);
    RUN(L07_a_card_frees_before_the_throw);
    RUN(L07_a_card_just_bought_frees_too);
    RUN(L08_doubles_free_and_move_without_a_further_throw);
    RUN(L09_a_failed_throw_stays_and_ends_the_turn);
    RUN(L10_the_third_failure_pays_and_moves_by_that_throw);
    RUN(L10_the_square_reached_is_carried_out);
    RUN(L11_who_cannot_pay_is_bankrupt_to_the_bank_and_does_not_move);
    RUN(L11_who_can_raise_the_fine_must_and_then_moves);
    RUN(L12_DP14_no_card_after_the_failed_third_throw);
    RUN(L12_the_switch_lets_a_card_replace_the_payment);
    RUN(L13_the_turn_of_the_arrest_is_not_counted);
    RUN(L14_in_jail_one_collects_rent);
    RUN(L14_in_jail_one_builds_mortgages_trades_and_bids);
    RUN(L15_nobody_stays_beyond_the_third_turn);
    RUN(L16_a_new_stay_counts_from_the_first_turn);
    RUN(L17_a_release_is_possible_only_in_the_own_turn);
    RUN(L18_the_token_moves_from_the_jail_square);
    RUN(L19_one_card_of_two_is_left);
    RUN(L20_the_fine_is_fifty_to_the_bank);
    RUN(L23_trade_then_pay_or_card_then_throw);
    RUN(L15_the_switch_wait_leaves_only_fine_or_card);
    RUN(L12_with_the_switch_but_no_card_the_fine_is_paid);
    return check_done();
}
