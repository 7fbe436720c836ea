/* trade_board.c -- the sheet of a deal. */
#include "view/sheets/trade_board.h"

#include "ui/form.h"
#include "ui/sheet.h"
#include "view/board/token_view.h"
#include "view/view_shown.h"
#include "view/view_words.h"

/* Design pixels. */
#define WIDTH 1136.0
#define HEIGHT 728.0
#define MARGIN 24.0
#define SIDE 392.0
#define COLUMN 456.0
#define BOTH 820.0 /* from here on both sides are beside each other, too */

/* ---- the head ---- */

#define PILL_PAD 18.0 /* behind the name */

/* How the partners stand beside each other, by the room there is. */
typedef enum PillForm {
    PILLS_NAMED, /* as wide as their names */
    PILLS_EVEN,  /* names as small as they must be, equally wide */
    PILLS_BARE   /* tokens alone */
} PillForm;

static double disc_side(const Ui *ui, PillForm form)
{
    double side = ui_target(ui) * (form == PILLS_EVEN ? 0.56 : 0.73);
    return side < ui_px(ui, 32) ? side : ui_px(ui, 32);
}

static double pill_width(View *view, SeatId seat, PillForm form)
{
    Ui *ui = view_ui(view);
    Style style = {TYPE_LARGE, FONT_SEMIBOLD, 0, ALIGN_LEFT};
    const char *name = view_thing(view, arg_seat(seat)).words;
    double target = ui_target(ui), side = disc_side(ui, form), gap = side * 0.25;
    if (form == PILLS_BARE) return target;
    if (form == PILLS_EVEN) return target + gap + lettering_least_width(ui, name, style);
    return (target + side) / 2 + ui_px(ui, 8 + PILL_PAD) + lettering_width(ui, name, style) + 1;
}

static void draw_pill(View *view, Box box, SeatId seat, bool chosen, PillForm form)
{
    Ui *ui = view_ui(view);
    Colour colour = view_seat_colour(view, seat);
    double radius = box.h / 2, side = disc_side(ui, form), before = (box.h - side) / 2;
    if (form == PILLS_EVEN) before *= 0.5;
    Box disc = {box.x + before, box.y + (box.h - side) / 2, side, side};
    canvas_fill_round(ui->canvas, box, radius,
                      chosen ? colour_mixed(colour, ui->theme.card, 0.86) : ui->theme.card);
    canvas_stroke_round(ui->canvas, box, radius, chosen ? ui_px(ui, 2.5) : 1,
                        chosen ? colour : ui->theme.line);
    token_of_seat(view, seat, disc);
    if (form == PILLS_BARE) return;
    double gap = form == PILLS_EVEN ? side * 0.2 : ui_px(ui, 8),
           end = form == PILLS_EVEN ? box.h * 0.2 : ui_px(ui, PILL_PAD);
    Box words = {box_right(disc) + gap, box.y, box_right(box) - end - box_right(disc) - gap, box.h};
    lettering_line(ui, words, view_thing(view, arg_seat(seat)).words,
                   (Style){TYPE_LARGE, FONT_SEMIBOLD, ui->theme.ink, ALIGN_LEFT});
}

/* The partners there are. */
static int partner_list(const View *view, const TradeBoard *board, SeatId list[MAX_SEATS])
{
    const Game *game = view_game(view);
    int count = 0;
    for (int i = 1; i < game->seat_count; i++) {
        SeatId seat = (SeatId)((board->give.seat + i) % game->seat_count);
        if (game_seat_in(game, seat)) list[count++] = seat;
    }
    return count;
}

/* The first form that fits. */
static PillForm pill_form(View *view, double width, const SeatId *list, int count)
{
    double gap = ui_px(view_ui(view), 8), named = -gap, widest = 0;
    for (int i = 0; i < count; i++) {
        double even = pill_width(view, list[i], PILLS_EVEN);
        named += pill_width(view, list[i], PILLS_NAMED) + gap;
        if (even > widest) widest = even;
    }
    if (named <= width) return PILLS_NAMED;
    return (widest + gap) * count - gap <= width ? PILLS_EVEN : PILLS_BARE;
}

static void draw_pills(View *view, Box box, TradeBoard *board)
{
    Ui *ui = view_ui(view);
    SeatId list[MAX_SEATS];
    int count = partner_list(view, board, list);
    PillForm form = pill_form(view, box.w, list, count);
    Box rest = {box.x, box_middle_y(box) - ui_target(ui) / 2, box.w, ui_target(ui)};
    double gap = ui_px(ui, 8), even = box_column(rest, 0, count, gap).w;
    for (int i = 0; i < count; i++) {
        SeatId seat = list[i];
        bool chosen = seat == board->take.seat;
        Box pill = box_cut_left(&rest, form == PILLS_EVEN ? even : pill_width(view, seat, form));
        box_cut_left(&rest, gap);
        uint32_t id = ui_id("partner", seat);
        Phrase name = PHRASE(view, T_("Trade with {seat}"), arg_seat(seat));
        if (ui_press(ui, id, pill, UI_CHOICE, name.words, false)) board->partner = seat;
        if (chosen) ui_value(ui, id, "chosen");
        draw_pill(view, pill, seat, chosen, form);
        ui_focus_ring(ui, id, pill, pill.h / 2);
        if (form == PILLS_BARE) ui_tip(ui, id, pill, name.words);
    }
}

/* So low that there is one row for the head and one for the buttons. */
static bool is_low(const Ui *ui, Box card)
{
    return card.h < ui_px(ui, 240);
}

static void draw_head(View *view, Box line, Box card, TradeBoard *board)
{
    Ui *ui = view_ui(view);
    Style style = {TYPE_HEAD, FONT_BOLD, ui->theme.ink, ALIGN_LEFT};
    Style quiet = {TYPE_BODY, FONT_MEDIUM, ui->theme.quiet, ALIGN_RIGHT};
    double target = ui_target(ui), wide = lettering_width(ui, board->title, style) + 1;
    Box cross = box_cut_right(&line, target);
    cross.x += ui_px(ui, 10);
    board->closed = sheet_closes(ui, card, box_centred(cross, target, target));
    double most = board->pills ? line.w * 0.4 : line.w;
    bool titled = !board->pills || !is_low(ui, card);
    if (titled) {
        lettering_line(ui, box_cut_left(&line, wide < most ? wide : most), board->title, style);
        box_cut_left(&line, ui_px(ui, 20));
    }
    double count = lettering_width(ui, board->count, quiet) + 1;
    if (count < line.w * 0.4) lettering_line(ui, box_cut_right(&line, count), board->count, quiet);
    if (board->pills) draw_pills(view, line, board);
}

/* ---- the foot ---- */

static bool foot_button(View *view, Box box, const TradeBoard *board, int n)
{
    return button(view_ui(view), box, board->buttons[n]) && !sheet_deaf(view_ui(view), false);
}

/* From the right; the first button at the left end, the note between. */
static void wide_foot(View *view, Box box, TradeBoard *board)
{
    Ui *ui = view_ui(view);
    double gap = ui_px(ui, 12), high = ui_px(ui, 56);
    int last = board->button_count - 1;
    Box main = box_cut_right(&box, ui_px(ui, 260));
    main = (Box){main.x, main.y + ui_px(ui, 1), main.w, ui_px(ui, 58)};
    if (foot_button(view, main, board, last)) board->pressed = last;
    for (int i = last - 1; i > 0; i--) {
        double wide = button_width(ui, board->buttons[i]);
        box_cut_right(&box, gap);
        Box one = box_cut_right(&box, wide > ui_px(ui, 104) ? wide : ui_px(ui, 104));
        if (foot_button(view, (Box){one.x, main.y, one.w, high}, board, i)) board->pressed = i;
    }
    double left = button_width(ui, board->buttons[0]) + ui_px(ui, 12);
    Box first = box_cut_left(&box, left < box.w * 0.6 ? left : box.w * 0.6);
    if (foot_button(view, (Box){first.x, main.y, first.w, high}, board, 0)) board->pressed = 0;
    lettering_fit(ui, (Box){box.x + gap, main.y, box.w - 2 * gap, high}, board->note,
                  (Style){TYPE_BODY, FONT_MEDIUM, ui->theme.quiet, ALIGN_LEFT}, 0);
}

static bool foot_in_one(const Ui *ui, double width)
{
    return width >= ui_px(ui, 560) || is_low(ui, ui->screen);
}

/* With large text buttons grow less than their words. */
static double answer_height(const Ui *ui)
{
    return ui_target(ui) + ui_px(ui, is_low(ui, ui->screen) ? 0 : 12);
}

static double small_foot_height(const Ui *ui, double width)
{
    double high = answer_height(ui);
    return foot_in_one(ui, width) ? high : high + ui_px(ui, 10) + ui_target(ui);
}

static void answer_row(View *view, Box row, TradeBoard *board, int first, int count)
{
    Ui *ui = view_ui(view);
    Box shares[BUTTON_ROW_MOST];
    button_row_share(ui, row, board->buttons + first, count, ui_px(ui, 8), shares);
    for (int i = 0; i < count; i++)
        if (foot_button(view, shares[i], board, first + i)) board->pressed = first + i;
}

static bool words_fit(Ui *ui, double width, const TradeBoard *board, int first)
{
    int count = board->button_count - first;
    return button_row_width(ui, width, board->buttons + first, count) <= width;
}

/* Three answers that are too wide for a row: the weaker ones stand above the main one, and the
 * first button is an icon beside it. */
static void large_foot(View *view, Box box, TradeBoard *board)
{
    Ui *ui = view_ui(view);
    int last = board->button_count - 1;
    double gap = ui_px(ui, 8);
    Box row = box_cut_top(&box, ui_target(ui));
    answer_row(view, row, board, 1, last - 1);
    box_cut_top(&box, ui_px(ui, 10));
    Box first = box_cut_left(&box, ui_target(ui));
    board->buttons[0].icon_only = board->buttons[0].icon != ICON_NONE;
    if (foot_button(view, first, board, 0)) board->pressed = 0;
    box_cut_left(&box, gap);
    if (foot_button(view, box, board, last)) board->pressed = last;
}

/* The main button at the right, the others beside and the first below it. */
static void small_foot(View *view, Box box, TradeBoard *board)
{
    Ui *ui = view_ui(view);
    int count = board->button_count;
    if (foot_in_one(ui, box.w)) {
        Button *first = &board->buttons[0];
        first->icon_only = first->icon != ICON_NONE && !words_fit(ui, box.w, board, 0);
        answer_row(view, box, board, 0, count);
    } else if (count > 3 && !words_fit(ui, box.w, board, 1)) {
        large_foot(view, box, board);
    } else {
        answer_row(view, box_cut_top(&box, answer_height(ui)), board, 1, count - 1);
        box_cut_top(&box, ui_px(ui, 10));
        if (foot_button(view, box, board, 0)) board->pressed = 0;
    }
}

/* ---- wide ---- */

static void draw_wide(View *view, Box card, TradeBoard *board)
{
    Ui *ui = view_ui(view);
    double margin = ui_px(ui, MARGIN), side = ui_px(ui, SIDE), gap = ui_px(ui, 16);
    Box top = {card.x + margin, card.y + ui_px(ui, 14), card.w - 2 * margin, ui_px(ui, 48)};
    Box columns = {card.x + margin, card.y + ui_px(ui, 74), card.w - 2 * margin, ui_px(ui, COLUMN)};
    Box money = {columns.x, card.y + ui_px(ui, 542), columns.w, ui_px(ui, 96)};
    Box foot = {columns.x, card.y + ui_px(ui, 652), columns.w, ui_px(ui, 60)};
    draw_head(view, top, card, board);
    trade_side(view, box_cut_left(&columns, side), &board->give);
    box_cut_left(&columns, gap);
    Box right = box_cut_right(&columns, side);
    box_cut_right(&columns, gap);
    board->improved = trade_result(view, columns, &board->result);
    trade_side(view, right, &board->take);
    trade_money(view, money, &board->money);
    wide_foot(view, foot, board);
}

/* ---- tabs ---- */

enum { TAB_YOU, TAB_THEY, TAB_RESULT, TAB_COUNT };

static double draw_result(Ui *ui, Box box, void *what)
{
    View *view = view_of(ui);
    TradeBoard *board = what;
    double gap = ui_px(ui, 12), money = trade_money_height(ui, box.w);
    Style style = {TYPE_BODY, FONT_MEDIUM, ui->theme.ink, ALIGN_LEFT};
    double used =
        board->note[0] == '\0' ? 0 : lettering_paragraph(ui, box, board->note, style) + gap;
    trade_money(view, (Box){box.x, box.y + used, box.w, money}, &board->money);
    used += money + gap;
    double rest = trade_result_height(view, box.w, &board->result);
    if (trade_result(view, (Box){box.x, box.y + used, box.w, rest}, &board->result))
        board->improved = true;
    return used + rest;
}

static void draw_tab_result(View *view, Box box, TradeBoard *board)
{
    Ui *ui = view_ui(view);
    Scroll scroll;
    double height = form_height(ui, box.w, draw_result, board) + ui_px(ui, 8);
    Box inner = scroll_begin(ui, &scroll, ui_id("trade-result", 0), box, height, false);
    draw_result(ui, inner, board);
    scroll_end(ui, &scroll);
}

static void draw_tabs(View *view, Box box, TradeBoard *board, bool both)
{
    Ui *ui = view_ui(view);
    Phrase they = view_thing(view, arg_seat(board->take.seat));
    Phrase you = trade_side_is_you(view, board->give.seat)
                     ? PHRASE(view, TC_("tab", "You"), arg_absent())
                     : view_thing(view, arg_seat(board->give.seat));
    const char *labels[TAB_COUNT] = {both ? LABEL(view, TC_("tab", "Properties")) : you.words,
                                     they.words, LABEL(view, TC_("tab", "Result"))};
    int shown = both ? 2 : TAB_COUNT, place = 0;
    for (int i = 0; i < TAB_COUNT; i++) {
        if (both && i == TAB_THEY) continue;
        bool chosen = *board->tab == i || (both && i == TAB_YOU && *board->tab == TAB_THEY);
        Button what = {.id = ui_id("trade-tab", i), .label = labels[i], .chosen = chosen};
        if (button(ui, box_column(box, place++, shown, ui_px(ui, 6)), what)) *board->tab = i;
    }
}

static void draw_tabbed(View *view, Box card, TradeBoard *board)
{
    Ui *ui = view_ui(view);
    double pad = ui_px(ui, 12), gap = ui_px(ui, 8);
    Box rest = box_inset(card, pad, 0);
    bool both = rest.w >= ui_px(ui, BOTH), low = card.h < ui_px(ui, 480);
    Box top = box_cut_top(&rest, ui_target(ui) + ui_px(ui, low ? 4 : 16));
    bool pills = board->pills, own_row = pills && rest.w < ui_px(ui, 560) && !is_low(ui, card);
    if (own_row) board->pills = false;
    draw_head(view, top, card, board);
    board->pills = pills;
    if (own_row) draw_pills(view, box_cut_top(&rest, ui_target(ui) + ui_px(ui, 6)), board);
    draw_tabs(view, box_cut_top(&rest, ui_target(ui)), board, both);
    box_cut_top(&rest, gap);
    box_cut_bottom(&rest, ui_px(ui, low ? 4 : 10));
    small_foot(view, box_cut_bottom(&rest, small_foot_height(ui, rest.w)), board);
    box_cut_bottom(&rest, gap);
    if (*board->tab == TAB_RESULT)
        draw_tab_result(view, rest, board);
    else if (both) {
        trade_side(view, box_column(rest, 0, 2, gap), &board->give);
        trade_side(view, box_column(rest, 1, 2, gap), &board->take);
    } else
        trade_side(view, rest, *board->tab == TAB_YOU ? &board->give : &board->take);
}

void trade_board(View *view, TradeBoard *board)
{
    Ui *ui = view_ui(view);
    double around = ui_px(ui, 8);
    bool wide = ui->screen.w >= ui_px(ui, WIDTH) + 2 * around &&
                ui->screen.h >= ui_px(ui, HEIGHT) + 2 * around;
    board->pressed = -1;
    board->partner = board->take.seat;
    if (wide)
        draw_wide(view,
                  sheet_plate(ui, box_centred(ui->screen, ui_px(ui, WIDTH), ui_px(ui, HEIGHT))),
                  board);
    else
        draw_tabbed(view, sheet_plate(ui, ui->screen), board);
}
