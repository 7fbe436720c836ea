/* test_gate.c -- several people at one screen: each is called by name before anything is shown
 * that they decide, and nobody sees what another was putting together. */
#include "../check.h"
#include "game/trade.h"
#include "table_hand.h"
#include "view/view_ear.h"
#include "view/view_gate.h"
#include "view/view_hint.h"
#include "view/view_shown.h"

/* The scene with so many people, who are called. */
static void open_called(int people)
{
    open_table(people, NULL);
    view->settings.call = true;
    view_tick(view, 0);
    look();
}

static void act(const char *words)
{
    Action action;
    char buffer[400];
    Text why = text_into(buffer, sizeof buffer);
    CHECK(notation_action_read(&scene.edition, table_game(table), words, &action, &why));
    CHECK_INT(REFUSAL_NONE, table_submit(table, &action));
    for (int i = 0; i < 20; i++) view_tick(view, 0.5);
    look();
}

static void H7_the_next_person_is_called_before_being_asked(void)
{
    scene_begin("classic", NULL, 3);
    open_called(2);
    CHECK_INT(0, view_gate(view));
    CHECK(sees("Ada, your turn") && !sees("Roll"));
    type('r');
    CHECK_INT(0, view->request_count);
    press("Go on");
    CHECK_INT(NOBODY, view_gate(view));
    CHECK(enabled("Roll the dice"));
    act("roll");
    act("dice 1 2");
    CHECK(sees("Buy for")); /* still the same person */
    act("buy");
    act("end");
    CHECK_INT(1, view_gate(view));
    CHECK(sees("Bruno, your turn") && !sees("Roll"));
    press("Go on");
    CHECK(enabled("Roll the dice"));
    close_table();
}

static void H7_whoever_plays_alone_here_is_not_called(void)
{
    scene_begin("classic", NULL, 3);
    open_called(1);
    CHECK_INT(NOBODY, view_gate(view));
    CHECK(enabled("Roll the dice"));
    close_table();
    scene_begin("classic", NULL, 3);
    scene.game.alive &= (uint8_t)~2u; /* the other person is out */
    open_called(2);
    CHECK_INT(NOBODY, view_gate(view));
    close_table();
}

static void H7_nobody_is_called_who_does_not_want_to_be(void)
{
    scene_begin("classic", NULL, 2);
    open_called(2);
    CHECK_INT(0, view_gate(view));
    view->settings.call = false;
    CHECK(enabled("Roll the dice"));
    close_table();
}

static void H7_a_quick_hand_does_not_answer_for_the_next(void)
{
    scene_begin("classic", NULL, 2);
    scene.game.phase = scene.game.step = PHASE_END;
    open_called(2);
    press("Go on");
    act("end");
    CHECK_INT(1, view_gate(view));
    click_at_once("Go on");
    CHECK_INT(1, view_gate(view));
    view_tick(view, VIEW_EAR_SECONDS + 0.01);
    click_at_once("Go on");
    CHECK_INT(NOBODY, view_gate(view));
    click_at_once("Roll the dice");
    CHECK_INT(0, view->request_count);
    view_tick(view, VIEW_EAR_SECONDS + 0.01);
    click_at_once("Roll the dice");
    CHECK_INT(ACTION_ROLL, request().action.kind);
    close_table();
}

static void H7_the_gate_opens_by_key_and_finger(void)
{
    ViewItem item;
    scene_begin("classic", NULL, 2);
    open_called(2);
    wait_until_heard();
    view_input(view, &(Input){.kind = INPUT_KEY, .key = KEY_ENTER});
    CHECK_INT(NOBODY, view_gate(view));
    view->at_screen = 0;
    wait_until_heard();
    view_input(view, &(Input){.kind = INPUT_TEXT, .text = " "});
    CHECK_INT(NOBODY, view_gate(view));
    view->at_screen = 0;
    view_resize(view, 390, 844);
    wait_until_heard();
    CHECK(find("Go on", 0, &item));
    double x = box_middle_x(item.box), y = box_middle_y(item.box);
    view_input(view, &(Input){.kind = INPUT_DOWN, .x = x, .y = y, .touch = true});
    view_input(view, &(Input){.kind = INPUT_UP, .x = x, .y = y, .touch = true});
    CHECK_INT(NOBODY, view_gate(view));
    close_table();
}

/* ---- what a person decides ---- */

static void H7_an_offer_waits_for_whom_it_is_made_to(void)
{
    scene_begin("classic", NULL, 2);
    scene_own(0, "baltic");
    scene_own(1, "boardwalk");
    open_called(2);
    press("Go on");
    act("offer 2 give baltic take boardwalk");
    CHECK_INT(1, view_gate(view));
    CHECK(sees("Bruno, your turn") && !enabled("Accept") && !enabled("Reject"));
    CHECK_INT(SHEET_NONE, view_was_open(view));
    press("Go on");
    CHECK(enabled("Accept"));
    CHECK_INT(SHEET_ANSWER, view_was_open(view));
    act("reject");
    CHECK_INT(0, view_gate(view)); /* and back */
    close_table();
}

static void H7_bids_wait_and_the_clock_with_them(void)
{
    scene_begin("classic", NULL, 2);
    open_called(2);
    press("Go on");
    act("roll");
    act("dice 1 2");
    act("decline");
    if (view_gate(view) == NOBODY) act("bid 20");
    CHECK(view_gate(view) != NOBODY);
    CHECK_INT(SHEET_NONE, view_was_open(view));
    view_pass_time(view, 500);
    for (int i = 0; i < 10; i++) view_tick(view, 0.1);
    CHECK_INT(0, view->request_count);
    press("Go on");
    look();
    CHECK_INT(SHEET_AUCTION, view_was_open(view));
    close_table();
}

static void H7_a_debt_waits_for_the_debtor(void)
{
    scene_begin("classic", NULL, 2);
    scene_own(0, "baltic");
    scene_own(1, "boardwalk park-place");
    scene_build("boardwalk", 4);
    scene.game.seats[0].cash = 10;
    scene.game.seats[0].space = 37;
    open_called(2);
    press("Go on");
    view->at_screen = 2; /* Bruno looked at something meanwhile */
    act("roll");
    act("dice 1 1");
    CHECK_INT(PHASE_DEBT, view_game(view)->phase);
    CHECK_INT(0, view_gate(view));
    CHECK_INT(SHEET_NONE, view_was_open(view));
    press("Go on");
    look();
    CHECK_INT(SHEET_DEBT, view_was_open(view));
    close_table();
}

/* ---- plans ---- */

static void H7_nobody_sees_what_another_was_putting_together(void)
{
    static const SheetKind plans[] = {SHEET_TRADE, SHEET_MANAGE};
    for (int i = 0; i < 2; i++) {
        scene_begin("classic", NULL, 2);
        scene_own(0, "baltic mediterranean");
        scene_own(1, "boardwalk");
        scene.game.phase = scene.game.step = PHASE_END;
        open_called(2);
        press("Go on");
        view_open_sheet(view, plans[i]);
        look();
        act("end");
        CHECK_INT(SHEET_NONE, view_sheet(view));
        CHECK_INT(1, view_gate(view));
        close_table();
    }
}

static void H7_hints_go_with_the_one_they_were_for(void)
{
    scene_begin("classic", NULL, 2);
    scene.game.phase = scene.game.step = PHASE_END;
    open_called(2);
    press("Go on");
    Action end = {.kind = ACTION_END, .seat = 0, .deed = NO_DEED};
    view_set_hint(view, &end, "An expert would end the turn.");
    CHECK(sees("An expert"));
    act("end");
    CHECK(!sees("An expert") && !enabled("Hint"));
    close_table();
}

/* Reading is not deciding. */
static void H7_the_menu_stays_open(void)
{
    scene_begin("classic", NULL, 2);
    scene.game.phase = scene.game.step = PHASE_END;
    open_called(2);
    press("Go on");
    view_open_sheet(view, SHEET_MENU);
    act("end");
    CHECK_INT(SHEET_MENU, view_sheet(view));
    close_table();
}

/* ---- in words ---- */

static void H7_the_call_is_said(void)
{
    char buffer[200];
    Text text = text_into(buffer, sizeof buffer);
    scene_begin("classic", NULL, 2);
    open_called(2);
    view_question(view, &text);
    CHECK_TEXT("Ada, your turn.", buffer);
    close_table();
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(H7_the_next_person_is_called_before_being_asked);
    RUN(H7_whoever_plays_alone_here_is_not_called);
    RUN(H7_nobody_is_called_who_does_not_want_to_be);
    RUN(H7_a_quick_hand_does_not_answer_for_the_next);
    RUN(H7_the_gate_opens_by_key_and_finger);
    RUN(H7_an_offer_waits_for_whom_it_is_made_to);
    RUN(H7_bids_wait_and_the_clock_with_them);
    RUN(H7_a_debt_waits_for_the_debtor);
    RUN(H7_nobody_sees_what_another_was_putting_together);
    RUN(H7_hints_go_with_the_one_they_were_for);
    RUN(H7_the_menu_stays_open);
    RUN(H7_the_call_is_said);
    return check_done();
}
