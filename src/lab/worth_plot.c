/* worth_plot.c -- what groups earn, as curves. */
#include "lab/worth_plot.h"

#include "lab/worth_report.h"

static double return_of(const LevelWorth *level)
{
    return level->cost > 0 ? 100 * level->income / level->cost : 0;
}

/* Levels from "all" on, where there is more than one street. */
static int first_level(const GroupWorth *worth)
{
    return worth->count > 1 && worth->levels[1].level == 0 ? 1 : 0;
}

static void draw_curve(const Plot *plot, const GroupWorth *worth, Colour colour)
{
    double xs[GROUP_WORTH_LEVELS], ys[GROUP_WORTH_LEVELS];
    int count = 0;
    for (int n = first_level(worth); n < worth->count; n++, count++) {
        xs[count] = count;
        ys[count] = return_of(&worth->levels[n]);
    }
    plot_curve(plot, count, xs, ys, 4, PLOT_QUIET); /* so that pale colours are seen */
    plot_curve(plot, count, xs, ys, 3, colour);
    for (int i = 0; i < count; i++) {
        canvas_fill_circle(plot->canvas, plot_x(plot, xs[i]), plot_y(plot, ys[i]), 5, PLOT_QUIET);
        canvas_fill_circle(plot->canvas, plot_x(plot, xs[i]), plot_y(plot, ys[i]), 4, colour);
    }
}

static void draw_levels(const Plot *plot, const Words *words, const Edition *edition, GroupId group,
                        const GroupWorth *worth)
{
    char buffer[60];
    Text text = text_into(buffer, sizeof buffer);
    for (int n = first_level(worth), at = 0; n < worth->count; n++, at++) {
        text_clear(&text);
        Said level = worth_report_level(edition, group, &worth->levels[n]);
        words_write_said(words, &level, &text);
        plot_words(plot->canvas, plot_x(plot, at), box_bottom(plot->area) + 19, buffer, 12,
                   PLOT_CENTRE, PLOT_QUIET);
    }
}

void worth_plot_returns(Canvas *canvas, Box page, const Words *words, const void *data)
{
    const WorthStudy *study = data;
    const Edition *edition = study->edition;
    double most = 0.1;
    int widest = 2, first = 0, count = 0;
    const char *names[MAX_GROUPS];
    Colour colours[MAX_GROUPS];
    for (int group = 0; group < edition->group_count; group++) {
        const GroupWorth *worth = &study->worths[group];
        if (edition->groups[group].kind != GROUP_STREETS) continue;
        names[count] = edition->group_label[group].name;
        colours[count++] = colour_opaque(edition->groups[group].colour);
        int levels = worth->count - first_level(worth);
        if (levels > widest) widest = levels, first = group;
        for (int n = 0; n < worth->count; n++)
            if (return_of(&worth->levels[n]) > most) most = return_of(&worth->levels[n]);
    }
    PlotAxes axes = {
        .words = words,
        .title =
            PLAIN(words, T_("Streets: rent per opponent's turn, in percent of all that was spent")),
        .y_label = PLAIN(words, T_("percent")),
        .x_from = -0.4,
        .x_to = widest - 0.4,
        .y_to = most * 1.08,
        .x_bare = true,
        .names_room = 130};
    Plot plot = plot_begin(canvas, page, &axes);
    for (int group = 0; group < edition->group_count; group++)
        if (edition->groups[group].kind == GROUP_STREETS)
            draw_curve(&plot, &study->worths[group], colour_opaque(edition->groups[group].colour));
    draw_levels(&plot, words, edition, (GroupId)first, &study->worths[first]);
    plot_legend(&plot, count, names, colours);
}
