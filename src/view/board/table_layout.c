/* table_layout.c -- where everything on the table screen is. */
#include "view/board/table_layout.h"

#include "view/board/bar_view.h"
#include "view/board/seats_view.h"
#include "view/view_shown.h"

#define PAD 16.0
#define GAP 10.0
#define PANEL 448.0

/* The windows the design was made for. */
#define WIDE_WIDTH 1280.0
#define WIDE_HEIGHT 800.0
#define TALL_WIDTH 390.0
#define TALL_HEIGHT 800.0
#define LEAST_UNIT 0.85

static bool is_tall(double width, double height)
{
    return height > width * 0.95;
}

double table_unit(double width, double height, int text_size)
{
    bool tall = is_tall(width, height);
    double across = width / (tall ? TALL_WIDTH : WIDE_WIDTH);
    double down = height / (tall ? TALL_HEIGHT : WIDE_HEIGHT);
    double unit = across < down ? across : down;
    if (tall && unit > 1.25) unit = 1.25 + (unit - 1.25) * 0.5;
    if (unit < LEAST_UNIT) unit = LEAST_UNIT;
    return unit * text_size / 100;
}

/* Players, account and buttons in one column. */
static void stack(const View *view, Box column, TableLayout *at)
{
    double gap = ui_px(view_ui(view), GAP), bar = bar_height(view);
    if (bar > column.h * 0.6) bar = column.h * 0.6;
    at->bar = box_cut_bottom(&column, bar);
    box_cut_bottom(&column, gap);
    at->seats = box_cut_top(&column, seats_height(view, column.w, column.h * 0.62));
    box_cut_top(&column, gap);
    at->log = column;
}

static TableLayout wide(const View *view, Box screen)
{
    TableLayout at;
    double pad = ui_px(view_ui(view), PAD), panel = ui_px(view_ui(view), PANEL);
    if (pad > screen.h * 0.03) pad = screen.h * 0.03;
    if (panel > screen.w * 0.4) panel = screen.w * 0.4;
    Box rest = box_inset(screen, pad, pad);
    double spare = rest.w - panel - pad - rest.h * 1.3;
    if (spare > 0) panel += spare;
    Box column = box_cut_right(&rest, panel);
    rest.w -= pad;
    at.board = rest;
    stack(view, column, &at);
    return at;
}

static TableLayout tall(const View *view, Box screen)
{
    TableLayout at;
    double pad = ui_px(view_ui(view), 8);
    if (pad > screen.w * 0.03) pad = screen.w * 0.03;
    Box rest = box_inset(screen, pad, pad);
    double board = rest.w * 1.22 < rest.h * 0.56 ? rest.w * 1.22 : rest.h * 0.56;
    at.board = box_cut_top(&rest, board);
    box_cut_top(&rest, pad);
    stack(view, rest, &at);
    return at;
}

TableLayout table_layout(const View *view)
{
    Box screen = view_ui(view)->screen;
    return is_tall(screen.w, screen.h) ? tall(view, screen) : wide(view, screen);
}
