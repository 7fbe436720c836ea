/* review_levels.c -- everybody's decisions beside those of the levels. */
#include "view/review/review_levels.h"

#include "review/level.h"
#include "ui/form.h"
#include "view/review/review_facts.h"
#include "view/view_review.h"
#include "view/view_shown.h"
#include "view/view_words.h"

enum { WORDS_SIZE = 400 };

/* The scale: what lies at both ends of the bands. */
typedef struct BandScale {
    double least, most;
} BandScale;

static void widen(BandScale *scale, double mean, double spread)
{
    if (mean - spread < scale->least) scale->least = mean - spread;
    if (mean + spread > scale->most) scale->most = mean + spread;
}

static double at(const BandScale *scale, Box box, double value)
{
    return box.x + box.w * (value - scale->least) / (scale->most - scale->least);
}

static int points(double chance)
{
    return (int)(chance * 100 + (chance < 0 ? -0.5 : 0.5));
}

/* A name, a band from one spread below the mean to one above, and both as figures. */
static void draw_row(View *view, Box row, const BandScale *scale, const char *name, double mean,
                     double spread, Colour colour)
{
    Ui *ui = view_ui(view);
    Phrase figure = PHRASE(view, T_("{number} ± {second}"), arg_number(points(mean)),
                           arg_second(points(spread)));
    Style style = {TYPE_SMALL, FONT_MEDIUM, ui->theme.ink, ALIGN_LEFT};
    lettering_fit(ui, box_cut_left(&row, row.w * 0.28), name, style, 0);
    style.align = ALIGN_RIGHT;
    lettering_fit(ui, box_cut_right(&row, ui_px(ui, 76)), figure.words, style, 0);
    Box band = box_inset(row, ui_px(ui, 4), row.h * 0.32);
    double from = at(scale, band, mean - spread), to = at(scale, band, mean + spread);
    double tick = ui_px(ui, 3), middle = at(scale, band, mean);
    canvas_fill_round(ui->canvas, (Box){from, band.y, to - from + 1, band.h}, band.h / 2,
                      colour_mixed(ui->theme.card, colour, 0.35));
    canvas_fill_box(ui->canvas, (Box){middle - tick / 2, row.y + row.h * 0.18, tick, row.h * 0.64},
                    colour);
}

static BandScale scale_of(const View *view, const Level levels[], int count)
{
    BandScale scale = {-0.05, 0.05};
    for (int i = 0; i < count; i++) widen(&scale, levels[i].mean, levels[i].spread);
    for (SeatId seat = 0; seat < view_game(view)->seat_count; seat++) {
        LevelFigure figure = level_figure(view_review(view), seat);
        widen(&scale, figure.mean, figure.error);
    }
    return scale;
}

static double draw_seats(View *view, Box box, const BandScale *scale, double used, double high)
{
    for (SeatId seat = 0; seat < view_game(view)->seat_count; seat++, used += high) {
        LevelFigure figure = level_figure(view_review(view), seat);
        draw_row(view, (Box){box.x, box.y + used, box.w, high}, scale,
                 view_thing(view, arg_seat(seat)).words, figure.mean, figure.error,
                 view_seat_colour(view, seat));
    }
    return used;
}

/* A sentence for every person. */
static double say_people(View *view, Box box, const Level levels[], int count, double used)
{
    Ui *ui = view_ui(view);
    for (SeatId seat = 0; seat < view_game(view)->seat_count; seat++) {
        char words[WORDS_SIZE];
        Text text = text_into(words, sizeof words);
        LevelFigure figure = level_figure(view_review(view), seat);
        const Seating *seating = table_seating(view_table(view));
        if (seating->seats[seat].kind != NULL) continue;
        level_words(levels, count, &figure, seating->seats[seat].name, view_words(view), &text);
        used +=
            form_words(ui, form_below(box, used), words, TYPE_SMALL, FONT_MEDIUM, ui->theme.quiet);
    }
    return used;
}

/* The levels of this board and table; 0: nothing to put beside. */
static int levels_of(const View *view, Level levels[LEVEL_MOST])
{
    if (!review_sketched(view_review(view))) return 0;
    return level_list(view_edition(view)->word, view_game(view)->seat_count, levels);
}

double review_levels_words(Ui *ui, Box box, void *what)
{
    View *view = view_of(ui);
    Level levels[LEVEL_MOST];
    int count = levels_of(view, levels);
    (void)what;
    return count == 0 ? 0 : say_people(view, box, levels, count, 0);
}

double review_levels_list(Ui *ui, Box box, void *what)
{
    View *view = view_of(ui);
    Level levels[LEVEL_MOST];
    int count = levels_of(view, levels);
    double high = ui_px(ui, 22);
    (void)what;
    if (count == 0) return 0;
    double used =
        form_words(ui, box, LABEL(view, T_("Decisions of a game beside the levels, in points")),
                   TYPE_BODY, FONT_BOLD, ui->theme.ink);
    BandScale scale = scale_of(view, levels, count);
    for (int i = 0; i < count; i++, used += high)
        draw_row(view, (Box){box.x, box.y + used, box.w, high}, &scale,
                 words_label(view_words(view), *level_name(&levels[i])), levels[i].mean,
                 levels[i].spread, ui->theme.quiet);
    return draw_seats(view, box, &scale, used, high);
}
