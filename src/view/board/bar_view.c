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
void bar_draw(View *view, const TableLayout *at)
{
    MoveList moves;
    Ui *ui = view_ui(view);
    double gap = ui_px(ui, GAP);
    moves_list(view, &moves);
    canvas_shadow(ui->canvas, at->dock, ui_px(ui, 14), ui_px(ui, 2));
    canvas_fill_round(ui->canvas, at->dock, ui_px(ui, 14), ui->theme.card);
    int first = moves.count > 0 && moves.list[0].main ? 1 : 0, rows = (moves.count - first) / 2;
    for (int i = first; i < moves.count; i++) {
        int n = i - first - 1;
        Box box =
            n < 0 ? at->left : box_column(box_row(at->extra, n / 2, rows, gap), n % 2, 2, gap);
        draw_move(view, box, &moves.list[i], i);
    }
    if (first == 0)
        draw_waiting(view, at->main);
    else
        draw_move(view, at->main, &moves.list[0], 0);
    draw_standing(view, at->tools);
}
