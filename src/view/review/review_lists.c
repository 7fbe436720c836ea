/* review_lists.c -- the review beside its graph: luck and decisions, turning points, rents. */
#include "view/review/review_lists.h"

#include "review/review_words.h"
#include "ui/form.h"
#include "view/board/token_view.h"
#include "view/points.h"
#include "view/review/review_facts.h"
#include "view/review/review_marks.h"
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

static Colour luck_colour(const Ui *ui)
{
    return colour_mixed(ui->theme.line, ui->theme.quiet, 0.35);
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
    draw_bar(view, box_row(row, 0, 2, 0), luck_of(sums), most, luck_colour(ui));
    draw_bar(view, box_row(row, 1, 2, 0), sums->own_decisions, most, view_seat_colour(view, seat));
}

/* A patch of colour and what it stands for, from the right; a patch has one or several colours. */
static void draw_key(Ui *ui, Box *row, const Colour colours[], int count, const char *words)
{
    Style style = {TYPE_SMALL, FONT_SEMIBOLD, ui->theme.quiet, ALIGN_RIGHT};
    double patch = ui_px(ui, 12), wide = lettering_width(ui, words, style) + 1;
    lettering_line(ui, box_cut_right(row, wide), words, style);
    box_cut_right(row, ui_px(ui, 5));
    Box place = box_cut_right(row, patch);
    place = box_centred(place, patch, ui_px(ui, 10));
    for (int i = 0; i < count; i++)
        canvas_fill_box(ui->canvas, box_column(place, i, count, 0), colours[i]);
    box_cut_right(row, ui_px(ui, 12));
}

static double draw_sums_title(View *view, Box box)
{
    Ui *ui = view_ui(view);
    Colour luck = luck_colour(ui), seats[MAX_SEATS];
    int count = view_game(view)->seat_count;
    for (SeatId seat = 0; seat < count; seat++) seats[seat] = view_seat_colour(view, seat);
    const char *words = LABEL(view, T_("Luck and decisions"));
    const char *lucky = LABEL(view, TC_("key", "luck"));
    const char *decided = LABEL(view, TC_("key", "decisions"));
    Style large = {TYPE_LARGE, FONT_BOLD, 0, ALIGN_LEFT},
          small = {TYPE_SMALL, FONT_SEMIBOLD, 0, ALIGN_LEFT};
    double wide = lettering_width(ui, words, large) + lettering_width(ui, lucky, small) +
                  lettering_width(ui, decided, small) + ui_px(ui, 70);
    double high = lettering_line_height(ui, large), used = 0;
    if (wide > box.w) used = title(ui, box, words);
    Box row = {box.x, box.y + used, box.w, high};
    draw_key(ui, &row, seats, count < 3 ? count : 3, decided);
    draw_key(ui, &row, &luck, 1, lucky);
    return wide > box.w ? used + high + ui_px(ui, 4) : title(ui, row, words);
}

double review_lists_sums(Ui *ui, Box box, void *what)
{
    View *view = view_of(ui);
    double used = draw_sums_title(view, box);
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
    review_facts_headline(view, moment, seat, &text);
    double left = 2 * side + 2 * gap + ui_px(ui, 44), right = ui_px(ui, 42);
    double high = lettering_height(ui, box.w - left - right, words, style) + ui_px(ui, 14);
    if (high < ui_px(ui, 47)) high = ui_px(ui, 47);
    Box row = {box.x, box.y, box.w, high};
    uint32_t id = ui_id("review-moment", n);
    if (ui_press(ui, id, row, UI_BUTTON, words, false)) review_facts_choose(view, moment);
    bool chosen = review_facts_of(view)->moment == moment;
    Colour tone = review_mark_colour(view, moment);
    Colour ground = chosen ? colour_mixed(ui->theme.card, tone, 0.12) : ui->theme.card;
    canvas_line(ui->canvas, row.x, row.y, box_right(row), row.y, 1, ui->theme.line);
    if (chosen) {
        canvas_fill_box(ui->canvas, row, ground);
        canvas_fill_box(ui->canvas, (Box){row.x, row.y, ui_px(ui, 4), row.h}, tone);
    }
    Box rest = box_inset(row, ui_px(ui, 8), 0);
    review_mark(view, box_centred(box_cut_left(&rest, side), side, side), moment);
    Phrase turn = PHRASE(view, T_("{number}"), arg_number(review_facts_turn(view, moment)));
    lettering_line(
        ui, box_cut_left(&rest, ui_px(ui, 36)), turn.words,
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
    Phrase many = PHRASE(view, TN_("{first} of {count} turn", "{first} of {count} turns"),
                         arg_first(facts->turning_count),
                         arg_count(facts->line.turn[facts->line.points - 1]));
    Style small = {TYPE_SMALL, FONT_MEDIUM, ui->theme.quiet, ALIGN_RIGHT};
    double wide = lettering_width(ui, many.words, small) + 1;
    const char *words = LABEL(view, T_("Turning points"));
    Style large = {TYPE_LARGE, FONT_BOLD, 0, ALIGN_LEFT};
    if (wide + lettering_width(ui, words, large) + ui_px(ui, 12) < box.w)
        lettering_line(ui,
                       (Box){box_right(box) - wide, box.y, wide, lettering_line_height(ui, large)},
                       many.words, small);
    double used = title(ui, box, words);
    (void)what;
    for (int i = 0; i < facts->turning_count; i++)
        used += draw_moment(view, form_below(box, used), facts->turning[i], i);
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
