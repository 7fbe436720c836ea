/* test_dock.c -- the table's column and the hand: one main button that stays where it
 * is and hears after a moment, keys, and what the dock says. */
#include "../check.h"
#include "table_hand.h"
#include "view/board/table_layout.h"
#include "view/view_shown.h"

/* ---- boxes ---- */

static void is_at(Box box, double x, double y, double w, double h)
{
    CHECK_INT((int)x, (int)(box.x + 0.5));
    CHECK_INT((int)y, (int)(box.y + 0.5));
    CHECK_INT((int)w, (int)(box.w + 0.5));
    CHECK_INT((int)h, (int)(box.h + 0.5));
}

static void H1_the_main_button_has_its_box_at_every_size(void)
{
    scene_begin("classic", NULL, 4);
    open_table(1, NULL);
    is_at(table_layout(view).main, 986, 654, 270, 62);
    view_resize(view, 960, 600);
    look();
    is_at(table_layout(view).main, 726, 472, 216, 56);
    view_resize(view, 390, 844);
    look();
    is_at(table_layout(view).main, 124, 723, 254, 56);
    close_table();
}

static Box box_of_main(void)
{
    ViewItem item;
    look();
    for (int i = 0; view_item(view, i, &item); i++)
        if (item.id == ui_id("move", 0)) return item.box;
    return (Box){0, 0, 0, 0};
}

/* Roll, buy, end, others: always there, always the same box. */
static void H1_the_main_button_never_moves(void)
{
    scene_begin("classic", NULL, 3);
    open_table(1, NULL);
    Box first = box_of_main();
    CHECK(first.w > 0);
    for (int i = 0; i < 60; i++) {
        Action action;
        LegalList list;
        if (table_game(table)->decider == 0) {
            legal_list(table_edition(table), table_game(table), &list);
            if (list.count == 0) break;
            action = list.list[0].action;
        } else if (!table_propose(table, true, &action)) {
            break;
        }
        if (table_submit(table, &action) != REFUSAL_NONE) break;
        for (int tick = 0; tick < 6; tick++) {
            view_tick(view, 0.2);
            Box now = box_of_main();
            if (now.w <= 0) continue; /* under a sheet */
            CHECK(now.x == first.x && now.y == first.y && now.w == first.w && now.h == first.h);
        }
    }
    close_table();
}

/* ---- the first moment ---- */

static void press_main_at_once(void)
{
    Box box = box_of_main();
    double x = box_middle_x(box), y = box_middle_y(box);
    view_input(view, &(Input){.kind = INPUT_DOWN, .x = x, .y = y});
    view_input(view, &(Input){.kind = INPUT_UP, .x = x, .y = y});
}

static void H1_a_second_click_is_not_heard_for_350_ms(void)
{
    scene_begin("classic", NULL, 2);
    open_table(1, NULL);
    view_open(view, "menu");
    look();
    view_close_sheet(view);
    look();
    press_main_at_once();
    CHECK_INT(0, view->request_count);
    view->ui->now += 0.3;
    press_main_at_once();
    view_input(view, &(Input){.kind = INPUT_KEY, .key = KEY_ENTER});
    CHECK_INT(0, view->request_count);
    view->ui->now += 0.1;
    press_main_at_once();
    CHECK_INT(1, view->request_count);
    CHECK_INT(ACTION_ROLL, view->requests[0].action.kind);
    close_table();
}

/* While others move the main button is there, disabled, and changes nothing:
 * not the pace, not the question. */
static void H1_clicks_while_others_move_change_nothing(void)
{
    scene_begin("classic", NULL, 3);
    open_table(0, NULL);
    view->unwatched = false;
    int pace = view->settings.pace;
    for (int i = 0; i < 3; i++) press_main_at_once();
    CHECK_INT(0, view->request_count);
    CHECK_INT(pace, view->settings.pace);
    CHECK(sees("is moving"));
    close_table();
}

/* ---- keys ---- */

static void H4_enter_and_space_press_the_main_button(void)
{
    scene_begin("classic", NULL, 2);
    open_table(1, NULL);
    view_input(view, &(Input){.kind = INPUT_KEY, .key = KEY_ENTER});
    CHECK_INT(ACTION_ROLL, request().action.kind);
    view->ui->focus_seen = false;
    type_at_once(' ');
    CHECK_INT(ACTION_ROLL, request().action.kind);
    close_table();
}

static bool focus_is_on_board(void)
{
    for (int i = 0; i < view->ui->item_count; i++)
        if (view->ui->items[i].id == view->ui->focus) return view->ui->items[i].region == UI_BOARD;
    return false;
}

static void H4_the_board_is_one_stop_with_arrows_inside(void)
{
    int stops = 0;
    scene_begin("classic", NULL, 2);
    open_table(1, NULL);
    for (int i = 0; i < 40; i++) {
        view_input(view, &(Input){.kind = INPUT_KEY, .key = KEY_TAB});
        if (view->ui->focus == ui_id("move", 0)) break;
        if (focus_is_on_board()) stops++;
    }
    CHECK_INT(1, stops);
    while (!focus_is_on_board()) view_input(view, &(Input){.kind = INPUT_KEY, .key = KEY_TAB});
    uint32_t before = view->ui->focus;
    view_input(view, &(Input){.kind = INPUT_KEY, .key = KEY_LEFT});
    CHECK(view->ui->focus != before && focus_is_on_board());
    close_table();
}

static void H4_f6_goes_round_the_regions(void)
{
    unsigned seen = 0;
    scene_begin("classic", NULL, 2);
    open_table(1, NULL);
    for (int i = 0; i < UI_REGIONS; i++) {
        view_input(view, &(Input){.kind = INPUT_KEY, .key = KEY_REGION});
        for (int n = 0; n < view->ui->item_count; n++)
            if (view->ui->items[n].id == view->ui->focus) seen |= 1u << view->ui->items[n].region;
    }
    CHECK(seen & 1u << UI_QUESTION && seen & 1u << UI_HEAD && seen & 1u << UI_PLAYERS &&
          seen & 1u << UI_BOARD);
    close_table();
}

static void H4_tab_can_leave_the_page(void)
{
    int leaves = 0;
    scene_begin("classic", NULL, 2);
    open_table(1, NULL);
    for (int i = 0; i < 40; i++) {
        view_input(view, &(Input){.kind = INPUT_KEY, .key = KEY_TAB});
        if (view_tab_leaves(view, false)) leaves++;
    }
    CHECK(leaves > 0 && leaves < 20);
    close_table();
}

static void H4_letters_can_be_switched_off(void)
{
    scene_begin("classic", NULL, 2);
    open_table(1, NULL);
    view->settings.no_letters = true;
    type('r');
    CHECK_INT(0, view->request_count);
    view->settings.no_letters = false;
    type('r');
    CHECK_INT(ACTION_ROLL, request().action.kind);
    close_table();
}

/* ---- tips ---- */

static void H5_tips_come_to_a_pointer_that_has_moved_and_rests(void)
{
    ViewItem item;
    scene_begin("classic", NULL, 2);
    open_table(1, NULL);
    CHECK(find("Menu", 0, &item));
    double x = box_middle_x(item.box), y = box_middle_y(item.box);
    view_input(view, &(Input){.kind = INPUT_MOVE, .x = x - 2, .y = y});
    view_input(view, &(Input){.kind = INPUT_MOVE, .x = x, .y = y});
    look();
    CHECK_TEXT("", view->ui->tip);
    view->ui->now += 0.6;
    look();
    CHECK_TEXT("Menu", view->ui->tip);
    close_table();
}

/* ---- at the end of a turn ---- */

static void H6_turns_end_by_themselves_when_wished(void)
{
    scene_begin("classic", NULL, 2);
    scene.game.phase = scene.game.step = PHASE_END;
    open_table(1, NULL);
    for (int i = 0; i < 20; i++) view_tick(view, 0.1);
    CHECK_INT(0, view->request_count);
    view->settings.auto_end = true;
    for (int i = 0; i < 20; i++) view_tick(view, 0.1);
    CHECK_INT(1, view->request_count);
    CHECK_INT(ACTION_END, request().action.kind);
    close_table();
}

static void H6_after_going_bankrupt_one_may_finish_quickly_or_leave(void)
{
    scene_begin("classic", NULL, 3);
    scene.game.alive &= (uint8_t)~1u;
    scene.game.mover = 1;
    scene.game.decider = 1;
    open_table(1, NULL);
    view->settings.pace = PACE_WATCH;
    CHECK(enabled("Finish quickly") && enabled("Leave"));
    press("Finish quickly");
    CHECK(view_pace(view) == PACE_INSTANT && view->settings.pace == PACE_WATCH);
    CHECK(enabled("Leave"));
    close_table();
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(H1_the_main_button_has_its_box_at_every_size);
    RUN(H1_the_main_button_never_moves);
    RUN(H1_a_second_click_is_not_heard_for_350_ms);
    RUN(H1_clicks_while_others_move_change_nothing);
    RUN(H4_enter_and_space_press_the_main_button);
    RUN(H4_the_board_is_one_stop_with_arrows_inside);
    RUN(H4_f6_goes_round_the_regions);
    RUN(H4_tab_can_leave_the_page);
    RUN(H4_letters_can_be_switched_off);
    RUN(H5_tips_come_to_a_pointer_that_has_moved_and_rests);
    RUN(H6_turns_end_by_themselves_when_wished);
    RUN(H6_after_going_bankrupt_one_may_finish_quickly_or_leave);
    return check_done();
}
