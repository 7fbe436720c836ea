/* sheet.c -- a card laid over the screen. */
#include "ui/sheet.h"

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
                                   .label = "Close",
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
