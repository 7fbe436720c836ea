/* review_lists.c -- the review beside its graph: luck and decisions, turning points, rents. */
#include "view/review/review_lists.h"

#include "review/review_words.h"
#include "ui/form.h"
#include "view/board/token_view.h"
#include "view/points.h"
#include "view/review/review_facts.h"
#include "view/review/review_graph.h"
#include "view/view_review.h"
#include "view/view_shown.h"
#include "view/view_words.h"

enum { WORDS_SIZE = 800 };

static double title(Ui *ui, Box box, const char *words)
{
    Style style = {TYPE_LARGE, FONT_BOLD, ui->theme.ink, ALIGN_LEFT};
    double high = lettering_line_height(ui, style);
    lettering_line(ui, (Box){box.x, box.y, box.w, high}, words, style);
    return high + ui_px(ui, 8);
}

/* ---- luck and decisions ---- */

/* A bar from the middle, with its figure beyond its end. */
static void draw_bar(View *view, Box box, double change, double most, Colour colour)
{
    Ui *ui = view_ui(view);
    double figure = ui_px(ui, 38), half = box.w / 2 - figure, middle = box_middle_x(box);
    double length = most > 0 ? half * (change < 0 ? -change : change) / most : 0;
    if (length < 1) length = 1;
    Style style = {TYPE_SMALL, FONT_BOLD, ui->theme.ink, change < 0 ? ALIGN_RIGHT : ALIGN_LEFT};
    double left = change < 0 ? middle - length : middle;
    canvas_fill_box(ui->canvas, (Box){left, box.y + box.h * 0.15, length, box.h * 0.7}, colour);
    double gap = ui_px(ui, 4);
    Box at = change < 0 ? (Box){left - figure - gap, box.y, figure, box.h}
                        : (Box){left + length + gap, box.y, figure, box.h};
    lettering_line(ui, at, points_words(view, change).words, style);
}

static double luck_of(const FindingSums *sums)
{
    return sums->own_luck + sums->others_luck;
}

static double largest_sum(const View *view)
{
    double most = 0.01;
    for (SeatId seat = 0; seat < view_game(view)->seat_count; seat++) {
        const FindingSums *sums = &review_facts_of(view)->sums[seat];
        double values[] = {luck_of(sums), sums->own_decisions};
        for (int i = 0; i < 2; i++) {
            double size = values[i] < 0 ? -values[i] : values[i];
            if (size > most) most = size;
        }
    }
    return most;
}

static void draw_seat(View *view, Box row, SeatId seat, double most)
{
    Ui *ui = view_ui(view);
    const FindingSums *sums = &review_facts_of(view)->sums[seat];
    double side = ui_px(ui, 28);
    Phrase name = view_thing(view, arg_seat(seat));
    token_of_seat(view, seat, box_centred(box_cut_left(&row, side), side, side));
    box_cut_left(&row, ui_px(ui, 8));
    lettering_fit(ui, box_cut_left(&row, row.w * 0.28), name.words,
                  (Style){TYPE_BODY, FONT_SEMIBOLD, ui->theme.ink, ALIGN_LEFT}, 0);
    draw_bar(view, box_row(row, 0, 2, 0), luck_of(sums), most,
             colour_mixed(ui->theme.line, ui->theme.quiet, 0.35));
    draw_bar(view, box_row(row, 1, 2, 0), sums->own_decisions, most, view_seat_colour(view, seat));
}

double review_lists_sums(Ui *ui, Box box, void *what)
{
    View *view = view_of(ui);
    double used = title(ui, box, LABEL(view, T_("Luck (grey) and decisions, in points")));
    double high = ui_px(ui, 35), most = largest_sum(view);
    (void)what;
    for (SeatId seat = 0; seat < view_game(view)->seat_count; seat++, used += high) {
        Box row = {box.x, box.y + used, box.w, high - ui_px(ui, 4)};
        draw_seat(view, row, seat, most);
    }
    return used;
}

double review_lists_missed(Ui *ui, Box box, void *what)
{
    View *view = view_of(ui);
    double used = 0;
    (void)what;
    for (SeatId seat = 0; seat < view_game(view)->seat_count; seat++) {
        double missed = review_facts_of(view)->sums[seat].own_missed;
        if (missed > -0.005) continue;
        Phrase words = PHRASE(view, T_("Offers that {seat} did not make: {text} points."),
                              arg_seat(seat), arg_text(points_words(view, missed).words));
        used += form_words(ui, form_below(box, used), words.words, TYPE_SMALL, FONT_MEDIUM,
                           ui->theme.quiet);
    }
    return used;
}

/* ---- turning points ---- */

static double draw_moment(View *view, Box box, int moment, int n)
{
    Ui *ui = view_ui(view);
    char words[WORDS_SIZE];
    Text text = text_into(words, sizeof words);
    double change, side = ui_px(ui, 24), gap = ui_px(ui, 8);
    SeatId seat = review_facts_seat(view, moment, &change);
    Style style = {TYPE_BODY, FONT_MEDIUM, ui->theme.ink, ALIGN_LEFT};
    review_words_gist(view_review(view), moment, view_words(view), &text);
    double left = 2 * side + 2 * gap + ui_px(ui, 26), right = ui_px(ui, 42);
    double high = lettering_height(ui, box.w - left - right, words, style) + ui_px(ui, 14);
    if (high < ui_px(ui, 47)) high = ui_px(ui, 47);
    Box row = {box.x, box.y, box.w, high};
    uint32_t id = ui_id("review-moment", n);
    if (ui_press(ui, id, row, UI_BUTTON, words, false)) review_facts_choose(view, moment);
    bool chosen = review_facts_of(view)->moment == moment;
    Colour ground = chosen ? colour_mixed(ui->theme.card, ui->theme.line, 0.5) : ui->theme.card;
    if (chosen) canvas_fill_round(ui->canvas, row, ui_px(ui, 8), ground);
    Box rest = box_inset(row, ui_px(ui, 4), 0);
    review_mark(view, box_centred(box_cut_left(&rest, side), side, side), moment);
    Phrase round =
        PHRASE(view, T_("{number}"), arg_number(finding_moment(view_review(view), moment)->round));
    lettering_line(
        ui, box_cut_left(&rest, ui_px(ui, 26)), round.words,
        (Style){TYPE_BODY, FONT_MEDIUM, theme_legible(ui->theme.quiet, ground), ALIGN_CENTRE});
    token_of_seat(view, seat, box_centred(box_cut_left(&rest, side), side, side));
    box_cut_left(&rest, gap);
    lettering_line(ui, box_cut_right(&rest, right), points_words(view, change).words,
                   (Style){TYPE_LARGE, FONT_BOLD,
                           theme_legible(change < 0 ? ui->theme.bad : ui->theme.good, ground),
                           ALIGN_RIGHT});
    lettering_fit(ui, rest, words, style, 0);
    ui_focus_ring(ui, id, row, ui_px(ui, 8));
    return high;
}

double review_lists_moments(Ui *ui, Box box, void *what)
{
    View *view = view_of(ui);
    const ReviewFacts *facts = review_facts_of(view);
    double used = title(ui, box, LABEL(view, T_("Turning points")));
    (void)what;
    for (int i = 0; i < facts->turning_count; i++)
        used += draw_moment(view, form_below(box, used), facts->turning[i], i) + ui_px(ui, 4);
    if (facts->turning_count == 0)
        used += form_words(ui, form_below(box, used),
                           LABEL(view, T_("No single moment was sure to decide this game.")),
                           TYPE_BODY, FONT_MEDIUM, ui->theme.quiet);
    return used;
}

/* ---- rents ---- */

/* All seats together. */
static FindingGroup sum_of(const View *view, GroupId group)
{
    FindingGroup sum = {.earned = 0};
    for (SeatId seat = 0; seat < view_game(view)->seat_count; seat++) {
        sum.earned += review_facts_of(view)->groups[seat][group].earned;
        sum.spent += review_facts_of(view)->groups[seat][group].spent;
    }
    return sum;
}

/* Rents, then what deeds and buildings cost. */
static Box figure_box(const Ui *ui, Box *row)
{
    return box_cut_right(row, ui_px(ui, 66));
}

static void draw_group(View *view, Box row, GroupId group, int64_t most)
{
    Ui *ui = view_ui(view);
    const Edition *edition = view_edition(view);
    FindingGroup sum = sum_of(view, group);
    double side = ui_px(ui, 12);
    canvas_fill_round(ui->canvas, box_centred(box_cut_left(&row, side), side, side), ui_px(ui, 3),
                      colour_opaque(edition->groups[group].colour));
    box_cut_left(&row, ui_px(ui, 8));
    lettering_line(ui, box_cut_left(&row, row.w * 0.28), view_thing(view, arg_group(group)).words,
                   (Style){TYPE_BODY, FONT_MEDIUM, ui->theme.ink, ALIGN_LEFT});
    lettering_line(ui, figure_box(ui, &row), view_thing(view, arg_sum(sum.spent)).words,
                   (Style){TYPE_SMALL, FONT_MEDIUM, ui->theme.quiet, ALIGN_RIGHT});
    lettering_line(ui, figure_box(ui, &row), view_thing(view, arg_sum(sum.earned)).words,
                   (Style){TYPE_BODY, FONT_BOLD, ui->theme.ink, ALIGN_RIGHT});
    double x = row.x, high = ui_px(ui, 10), y = box_middle_y(row) - high / 2;
    for (SeatId seat = 0; seat < view_game(view)->seat_count; seat++) {
        int64_t earned = review_facts_of(view)->groups[seat][group].earned;
        double wide = (row.w - ui_px(ui, 4)) * (double)earned / (double)most;
        if (wide < 1) continue;
        canvas_fill_box(ui->canvas, (Box){x, y, wide - 1, high}, view_seat_colour(view, seat));
        x += wide;
    }
}

static void draw_group_heads(View *view, Box row)
{
    Ui *ui = view_ui(view);
    Style style = {TYPE_SMALL, FONT_SEMIBOLD, ui->theme.quiet, ALIGN_RIGHT};
    lettering_line(ui, figure_box(ui, &row), LABEL(view, TC_("column", "cost")), style);
    lettering_line(ui, figure_box(ui, &row), LABEL(view, TC_("column", "rent")), style);
}

double review_lists_rents(Ui *ui, Box box, void *what)
{
    View *view = view_of(ui);
    double high = ui_px(ui, 20), row = ui_px(ui, 22);
    int64_t most = 1;
    (void)what;
    draw_group_heads(view, (Box){box.x, box.y, box.w, row});
    double used = title(ui, (Box){box.x, box.y, box.w - 2 * ui_px(ui, 66), box.h},
                        LABEL(view, T_("What each group brought")));
    for (GroupId group = 0; group < view_edition(view)->group_count; group++)
        if (sum_of(view, group).earned > most) most = sum_of(view, group).earned;
    for (GroupId group = 0; group < view_edition(view)->group_count; group++) {
        FindingGroup sum = sum_of(view, group);
        if (sum.earned == 0 && sum.spent == 0) continue;
        draw_group(view, (Box){box.x, box.y + used, box.w, high}, group, most);
        used += high;
    }
    return used;
}
