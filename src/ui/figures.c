/* figures.c -- numbers with their labels, beside each other. */
#include "ui/figures.h"

static const Style label_style = {.type = TYPE_SMALL, .weight = FONT_MEDIUM, .align = ALIGN_LEFT};
static const Style value_style = {.type = TYPE_TITLE, .weight = FONT_BOLD, .align = ALIGN_LEFT};

static int columns(const Ui *ui, double width, int count)
{
    int most = (int)(width / ui_px(ui, 108));
    if (most >= count) return count;
    if (most < 2) most = 2;
    int rows = (count + most - 1) / most;
    return (count + rows - 1) / rows; /* as many in each row */
}

static double pad(const Ui *ui)
{
    return ui_px(ui, 10);
}

static double one_height(const Ui *ui)
{
    return lettering_line_height(ui, label_style) + lettering_line_height(ui, value_style) +
           pad(ui);
}

double figures_height(const Ui *ui, double width, int count)
{
    int across = columns(ui, width, count);
    return (count + across - 1) / across * one_height(ui) + pad(ui);
}

static void draw_one(Ui *ui, Box box, const Figure *figure)
{
    Style label = label_style, value = value_style;
    label.colour = theme_legible(ui->theme.quiet, ui->theme.sunken);
    value.colour =
        figure->colour != 0 ? theme_legible(figure->colour, ui->theme.sunken) : ui->theme.ink;
    lettering_line(ui, box_cut_top(&box, lettering_line_height(ui, label)), figure->label, label);
    lettering_line(ui, box_cut_top(&box, lettering_line_height(ui, value)), figure->value, value);
}

void figures_draw(Ui *ui, Box box, const Figure *figures, int count)
{
    int across = columns(ui, box.w, count);
    canvas_fill_round(ui->canvas, (Box){box.x, box.y, box.w, figures_height(ui, box.w, count)},
                      ui_px(ui, 10), ui->theme.sunken);
    Box inner = box_inset(box, pad(ui) * 1.4, pad(ui));
    for (int i = 0; i < count; i++) {
        Box row = {inner.x, inner.y + (i / across) * one_height(ui), inner.w, one_height(ui)};
        draw_one(ui, box_column(row, i % across, across, pad(ui)), &figures[i]);
    }
}
