/* review_graph.c -- everybody's chance to win over the game, or money, or worth. */
#include "view/review/review_graph.h"

#include "review/review_words.h"
#include "ui/controls.h"
#include "view/board/token_view.h"
#include "view/review/review_facts.h"
#include "view/review/review_marks.h"
#include "view/screens/chart_view.h"
#include "view/view_review.h"
#include "view/view_shown.h"
#include "view/view_words.h"

enum { GRID = 4, MARK_WORDS = 600 };

/* ---- scales ---- */

/* What one line of the grid stands for; chances are in hundredths. */
static Money step_of(const ReviewFacts *facts)
{
    if (facts->lines == REVIEW_MONEY) return chart_step(facts->most_money);
    if (facts->lines == REVIEW_WORTH) return chart_step(facts->most_worth);
    return 100 / GRID;
}

static double height_of(const ReviewFacts *facts, Box plot, SeatId seat, int point)
{
    double top = (double)step_of(facts) * GRID, value = 100.0 * (double)facts->chance[seat][point];
    if (facts->lines == REVIEW_MONEY) value = facts->money[seat][point];
    if (facts->lines == REVIEW_WORTH) value = facts->worth[seat][point];
    double part = value / top;
    return box_bottom(plot) - plot.h * (part < 0 ? 0 : part > 1 ? 1 : part);
}

static double x_of(const View *view, Box plot, int point)
{
    return plot.x + plot.w * review_facts_place_of(view, point);
}

static Phrase label_of(View *view, const ReviewFacts *facts, int line)
{
    Money value = step_of(facts) * line;
    if (facts->lines == REVIEW_CHANCES) return PHRASE(view, T_("{number} %"), arg_number(value));
    return view_thing(view, arg_sum(value));
}

static double labels_width(View *view)
{
    Ui *ui = view_ui(view);
    const ReviewFacts *facts = review_facts_of(view);
    Style style = {TYPE_SMALL, FONT_MEDIUM, ui->theme.quiet, ALIGN_RIGHT};
    return lettering_width(ui, label_of(view, facts, GRID).words, style) + ui_px(ui, 12);
}

static void draw_grid(View *view, Box plot, double labels)
{
    Ui *ui = view_ui(view);
    Style style = {TYPE_SMALL, FONT_MEDIUM, ui->theme.quiet, ALIGN_RIGHT};
    double line = ui_px(ui, 16);
    for (int i = 0; i <= GRID; i++) {
        double y = box_bottom(plot) - plot.h * i / GRID;
        canvas_line(ui->canvas, plot.x, y, box_right(plot), y, 1, ui->theme.line);
        if (i % GRID != 0 && plot.h < line * GRID) continue;
        lettering_line(ui, (Box){plot.x - labels, y - line / 2, labels - ui_px(ui, 8), line},
                       label_of(view, review_facts_of(view), i).words, style);
    }
}

/* ---- turns below ---- */

/* 1, 2 or 5 times a power of ten: turns between two words of the axis. */
static int turns_apart(int turns, int words)
{
    static const int steps[] = {1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000};
    int i = 0;
    while (i + 1 < (int)(sizeof steps / sizeof steps[0]) && turns > steps[i] * words) i++;
    return steps[i];
}

static void draw_turns(View *view, Box axis)
{
    Ui *ui = view_ui(view);
    const TurnLine *line = &review_facts_of(view)->line;
    int turns = line->turn[line->points - 1];
    Style style = {TYPE_SMALL, FONT_MEDIUM, ui->theme.quiet, ALIGN_CENTRE};
    Phrase longest = PHRASE(view, T_("turn {number}"), arg_number(turns));
    double wide = lettering_width(ui, longest.words, style) + ui_px(ui, 16);
    int most = (int)(axis.w / wide), apart = turns_apart(turns, most < 1 ? 1 : most > 8 ? 8 : most);
    for (int turn = 0; turn <= turns && turns > 0; turn += apart) {
        double x = axis.x + axis.w * turn / turns;
        Phrase words = turn == 0 ? PHRASE(view, TC_("axis", "start"), arg_absent())
                                 : PHRASE(view, T_("turn {number}"), arg_number(turn));
        canvas_line(ui->canvas, x, axis.y - ui_px(ui, 4), x, axis.y, 1, ui->theme.quiet);
        if (x + wide / 2 > box_right(axis) + ui_px(ui, 30)) continue;
        lettering_line(ui, (Box){x - wide / 2, axis.y, wide, axis.h}, words.words, style);
    }
}

/* ---- lines ---- */

/* Whose line is the thickest: the only person's, or else the winner's; -1: nobody's. */
static int main_seat(const View *view)
{
    int only = -1, people = 0;
    const Game *game = table_game(view_table(view));
    for (SeatId seat = 0; seat < game->seat_count; seat++) {
        if (!view_is_person(view, seat)) continue;
        only = seat;
        people++;
    }
    if (people == 1) return only;
    return game->phase == PHASE_OVER && game->winner < game->seat_count ? game->winner : -1;
}

/* A seat's line ends where it left the game. */
static int last_point(const ReviewFacts *facts, SeatId seat)
{
    return facts->out[seat] >= 0 ? facts->out[seat] : facts->line.points - 1;
}

static void trace_line(View *view, Box plot, SeatId seat)
{
    const ReviewFacts *facts = review_facts_of(view);
    Canvas *canvas = view_ui(view)->canvas;
    for (int point = 0; point <= last_point(facts, seat); point++) {
        double x = x_of(view, plot, point), y = height_of(facts, plot, seat, point);
        if (point == facts->out[seat]) y = box_bottom(plot);
        if (point == 0)
            canvas->verbs->move_to(canvas, x, y);
        else
            canvas->verbs->line_to(canvas, x, y);
    }
}

static void draw_area(View *view, Box plot, SeatId seat)
{
    const ReviewFacts *facts = review_facts_of(view);
    Canvas *canvas = view_ui(view)->canvas;
    trace_line(view, plot, seat);
    canvas->verbs->line_to(canvas, x_of(view, plot, last_point(facts, seat)), box_bottom(plot));
    canvas->verbs->line_to(canvas, plot.x, box_bottom(plot));
    canvas->verbs->close(canvas);
    canvas->verbs->fill(canvas, colour_faded(view_seat_colour(view, seat), 0.08));
}

static void draw_line(View *view, Box plot, SeatId seat, bool thick)
{
    Ui *ui = view_ui(view);
    Canvas *canvas = ui->canvas;
    trace_line(view, plot, seat);
    canvas->verbs->stroke(canvas, ui_px(ui, 5.5), ui->theme.card);
    trace_line(view, plot, seat);
    canvas->verbs->stroke(canvas, ui_px(ui, thick ? 3.2 : 2.2), view_seat_colour(view, seat));
}

static void draw_lines(View *view, Box plot)
{
    int own = main_seat(view), count = view_game(view)->seat_count;
    if (own >= 0) draw_area(view, plot, (SeatId)own);
    for (SeatId seat = 0; seat < count; seat++)
        if (seat != own) draw_line(view, plot, seat, false);
    if (own >= 0) draw_line(view, plot, (SeatId)own, true);
}

/* ---- ends ---- */

static void draw_exits(View *view, Box plot)
{
    Ui *ui = view_ui(view);
    const ReviewFacts *facts = review_facts_of(view);
    double side = ui_px(ui, 20), left[MAX_SEATS], up[MAX_SEATS];
    int drawn = 0;
    for (SeatId seat = 0; seat < view_game(view)->seat_count; seat++) {
        if (facts->out[seat] < 0) continue;
        double x = x_of(view, plot, facts->out[seat]), y = box_bottom(plot);
        for (int i = 0; i < drawn; i++) /* where two would meet, one stands above the other */
            if (x - left[i] < side * 0.8 && left[i] - x < side * 0.8 && y >= up[i])
                y = up[i] - side;
        left[drawn] = x;
        up[drawn++] = y;
        review_mark_out(view, (Box){x - side / 2, y - side / 2, side, side},
                        view_seat_colour(view, seat));
    }
}

/* Tokens where the lines end, one below the other where they would meet. */
static void draw_ends(View *view, Box plot, double side)
{
    const ReviewFacts *facts = review_facts_of(view);
    SeatId order[MAX_SEATS];
    double y[MAX_SEATS];
    int count = 0;
    for (SeatId seat = 0; seat < view_game(view)->seat_count; seat++) {
        if (facts->out[seat] >= 0) continue;
        double height = height_of(facts, plot, seat, facts->line.points - 1);
        int place = count++;
        for (; place > 0 && y[place - 1] > height; place--) {
            y[place] = y[place - 1];
            order[place] = order[place - 1];
        }
        y[place] = height;
        order[place] = seat;
    }
    for (int i = 1; i < count; i++)
        if (y[i] < y[i - 1] + side) y[i] = y[i - 1] + side;
    double most = box_bottom(plot) + side / 2;
    for (int i = count - 1; i >= 0; i--) {
        double limit = most - side * (count - 1 - i);
        if (y[i] > limit) y[i] = limit;
        token_of_seat(view, order[i],
                      (Box){box_right(plot) + side * 0.15, y[i] - side / 2, side, side});
    }
}

/* ---- legend ---- */

static void draw_legend(View *view, Box line)
{
    Ui *ui = view_ui(view);
    int count = view_game(view)->seat_count;
    Style style = {TYPE_SMALL, FONT_SEMIBOLD, ui->theme.ink, ALIGN_LEFT};
    double dash = ui_px(ui, 16), x = line.x;
    for (SeatId seat = 0; seat < count; seat++) {
        Phrase name = view_thing(view, arg_seat(seat));
        double room = line.w / count - dash - ui_px(ui, 14);
        double wide = lettering_width(ui, name.words, style) + 1;
        if (wide > room) wide = room;
        canvas_line(ui->canvas, x, box_middle_y(line), x + dash, box_middle_y(line), ui_px(ui, 4),
                    view_seat_colour(view, seat));
        lettering_line(ui, (Box){x + dash + ui_px(ui, 5), line.y, wide, line.h}, name.words, style);
        x += dash + wide + ui_px(ui, 14);
    }
    if (review_facts_of(view)->lines != REVIEW_CHANCES) return;
    const char *calm = LABEL(view, T_("smoothed within one standard error; marks are exact"));
    style = (Style){TYPE_SMALL, FONT_MEDIUM, ui->theme.quiet, ALIGN_RIGHT};
    double left = box_right(line) - x - ui_px(ui, 12);
    if (lettering_width(ui, calm, style) < left)
        lettering_line(ui, (Box){x + ui_px(ui, 12), line.y, left, line.h}, calm, style);
}

/* ---- marks ---- */

/* Between the points at both sides. */
static double height_at(const View *view, Box plot, SeatId seat, double place)
{
    const ReviewFacts *facts = review_facts_of(view);
    int last = last_point(facts, seat), point = 1;
    while (point < last && review_facts_place_of(view, point) < place) point++;
    double from = review_facts_place_of(view, point - 1), to = review_facts_place_of(view, point);
    double part = to > from ? (place - from) / (to - from) : 1;
    part = part < 0 ? 0 : part > 1 ? 1 : part;
    double before = height_of(facts, plot, seat, point - 1);
    return before + (height_of(facts, plot, seat, point) - before) * part;
}

static void draw_mark(View *view, Box plot, int n)
{
    Ui *ui = view_ui(view);
    int moment = review_facts_of(view)->turning[n];
    char words[MARK_WORDS];
    Text text = text_into(words, sizeof words);
    double change, place = review_facts_place(view, moment), side = ui_px(ui, 24);
    SeatId seat = review_facts_seat(view, moment, &change);
    double x = plot.x + plot.w * place, foot = height_at(view, plot, seat, place);
    double y = foot - ui_px(ui, 22);
    if (y < plot.y + side / 2) y = plot.y + side / 2;
    Box mark = {x - side / 2, y - side / 2, side, side};
    uint32_t id = ui_id("review-mark", n);
    review_words_moment(view_review(view), moment, view_words(view), &text);
    /* Marks may be close together; the list has every one of them too. */
    if (ui_press(ui, id, box_centred(mark, ui_target(ui), ui_target(ui)), UI_PLACE, words, false))
        review_facts_choose(view, moment);
    Colour colour = review_mark_colour(view, moment);
    canvas_line(ui->canvas, x, y, x, foot, ui_px(ui, 2), colour);
    canvas_fill_circle(ui->canvas, x, foot, ui_px(ui, 3), colour);
    if (review_facts_of(view)->moment == moment)
        canvas_fill_circle(ui->canvas, x, y, side * 0.66, colour_faded(colour, 0.25));
    review_mark(view, mark, moment);
    ui_focus_ring(ui, id, mark, side / 2);
}

/* ---- the whole ---- */

/* The turn that is looked at. */
static void draw_chosen(View *view, Box plot)
{
    Ui *ui = view_ui(view);
    double wide = ui_px(ui, 18);
    double x = plot.x + plot.w * review_facts_place(view, review_facts_of(view)->moment);
    canvas_fill_round(ui->canvas,
                      (Box){x - wide / 2, plot.y - ui_px(ui, 4), wide, plot.h + ui_px(ui, 4)},
                      ui_px(ui, 4), colour_mixed(ui->theme.card, ui->theme.line, 0.6));
}

static void draw_slider(View *view, Box plot, Box slider)
{
    Ui *ui = view_ui(view);
    int point = review_facts_point(view);
    double inset = ui_px(ui, 10);
    if (control_slider(ui, (Box){plot.x - inset, slider.y, plot.w + 2 * inset, slider.h},
                       ui_id("review-slider", 0), LABEL(view, T_("Turn")), 0,
                       review_facts_of(view)->line.points - 1, 1, &point))
        review_facts_choose_point(view, point);
}

void review_graph(View *view, Box box)
{
    Ui *ui = view_ui(view);
    const ReviewFacts *facts = review_facts_of(view);
    double line = ui_px(ui, 18), labels = labels_width(view), disc = ui_px(ui, 26);
    Box slider = box_cut_bottom(&box, ui_target(ui));
    Box axis = box_cut_bottom(&box, line);
    box_cut_bottom(&box, ui_px(ui, 6));
    Box legend = box_cut_top(&box, line);
    box_cut_top(&box, ui_px(ui, 10));
    Box plot = {box.x + labels, box.y, box.w - labels - disc * 1.2, box.h};
    if (facts->line.points < 2) return;
    draw_legend(view, (Box){plot.x, legend.y, box_right(box) - plot.x, legend.h});
    draw_chosen(view, plot);
    draw_grid(view, plot, labels);
    draw_turns(view, (Box){plot.x, axis.y, plot.w, axis.h});
    draw_lines(view, plot);
    draw_exits(view, plot);
    draw_ends(view, plot, disc);
    for (int i = 0; i < facts->turning_count; i++) draw_mark(view, plot, i);
    draw_slider(view, plot, slider);
}
