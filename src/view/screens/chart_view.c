/* chart_view.c -- what everybody was worth over the game, or how likely to win. */
#include "view/screens/chart_view.h"

#include "ui/lettering.h"
#include "view/view_shown.h"
#include "view/view_words.h"

enum { CHART_LINES = 4 };

Money chart_step(Money most)
{
    Money step = 1;
    while (step * CHART_LINES < most) {
        if (step * 2 * CHART_LINES >= most) return step * 2;
        if (step >= 10 && step * 5 / 2 * CHART_LINES >= most) return step * 5 / 2;
        if (step * 5 * CHART_LINES >= most) return step * 5;
        step *= 10;
    }
    return step;
}

/* What the line at so many steps stands for. */
static Phrase label_of(View *view, ChartKind kind, Money step, int lines)
{
    if (kind == CHART_WORTH) return view_thing(view, arg_sum(step * lines));
    return PHRASE(view, T_("{number} %"), arg_number(100 * lines / CHART_LINES));
}

static void draw_grid(View *view, Box plot, Box labels, ChartKind kind, Money step)
{
    Ui *ui = view_ui(view);
    for (int i = 0; i <= CHART_LINES; i++) {
        double y = box_bottom(plot) - plot.h * i / CHART_LINES;
        canvas_line(ui->canvas, plot.x, y, box_right(plot), y, 1, ui->theme.line);
        lettering_line(ui,
                       (Box){labels.x, y - ui_px(ui, 8), labels.w - ui_px(ui, 8), ui_px(ui, 16)},
                       label_of(view, kind, step, i).words,
                       (Style){TYPE_SMALL, FONT_MEDIUM, ui->theme.quiet, ALIGN_RIGHT});
    }
}

/* As a part of the height of the plot. */
static double height_of(const EndState *end, ChartKind kind, SeatId seat, int point, Money top)
{
    double part = kind == CHART_WORTH ? (double)end->worth[seat][point] / (double)top
                                      : (double)end->chance[seat][point];
    return part < 0 ? 0 : part > 1 ? 1 : part;
}

static void draw_curve(View *view, Box plot, const EndState *end, ChartKind kind, SeatId seat,
                       Money top)
{
    Canvas *canvas = view_ui(view)->canvas;
    for (int point = 0; point < end->points; point++) {
        double x = plot.x + plot.w * point / (end->points - 1),
               y = box_bottom(plot) - plot.h * height_of(end, kind, seat, point, top);
        if (point == 0)
            canvas->verbs->move_to(canvas, x, y);
        else
            canvas->verbs->line_to(canvas, x, y);
        if (end->worth[seat][point] <= 0) break; /* out */
    }
    canvas->verbs->stroke(canvas, ui_px(view_ui(view), 2.5), view_seat_colour(view, seat));
}

/* Who has which line: a dash and a name each. */
static void draw_legend(View *view, Box line)
{
    Ui *ui = view_ui(view);
    int count = view_game(view)->seat_count;
    Style style = {TYPE_SMALL, FONT_SEMIBOLD, ui->theme.ink, ALIGN_LEFT};
    double dash = ui_px(ui, 18), gap = ui_px(ui, 8), most = line.w / count, x = line.x;
    for (SeatId seat = 0; seat < count; seat++) {
        Phrase name = view_thing(view, arg_seat(seat));
        double wide = lettering_width(ui, name.words, style) + 1, room = most - dash - 2 * gap;
        if (wide > room) wide = room;
        canvas_line(ui->canvas, x, box_middle_y(line), x + dash, box_middle_y(line), ui_px(ui, 4),
                    view_seat_colour(view, seat));
        lettering_line(ui, (Box){x + dash + ui_px(ui, 5), line.y, wide, line.h}, name.words, style);
        x += dash + wide + 2 * gap;
    }
}

/* Turns below the plot, at quarters of the game. */
static void draw_turns(View *view, Box axis)
{
    Ui *ui = view_ui(view);
    int turns = table_game(view_table(view))->turn;
    Style style = {TYPE_SMALL, FONT_MEDIUM, ui->theme.quiet, ALIGN_CENTRE};
    Phrase longest = PHRASE(view, T_("turn {number}"), arg_number(turns));
    bool narrow = lettering_width(ui, longest.words, style) * 1.6 > axis.w / CHART_LINES;
    for (int i = 0; i <= CHART_LINES; i++) {
        double x = axis.x + axis.w * i / CHART_LINES, wide = axis.w / CHART_LINES;
        Phrase words = i == 0
                           ? PHRASE(view, TC_("axis", "start"), arg_absent())
                           : PHRASE(view, T_("turn {number}"), arg_number(turns * i / CHART_LINES));
        Align align = i == 0 ? ALIGN_LEFT : i == CHART_LINES ? ALIGN_RIGHT : ALIGN_CENTRE;
        double left = i == 0 ? x : i == CHART_LINES ? x - wide : x - wide / 2;
        if (i % 2 == 1 && narrow) continue;
        style.align = align;
        lettering_line(ui, (Box){left, axis.y, wide, axis.h}, words.words, style);
    }
}

void chart_draw(View *view, Box box, const EndState *end, ChartKind kind, double at)
{
    Ui *ui = view_ui(view);
    Money step = chart_step(end->largest), top = step * CHART_LINES;
    double line = ui_px(ui, 18);
    Box plot = box;
    Box legend = box_cut_top(&plot, line);
    box_cut_top(&plot, ui_px(ui, 10));
    Box axis = box_cut_bottom(&plot, line);
    box_cut_bottom(&plot, ui_px(ui, 6));
    Style small = {TYPE_SMALL, FONT_MEDIUM, 0, ALIGN_RIGHT};
    double widest =
        lettering_width(ui, label_of(view, kind, step, CHART_LINES).words, small) + ui_px(ui, 10);
    Box labels = box_cut_left(&plot, widest < box.w * 0.35 ? widest : box.w * 0.35);
    plot.w -= ui_px(ui, 8);
    draw_legend(view, legend);
    draw_grid(view, plot, labels, kind, step);
    draw_turns(view, (Box){plot.x, axis.y, plot.w, axis.h});
    if (at >= 0)
        canvas_fill_box(ui->canvas,
                        (Box){plot.x + plot.w * at - ui_px(ui, 1.5), plot.y, ui_px(ui, 3), plot.h},
                        ui->theme.line);
    for (SeatId seat = 0; seat < view_game(view)->seat_count; seat++)
        draw_curve(view, plot, end, kind, seat, top);
}
