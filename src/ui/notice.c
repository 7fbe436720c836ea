/* notice.c -- sentences that appear over everything: news and tips. */
#include "ui/notice.h"

#include "ui/spoken.h"

static void draw_bubble(Ui *ui, Box box, const char *words, Style style)
{
    canvas_shadow(ui->canvas, box, ui_px(ui, 8), ui_px(ui, 6));
    canvas_fill_round(ui->canvas, box, ui_px(ui, 8), ui->theme.dark ? 0xFFF1EDE4 : 0xFF2B2822);
    spoken_hush(ui); /* what is told goes its own way, see view_told */
    lettering_paragraph(ui, box_inset(box, ui_px(ui, 12), ui_px(ui, 8)), words, style);
    spoken_speak(ui);
}

static Style bubble_style(const Ui *ui, Align align)
{
    return (Style){TYPE_BODY, FONT_MEDIUM, ui->theme.dark ? 0xFF25221D : 0xFFFFFDF8, align};
}

/* A bubble as wide as its words, at most `most`. */
static Box bubble_size(Ui *ui, const char *words, double most, Style style)
{
    double wide = lettering_width(ui, words, style) + 2;
    double inner = wide < most - ui_px(ui, 24) ? wide : most - ui_px(ui, 24);
    double high = lettering_height(ui, inner, words, style);
    return (Box){0, 0, inner + ui_px(ui, 24), high + ui_px(ui, 16)};
}

static double kept_within(double at, double size, double from, double length)
{
    double most = from + length - size;
    if (at > most) at = most;
    return at < from ? from : at;
}

static bool meets(Box one, Box other)
{
    Box common = box_common(one, other);
    return common.w > 0 && common.h > 0;
}

static void draw_tip(Ui *ui)
{
    if (ui->tip[0] == '\0') return;
    Style style = bubble_style(ui, ALIGN_LEFT);
    double most = ui_px(ui, 320) < ui->screen.w * 0.9 ? ui_px(ui, 320) : ui->screen.w * 0.9;
    Box box = bubble_size(ui, ui->tip, most, style);
    Box by = ui->tip_box;
    double above = by.y - box.h - ui_px(ui, 6);
    box.x = kept_within(box_middle_x(by) - box.w / 2, box.w, ui->screen.x + 4, ui->screen.w - 8);
    box.y = above >= ui->screen.y + 4 ? above : box_bottom(by) + ui_px(ui, 6);
    box.y = kept_within(box.y, box.h, ui->screen.y + 4, ui->screen.h - 8);
    if (meets(box, ui->no_tip)) box.x = ui->no_tip.x - box.w - ui_px(ui, 6);
    if (box.x < ui->screen.x) return;
    draw_bubble(ui, box, ui->tip, style);
}

static void draw_told(Ui *ui, const char *told)
{
    if (told[0] == '\0') return;
    Style style = bubble_style(ui, ALIGN_CENTRE);
    double most = ui_px(ui, 560) < ui->screen.w * 0.9 ? ui_px(ui, 560) : ui->screen.w * 0.9;
    Box box = bubble_size(ui, told, most, style);
    box.x = box_middle_x(ui->screen) - box.w / 2;
    box.y = ui->screen.y + ui_px(ui, 16);
    draw_bubble(ui, box, told, style);
}

void notice_draw(Ui *ui, const char *told)
{
    draw_tip(ui);
    draw_told(ui, told);
}
