/* stats_course.c -- luck, decisions and error of somebody's reviewed games, one after the other. */
#include "view/screens/stats_course.h"

#include "ui/form.h"
#include "view/points.h"
#include "view/view_history.h"
#include "view/view_shown.h"
#include "view/view_words.h"

enum { SHOWN = 24, LISTED = 5, POINTS = 100 };

typedef enum CourseLine { COURSE_LUCK, COURSE_DECISIONS, COURSE_ERROR, COURSE_LINES } CourseLine;

static const Sentence line_names[COURSE_LINES] = {
    [COURSE_LUCK] = T_("Luck"), [COURSE_DECISIONS] = T_("Decisions"), [COURSE_ERROR] = T_("Error")};

/* The last reviewed games of one person, the oldest first. */
typedef struct CourseGames {
    int count;
    const HistoryGame *list[SHOWN];
} CourseGames;

static CourseGames games_of(const History *history, int person)
{
    CourseGames games = {.count = 0};
    for (int n = 0; n < history_games(history); n++) {
        const HistoryGame *game = history_game(history, n);
        if (game->person != person || !game->reviewed) continue;
        if (games.count == SHOWN)
            for (int i = 1; i < SHOWN; i++) games.list[i - 1] = games.list[i];
        else
            games.count++;
        games.list[games.count - 1] = game;
    }
    return games;
}

/* False: only a whole review knows it. */
static bool value_of(const HistoryGame *game, CourseLine line, double *value)
{
    const ReviewSeat *found = &game->found;
    *value = line == COURSE_LUCK        ? found->luck
             : line == COURSE_DECISIONS ? found->decisions
                                        : found->error;
    return line != COURSE_ERROR || found->weighed;
}

static Colour colour_of(const Ui *ui, CourseLine line)
{
    return line == COURSE_LUCK        ? ui->theme.quiet
           : line == COURSE_DECISIONS ? ui->theme.good
                                      : ui->theme.bad;
}

/* ---- the plot ---- */

static double most_of(const CourseGames *games)
{
    double most = 0.25;
    for (int i = 0; i < games->count; i++)
        for (int line = 0; line < COURSE_LINES; line++) {
            double value;
            if (!value_of(games->list[i], (CourseLine)line, &value)) continue;
            if (value > most) most = value;
            if (-value > most) most = -value;
        }
    return most;
}

static void draw_line(Ui *ui, Box plot, const CourseGames *games, CourseLine line, double most)
{
    Canvas *canvas = ui->canvas;
    double last_x = 0, last_y = 0, step = games->count > 1 ? plot.w / (games->count - 1) : 0;
    bool any = false;
    for (int i = 0; i < games->count; i++) {
        double value, x = games->count > 1 ? plot.x + step * i : box_middle_x(plot);
        if (!value_of(games->list[i], line, &value)) continue;
        double y = box_middle_y(plot) - plot.h / 2 * value / most;
        if (any) canvas_line(canvas, last_x, last_y, x, y, ui_px(ui, 2.4), colour_of(ui, line));
        canvas_fill_circle(canvas, x, y, ui_px(ui, 3.6), colour_of(ui, line));
        last_x = x;
        last_y = y;
        any = true;
    }
}

static void draw_plot(View *view, Box box, const CourseGames *games)
{
    Ui *ui = view_ui(view);
    double most = most_of(games), labels = ui_px(ui, 48), high = ui_px(ui, 16);
    Box plot =
        box_inset((Box){box.x + labels, box.y, box.w - labels, box.h}, ui_px(ui, 6), ui_px(ui, 10));
    for (int i = -1; i <= 1; i++) {
        double y = box_middle_y(plot) - plot.h / 2 * i;
        canvas_line(ui->canvas, plot.x, y, box_right(plot), y, i == 0 ? 1.5 : 1, ui->theme.line);
        lettering_line(ui, (Box){box.x, y - high / 2, labels - ui_px(ui, 8), high},
                       points_words(view, most * i).words,
                       (Style){TYPE_SMALL, FONT_MEDIUM, ui->theme.quiet, ALIGN_RIGHT});
    }
    for (int line = 0; line < COURSE_LINES; line++)
        draw_line(ui, plot, games, (CourseLine)line, most);
}

/* ---- the list ---- */

/* Day and game at the left, then a column for each line. */
static Box cell(Box row, int column)
{
    double wide = row.w * 0.2;
    Box cells = box_cut_right(&row, wide * COURSE_LINES);
    return column < 0 ? row : box_column(cells, column, COURSE_LINES, 0);
}

static void draw_heads(View *view, Box row)
{
    Ui *ui = view_ui(view);
    double dot = ui_px(ui, 4);
    for (int line = 0; line < COURSE_LINES; line++) {
        Box box = cell(row, line);
        Style style = {TYPE_SMALL, FONT_SEMIBOLD, ui->theme.quiet, ALIGN_RIGHT};
        const char *words = view_label(view, &line_names[line]);
        double wide = lettering_width(ui, words, style) + 1, most = box.w - 4 * dot;
        if (wide > most) wide = most;
        canvas_fill_circle(ui->canvas, box_right(box) - wide - 2 * dot, box_middle_y(box), dot,
                           colour_of(ui, (CourseLine)line));
        lettering_fit(ui, box_cut_right(&box, wide), words, style, 0);
    }
}

static void draw_game(View *view, Box row, const HistoryGame *game)
{
    Ui *ui = view_ui(view);
    Phrase name = PHRASE(view, T_("{date} · game {id}"), arg_date(game->day), arg_id(game->id));
    lettering_fit(ui, cell(row, -1), name.words,
                  (Style){TYPE_BODY, FONT_MEDIUM, ui->theme.ink, ALIGN_LEFT}, 0);
    for (int line = 0; line < COURSE_LINES; line++) {
        double value;
        bool known = value_of(game, (CourseLine)line, &value);
        Phrase figure = line == COURSE_ERROR
                            ? view_thing(view, arg_number((int)(value * POINTS + 0.5)))
                            : points_words(view, value);
        lettering_line(ui, cell(row, line), known ? figure.words : "–",
                       (Style){TYPE_BODY, FONT_SEMIBOLD, ui->theme.ink, ALIGN_RIGHT});
    }
}

double stats_course(Ui *ui, Box box, void *what)
{
    View *view = view_of(ui);
    double part, used = 0, high = ui_px(ui, 28);
    CourseGames games = games_of(view_history(view, &part), *(const int *)what);
    if (games.count == 0)
        return form_words(ui, box,
                          LABEL(view, T_("No game is reviewed yet. Open a finished one and choose "
                                         "\"What decided it\": its luck and decisions are kept "
                                         "here.")),
                          TYPE_BODY, FONT_MEDIUM, ui->theme.quiet);
    draw_plot(view, (Box){box.x, box.y, box.w, ui_px(ui, 170)}, &games);
    used += ui_px(ui, 178);
    draw_heads(view, (Box){box.x, box.y + used, box.w, high});
    used += high;
    for (int i = games.count - 1; i >= 0 && i >= games.count - LISTED; i--, used += high)
        draw_game(view, (Box){box.x, box.y + used, box.w, high}, games.list[i]);
    used += ui_px(ui, 6);
    return used +
           form_words(ui, form_below(box, used),
                      LABEL(view, T_("In points, hundredths of a win. Luck is what dice and cards "
                                     "changed, decisions what was done against what a hard "
                                     "computer would have done, error what the best way would "
                                     "have brought more.")),
                      TYPE_SMALL, FONT_MEDIUM, ui->theme.quiet);
}
