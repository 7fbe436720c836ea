/* play_plot.c -- a series of games in pictures. */
#include "lab/play_plot.h"

#include "lab/play_report.h"
#include "lab/plot.h"

enum { BARS = 40, ROW_MOST = 46 };

/* ---- wins ---- */

static void win_row(const Plot *plot, const Words *words, const PlayStudy *study, int entrant,
                    Box row, Colour colour)
{
    Canvas *canvas = plot->canvas;
    Interval share = play_report_share(study->match, study->tally, entrant);
    char buffer[40];
    Text text = text_into(buffer, sizeof buffer);
    double left = plot_x(plot, 0), right = plot_x(plot, 100 * share.middle);
    double middle = box_middle_y(row), height = row.h * 0.56;
    canvas_fill_box(canvas, (Box){left, middle - height / 2, right - left, height}, colour);
    plot_error_bar(plot, 100 * share.low, 100 * share.high, middle);
    plot_words(canvas, left - 10, middle + 4, study->match->entrants[entrant]->word, 13, PLOT_RIGHT,
               PLOT_INK);
    plot_percent(words, share.middle, 1, &text);
    plot_words(canvas, plot_x(plot, 100 * share.high) + 10, middle + 4, buffer, 13, PLOT_LEFT,
               PLOT_INK);
}

/* The plot of rows: names are to the left of x = 0. */
static Plot begin_rows(Canvas *canvas, Box page, double most)
{
    Plot plot = {.canvas = canvas, .area = page, .axes = {.x_to = most, .y_to = 1}};
    canvas_fill_box(canvas, page, PLOT_GROUND);
    box_cut_top(&plot.area, 56);
    box_cut_bottom(&plot.area, 46);
    box_cut_left(&plot.area, 150);
    box_cut_right(&plot.area, 80);
    return plot;
}

static void draw_par(const Plot *plot, const Words *words, double par)
{
    double x = plot_x(plot, 100 * par);
    canvas_line(plot->canvas, x, plot->area.y, x, box_bottom(plot->area), 1.5, PLOT_QUIET);
    plot_words(plot->canvas, x, box_bottom(plot->area) + 18, PLAIN(words, T_("equal players")), 12,
               PLOT_CENTRE, PLOT_QUIET);
}

void play_plot_wins(Canvas *canvas, Box page, const Words *words, const void *data)
{
    const PlayStudy *study = data;
    int count = study->match->entrant_count, order[TALLY_ENTRANTS];
    double most = 1.0 / study->match->seat_count;
    play_report_order(study->match, study->tally, order);
    for (int i = 0; i < count; i++) {
        double high = play_report_share(study->match, study->tally, i).high;
        if (high > most) most = high;
    }
    Plot plot = begin_rows(canvas, page, 100 * most * 1.05);
    plot_heading(canvas, page.x + 24, page.y + 34,
                 PLAIN(words, T_("Games won, with intervals of 95 %")), 17);
    double height = plot.area.h / count;
    if (height > ROW_MOST) height = ROW_MOST;
    plot.area.h = height * count;
    draw_par(&plot, words, 1.0 / study->match->seat_count);
    for (int i = 0; i < count; i++) {
        Box row = {plot.area.x, plot.area.y + i * height, plot.area.w, height};
        win_row(&plot, words, study, order[i], row, plot_colour(order[i]));
    }
}

/* ---- lengths ---- */

void play_plot_lengths(Canvas *canvas, Box page, const Words *words, const void *data)
{
    const PlayStudy *study = data;
    int last = tally_rounds_within(study->tally, 99) + 1;
    int width = (last + BARS - 1) / BARS;
    int count = (last + width - 1) / width;
    double games[BARS + 1] = {0}, most = 1;
    for (int rounds = 0; rounds < count * width && rounds <= TALLY_ROUNDS; rounds++)
        games[rounds / width] += (double)study->tally->rounds[rounds];
    for (int i = 0; i < count; i++)
        if (games[i] > most) most = games[i];
    PlotAxes axes = {
        .words = words,
        .title = PLAIN(words, T_("How long games last (the longest hundredth is left out)")),
        .x_label = PLAIN(words, T_("rounds")),
        .x_whole = true,
        .y_label = PLAIN(words, T_("games")),
        .x_to = (double)count * width,
        .y_to = most * 1.05};
    Plot plot = plot_begin(canvas, page, &axes);
    for (int i = 0; i < count; i++) {
        double left = plot_x(&plot, (double)i * width),
               right = plot_x(&plot, (double)(i + 1) * width);
        double top = plot_y(&plot, games[i]);
        canvas_fill_box(canvas, (Box){left + 0.5, top, right - left - 1, plot_y(&plot, 0) - top},
                        plot_colour(0));
    }
}

/* ---- money ---- */

/* Samples at which at least a tenth of the games still go on. */
static int sample_count(const PlayStudy *study, int entrant)
{
    const EntrantTally *who = &study->tally->entrants[entrant];
    int count = 0;
    while (count < TALLY_MONEY_SAMPLES && who->seen[count] > 0 &&
           who->seen[count] * 10 >= who->seen[0])
        count++;
    return count;
}

static double mean_worth(const PlayStudy *study, int entrant, int sample)
{
    const EntrantTally *who = &study->tally->entrants[entrant];
    return (double)who->worth[sample].sum / (double)who->seen[sample];
}

static void money_curve(const Plot *plot, const PlayStudy *study, int entrant)
{
    double xs[TALLY_MONEY_SAMPLES], ys[TALLY_MONEY_SAMPLES];
    int count = sample_count(study, entrant);
    for (int i = 0; i < count; i++) {
        xs[i] = (double)i * TALLY_MONEY_STEP;
        ys[i] = mean_worth(study, entrant, i);
    }
    plot_curve(plot, count, xs, ys, 2.5, plot_colour(entrant));
}

void play_plot_money(Canvas *canvas, Box page, const Words *words, const void *data)
{
    const PlayStudy *study = data;
    int count = study->match->entrant_count, samples = 2;
    double most = 1;
    const char *names[TALLY_ENTRANTS];
    Colour colours[TALLY_ENTRANTS];
    for (int i = 0; i < count; i++) {
        names[i] = study->match->entrants[i]->word;
        colours[i] = plot_colour(i);
        int own = sample_count(study, i);
        if (own > samples) samples = own;
        for (int k = 0; k < own; k++)
            if (mean_worth(study, i, k) > most) most = mean_worth(study, i, k);
    }
    PlotAxes axes = {
        .words = words,
        .title = PLAIN(words, T_("Mean net worth in games still going on (0 when bankrupt)")),
        .x_label = PLAIN(words, T_("round")),
        .x_whole = true,
        .y_label = PLAIN(words, T_("money, deeds and buildings")),
        .x_to = (double)(samples - 1) * TALLY_MONEY_STEP,
        .y_to = most * 1.08,
        .names_room = 130};
    Plot plot = plot_begin(canvas, page, &axes);
    for (int i = 0; i < count; i++) money_curve(&plot, study, i);
    plot_legend(&plot, count, names, colours);
}

/* ---- income ---- */

void play_plot_income(Canvas *canvas, Box page, const Words *words, const void *data)
{
    const PlayStudy *study = data;
    const Edition *edition = study->match->edition;
    double income[MAX_GROUPS] = {0}, most = 1;
    for (int group = 0; group < edition->group_count; group++) {
        for (int i = 0; i < TALLY_ENTRANTS; i++)
            income[group] += (double)study->tally->entrants[i].income[group].sum;
        income[group] /= (double)(study->tally->games > 0 ? study->tally->games : 1);
        if (income[group] > most) most = income[group];
    }
    PlotAxes axes = {.words = words,
                     .title = PLAIN(words, T_("Rent received in a game, by group")),
                     .y_label = PLAIN(words, T_("rent")),
                     .x_to = edition->group_count,
                     .y_to = most * 1.05,
                     .x_bare = true};
    Plot plot = plot_begin(canvas, page, &axes);
    double width = plot.area.w / edition->group_count;
    for (int group = 0; group < edition->group_count; group++) {
        Box bar = {plot_x(&plot, group) + width * 0.15, plot_y(&plot, income[group]), width * 0.7,
                   0};
        bar.h = plot_y(&plot, 0) - bar.y;
        canvas_fill_box(canvas, bar, colour_opaque(edition->groups[group].colour));
        canvas_box_path(canvas, bar);
        canvas->verbs->stroke(canvas, 1, PLOT_QUIET);
        plot_words_centred(canvas, box_middle_x(bar), box_bottom(plot.area) + 18,
                           edition->group_label[group].name, 12, width - 4, PLOT_QUIET);
    }
}
