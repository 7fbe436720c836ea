/* search_plot.c -- how a sequential test and an evolution went, step by step. */
#include "lab/search_plot.h"

#include "base/mem.h"

/* ---- a sequential test ---- */

static double clamped(double percent)
{
    return percent < -100 ? -100 : percent > 100 ? 100 : percent;
}

void search_plot_test(Canvas *canvas, Box page, const Words *words, const void *data)
{
    const SequentialTest *test = *(const SequentialTest *const *)data;
    double xs[SEQUENTIAL_TEST_LOOKS], middles[SEQUENTIAL_TEST_LOOKS], lows[SEQUENTIAL_TEST_LOOKS],
        highs[SEQUENTIAL_TEST_LOOKS];
    double most = 5;
    for (int i = 0; i < test->look_count; i++) {
        const TestLook *look = &test->looks[i];
        xs[i] = (double)look->deals * test->match->seat_count;
        middles[i] = clamped(100 * look->margin.middle);
        lows[i] = clamped(100 * look->margin.low);
        highs[i] = clamped(100 * look->margin.high);
        if (-lows[i] > most) most = -lows[i];
        if (highs[i] > most) most = highs[i];
    }
    char title[120];
    Text text = text_into(title, sizeof title);
    SAY(words, &text, T_("{name} less {other_name}: difference of the games won"),
        arg_name(test->match->entrants[0]->word), arg_other_name(test->match->entrants[1]->word));
    PlotAxes axes = {.words = words,
                     .title = title,
                     .x_label = PLAIN(words, T_("games played")),
                     .x_whole = true,
                     .y_label = PLAIN(words, T_("percent of all games")),
                     .x_to = test->look_count > 0 ? xs[test->look_count - 1] : 1,
                     .y_from = -most,
                     .y_to = most};
    Plot plot = plot_begin(canvas, page, &axes);
    plot_band(&plot, test->look_count, xs, lows, highs, colour_faded(plot_colour(0), 0.25));
    plot_curve(&plot, 2, (double[]){0, axes.x_to}, (double[]){0, 0}, 1.5, PLOT_QUIET);
    plot_curve(&plot, test->look_count, xs, middles, 2.5, plot_colour(0));
}

/* ---- an evolution ---- */

void search_plot_evolution(Canvas *canvas, Box page, const Words *words, const void *data)
{
    const Evolution *evolution = *(const Evolution *const *)data;
    int count = evolution->generation;
    size_t room = count > 0 ? (size_t)count : 1;
    double *xs = mem_new(room, sizeof *xs), *means = mem_new(room, sizeof *means);
    double *bests = mem_new(room, sizeof *bests), most = 1;
    for (int i = 0; i < count; i++) {
        xs[i] = i + 1;
        means[i] = 100 * evolution->history[i].mean;
        bests[i] = 100 * evolution->history[i].best;
        if (bests[i] > most) most = bests[i];
    }
    PlotAxes axes = {.words = words,
                     .title = PLAIN(words, T_("What each generation won against the field")),
                     .x_label = PLAIN(words, T_("generation")),
                     .x_whole = true,
                     .y_label = PLAIN(words, T_("percent of its games")),
                     .x_from = 1,
                     .x_to = count > 1 ? count : 2,
                     .y_to = most * 1.1,
                     .names_room = 150};
    Plot plot = plot_begin(canvas, page, &axes);
    plot_curve(&plot, count, xs, bests, 2, plot_colour(1));
    plot_curve(&plot, count, xs, means, 2.5, plot_colour(0));
    plot_legend(&plot, 2,
                (const char *const[]){PLAIN(words, T_("mean of the population")),
                                      PLAIN(words, T_("best of the population"))},
                (const Colour[]){plot_colour(0), plot_colour(1)});
    mem_free(xs);
    mem_free(means);
    mem_free(bests);
}
