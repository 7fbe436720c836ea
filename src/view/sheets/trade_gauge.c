/* trade_gauge.c -- a dial with three fields: unlikely, perhaps, likely. */
#include "view/sheets/trade_gauge.h"

#include <math.h>

#include "view/forecast.h"

enum { PARTS = 24 };
#define HALF_TURN 3.14159265358979

typedef struct Dial {
    double x, y, outer, inner;
} Dial;

static void arc_to(Ui *ui, const Dial *dial, double radius, double part, bool first)
{
    double x = dial->x - cos(part * HALF_TURN) * radius,
           y = dial->y - sin(part * HALF_TURN) * radius;
    if (first)
        ui->canvas->verbs->move_to(ui->canvas, x, y);
    else
        ui->canvas->verbs->line_to(ui->canvas, x, y);
}

static void draw_field(Ui *ui, const Dial *dial, double from, double to, Colour colour)
{
    double gap = 0.008;
    for (int i = 0; i <= PARTS; i++)
        arc_to(ui, dial, dial->outer, from + gap + (to - from - 2 * gap) * i / PARTS, i == 0);
    for (int i = PARTS; i >= 0; i--)
        arc_to(ui, dial, dial->inner, from + gap + (to - from - 2 * gap) * i / PARTS, false);
    ui->canvas->verbs->close(ui->canvas);
    ui->canvas->verbs->fill(ui->canvas, colour);
}

void trade_gauge(Ui *ui, Box box, double value)
{
    static const Colour colours[] = {0xFFC2382B, 0xFFE0A92B, 0xFF2E8F55};
    double ends[] = {0, FORECAST_PERHAPS / 1000.0, FORECAST_LIKELY / 1000.0, 1};
    Dial dial = {.x = box_middle_x(box), .y = box_bottom(box) - ui_px(ui, 12)};
    dial.outer = box.h - ui_px(ui, 14) < box.w / 2 ? box.h - ui_px(ui, 14) : box.w / 2;
    dial.inner = dial.outer - ui_px(ui, 15);
    for (int i = 0; i < 3; i++)
        draw_field(ui, &dial, ends[i], ends[i + 1],
                   value < 0 ? colour_mixed(colours[i], ui->theme.card, 0.7) : colours[i]);
    if (value < 0) return;
    double length = dial.inner - ui_px(ui, 4), turn = value * HALF_TURN;
    canvas_line(ui->canvas, dial.x, dial.y, dial.x - cos(turn) * length,
                dial.y - sin(turn) * length, ui_px(ui, 4), ui->theme.ink);
    canvas_fill_circle(ui->canvas, dial.x, dial.y, ui_px(ui, 8), ui->theme.ink);
}
