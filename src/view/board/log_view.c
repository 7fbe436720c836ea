/* log_view.c -- the running account, a block for each turn. */
#include "view/board/log_view.h"

#include <math.h>
#include <string.h>

#include "table/account.h"
#include "ui/form.h"
#include "ui/lettering.h"
#include "ui/scroll.h"
#include "ui/sheet.h"
#include "view/board/log_block.h"
#include "view/board/token_view.h"
#include "view/view_reason.h"
#include "view/view_sheet.h"
#include "view/view_shown.h"
#include "view/view_words.h"

enum { SENTENCE_SIZE = 600, DETAILS_SIZE = 1200 };

#define DISC 24.0
#define PAD 10.0
#define ROW_PAD 6.0
#define MONEY 74.0
#define NARROW 190.0 /* money has a line of its own */

/* A block while it is measured or drawn. */
typedef struct LogRow {
    View *view;
    const LogBlock *block;
    Box words; /* where its words go: x, y, w */
    bool open, draws;
} LogRow;

static Style quiet_style(const Ui *ui)
{
    return (Style){TYPE_SMALL, FONT_MEDIUM, ui->theme.quiet, ALIGN_LEFT};
}

static double paragraph(const LogRow *row, double below, const char *words, Style style)
{
    Ui *ui = view_ui(row->view);
    Box line = {row->words.x, row->words.y + below, row->words.w, 0};
    return row->draws ? lettering_paragraph(ui, line, words, style)
                      : lettering_height(ui, row->words.w, words, style);
}

/* The name in the colour of its player, where the sentence begins with it and
 * fits on one line; false when it does not. */
static bool write_coloured(const LogRow *row, const char *words, Style style)
{
    Ui *ui = view_ui(row->view);
    double height = lettering_line_height(ui, style);
    if (row->block->seat == NOBODY || lettering_width(ui, words, style) > row->words.w)
        return false;
    const char *name = table_seating(view_table(row->view))->seats[row->block->seat].name;
    size_t length = strlen(name);
    if (strncmp(words, name, length) != 0 || words[length] != ' ') return false;
    if (row->words.y < ui->clip.y || row->words.y + height > box_bottom(ui->clip)) return true;
    Style coloured = style;
    Colour colour = theme_legible(view_seat_colour(row->view, row->block->seat), ui->theme.card);
    coloured.colour = theme_legible(colour, ui->theme.sunken); /* the account is a sheet too */
    coloured.weight = FONT_BOLD;
    Box line = {row->words.x, row->words.y, row->words.w, height};
    double wide = lettering_line(ui, line, name, coloured) + lettering_width(ui, " ", style);
    line.x += wide;
    line.w -= wide - ui_px(ui, 4);
    lettering_line(ui, line, words + length + 1, style);
    return true;
}

static double write_headline(const LogRow *row)
{
    Ui *ui = view_ui(row->view);
    char words[SENTENCE_SIZE];
    Text text = text_into(words, sizeof words);
    Style style = {TYPE_BODY, FONT_SEMIBOLD, ui->theme.ink, ALIGN_LEFT};
    log_block_headline(view_table(row->view), row->block, view_words(row->view), &text);
    if (row->draws && write_coloured(row, words, style)) return lettering_line_height(ui, style);
    return paragraph(row, 0, words, style);
}

/* Every sentence, and the reason. */
static double write_open(const LogRow *row, double below)
{
    Ui *ui = view_ui(row->view);
    double first = below;
    for (size_t n = row->block->from; n < row->block->to; n++) {
        char words[SENTENCE_SIZE];
        Text text = text_into(words, sizeof words);
        if (!account_event(view_table(row->view), n, view_words(row->view), &text)) continue;
        below += paragraph(row, below, words, quiet_style(ui)) + ui_px(ui, 2);
    }
    const char *reason = view_reason(row->view);
    Style style = {TYPE_SMALL, FONT_SEMIBOLD, ui->theme.ink, ALIGN_LEFT};
    if (reason[0] != '\0') below += paragraph(row, below, reason, style) + ui_px(ui, 2);
    return below - first;
}

static double write_details(const LogRow *row, double below)
{
    char words[DETAILS_SIZE];
    Text text = text_into(words, sizeof words);
    log_block_details(view_table(row->view), row->block, view_words(row->view), &text);
    return words[0] != '\0' ? paragraph(row, below, words, quiet_style(view_ui(row->view))) : 0;
}

static double write_words(const LogRow *row)
{
    double height = write_headline(row);
    return height + (row->open ? write_open(row, height) : write_details(row, height));
}

static Style net_style(void)
{
    return (Style){TYPE_BODY, FONT_BOLD, 0, ALIGN_RIGHT};
}

static void write_net(const LogRow *row, Box box)
{
    Ui *ui = view_ui(row->view);
    Money net = row->block->net;
    if (row->block->seat == NOBODY || box.y < ui->clip.y) return;
    static const Sentence gain = T_("+{sum}"), loss = T_("−{sum}"), even = T_("—");
    char words[40];
    Text text = text_into(words, sizeof words);
    words_write(view_words(row->view),
                net > 0   ? &gain
                : net < 0 ? &loss
                          : &even,
                ARGS(arg_sum(net < 0 ? -net : net)), &text);
    Colour ink = net > 0 ? ui->theme.good : net < 0 ? ui->theme.bad : ui->theme.quiet;
    Style style = net_style();
    style.colour = ink;
    double height = lettering_line_height(ui, style);
    if (box.y + height <= box_bottom(ui->clip))
        lettering_line(ui, (Box){box.x, box.y, box.w, height}, words, style);
}

/* ---- a block ---- */

static bool is_narrow(const Ui *ui, double width)
{
    return width < ui_px(ui, NARROW);
}

static LogRow row_of(View *view, const LogBlock *block, Box box, bool draws)
{
    Ui *ui = view_ui(view);
    double disc = ui_px(ui, DISC + 9), money = is_narrow(ui, box.w) ? 0 : ui_px(ui, MONEY);
    return (LogRow){.view = view,
                    .block = block,
                    .words = {box.x + disc, box.y + ui_px(ui, ROW_PAD), box.w - disc - money, 0},
                    .open = view_reason_of(view) == block->from + 1,
                    .draws = draws};
}

static double block_height(View *view, const LogBlock *block, double width)
{
    LogRow row = row_of(view, block, (Box){0, 0, width, 0}, false);
    double words = write_words(&row), least = ui_px(view_ui(view), DISC);
    if (is_narrow(view_ui(view), width) && block->seat != NOBODY)
        words += lettering_line_height(view_ui(view), net_style());
    double height = (words > least ? words : least) + 2 * ui_px(view_ui(view), ROW_PAD);
    return height > ui_target(view_ui(view)) ? height : ui_target(view_ui(view));
}

/* An arrow is read aloud by its name. */
static void without_arrow(char *words)
{
    static const char arrow[] = " → ";
    char *at = strstr(words, arrow);
    if (at == NULL) return;
    memcpy(at, ": ", 2);
    memmove(at + 2, at + sizeof arrow - 1, strlen(at + sizeof arrow - 1) + 1);
}

/* The headline of a block that is cut at the top stays in sight as long as there is room for it,
 * and what follows it where that does not touch it. Returns its height, 0 when there is no room:
 * better nothing than a part of a word. */
static double write_cut(LogRow *row, Box box)
{
    Ui *ui = view_ui(row->view);
    LogRow measured = *row;
    measured.draws = false;
    double headline = write_headline(&measured), details = row->words.y + headline;
    double least = ui->clip.y + ui_px(ui, 4);
    double most = box_bottom(box) - ui_px(ui, 4) - headline;
    if (most < least) return 0;
    row->words.y = least;
    write_headline(row);
    if (details < least + headline) return headline;
    return details - least + write_details(row, details - least);
}

/* The height of what can be read of it. */
static double write_block(LogRow *row, Box box)
{
    if (!row->open && row->words.y < view_ui(row->view)->clip.y) return write_cut(row, box);
    return write_words(row);
}

static void draw_block(View *view, Box box, const LogBlock *block)
{
    Ui *ui = view_ui(view);
    char words[SENTENCE_SIZE];
    Text text = text_into(words, sizeof words);
    uint32_t id = ui_id("turn", (int)block->from);
    log_block_headline(view_table(view), block, view_words(view), &text);
    without_arrow(words);
    if (ui_press(ui, id, box, UI_BUTTON, words, false)) view_reason_toggle(view, block);
    if (ui_is_hot(ui, id)) canvas_fill_round(ui->canvas, box, ui_px(ui, 6), ui->theme.sunken);
    /* A single line stands in the middle of what a finger needs. */
    double spare = ui_target(ui) - ui_px(ui, DISC + 2 * ROW_PAD);
    bool single = box.h < ui_target(ui) + 1 && spare > 0;
    LogRow row = row_of(view, block, single ? form_below(box, spare / 2) : box, true);
    ui_value(ui, id, row.open ? "open" : "closed");
    double used = write_block(&row, box);
    if (used <= 0) return;
    double side = ui_px(ui, DISC);
    if (block->seat != NOBODY)
        token_of_seat(view, block->seat, (Box){box.x, row.words.y - ui_px(ui, 2), side, side});
    double below = is_narrow(ui, box.w) ? used : 0;
    Box net = {box_right(box) - ui_px(ui, MONEY), row.words.y + below, ui_px(ui, MONEY - 2), 0};
    if (net.y + lettering_line_height(ui, net_style()) <= box_bottom(box)) write_net(&row, net);
    ui_focus_ring(ui, id, box_inset(box, ui_px(ui, 3), ui_px(ui, 3)), ui_px(ui, 6));
}

/* ---- all of them ---- */

static double all_height(View *view, const LogBlock *blocks, int count, double width,
                         double *heights)
{
    double height = 0;
    for (int i = 0; i < count; i++) height += heights[i] = block_height(view, &blocks[i], width);
    return height;
}

static void draw_blocks(View *view, Box box, const LogBlock *blocks, int count,
                        const double *heights)
{
    Ui *ui = view_ui(view);
    for (int i = 0; i < count; i++) {
        Box row = box_cut_top(&box, heights[i]);
        if (box_bottom(row) < ui->clip.y || row.y > box_bottom(ui->clip)) continue;
        if (i > 0)
            canvas_line(ui->canvas, row.x, row.y, box_right(row), row.y, 1, ui->theme.sunken);
        draw_block(view, row, &blocks[i]);
    }
}

static int told_blocks(const View *view, LogBlock blocks[LOG_BLOCKS])
{
    return log_block_list(view_table(view), stage_told(view_stage(view)), blocks);
}

/* What is cut at the top fades out there. */
static void fade_top(Ui *ui, Box area, double above)
{
    enum { STRIPS = 12 };
    double high = floor(ui_px(ui, 2)), all = STRIPS * high;
    if (above <= 1 || all > area.h / 2) return;
    for (int i = 0; i < STRIPS; i++)
        canvas_fill_box(ui->canvas, (Box){area.x, floor(area.y) + i * high, area.w, high},
                        colour_faded(ui->theme.card, 1 - (i + 0.5) / STRIPS));
}

void log_draw(View *view, Box box)
{
    Ui *ui = view_ui(view);
    if (box.w <= 0) return;
    LogBlock blocks[LOG_BLOCKS];
    double heights[LOG_BLOCKS];
    int count = told_blocks(view, blocks);
    double radius = ui_px(ui, 12), pad = ui_px(ui, PAD);
    canvas_shadow(ui->canvas, box, radius, ui_px(ui, 2));
    canvas_fill_round(ui->canvas, box, radius, ui->theme.card);
    if (count == 0) {
        lettering_fit(ui, box_inset(box, pad, pad), LABEL(view, T_("Nothing has happened yet.")),
                      (Style){TYPE_BODY, FONT_MEDIUM, ui->theme.quiet, ALIGN_CENTRE}, 0);
        return;
    }
    Box area = box_inset(box, pad, ui_px(ui, 3));
    double bar = ui_px(ui, 6), height = all_height(view, blocks, count, area.w - bar, heights);
    Scroll scroll;
    ui->region = UI_ACCOUNT;
    ui->joined = true;
    Box inner = scroll_begin(ui, &scroll, ui_id("log", 0), area, height, true);
    inner.w = area.w - bar;
    if (height < area.h) inner.y = box_bottom(area) - height;
    draw_blocks(view, inner, blocks, count, heights);
    scroll_end(ui, &scroll);
    fade_top(ui, area, area.y - inner.y);
    ui->joined = false;
    ui->region = UI_NOWHERE;
    ui->no_tip = box;
}

/* ---- as a sheet ---- */

static void pass(View *view)
{
    enum { WIDTH = 560 };
    Ui *ui = view_ui(view);
    SheetFrame frame;
    LogBlock blocks[LOG_BLOCKS];
    double heights[LOG_BLOCKS];
    int count = told_blocks(view, blocks);
    double height = all_height(view, blocks, count, sheet_inner_width(ui, WIDTH), heights);
    Box box = sheet_begin(ui, &frame, LABEL(view, T_("Account")), WIDTH, height, 0, true);
    draw_blocks(view, box, blocks, count, heights);
    sheet_end(ui, &frame);
    if (frame.closed) view_close_sheet(view);
}

const SheetRow log_sheet = {.pass = pass};
