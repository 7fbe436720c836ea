/* bar_view.c -- the buttons that apply now, the main one obvious. */
#include "view/board/bar_view.h"

#include "ui/button.h"
#include "view/letters.h"
#include "view/moves.h"
#include "view/view_hint.h"
#include "view/view_request.h"
#include "view/view_sheet.h"
#include "view/view_shown.h"
#include "view/view_words.h"

#define GAP 8.0
#define MAIN_HEIGHT 48.0
#define ROW_HEIGHT 40.0

/* Moves that need no whole row share one. */
static int rows_of(int others)
{
    return (others + 1) / 2;
}

static double row_height(const View *view)
{
    double most = view_ui(view)->screen.h * 0.055;
    double wanted = ui_px(view_ui(view), ROW_HEIGHT);
    return wanted < most || most < 26 ? wanted : most;
}

static double main_height(const View *view)
{
    return row_height(view) * MAIN_HEIGHT / ROW_HEIGHT;
}

/* How many are in the main row: the main one, or none. */
static int in_main_row(const MoveList *moves)
{
    return moves->count > 0 && moves->list[0].main ? 1 : 0;
}

double bar_height(const View *view)
{
    MoveList moves;
    moves_list(view, &moves);
    double gap = ui_px(view_ui(view), GAP);
    int others = moves.count - in_main_row(&moves);
    return main_height(view) + rows_of(others) * (row_height(view) + gap) + gap + row_height(view);
}

static void draw_move(View *view, Box box, const MoveButton *move, int n)
{
    Button what = {.id = ui_id("move", n),
                   .label = move->label,
                   .icon = view_hint_says(view, &move->action) ? ICON_HINT : move->icon,
                   .letter = move->letter,
                   .look = move->main   ? BUTTON_MAIN
                           : move->asks ? BUTTON_DANGER
                                        : BUTTON_PLAIN};
    if (button(view_ui(view), box, what)) moves_do(view, move);
}

/* Nobody here has to decide: what can be done meanwhile. */
static void draw_waiting(View *view, Box box)
{
    Ui *ui = view_ui(view);
    bool moving = !stage_caught_up(view_stage(view));
    static const Sentence paces[PACE_COUNT] = {[PACE_WATCH] = T_("Computers: watch"),
                                               [PACE_QUICK] = T_("Computers: quick"),
                                               [PACE_INSTANT] = T_("Computers: instant")};
    static const Icon icons[] = {ICON_PLAY, ICON_NEXT, ICON_SKIP};
    /* In the middle, where the main button will be, is what does no harm. */
    Box left = box, right = box_cut_right(&left, box.w * 0.45);
    left.w -= ui_px(ui, GAP);
    if (button(ui, left,
               (Button){.id = ui_id("skip", 0),
                        .label = LABEL(view, T_("Skip")),
                        .icon = ICON_SKIP,
                        .disabled = !moving,
                        .tip = LABEL(view, T_("Finishes what is moving."))}))
        view_skip(view);
    if (button(ui, right,
               (Button){.id = ui_id("pace", 0),
                        .label = view_label(view, &paces[view_pace(view)]),
                        .icon = icons[view_pace(view)],
                        .tip = LABEL(view, T_("Changes how the turns of computers are shown."))})) {
        view_set_pace(view, (Pace)((view_pace(view) + 1) % PACE_COUNT));
    }
}

static void draw_standing(View *view, Box box)
{
    Ui *ui = view_ui(view);
    bool manage = moves_can_manage(view), trade = moves_can_trade(view);
    double gap = ui_px(ui, GAP);
    Box right = box_cut_right(&box, box.h);
    box_cut_right(&box, gap);
    const char *no_trade = LABEL(view, T_("There is nothing to trade now.")),
               *no_manage = LABEL(view, T_("There is nothing to do here now."));
    if (button(ui, box_column(box, 0, 4, gap),
               (Button){.id = ui_id("trade", 0),
                        .label = LABEL(view, TC_("button", "Trade")),
                        .letter = LETTER_TRADE,
                        .disabled = !trade,
                        .tip = trade ? NULL : no_trade}))
        view_open_sheet(view, SHEET_TRADE);
    if (button(ui, box_column(box, 1, 4, gap),
               (Button){.id = ui_id("build", 0),
                        .label = LABEL(view, TC_("button", "Build")),
                        .letter = LETTER_BUILD,
                        .disabled = !manage,
                        .tip = manage ? NULL : no_manage}))
        view_open_sheet(view, SHEET_MANAGE);
    if (button(ui, box_column(box, 2, 4, gap),
               (Button){.id = ui_id("mortgage", 0),
                        .label = LABEL(view, TC_("button", "Mortgage")),
                        .letter = LETTER_MORTGAGE,
                        .disabled = !manage,
                        .tip = manage ? NULL : no_manage}))
        view_open_sheet(view, SHEET_MANAGE);
    if (button(
            ui, box_column(box, 3, 4, gap),
            (Button){.id = ui_id("menu", 0), .label = LABEL(view, T_("Menu")), .icon = ICON_NONE}))
        view_open_sheet(view, SHEET_MENU);
    Button hint = view_hint_button(view, 0);
    hint.icon_only = true;
    if (button(ui, right, hint)) view_ask_hint(view);
}

/* The main one stays where it is, whatever else there is: a second click never
 * meets something else. */
void bar_draw(View *view, Box box)
{
    MoveList moves;
    double gap = ui_px(view_ui(view), GAP);
    moves_list(view, &moves);
    Box rest = box, standing = box_cut_bottom(&rest, row_height(view));
    box_cut_bottom(&rest, gap);
    Box main = box_cut_bottom(&rest, main_height(view));
    int first = in_main_row(&moves), others = moves.count - first;
    for (int i = 0; i < others; i++) {
        if (i % 2 == 0 && i > 0) box_cut_top(&rest, row_height(view) + gap);
        Box row = {rest.x, rest.y, rest.w, row_height(view)};
        bool alone = i % 2 == 0 && i == others - 1;
        draw_move(view, alone ? row : box_column(row, i % 2, 2, gap), &moves.list[first + i],
                  first + i);
    }
    if (first == 0)
        draw_waiting(view, main);
    else
        draw_move(view, main, &moves.list[0], 0);
    draw_standing(view, standing);
}
