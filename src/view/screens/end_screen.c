/* end_screen.c -- the winner, the ranking, the game in a picture, and what next. */
#include "ui/button.h"
#include "ui/form.h"
#include "ui/lettering.h"
#include "ui/scroll.h"
#include "view/art/banner_art.h"
#include "view/screens/chart_view.h"
#include "view/screens/end_facts.h"
#include "view/screens/fairness_view.h"
#include "view/screens/newspaper_view.h"
#include "view/screens/places_view.h"
#include "view/view_online.h"
#include "view/view_request.h"
#include "view/view_screen.h"
#include "view/view_shown.h"
#include "view/view_words.h"

#define CHART 232.0
#define CHART_MOST 380.0
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

/* Everything of the column but the chart. */
static double fixed_height(View *view, double width)
{
    const Ui *ui = view_ui(view);
    double fairness = fairness_height(view, width);
    if (fairness > 0) fairness += ui_px(ui, GAP);
    return places_height(view) + ways_height(ui) + 2 * ui_px(ui, GAP) + fairness;
}

/* The chart takes what is left of `high`, up to a limit. */
static double chart_height(View *view, double width, double high)
{
    Ui *ui = view_ui(view);
    double rest = high - fixed_height(view, width);
    if (rest < ui_px(ui, CHART)) return ui_px(ui, CHART);
    return rest < ui_px(ui, CHART_MOST) ? rest : ui_px(ui, CHART_MOST);
}

static double column_height(View *view, double width, double high)
{
    return fixed_height(view, width) + chart_height(view, width, high);
}

static void draw_column(View *view, Box box)
{
    Ui *ui = view_ui(view);
    double high = chart_height(view, box.w, box.h);
    places_draw(view, box_cut_top(&box, places_height(view)));
    box_cut_top(&box, ui_px(ui, GAP));
    Box chart = box_cut_top(&box, high);
    form_panel(ui, chart);
    chart_draw(view, box_inset(chart, ui_px(ui, 10), ui_px(ui, 8)), end_of(view), CHART_WORTH, -1);
    box_cut_top(&box, ui_px(ui, GAP));
    draw_ways(view, box_cut_top(&box, ways_height(ui)));
    box_cut_top(&box, ui_px(ui, GAP));
    fairness_draw(view, box);
}

/* Paper and column beside each other, as high as each other; else below each other. */
static void draw_page(View *view, Box area)
{
    Ui *ui = view_ui(view);
    double pad = ui_px(ui, 20);
    Box screen = box_inset(area, pad, pad);
    bool wide = screen.w > ui_px(ui, 760);
    double left = wide ? (screen.w - pad) * 0.5 : screen.w,
           right = wide ? screen.w - pad - left : screen.w;
    double paper = newspaper_height(view, left),
           column = column_height(view, right, wide ? screen.h : 0);
    double least = column < screen.h ? column : screen.h;
    if (wide && paper < least) paper = least;
    double height = paper > column ? paper : column;
    if (!wide) height = paper + column + pad;
    Scroll scroll;
    /* From edge to edge, so that no shadow is cut. */
    Box inner = scroll_begin(ui, &scroll, ui_id("end", 0), area, height + 2 * pad, false);
    inner = box_inset(inner, pad, pad);
    if (height < screen.h) inner.y += (screen.h - height) / 2;
    newspaper_draw(view, (Box){inner.x, inner.y, left, paper});
    Box rest = wide ? (Box){inner.x + left + pad, inner.y + (height - column) / 2, right, column}
                    : (Box){inner.x, inner.y + paper + pad, right, column};
    draw_column(view, rest);
    scroll_end(ui, &scroll);
}

/* The edition's banner where there is height for it. */
static void pass(View *view)
{
    Ui *ui = view_ui(view);
    Box area = ui->screen;
    if (area.h > ui_px(ui, 560)) {
        Box banner = box_cut_top(&area, ui_px(ui, 64));
        banner_art_draw(ui, banner, view_edition(view));
        Box words = box_inset(banner, ui_px(ui, 20), 0);
        words.w *= 0.6;
        lettering_line(ui, words, view_edition(view)->title,
                       (Style){TYPE_HEAD, FONT_HEAVY, banner_art_ink(&ui->theme), ALIGN_LEFT});
    }
    draw_page(view, area);
}

const ScreenRow end_screen = {
    .pass = pass, .open = open_screen, .at_table = true, .keeps = sizeof(EndState)};
