/* review_graph.c -- everybody's chance to win over the game, with marked turning points. */
#include "view/review/review_graph.h"

#include "review/review_words.h"
#include "ui/controls.h"
#include "ui/icon.h"
#include "ui/lettering.h"
#include "ui/spoken.h"
#include "view/board/token_view.h"
#include "view/review/review_facts.h"
#include "view/view_review.h"
#include "view/view_shown.h"
#include "view/view_words.h"

enum { GRID = 4, MARK_WORDS = 600 };

/* ---- the plot ---- */

static void draw_grid(View *view, Box plot, double labels)
{
    Ui *ui = view_ui(view);
    Style style = {TYPE_SMALL, FONT_MEDIUM, ui->theme.quiet, ALIGN_RIGHT};
    double line = ui_px(ui, 16);
    for (int i = 0; i <= GRID; i++) {
        double y = box_bottom(plot) - plot.h * i / GRID;
        Phrase words = PHRASE(view, T_("{number} %"), arg_number(100 * i / GRID));
        canvas_line(ui->canvas, plot.x, y, box_right(plot), y, 1, ui->theme.line);
        if (i % GRID != 0 && plot.h < line * GRID) continue;
        lettering_line(ui, (Box){plot.x - labels, y - line / 2, labels - ui_px(ui, 8), line},
                       words.words, style);
    }
}

/* Rounds below the plot, at quarters of the game. */
static void draw_rounds(View *view, Box axis)
{
    Ui *ui = view_ui(view);
    const Review *review = view_review(view);
    Style style = {TYPE_SMALL, FONT_MEDIUM, ui->theme.quiet, ALIGN_CENTRE};
    size_t from = finding_start(review), to = table_action_count(review_table(review));
    double wide = axis.w / GRID;
    for (int i = 0; i <= GRID; i++) {
        size_t at = from + (to - from) * (size_t)i / GRID;
        int moment = finding_moment_of(review, at < to ? at : to - 1);
        Phrase words = i == 0 ? PHRASE(view, TC_("axis", "start"), arg_absent())
                              : PHRASE(view, T_("round {number}"),
                                       arg_number(finding_moment(review, moment)->round));
        style.align = i == 0 ? ALIGN_LEFT : i == GRID ? ALIGN_RIGHT : ALIGN_CENTRE;
        double x = axis.x + wide * i;
        double left = i == 0 ? x : i == GRID ? x - wide : x - wide / 2;
        double needed = lettering_width(ui, words.words, style);
        if (needed * (i % 2 == 1 ? 1.6 : 0.85) > wide) continue;
        lettering_line(ui, (Box){left, axis.y, wide, axis.h}, words.words, style);
    }
}

static double height_of(const ReviewFacts *facts, Box plot, SeatId seat, int point)
{
    /* Chances are carried from act to act and may leave their bounds a little. */
    double chance = facts->chance[seat][point];
    return box_bottom(plot) - plot.h * (chance < 0 ? 0 : chance > 1 ? 1 : chance);
}

static void draw_line(View *view, Box plot, SeatId seat, double width, Colour colour)
{
    const ReviewFacts *facts = review_facts_of(view);
    Canvas *canvas = view_ui(view)->canvas;
    for (int point = 0; point < facts->points; point++) {
        double x = plot.x + plot.w * point / (facts->points - 1);
        if (point == 0)
            canvas->verbs->move_to(canvas, x, height_of(facts, plot, seat, point));
        else
            canvas->verbs->line_to(canvas, x, height_of(facts, plot, seat, point));
    }
    canvas->verbs->stroke(canvas, width, colour);
}

static void draw_lines(View *view, Box plot)
{
    Ui *ui = view_ui(view);
    for (SeatId seat = 0; seat < view_game(view)->seat_count; seat++) {
        bool own = view_is_person(view, seat);
        draw_line(view, plot, seat, ui_px(ui, 5.5), ui->theme.card);
        draw_line(view, plot, seat, ui_px(ui, own ? 3.2 : 2.6), view_seat_colour(view, seat));
    }
}

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
}

/* ---- marks ---- */

static bool is_luck(FindingKind kind)
{
    return kind == FINDING_THROW || kind == FINDING_CARD || kind == FINDING_PICK ||
           kind == FINDING_SETUP;
}

void review_mark(View *view, Box box, int moment)
{
    Ui *ui = view_ui(view);
    const FindingMoment *found = finding_moment(view_review(view), moment);
    double change;
    review_facts_seat(view, moment, &change);
    bool decided = !is_luck(found->kind), good = change > 0;
    Colour ground = !decided ? ui->theme.quiet : good ? ui->theme.good : ui->theme.bad;
    Colour ink = theme_legible(ui->theme.card, ground);
    canvas_fill_circle(ui->canvas, box_middle_x(box), box_middle_y(box), box.w / 2, ui->theme.card);
    canvas_fill_circle(ui->canvas, box_middle_x(box), box_middle_y(box), box.w * 0.42, ground);
    if (!decided) {
        icon_draw(ui->canvas, ICON_DICE, box_centred(box, box.w * 0.55, box.w * 0.55), ink);
        return;
    }
    spoken_hush(ui);
    lettering_line(ui, box, good ? change > 0.1 ? "!!" : "!" : "?",
                   (Style){TYPE_LARGE, FONT_BOLD, ink, ALIGN_CENTRE});
    spoken_speak(ui);
}

static void draw_marks(View *view, Box plot)
{
    Ui *ui = view_ui(view);
    const ReviewFacts *facts = review_facts_of(view);
    double side = ui_px(ui, 24), target = ui_target(ui);
    for (int i = 0; i < facts->turning_count; i++) {
        char words[MARK_WORDS];
        Text text = text_into(words, sizeof words);
        double change, place = review_facts_place(view, facts->turning[i]);
        SeatId seat = review_facts_seat(view, facts->turning[i], &change);
        int point = (int)(place * (facts->points - 1));
        double x = plot.x + plot.w * place, y = height_of(facts, plot, seat, point) - side;
        if (y < plot.y + side / 2) y = plot.y + side / 2;
        Box mark = {x - side / 2, y - side / 2, side, side};
        uint32_t id = ui_id("review-mark", i);
        review_words_moment(view_review(view), facts->turning[i], view_words(view), &text);
        /* Marks may be close together; the list has every one of them too. */
        if (ui_press(ui, id, box_centred(mark, target, target), UI_PLACE, words, false))
            review_facts_choose(view, facts->turning[i]);
        review_mark(view, mark, facts->turning[i]);
        ui_focus_ring(ui, id, mark, side / 2);
    }
}

/* ---- the whole ---- */

void review_graph(View *view, Box box)
{
    Ui *ui = view_ui(view);
    ReviewFacts *facts = review_facts_of(view);
    double line = ui_px(ui, 18), labels = ui_px(ui, 48);
    Box slider = box_cut_bottom(&box, ui_target(ui));
    Box axis = box_cut_bottom(&box, line);
    box_cut_bottom(&box, ui_px(ui, 4));
    Box legend = box_cut_top(&box, line);
    box_cut_top(&box, ui_px(ui, 8));
    Box plot = {box.x + labels, box.y, box.w - labels - ui_px(ui, 16), box.h};
    if (facts->points < 2) return;
    draw_legend(view, (Box){plot.x, legend.y, plot.w, legend.h});
    draw_grid(view, plot, labels);
    draw_rounds(view, (Box){plot.x, axis.y, plot.w, axis.h});
    double wide = ui_px(ui, 16), at = plot.x + plot.w * review_facts_place(view, facts->moment);
    canvas_fill_box(ui->canvas, (Box){at - wide / 2, plot.y, wide, plot.h},
                    colour_mixed(ui->theme.card, ui->theme.line, 0.7));
    draw_lines(view, plot);
    draw_marks(view, plot);
    int moment = facts->moment;
    double inset = ui_px(ui, 10);
    if (control_slider(ui, (Box){plot.x - inset, slider.y, plot.w + 2 * inset, slider.h},
                       ui_id("review-slider", 0), LABEL(view, T_("Moment")), 0,
                       finding_moment_count(view_review(view)) - 1, 1, &moment))
        review_facts_choose(view, moment);
}
