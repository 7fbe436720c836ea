/* review_plot.c -- a review in pictures. */
#include "apps/command/review_plot.h"

#include <math.h>

#include "base/mem.h"
#include "lab/plot.h"
#include "review/finding.h"

enum { PERCENT = 100, BAR = 16, MARK = 5, NEAR = 26 };

static const Review *review_of(const void *data)
{
    const Review *review;
    const Review *const *kept = data;
    review = *kept;
    return review;
}

static double clamped(double chance)
{
    return chance < 0 ? 0 : chance > 1 ? 1 : chance;
}

/* ---- chances ---- */

static void curve(const Plot *plot, const Review *review, SeatId seat)
{
    size_t start = finding_start(review), count = table_action_count(review_table(review)) + 1;
    double *xs = mem_new(count - start, sizeof *xs), *ys = mem_new(count - start, sizeof *ys);
    for (size_t n = start; n < count; n++) {
        double chances[MAX_SEATS];
        finding_chances(review, n, chances, NULL);
        xs[n - start] = (double)n;
        ys[n - start] = PERCENT * clamped(chances[seat]);
    }
    plot_curve(plot, (int)(count - start), xs, ys, 2, plot_colour(seat));
    mem_free(xs);
    mem_free(ys);
}

/* Turning points are marked by a line and their round. */
static void mark_turning_points(const Plot *plot, const Review *review)
{
    int moments[FINDING_TURNING_MOST];
    int count = finding_turning_points(review, moments);
    double last = 0, up = 0;
    for (int i = 0; i < count; i++) {
        const FindingMoment *moment = finding_moment(review, moments[i]);
        char buffer[16];
        Text text = text_into(buffer, sizeof buffer);
        double x = plot_x(plot, (double)moment->told);
        text_add_int(&text, moment->round);
        canvas_line(plot->canvas, x, plot->area.y, x, box_bottom(plot->area), 1, PLOT_QUIET);
        up = i > 0 && x - last < NEAR ? up + NEAR / 2 : 0; /* one above the other */
        last = x;
        plot_words(plot->canvas, x, plot->area.y - MARK - up, buffer, 12, PLOT_CENTRE, PLOT_INK);
    }
}

void review_plot_chances(Canvas *canvas, Box page, const Words *words, const void *data)
{
    const Review *review = review_of(data);
    const Seating *seating = table_seating(review_table(review));
    const char *names[MAX_SEATS];
    Colour colours[MAX_SEATS];
    PlotAxes axes = {.words = words,
                     .title = PLAIN(words, T_("Every seat's chance to win")),
                     .x_label = PLAIN(words, T_("actions; turning points with their rounds")),
                     .x_whole = true,
                     .y_label = PLAIN(words, T_("chance in percent")),
                     .x_from = (double)finding_start(review),
                     .x_to = (double)table_action_count(review_table(review)) + 1,
                     .y_to = PERCENT,
                     .names_room = 140};
    Plot plot = plot_begin(canvas, page, &axes);
    for (SeatId seat = 0; seat < seating->count; seat++) {
        names[seat] = seating->seats[seat].name;
        colours[seat] = plot_colour(seat);
        curve(&plot, review, seat);
    }
    mark_turning_points(&plot, review);
    plot_legend(&plot, seating->count, names, colours);
}

/* ---- luck and decisions ---- */

/* With its points at the end. */
static void bar(const Plot *plot, const Words *words, double value, double y, Colour colour)
{
    char buffer[40];
    Text text = text_into(buffer, sizeof buffer);
    double zero = plot_x(plot, 0), end = plot_x(plot, PERCENT * value);
    double left = fmin(zero, end), width = fabs(end - zero);
    canvas_fill_box(plot->canvas, (Box){left, y, width, BAR}, colour);
    words_write_arg(words, arg_decimal(lround(value * PERCENT * 10), 1), &text);
    plot_words(plot->canvas, end + (value < 0 ? -6 : 6), y + BAR - 3, buffer, 12,
               value < 0 ? PLOT_RIGHT : PLOT_LEFT, PLOT_INK);
}

static double widest(const Review *review, int seats)
{
    double most = 0.1;
    for (SeatId seat = 0; seat < seats; seat++) {
        FindingSums sums = finding_sums(review, seat);
        most = fmax(most, fabs(sums.own_luck + sums.others_luck));
        most = fmax(most, fabs(sums.own_decisions));
    }
    return most * 1.25;
}

void review_plot_parts(Canvas *canvas, Box page, const Words *words, const void *data)
{
    const Review *review = review_of(data);
    const Seating *seating = table_seating(review_table(review));
    double most = PERCENT * widest(review, seating->count);
    const char *names[] = {PLAIN(words, T_("luck")), PLAIN(words, T_("own decisions"))};
    Colour colours[] = {plot_colour(0), plot_colour(1)};
    Plot plot = {
        .canvas = canvas, .area = page, .axes = {.x_from = -most, .x_to = most, .names_room = 140}};
    canvas_fill_box(canvas, page, PLOT_GROUND);
    plot_heading(canvas, page.x + 24, page.y + 34, PLAIN(words, T_("Luck and decisions")), 17);
    box_cut_top(&plot.area, 56);
    box_cut_left(&plot.area, 130);
    box_cut_right(&plot.area, 160);
    double height = plot.area.h / seating->count, zero = plot_x(&plot, 0);
    canvas_line(canvas, zero, plot.area.y, zero, box_bottom(plot.area), 1, PLOT_QUIET);
    for (SeatId seat = 0; seat < seating->count; seat++) {
        FindingSums sums = finding_sums(review, seat);
        double middle = plot.area.y + (seat + 0.5) * height;
        bar(&plot, words, sums.own_luck + sums.others_luck, middle - BAR, colours[0]);
        bar(&plot, words, sums.own_decisions, middle, colours[1]);
        plot_words(canvas, plot.area.x - 10, middle + 4, seating->seats[seat].name, 13, PLOT_RIGHT,
                   PLOT_INK);
    }
    plot_legend(&plot, 2, names, colours);
}
