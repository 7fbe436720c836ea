/* sheet.c -- a card laid over the screen. */
#include "ui/sheet.h"

#include "ui/spoken.h"

#define NOTE_WIDTH 440.0

static double side_gap(const Ui *ui)
{
    return ui->screen.w < ui_px(ui, 600) ? ui_px(ui, 16) : ui_px(ui, 28);
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

static void draw_card(Ui *ui, Box card)
{
    canvas_fill_box(ui->canvas, ui->screen, ui->theme.scrim);
    canvas_shadow(ui->canvas, card, ui_px(ui, 14), ui_px(ui, 18));
    canvas_fill_round(ui->canvas, card, ui_px(ui, 14), ui->theme.card);
}

static bool closes(Ui *ui, Box card, Box cross)
{
    bool beside =
        ui->input.kind == INPUT_DOWN && ui->enabled && !box_holds(card, ui->input.x, ui->input.y);
    bool pressed = button(ui, cross,
                          (Button){.id = ui_id("sheet-close", 0),
                                   .label = PLAIN(&ui->words, T_("Close")),
                                   .look = BUTTON_QUIET,
                                   .icon = ICON_CLOSE,
                                   .icon_only = true});
    return ui_key(ui, KEY_ESCAPE) || pressed || beside;
}

Box sheet_begin(Ui *ui, SheetFrame *frame, const char *title, double width, double height,
                double foot, bool closable)
{
    double head = ui_px(ui, 64), gap = side_gap(ui),
           below = foot > 0 ? foot + ui_px(ui, 28) : ui_px(ui, 16);
    double most = ui->screen.h - ui_px(ui, 16);
    double wanted = head + height + below;
    Box card = box_centred(ui->screen, card_width(ui, width), wanted < most ? wanted : most);
    draw_card(ui, card);
    spoken_region(ui, SPOKEN_SHEET);
    Box rest = card;
    Box top = box_inset(box_cut_top(&rest, head), gap, 0);
    *frame = (SheetFrame){.card = card};
    if (closable) {
        Box cross = box_cut_right(&top, ui_px(ui, 40));
        frame->closed = closes(ui, card, box_centred(cross, ui_px(ui, 36), ui_px(ui, 36)));
    }
    lettering_line(ui, top, title, (Style){TYPE_HEAD, FONT_BOLD, ui->theme.ink, ALIGN_LEFT});
    Box bottom = box_cut_bottom(&rest, below);
    frame->foot = (Box){card.x + gap, bottom.y + ui_px(ui, 12), card.w - 2 * gap, foot};
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
    return (Style){TYPE_BODY, FONT_MEDIUM, ui->theme.bad, ALIGN_LEFT};
}

static double gap_of(const Ui *ui)
{
    return ui_px(ui, 12);
}

/* What the buttons leave free at their left; 0: too little for the note. */
static double room_beside(Ui *ui, double width, const SheetFoot *foot)
{
    double taken = button_row_width(ui, width, foot->buttons, foot->count) + gap_of(ui);
    if (foot->left > 0 || taken + ui_px(ui, 160) > width) return 0;
    bool fits =
        lettering_height(ui, width - taken, foot->note, note_style(ui)) <= button_height(ui);
    return fits ? width - taken : 0;
}

static double height_above(Ui *ui, double width, const SheetFoot *foot)
{
    if (foot->note[0] == '\0' || room_beside(ui, width, foot) > 0) return 0;
    return lettering_height(ui, width, foot->note, note_style(ui)) + ui_px(ui, 8);
}

double sheet_foot_height(Ui *ui, double width, const SheetFoot *foot)
{
    return height_above(ui, width, foot) + button_row_height(ui, width, foot->buttons, foot->count);
}

int sheet_foot(Ui *ui, Box box, const SheetFoot *foot)
{
    Style style = note_style(ui);
    double above = height_above(ui, box.w, foot), beside = room_beside(ui, box.w, foot);
    Box top = box_cut_top(&box, above);
    if (foot->note[0] != '\0' && above > 0)
        lettering_paragraph(ui, top, foot->note, style);
    else if (foot->note[0] != '\0')
        lettering_fit(ui, (Box){box.x, box.y, beside, button_height(ui)}, foot->note, style, 0);
    return button_row(ui, box, foot->buttons, foot->count, foot->left);
}
