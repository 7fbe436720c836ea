/* chart_view.c -- what everybody was worth over the game. */
#include "view/screens/chart_view.h"

#include "ui/lettering.h"
#include "view/view_shown.h"
#include "view/view_words.h"

enum { CHART_LINES = 4 };

/* A round number at or above a quarter of `most`. */
static Money round_step(Money most)
{
    Money step = 1;
    while (step * CHART_LINES < most) {
        if (step * 2 * CHART_LINES >= most) return step * 2;
        if (step * 5 * CHART_LINES >= most) return step * 5;
        step *= 10;
    }
    return step;
}

static void draw_grid(View *view, Box plot, Box labels, Money step)
{
    Ui *ui = view_ui(view);
    for (int i = 0; i <= CHART_LINES; i++) {
        double y = box_bottom(plot) - plot.h * i / CHART_LINES;
        char words[40];
        Text text = text_into(words, sizeof words);
        words_write_arg(view_words(view), arg_sum(step * i), &text);
        canvas_line(ui->canvas, plot.x, y, box_right(plot), y, 1, ui->theme.line);
        lettering_line(ui,
                       (Box){labels.x, y - ui_px(ui, 8), labels.w - ui_px(ui, 8), ui_px(ui, 16)},
                       words, (Style){TYPE_SMALL, FONT_MEDIUM, ui->theme.quiet, ALIGN_RIGHT});
    }
}

static void draw_curve(View *view, Box plot, const EndState *end, SeatId seat, Money top)
{
    Canvas *canvas = view_ui(view)->canvas;
    for (int point = 0; point < end->points; point++) {
        double x = plot.x + plot.w * point / (end->points - 1);
        double worth = end->worth[seat][point] > 0 ? end->worth[seat][point] : 0;
        double y = box_bottom(plot) - plot.h * worth / top;
        if (point == 0)
            canvas->verbs->move_to(canvas, x, y);
        else
            canvas->verbs->line_to(canvas, x, y);
        if (end->worth[seat][point] <= 0) break;
    }
    canvas->verbs->stroke(canvas, ui_px(view_ui(view), 2.5), view_seat_colour(view, seat));
}

void chart_draw(View *view, Box box, const EndState *end)
{
    Ui *ui = view_ui(view);
    Money step = round_step(end->largest), top = step * CHART_LINES;
    Box plot = box_inset(box, 0, ui_px(ui, 10));
    Box labels = box_cut_left(&plot, ui_px(ui, 64) < box.w * 0.2 ? ui_px(ui, 64) : box.w * 0.2);
    plot.w -= ui_px(ui, 8);
    draw_grid(view, plot, labels, step);
    for (SeatId seat = 0; seat < view_game(view)->seat_count; seat++)
        draw_curve(view, plot, end, seat, top);
}
