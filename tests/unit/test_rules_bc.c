/* test_rules_bc.c -- rules B01-B13: turn and movement; C01-C13: doubles. */
#include "unit/scene.h"

/* ---- B: turn and movement -------------------------------------------------- */

static void B01_a_turn_is_throw_move_square_and_then_the_next_player(void)
{
    scene_begin("classic", NULL, 3);
    CHECK_WAITS(PHASE_TURN, 0);
    CHECK(scene_do("roll"));
    CHECK_WAITS(PHASE_THROW, DEALER);
    CHECK(scene_do("dice 1 2"));
    CHECK_INT(3, scene.game.seats[0].space);
    CHECK_WAITS(PHASE_BUY, 0);
    CHECK(scene_do("buy"));
    CHECK_WAITS(PHASE_END, 0);
    CHECK_REFUSED(REFUSAL_NOT_NOW, "roll");
    CHECK(scene_do("end"));
    CHECK_WAITS(PHASE_TURN, 1);
}

static void B02_the_new_square_is_the_old_plus_the_sum_modulo_forty(void)
{
    scene_begin("classic", NULL, 2);
    Game fresh = scene.game;
    for (int from = 0; from < 40; from++) {
        for (int throw = 0; throw < 36 && from != 30; throw ++) { /* nobody rests on 30 */
            char words[40];
            int first = throw / 6 + 1, second = throw % 6 + 1;
            scene.game = fresh;
            scene_put(0, from);
            snprintf(words, sizeof words, "roll; dice %d %d", first, second);
            CHECK(scene_do(words));
            CHECK_INT(from, scene_event(EVENT_MOVED, 0).amount);
            CHECK_INT((from + first + second) % 40, scene_event(EVENT_MOVED, 0).second);
        }
    }
}

static void B03_who_is_not_in_jail_must_throw(void)
{
    static LegalList list;
    scene_begin("classic", NULL, 2);
    CHECK_REFUSED(REFUSAL_NOT_NOW, "end");
    CHECK_REFUSED(REFUSAL_NOT_NOW, "pass");
    CHECK_REFUSED(REFUSAL_NOT_IN_JAIL, "wait");
    legal_list(&scene.edition, &scene.game, &list);
    CHECK_INT(ACTION_ROLL, list.list[0].action.kind);
    for (int i = 0; i < list.count; i++) CHECK(list.list[i].action.kind != ACTION_END);
}

static void B04_the_square_is_carried_out_before_any_further_throw(void)
{
    scene_begin("classic", NULL, 2);
    CHECK(scene_land(6, 2, 2));
    CHECK_REFUSED(REFUSAL_NOT_NOW, "roll");
    CHECK(scene_do("decline"));
    CHECK_WAITS(PHASE_AUCTION, 1);
    CHECK_REFUSED(REFUSAL_NOT_NOW, "roll");
    CHECK_INT(REFUSAL_NOT_YOU, scene_may_as(0, "roll"));
    CHECK(scene_do("bid 1; pass"));
    CHECK_WAITS(PHASE_TURN, 0);
    CHECK(scene_land(7, 1, 2));
    CHECK_WAITS(PHASE_DRAW, DEALER);
    CHECK_INT(REFUSAL_NOT_YOU, scene_may_as(0, "roll"));
}

static void B05_a_square_reached_by_a_card_is_carried_out(void)
{
    scene_begin("classic", NULL, 2);
    scene_own(1, "illinois");
    CHECK(scene_land(22, 1, 2) && scene_do("draw 2"));
    CHECK_INT(24, scene.game.seats[0].space);
    CHECK_INT(1480, scene_cash(0));
    CHECK_INT(1520, scene_cash(1));
    scene_begin("classic", NULL, 2);
    CHECK(scene_land(22, 1, 2) && scene_do("draw 2"));
    CHECK_WAITS(PHASE_BUY, 0);
}

static void B06_squares_passed_over_have_no_effect(void)
{
    scene_begin("classic", NULL, 2);
    scene_own(1, "mediterranean baltic reading");
    CHECK(scene_do("roll; dice 4 6")); /* past rent, chest, tax and chance */
    CHECK_INT(1500, scene_cash(0));
    CHECK_INT(1500, scene_cash(1));
    CHECK_WAITS(PHASE_END, 0);
    CHECK(scene_do("end"));
    CHECK(scene_land(31, 1, 3)); /* past Go To Jail */
    CHECK_INT(31, scene.game.seats[1].space);
    CHECK_INT(0, scene.game.seats[1].in_jail);
    CHECK_WAITS(PHASE_BUY, 1);
}

static void B07_squares_without_effect(void)
{
    static const int squares[] = {10, 20, 6, 8};
    scene_begin("classic", NULL, 2);
    scene_own(0, "oriental");
    scene_own(1, "vermont");
    scene_mortgage("vermont");
    Game fresh = scene.game;
    for (int i = 0; i < 4; i++) {
        scene.game = fresh;
        CHECK(scene_land(squares[i], 1, 2));
        CHECK_WAITS(PHASE_END, 0);
        CHECK_INT(squares[i], scene.game.seats[0].space);
        CHECK_INT(0, scene.game.seats[0].in_jail);
        CHECK_INT(1500, scene_cash(0));
        CHECK_INT(1500, scene_cash(1));
    }
}

static void B08_management_is_not_bound_to_ones_own_turn(void)
{
    scene_begin("classic", NULL, 3);
    scene_own(1, "mediterranean baltic reading short-line");
    scene_own(2, "water");
    scene_mortgage("short-line");
    CHECK(scene_do("floor 2"));
    CHECK_WAITS(PHASE_FLOOR, 1);
    CHECK(scene_do("build baltic; sell baltic; mortgage reading; redeem short-line"));
    CHECK_INT(1500 - 50 + 25 + 100 - 110, scene_cash(1));
    CHECK(scene_do("offer 3 give 10 take water; accept"));
    CHECK_INT(1, scene.game.holdings[scene_deed("water")].owner);
    CHECK(scene_do("done"));
    CHECK_WAITS(PHASE_TURN, 0);
}

static void B08_the_floor_is_had_once_a_turn_and_can_be_switched_off(void)
{
    scene_begin("classic", NULL, 3);
    CHECK_REFUSED(REFUSAL_FLOOR_YOURS, "floor 1");
    CHECK(scene_do("floor 2; done"));
    CHECK_REFUSED(REFUSAL_FLOOR_USED, "floor 2");
    CHECK(scene_do("floor 3; done"));
    CHECK(scene_land(10, 1, 2) && scene_do("end"));
    CHECK(scene_do("floor 1; done; floor 3; done"));
    scene_begin("classic", "out_of_turn=off", 3);
    CHECK_REFUSED(REFUSAL_NOT_NOW, "floor 2");
}

static void B09_no_management_between_throw_and_settlement(void)
{
    scene_begin("classic", NULL, 3); /* DP-06 */
    scene_own(0, "mediterranean baltic short-line");
    scene_mortgage("short-line");
    CHECK(scene_do("roll"));
    CHECK_INT(REFUSAL_NOT_YOU, scene_may_as(0, "build baltic"));
    CHECK_INT(REFUSAL_NOT_YOU, scene_may_as(0, "mortgage baltic"));
    CHECK_REFUSED(REFUSAL_BUSY, "floor 2");
    CHECK(scene_do("dice 2 4")); /* may raise money for the price, nothing else */
    CHECK_WAITS(PHASE_BUY, 0);
    CHECK_REFUSED(REFUSAL_NOT_NOW, "build baltic");
    CHECK_REFUSED(REFUSAL_NOT_NOW, "redeem short-line");
    CHECK_REFUSED(REFUSAL_BUSY, "floor 2");
    CHECK(scene_do("decline"));
    CHECK_REFUSED(REFUSAL_NOT_NOW, "mortgage baltic");
    CHECK_REFUSED(REFUSAL_BUSY, "floor 2");
    CHECK(scene_do("pass; pass; pass"));
    CHECK_WAITS(PHASE_END, 0);
    CHECK(scene_do("build baltic; floor 2; done"));
}

static void B09_but_a_debtor_may_raise_what_he_owes(void)
{
    scene_begin("classic", NULL, 3);
    scene_own(0, "baltic reading");
    scene_mortgage("reading");
    scene_own(1, "boardwalk");
    scene.game.seats[0].cash = 20;
    CHECK(scene_land(39, 1, 2));
    CHECK_WAITS(PHASE_DEBT, 0);
    CHECK_REFUSED(REFUSAL_BUSY, "floor 2");
    CHECK_REFUSED(REFUSAL_NOT_NOW, "redeem reading");
    CHECK(scene_do("mortgage baltic"));
    CHECK_INT(0, scene_cash(0));
    CHECK_INT(1550, scene_cash(1));
    CHECK_WAITS(PHASE_END, 0);
}

/* Seat 0 of three lands on Boardwalk without a coin and goes out. */
static void ruin(int first, int second)
{
    scene_begin("classic", NULL, 3);
    scene_own(1, "boardwalk");
    scene.game.seats[0].cash = 49;
    CHECK(scene_land(39, first, second));
    CHECK_WAITS(PHASE_DEBT, 0);
    CHECK(scene_do("bankrupt"));
}

static void B10_a_bankrupt_player_is_skipped(void)
{
    ruin(1, 2);
    for (int turn = 0; turn < 4; turn++) {
        CHECK_WAITS(PHASE_TURN, (SeatId)(1 + turn % 2));
        CHECK(scene_land(20, 1, 2) && scene_do("end"));
    }
    CHECK_REFUSED(REFUSAL_NOT_YOU, "floor 1");
}

static void B11_the_turn_of_a_bankrupt_ends_even_after_doubles(void)
{
    ruin(3, 3);
    CHECK_WAITS(PHASE_TURN, 1);
    CHECK_INT(0, scene.game.doubles);
    CHECK_INT(0, scene.game.again);
}

static void B12_only_the_mover_throws_and_the_payer_for_the_utility_card(void)
{
    scene_begin("classic", NULL, 2);
    scene_own(1, "electric");
    CHECK_INT(REFUSAL_NOT_YOU, scene_may_as(1, "roll"));
    CHECK(scene_land(7, 1, 2) && scene_do("draw 8"));
    CHECK_WAITS(PHASE_RENT_THROW, DEALER);
    CHECK(scene_do("dice 2 3"));
    CHECK_INT(0, scene_event(EVENT_DICE_THROWN, 0).seat);
    CHECK_INT(12, scene.game.seats[0].space); /* that throw moves nobody */
}

static void B13_the_next_turn_starts_where_the_last_one_ended(void)
{
    scene_begin("classic", NULL, 2);
    CHECK(scene_do("roll; dice 4 6; end; roll; dice 4 6; end"));
    CHECK_INT(10, scene.game.seats[0].space);
    CHECK(scene_do("roll; dice 4 6"));
    CHECK_INT(20, scene.game.seats[0].space);
}

/* ---- C: doubles --------------------------------------------------------------- */

static void C01_after_doubles_the_player_throws_again(void)
{
    scene_begin("classic", NULL, 2);
    CHECK(scene_do("roll; dice 5 5"));
    CHECK_INT(10, scene.game.seats[0].space);
    CHECK_WAITS(PHASE_TURN, 0);
    CHECK_REFUSED(REFUSAL_NOT_NOW, "end");
    CHECK(scene_do("roll; dice 4 6"));
    CHECK_WAITS(PHASE_END, 0);
}

static void C01_doubles_can_be_switched_off(void)
{
    scene_begin("classic", "doubles_again=off", 2); /* promise G4 */
    CHECK(scene_do("roll; dice 5 5"));
    CHECK_WAITS(PHASE_END, 0);
}

static void C02_and_again_after_the_second_doubles(void)
{
    scene_begin("classic", NULL, 2);
    CHECK(scene_do("roll; dice 5 5; roll; dice 5 5"));
    CHECK_INT(20, scene.game.seats[0].space);
    CHECK_WAITS(PHASE_TURN, 0);
    CHECK(scene_do("roll; dice 5 6; buy"));
    CHECK_INT(31, scene.game.seats[0].space);
    CHECK_WAITS(PHASE_END, 0);
}

static void C03_the_third_doubles_lead_to_jail_and_are_not_moved(void)
{
    scene_begin("classic", NULL, 2);
    CHECK(scene_do("roll; dice 5 5; roll; dice 5 5; roll; dice 6 6"));
    CHECK_INT(0, scene_events(EVENT_MOVED));
    CHECK_INT(20, scene_event(EVENT_JAILED, 0).amount);
    CHECK_INT(JAILED_BY_DOUBLES, scene_event(EVENT_JAILED, 0).other);
    CHECK_INT(10, scene.game.seats[0].space);
    CHECK_INT(1, scene.game.seats[0].in_jail);
}

static void C03_where_the_edition_says_so(void)
{
    scene_begin("london", NULL, 2); /* promise G4: never in London */
    CHECK(scene_do("roll; dice 5 5; roll; dice 5 5; roll; dice 6 6; buy; roll; dice 4 4"));
    CHECK_INT(0, scene.game.seats[0].space);
    for (int i = 0; i < 300; i++) CHECK(scene_land(20, 2, 2));
    CHECK_INT(0, scene.game.seats[0].in_jail);
    CHECK_WAITS(PHASE_TURN, 0);
    scene_begin("classic", "doubles_to_jail=2", 2);
    CHECK(scene_do("roll; dice 5 5; roll; dice 5 5"));
    CHECK_INT(1, scene.game.seats[0].in_jail);
    scene_begin("classic", "doubles_to_jail=1,doubles_again=off", 2);
    CHECK(scene_do("roll; dice 5 5"));
    CHECK_INT(1, scene.game.seats[0].in_jail);
}

static void C04_the_square_of_the_third_doubles_has_no_effect(void)
{
    static const int from[] = {38, 20, 34, 33}; /* GO, chance, tax, rent ahead */
    for (int i = 0; i < 4; i++) {
        scene_begin("classic", NULL, 2);
        scene_own(1, "park-place");
        CHECK(scene_do("roll; dice 5 5; roll; dice 5 5"));
        scene_put(0, from[i]);
        CHECK(scene_do(i < 2 ? "roll; dice 1 1" : "roll; dice 2 2"));
        CHECK_INT(1500, scene_cash(0));
        CHECK_INT(1500, scene_cash(1));
        CHECK_INT(0, scene.game.seats[0].laps);
        CHECK_WAITS(PHASE_END, 0);
    }
}

static void C05_after_the_third_doubles_the_turn_is_over(void)
{
    scene_begin("classic", NULL, 2);
    CHECK(scene_do("roll; dice 5 5; roll; dice 5 5; roll; dice 5 5"));
    CHECK_WAITS(PHASE_END, 0);
    CHECK_REFUSED(REFUSAL_NOT_NOW, "roll");
    CHECK_REFUSED(REFUSAL_NOT_NOW, "fine");
    CHECK(scene_do("end"));
    CHECK_WAITS(PHASE_TURN, 1);
}

static void C06_the_count_begins_anew_in_every_turn(void)
{
    scene_begin("classic", NULL, 2);
    CHECK(scene_do("roll; dice 5 5; roll; dice 5 5"));
    CHECK(scene_land(10, 1, 2) && scene_do("end"));
    CHECK(scene_do("roll; dice 5 5; roll; dice 5 5")); /* another player's doubles */
    CHECK_WAITS(PHASE_TURN, 1);
    CHECK(scene_land(10, 1, 2) && scene_do("end"));
    CHECK(scene_do("roll; dice 5 5"));
    CHECK_INT(20, scene.game.seats[0].space);
    CHECK_INT(1, scene.game.doubles);
    CHECK_WAITS(PHASE_TURN, 0);
}

static void C07_no_further_throw_when_doubles_end_in_jail(void)
{
    scene_begin("classic", NULL, 2);
    CHECK(scene_land(30, 4, 4));
    CHECK_INT(1, scene.game.seats[0].in_jail);
    CHECK_INT(10, scene.game.seats[0].space);
    CHECK_WAITS(PHASE_END, 0);
    CHECK_REFUSED(REFUSAL_NOT_NOW, "roll");
    scene_begin("classic", NULL, 2);
    CHECK(scene_land(7, 2, 2) && scene_do("draw 10"));
    CHECK_INT(1, scene.game.seats[0].in_jail);
    CHECK_WAITS(PHASE_END, 0);
    CHECK_REFUSED(REFUSAL_NOT_NOW, "roll");
}

static void C08_a_card_move_elsewhere_keeps_the_further_throw(void)
{
    scene_begin("classic", NULL, 2);
    CHECK(scene_land(7, 2, 2) && scene_do("draw 2; buy"));
    CHECK_INT(24, scene.game.seats[0].space);
    CHECK_WAITS(PHASE_TURN, 0);
    CHECK(scene_land(22, 3, 3) && scene_do("draw 9; decline; pass; pass"));
    CHECK_INT(19, scene.game.seats[0].space);
    CHECK_WAITS(PHASE_TURN, 0);
    CHECK_INT(2, scene.game.doubles);
}

static void C09_doubles_out_of_jail_move_and_end_the_turn(void)
{
    scene_begin("classic", NULL, 2);
    scene_jail(0, 0);
    CHECK(scene_do("roll; dice 5 5"));
    CHECK_INT(20, scene.game.seats[0].space);
    CHECK_INT(0, scene.game.seats[0].in_jail);
    CHECK_INT(1500, scene_cash(0));
    CHECK_WAITS(PHASE_END, 0);
    CHECK_REFUSED(REFUSAL_NOT_NOW, "roll");
}

static void C10_doubles_after_the_fine_or_a_card_are_ordinary(void)
{
    for (int card = 0; card < 2; card++) { /* DP-01 */
        scene_begin("classic", NULL, 2);
        scene_jail(0, 0);
        if (card) scene_hold(0, "chance");
        CHECK(scene_do(card ? "release chance" : "fine"));
        CHECK_INT(card ? 1500 : 1450, scene_cash(0));
        CHECK(scene_do("roll; dice 5 5"));
        CHECK_WAITS(PHASE_TURN, 0);
        CHECK_INT(20, scene.game.seats[0].space);
        CHECK_INT(1, scene.game.doubles);
        CHECK(scene_land(20, 5, 5));
        CHECK(scene_do("roll; dice 5 5")); /* and count towards three */
        CHECK_INT(1, scene.game.seats[0].in_jail);
        CHECK_WAITS(PHASE_END, 0);
    }
}

static void C11_the_third_jail_turn(void)
{
    scene_begin("classic", NULL, 2);
    scene_jail(0, 2);
    CHECK(scene_do("roll; dice 5 5"));
    CHECK_INT(1500, scene_cash(0));
    CHECK_INT(20, scene.game.seats[0].space);
    CHECK_WAITS(PHASE_END, 0);
    scene_begin("classic", NULL, 2);
    scene_jail(0, 2);
    CHECK(scene_do("roll; dice 4 6"));
    CHECK_INT(1450, scene_cash(0));
    CHECK_INT(20, scene.game.seats[0].space);
    CHECK_INT(0, scene.game.seats[0].in_jail);
    CHECK_WAITS(PHASE_END, 0);
}

static void C12_a_throw_for_a_utility_rent_is_never_doubles(void)
{
    scene_begin("classic", NULL, 2);
    scene_own(1, "electric");
    CHECK(scene_land(7, 1, 2) && scene_do("draw 8; dice 5 5"));
    CHECK_WAITS(PHASE_END, 0);
    CHECK_INT(0, scene.game.doubles);
    scene_begin("classic", NULL, 2);
    scene_own(1, "electric");
    CHECK(scene_do("roll; dice 5 5"));
    CHECK(scene_land(7, 2, 2) && scene_do("draw 8; dice 5 5")); /* no third doubles */
    CHECK_INT(0, scene.game.seats[0].in_jail);
    CHECK_INT(2, scene.game.doubles);
    CHECK_WAITS(PHASE_TURN, 0);
    scene_begin("classic", "utility_throw=new", 2);
    scene_own(1, "electric");
    CHECK(scene_land(12, 1, 2) && scene_do("dice 5 5"));
    CHECK_WAITS(PHASE_END, 0);
}

/* Of all throws of a turn from here, how many (of 36 for each of the three
 * possible throws) end by a third doubles. */
static int by_three_doubles(int throws_left)
{
    Game before = scene.game;
    int count = 0;
    for (int throw = 0; throw < 36; throw ++) {
        char words[40];
        snprintf(words, sizeof words, "roll; dice %d %d", throw / 6 + 1, throw % 6 + 1);
        scene.game = before;
        CHECK(scene_do(words));
        count += throws_left == 1 && scene_event(EVENT_JAILED, 0).other == JAILED_BY_DOUBLES &&
                 scene_events(EVENT_JAILED) == 1;
        if (scene.game.phase == PHASE_DRAW)
            CHECK(scene_do(scene_may("draw 13") == REFUSAL_NONE ? "draw 13" : "draw 12"));
        if (scene.game.phase == PHASE_TURN) count += by_three_doubles(throws_left - 1);
    }
    scene.game = before;
    return count;
}

static void C13_one_turn_in_216_ends_by_three_doubles(void)
{
    scene_begin("classic", NULL, 2);
    scene.game.seats[0].deeds = 0;
    for (DeedId deed = 0; deed < scene.edition.deed_count; deed++) {
        scene.game.holdings[deed].owner = 0; /* no purchases on the way */
        scene.game.seats[0].deeds |= DEED_BIT(deed);
    }
    game_derive(&scene.edition, &scene.game);
    CHECK_INT(36 * 36 * 36 / 216, by_three_doubles(3));
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(B01_a_turn_is_throw_move_square_and_then_the_next_player);
    RUN(B02_the_new_square_is_the_old_plus_the_sum_modulo_forty);
    RUN(B03_who_is_not_in_jail_must_throw);
    RUN(B04_the_square_is_carried_out_before_any_further_throw);
    RUN(B05_a_square_reached_by_a_card_is_carried_out);
    RUN(B06_squares_passed_over_have_no_effect);
    RUN(B07_squares_without_effect);
    RUN(B08_management_is_not_bound_to_ones_own_turn);
    RUN(B08_the_floor_is_had_once_a_turn_and_can_be_switched_off);
    RUN(B09_no_management_between_throw_and_settlement);
    RUN(B09_but_a_debtor_may_raise_what_he_owes);
    RUN(B10_a_bankrupt_player_is_skipped);
    RUN(B11_the_turn_of_a_bankrupt_ends_even_after_doubles);
    RUN(B12_only_the_mover_throws_and_the_payer_for_the_utility_card);
    RUN(B13_the_next_turn_starts_where_the_last_one_ended);
    RUN(C01_after_doubles_the_player_throws_again);
    RUN(C01_doubles_can_be_switched_off);
    RUN(C02_and_again_after_the_second_doubles);
    RUN(C03_the_third_doubles_lead_to_jail_and_are_not_moved);
    RUN(C03_where_the_edition_says_so);
    RUN(C04_the_square_of_the_third_doubles_has_no_effect);
    RUN(C05_after_the_third_doubles_the_turn_is_over);
    RUN(C06_the_count_begins_anew_in_every_turn);
    RUN(C07_no_further_throw_when_doubles_end_in_jail);
    RUN(C08_a_card_move_elsewhere_keeps_the_further_throw);
    RUN(C09_doubles_out_of_jail_move_and_end_the_turn);
    RUN(C10_doubles_after_the_fine_or_a_card_are_ordinary);
    RUN(C11_the_third_jail_turn);
    RUN(C12_a_throw_for_a_utility_rent_is_never_doubles);
    RUN(C13_one_turn_in_216_ends_by_three_doubles);
    return check_done();
}
