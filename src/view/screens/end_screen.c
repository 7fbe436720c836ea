/* end_screen.c -- the winner, the ranking, the game in a picture, and what next. */
#include "ui/button.h"
#include "ui/form.h"
#include "ui/scroll.h"
#include "view/screens/chart_view.h"
#include "view/screens/end_facts.h"
#include "view/screens/newspaper_view.h"
#include "view/screens/places_view.h"
#include "view/view_online.h"
#include "view/view_request.h"
#include "view/view_screen.h"
#include "view/view_shown.h"
#include "view/view_words.h"

#define CHART 232.0
#define GAP 12.0

static bool open_screen(View *view)
{
    end_facts_collect(view);
    end_of(view)->at = table_action_count(view_table(view));
    end_of(view)->playing = false;
    return true;
}

/* ---- what next ---- */

typedef enum EndWay {
    WAY_AGAIN,
    WAY_NEW,
    WAY_REVIEW,
    WAY_WATCH,
    WAY_RECORD,
    WAY_BOARD,
    WAY_LEAVE,
    WAY_COUNT
} EndWay;

static const struct {
    Sentence label;
    Icon icon;
    ButtonLook look;
} ways[WAY_COUNT] = {
    [WAY_AGAIN] = {T_("Play again"), ICON_REPLAY, BUTTON_MAIN},
    [WAY_NEW] = {T_("New game"), ICON_DICE, BUTTON_PLAIN},
    [WAY_REVIEW] = {T_("What decided it"), ICON_HINT, BUTTON_PLAIN},
    [WAY_WATCH] = {T_("Watch the game"), ICON_PLAY, BUTTON_PLAIN},
    [WAY_RECORD] = {T_("Save the record"), ICON_SAVE, BUTTON_PLAIN},
    [WAY_BOARD] = {T_("The final board"), ICON_MAP, BUTTON_PLAIN},
    [WAY_LEAVE] = {T_("Main menu"), ICON_BACK, BUTTON_PLAIN},
};

static void go_way(View *view, EndWay way)
{
    switch (way) {
    case WAY_AGAIN: view_ask(view, (Request){.kind = REQUEST_AGAIN}); return;
    case WAY_NEW: view_open_screen(view, SCREEN_SETUP); return;
    case WAY_REVIEW: view_open_screen(view, SCREEN_REVIEW); return;
    case WAY_WATCH:
        view_open_screen(view, SCREEN_REPLAY);
        end_of(view)->at = 0;
        end_of(view)->playing = true;
        return;
    case WAY_RECORD: view_ask(view, (Request){.kind = REQUEST_RECORD}); return;
    case WAY_BOARD: view_open_screen(view, SCREEN_REPLAY); return;
    case WAY_LEAVE: view_ask(view, (Request){.kind = REQUEST_LEAVE}); return;
    case WAY_COUNT: return;
    }
}

static double ways_height(const Ui *ui)
{
    return (ui_px(ui, 46) + ui_px(ui, 8)) * ((WAY_COUNT + 1) / 2) - ui_px(ui, 8);
}

static void draw_ways(View *view, Box box)
{
    Ui *ui = view_ui(view);
    for (int i = 0; i < WAY_COUNT; i++) {
        Box row = box_row(box, i / 2, (WAY_COUNT + 1) / 2, ui_px(ui, 8));
        static const Sentence together = T_("Again with the same people");
        bool again = i == WAY_AGAIN && view_guest(view) != NULL, host = view_online_hosts(view);
        Button what = {.id = ui_id("way", i),
                       .label = view_label(view, again ? &together : &ways[i].label),
                       .icon = ways[i].icon,
                       .look = ways[i].look,
                       .disabled = again && !host,
                       .tip = again && !host ? LABEL(view, T_("The host begins another game."))
                                             : NULL};
        if (button(ui, box_column(row, i % 2, 2, ui_px(ui, 8)), what)) go_way(view, (EndWay)i);
    }
}

/* ---- the whole ---- */

static double column_height(View *view)
{
    const Ui *ui = view_ui(view);
    return places_height(view) + ui_px(ui, CHART) + ways_height(ui) + 2 * ui_px(ui, GAP);
}

static void draw_column(View *view, Box box)
{
    Ui *ui = view_ui(view);
    places_draw(view, box_cut_top(&box, places_height(view)));
    box_cut_top(&box, ui_px(ui, GAP));
    Box chart = box_cut_top(&box, ui_px(ui, CHART));
    form_panel(ui, chart);
    chart_draw(view, box_inset(chart, ui_px(ui, 10), ui_px(ui, 8)), end_of(view), -1);
    box_cut_top(&box, ui_px(ui, GAP));
    draw_ways(view, box_cut_top(&box, ways_height(ui)));
}

static void pass(View *view)
{
    Ui *ui = view_ui(view);
    double pad = ui_px(ui, 20);
    Box screen = box_inset(ui->screen, pad, pad);
    bool wide = screen.w > ui_px(ui, 760);
    double left = wide ? (screen.w - pad) * 0.5 : screen.w,
           right = wide ? screen.w - pad - left : screen.w;
    double paper = newspaper_height(view, left), column = column_height(view);
    double height = wide ? (paper > column ? paper : column) : paper + column + pad;
    Scroll scroll;
    /* From edge to edge, so that no shadow is cut. */
    Box inner = scroll_begin(ui, &scroll, ui_id("end", 0), ui->screen, height + 2 * pad, false);
    inner = box_inset(inner, pad, pad);
    if (height < screen.h) inner.y += (screen.h - height) / 2;
    Box page = {inner.x, wide ? inner.y + (height - paper) / 2 : inner.y, left, paper};
    newspaper_draw(view, page);
    Box rest = wide ? (Box){inner.x + left + pad, inner.y + (height - column) / 2, right, column}
                    : (Box){inner.x, inner.y + paper + pad, right, column};
    draw_column(view, rest);
    scroll_end(ui, &scroll);
}

const ScreenRow end_screen = {
    .pass = pass, .open = open_screen, .at_table = true, .keeps = sizeof(EndState)};
