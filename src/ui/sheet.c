/* sheet.c -- a card laid over the screen. */
#include "ui/sheet.h"

#include "ui/spoken.h"

#define NOTE_WIDTH 440.0
#define RADIUS 20.0
#define MAIN_WIDTH 200.0
#define MAIN_LOW 140.0  /* where all share one row */
#define LOW 260.0       /* design pixels: here head and buttons are one row each */
#define LANDSCAPE 400.0 /* the same where it is wider than high */

/* Seconds: the card rises, what is under it darkens, answers are taken. */
#define RISE 0.18
#define DARKEN 0.16
#define DEAF 0.35
#define DEAF_GRAVE 0.9

static double side_gap(const Ui *ui)
{
    return ui->screen.w < ui_px(ui, 600) ? ui_px(ui, 16) : ui_px(ui, 28);
}

static bool is_low(const Ui *ui)
{
    bool wide = ui->screen.w > ui->screen.h;
    return ui->screen.h < ui_px(ui, wide ? LANDSCAPE : LOW);
}

static double card_width(const Ui *ui, double width)
{
    double most = ui->screen.w - ui_px(ui, 16);
    double wanted = ui_px(ui, width);
    return wanted < most ? wanted : most;
}

double sheet_inner_width(const Ui *ui, double width)
{
    return card_width(ui, width) - 2 * side_gap(ui);
}

Colour sheet_colour(const Ui *ui)
{
    return colour_mixed(ui->theme.card, ui->theme.sunken, 0.4);
}

/* ---- opening ---- */

/* Before time begins, in pictures and tests, everything stands still. */
static double open_for(Ui *ui)
{
    if (!ui->had_sheet && !ui->sheet) ui->sheet_since = ui->now;
    ui->sheet = true;
    return ui->sheet_since > 0 ? ui->now - ui->sheet_since : 1;
}

bool sheet_deaf(Ui *ui, bool grave)
{
    bool deaf = open_for(ui) < (grave ? DEAF_GRAVE : DEAF);
    if (deaf) ui->restless = true;
    return deaf;
}

Box sheet_plate(Ui *ui, Box card)
{
    double time = open_for(ui), rise = ui->calm || time > RISE ? 1 : time / RISE;
    double dark = ui->calm || time > DARKEN ? 1 : time / DARKEN, left = (1 - rise) * (1 - rise);
    Colour scrim = ui->theme.scrim;
    spoken_region(ui, SPOKEN_SHEET);
    if (rise < 1) ui->restless = true;
    card.y += left * (1 - rise) * ui_px(ui, 12);
    canvas_fill_box(ui->canvas, ui->screen, colour_faded(scrim, dark));
    canvas_shadow(ui->canvas, card, ui_px(ui, RADIUS), ui_px(ui, 18));
    canvas_fill_round(ui->canvas, card, ui_px(ui, RADIUS), sheet_colour(ui));
    return card;
}

bool sheet_closes(Ui *ui, Box card, Box cross)
{
    bool beside =
        ui->input.kind == INPUT_DOWN && ui->enabled && !box_holds(card, ui->input.x, ui->input.y);
    bool pressed = button(ui, cross,
                          (Button){.id = ui_id("sheet-close", 0),
                                   .label = PLAIN(&ui->words, T_("Close")),
                                   .look = BUTTON_QUIET,
                                   .icon = ICON_CLOSE,
                                   .icon_only = true});
    return ui_key(ui, KEY_ESCAPE) || pressed || (beside && !sheet_deaf(ui, false));
}

Box sheet_begin(Ui *ui, SheetFrame *frame, const char *title, double width, double height,
                double foot, bool closable)
{
    double head = ui_target(ui) + ui_px(ui, is_low(ui) ? 2 : 24), gap = side_gap(ui),
           below = foot > 0 ? foot + ui_px(ui, is_low(ui) ? 14 : 30) : ui_px(ui, 20);
    double most = ui->screen.h - ui_px(ui, 16);
    double wanted = head + height + below;
    Box card = sheet_plate(
        ui, box_centred(ui->screen, card_width(ui, width), wanted < most ? wanted : most));
    Box rest = card;
    Box top = box_inset(box_cut_top(&rest, head), gap, 0);
    *frame = (SheetFrame){.card = card};
    if (closable) {
        double side = ui_target(ui);
        Box cross = box_cut_right(&top, side);
        cross.x += ui_px(ui, 12);
        frame->closed = sheet_closes(ui, card, box_centred(cross, side, side));
    }
    lettering_line(ui, top, title, (Style){TYPE_HEAD, FONT_BOLD, ui->theme.ink, ALIGN_LEFT});
    Box bottom = box_cut_bottom(&rest, below);
    frame->foot =
        (Box){card.x + gap, bottom.y + ui_px(ui, is_low(ui) ? 6 : 12), card.w - 2 * gap, foot};
    Box inner = scroll_begin(ui, &frame->scroll, ui_id(title, 17), rest, height, false);
    return box_inset(inner, gap, 0);
}

void sheet_end(Ui *ui, SheetFrame *frame)
{
    scroll_end(ui, &frame->scroll);
}

bool sheet_note(Ui *ui, const char *title, const char *words)
{
    SheetFrame frame;
    Style style = {TYPE_LARGE, FONT_MEDIUM, ui->theme.ink, ALIGN_LEFT};
    Box box =
        sheet_begin(ui, &frame, title, NOTE_WIDTH, lettering_line_height(ui, style) * 2, 0, true);
    lettering_paragraph(ui, box, words, style);
    sheet_end(ui, &frame);
    return frame.closed;
}

/* ---- the foot ---- */

static Style note_style(const Ui *ui)
{
    return (Style){TYPE_BODY, FONT_MEDIUM, ui->theme.quiet, ALIGN_LEFT};
}

static bool has_note(const SheetFoot *foot)
{
    return foot->note != NULL && foot->note[0] != '\0';
}

static double gap_of(const Ui *ui)
{
    return ui_px(ui, 10);
}

static double answer_height(const Ui *ui)
{
    return ui_target(ui) + ui_px(ui, is_low(ui) ? 0 : 8);
}

static bool is_main(const SheetFoot *foot, int n)
{
    return n == foot->count - 1 && foot->buttons[n].look != BUTTON_PLAIN;
}

static double width_of(Ui *ui, double most, const SheetFoot *foot, int n)
{
    double wide = button_width(ui, foot->buttons[n]);
    double main = ui_px(ui, is_low(ui) ? MAIN_LOW : MAIN_WIDTH);
    double least = is_main(foot, n) ? main : ui_px(ui, 88);
    if (wide < least && !foot->buttons[n].icon_only) wide = least;
    return wide < most ? wide : most;
}

static double row_width(Ui *ui, double width, const SheetFoot *foot)
{
    double sum = -gap_of(ui);
    for (int i = 0; i < foot->count; i++) sum += width_of(ui, width, foot, i) + gap_of(ui);
    return sum;
}

/* Two on a phone with large text: contents need the height more than they the width. */
static bool share_row(Ui *ui, double width, const SheetFoot *foot)
{
    if (foot->count != 2 || ui->screen.w >= ui_px(ui, 220)) return false;
    double both = button_width(ui, foot->buttons[0]) + button_width(ui, foot->buttons[1]);
    return both + gap_of(ui) <= width * 1.3;
}

/* All in one row, or the last below the others: so many beside each other. */
static int across_of(Ui *ui, double width, const SheetFoot *foot)
{
    if (foot->count <= 1 || is_low(ui) || share_row(ui, width, foot)) return foot->count;
    if (row_width(ui, width, foot) <= width) return foot->count;
    return width < ui_px(ui, 420) && foot->count > 3 ? 2 : foot->count - 1;
}

static int row_count(Ui *ui, double width, const SheetFoot *foot)
{
    int across = across_of(ui, width, foot);
    return across >= foot->count ? 1 : 1 + (foot->count - 1 + across - 1) / across;
}

/* What the buttons leave free at their left; 0: too little for the note. */
static double room_beside(Ui *ui, double width, const SheetFoot *foot)
{
    double taken = row_width(ui, width, foot) + gap_of(ui);
    if (!has_note(foot) || foot->left > 0 || taken + ui_px(ui, 160) > width) return 0;
    bool fits =
        lettering_height(ui, width - taken, foot->note, note_style(ui)) <= answer_height(ui);
    return fits ? width - taken : 0;
}

static double height_above(Ui *ui, double width, const SheetFoot *foot)
{
    if (!has_note(foot) || room_beside(ui, width, foot) > 0) return 0;
    return lettering_height(ui, width, foot->note, note_style(ui)) + ui_px(ui, 8);
}

double sheet_foot_height(Ui *ui, double width, const SheetFoot *foot)
{
    int rows = row_count(ui, width, foot);
    return height_above(ui, width, foot) + rows * (answer_height(ui) + gap_of(ui)) - gap_of(ui);
}

static bool answer(Ui *ui, Box box, const SheetFoot *foot, int n)
{
    const Button *what = &foot->buttons[n];
    return button(ui, box, *what) && !sheet_deaf(ui, what->look == BUTTON_DANGER);
}

/* Where the row is too narrow for all words, icons stand for them, but not for the main ones. */
static int squeezed(Ui *ui, Box box, const SheetFoot *foot)
{
    int pressed = -1, icons = 0, last = foot->count - 1;
    double gap = gap_of(ui), side = ui_target(ui);
    for (int i = 0; i < last; i++) icons += foot->buttons[i].icon != ICON_NONE;
    double rest = (box.w - icons * (side + gap) - (last - icons) * gap) / (foot->count - icons);
    for (int i = 0; i <= last; i++) {
        Button what = foot->buttons[i];
        what.icon_only = i < last && what.icon != ICON_NONE;
        SheetFoot one = {.buttons = &what, .count = 1};
        if (answer(ui, (Box){box.x, box.y, what.icon_only ? side : rest, answer_height(ui)}, &one,
                   0))
            pressed = i;
        box_cut_left(&box, (what.icon_only ? side : rest) + gap);
    }
    return pressed;
}

static int one_row(Ui *ui, Box box, const SheetFoot *foot)
{
    int pressed = -1;
    if (row_width(ui, box.w, foot) > box.w) return squeezed(ui, box, foot);
    double x = box.x, right = box_right(box) - row_width(ui, box.w, foot);
    for (int i = 0; i < foot->count; i++) {
        double wide = width_of(ui, box.w, foot, i);
        if (i < foot->left) right += wide + gap_of(ui);
        if (i == foot->left) x = right;
        if (answer(ui, (Box){x, box.y, wide, answer_height(ui)}, foot, i)) pressed = i;
        x += wide + gap_of(ui);
    }
    return pressed;
}

static int many_rows(Ui *ui, Box box, const SheetFoot *foot)
{
    int pressed = -1, rest = foot->count - 1, across = across_of(ui, box.w, foot);
    Box row = {box.x, box.y, box.w, answer_height(ui)}, shares[BUTTON_ROW_MOST];
    for (int first = 0; first < rest; first += across) {
        int here = rest - first < across ? rest - first : across;
        button_row_share(ui, row, foot->buttons + first, here, gap_of(ui), shares);
        for (int i = 0; i < here; i++)
            if (answer(ui, shares[i], foot, first + i)) pressed = first + i;
        row.y += row.h + gap_of(ui);
    }
    return answer(ui, row, foot, rest) ? rest : pressed;
}

int sheet_foot(Ui *ui, Box box, const SheetFoot *foot)
{
    Style style = note_style(ui);
    double above = height_above(ui, box.w, foot), beside = room_beside(ui, box.w, foot);
    Box top = box_cut_top(&box, above);
    if (has_note(foot) && above > 0)
        lettering_paragraph(ui, top, foot->note, style);
    else if (has_note(foot))
        lettering_fit(ui, (Box){box.x, box.y, beside, answer_height(ui)}, foot->note, style, 0);
    return row_count(ui, box.w, foot) == 1 ? one_row(ui, box, foot) : many_rows(ui, box, foot);
}
