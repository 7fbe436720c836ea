/* stats_screen.c -- what the people of this machine have played so far. */
#include "base/mem.h"
#include "review/level.h"
#include "ui/controls.h"
#include "ui/form.h"
#include "view/screens/stats_course.h"
#include "view/view_history.h"
#include "view/view_screen.h"
#include "view/view_shown.h"
#include "view/view_words.h"

enum { FAVOURITES = 6 };

typedef struct StatsState {
    int person; /* by the order in which they are met */
} StatsState;

static StatsState *stats_of(const View *view)
{
    return view_screen_kept(view, SCREEN_STATS);
}

static bool open_screen(View *view)
{
    *stats_of(view) = (StatsState){.person = 0};
    return true;
}

static const HistoryPerson *person_of(const View *view, const void *what)
{
    double part;
    return history_person(view_history(view, &part), *(const int *)what);
}

/* ---- games ---- */

/* A name, a bar, and a figure at the right. */
static double draw_share(View *view, Box box, const char *name, double share, const char *figure,
                         Colour colour)
{
    Ui *ui = view_ui(view);
    double high = ui_px(ui, 30);
    Box row = {box.x, box.y, box.w, high};
    lettering_fit(ui, box_cut_left(&row, row.w * 0.34), name,
                  (Style){TYPE_BODY, FONT_MEDIUM, ui->theme.ink, ALIGN_LEFT}, 0);
    lettering_fit(ui, box_cut_right(&row, row.w * 0.3), figure,
                  (Style){TYPE_BODY, FONT_SEMIBOLD, ui->theme.ink, ALIGN_RIGHT}, 0);
    Box bar = box_centred(box_inset(row, ui_px(ui, 6), 0), row.w - ui_px(ui, 12), ui_px(ui, 12));
    canvas_fill_round(ui->canvas, bar, ui_px(ui, 3), ui->theme.line);
    bar.w *= share < 1 ? share : 1;
    if (bar.w > ui_px(ui, 3)) canvas_fill_round(ui->canvas, bar, ui_px(ui, 3), colour);
    return high;
}

static Phrase score_of(const View *view, const HistoryScore *score)
{
    return PHRASE(view, T_("{number} of {second}"), arg_number(score->wins),
                  arg_second(score->games));
}

static double games(Ui *ui, Box box, void *what)
{
    View *view = view_of(ui);
    const HistoryPerson *person = person_of(view, what);
    Phrase all = PHRASE(view, TN_("{number} of {count} game won", "{number} of {count} games won"),
                        arg_number(person->all.wins), arg_count(person->all.games));
    double used = form_words(ui, box, all.words, TYPE_TITLE, FONT_BOLD, ui->theme.ink);
    used += ui_px(ui, 8);
    for (int level = 0; level < player_level_count(); level++) {
        const HistoryScore *score = &person->levels[level];
        Level named = {.word = player_kinds()[level]->word};
        if (score->games == 0) continue;
        Phrase name = PHRASE(view, T_("against {term}"), arg_term(level_name(&named)));
        used +=
            draw_share(view, form_below(box, used), name.words, (double)score->wins / score->games,
                       score_of(view, score).words, ui->theme.main);
    }
    return used +
           form_words(ui, form_below(box, used + ui_px(ui, 6)),
                      LABEL(view, T_("A game counts for every level that sat at the table; "
                                     "branches of a game do not count.")),
                      TYPE_SMALL, FONT_MEDIUM, ui->theme.quiet) +
           ui_px(ui, 6);
}

/* ---- groups and records ---- */

static double groups(Ui *ui, Box box, void *what)
{
    View *view = view_of(ui);
    const HistoryPerson *person = person_of(view, what);
    const HistoryGroup *first = history_favourite(person, 0), *group;
    double used = 0;
    for (int n = 0; n < FAVOURITES && (group = history_favourite(person, n)) != NULL; n++) {
        int percent = (int)(100 * group->rents / person->rented + 0.5);
        used += draw_share(view, form_below(box, used), group->name, group->rents / first->rents,
                           view_thing(view, arg_percent(percent, 0)).words,
                           colour_opaque(group->colour));
    }
    if (first == NULL)
        return form_words(ui, box, LABEL(view, T_("No rents were taken yet.")), TYPE_BODY,
                          FONT_MEDIUM, ui->theme.quiet);
    used += ui_px(ui, 6);
    return used +
           form_words(ui, form_below(box, used),
                      LABEL(view, T_("Each group's part of the rents of a game, on average.")),
                      TYPE_SMALL, FONT_MEDIUM, ui->theme.quiet);
}

static double draw_record(View *view, Box box, const char *title, const char *figure,
                          const HistoryRecord *record)
{
    Ui *ui = view_ui(view);
    Phrase where = PHRASE(view, T_("[{name} · ]{date} · game {id}"),
                          record->deed[0] != '\0' ? arg_name(record->deed) : arg_absent(),
                          arg_date(record->day), arg_id(record->game));
    double used = form_words(ui, box, title, TYPE_SMALL, FONT_SEMIBOLD, ui->theme.quiet);
    used += form_words(ui, form_below(box, used), figure, TYPE_TITLE, FONT_BOLD, ui->theme.ink);
    used +=
        form_words(ui, form_below(box, used), where.words, TYPE_BODY, FONT_MEDIUM, ui->theme.quiet);
    return used + ui_px(ui, 12);
}

static double records(Ui *ui, Box box, void *what)
{
    View *view = view_of(ui);
    const HistoryPerson *person = person_of(view, what);
    Phrase rounds =
        PHRASE(view, TN_("{count} round", "{count} rounds"), arg_count(person->longest.most));
    bool beside = box.w >= ui_px(ui, 420);
    Box left = beside ? box_column(box, 0, 2, ui_px(ui, 16)) : box;
    Box right = beside ? box_column(box, 1, 2, ui_px(ui, 16)) : box;
    double used = draw_record(view, left, LABEL(view, T_("The longest game")), rounds.words,
                              &person->longest);
    if (person->dearest.most == 0) return used;
    if (!beside) right = form_below(right, used);
    double dearest = draw_record(view, right, LABEL(view, T_("The dearest night")),
                                 person->dearest.words, &person->dearest);
    return !beside ? used + dearest : dearest > used ? dearest : used;
}

/* ---- the screen ---- */

/* Everybody who has finished a game, side by side or below each other. */
static double choose_person(View *view, Box box, const History *history)
{
    Ui *ui = view_ui(view);
    int count = history_people(history);
    if (count < 2) return 0;
    const char **names = mem_new((size_t)count, sizeof *names);
    for (int i = 0; i < count; i++) names[i] = history_person(history, i)->name;
    double high = control_choice_height(ui, box.w, names, count);
    control_choice(ui, (Box){box.x, box.y, box.w, high}, ui_id("stats-person", 0),
                   LABEL(view, T_("Player")), names, count, &stats_of(view)->person);
    mem_free(names);
    return high + ui_px(ui, 16);
}

static double page(Ui *ui, Box box, void *what)
{
    View *view = view_of(ui);
    double part;
    const History *history = view_history(view, &part);
    int person = stats_of(view)->person;
    double used = choose_person(view, box, history);
    const FormCard cards[] = {
        {.title = LABEL(view, T_("Games")), .contents = games, .what = &person},
        {.title = LABEL(view, T_("Luck, decisions and error")),
         .contents = stats_course,
         .what = &person},
        {.title = LABEL(view, T_("Favourite groups")), .contents = groups, .what = &person},
        {.title = LABEL(view, T_("Records")), .contents = records, .what = &person},
    };
    (void)what;
    used += form_cards(ui, form_below(box, used), cards, sizeof cards / sizeof cards[0], 420);
    used += ui_px(ui, 12);
    Phrase note = part < 1 ? PHRASE(view, T_("{percent} of the games are counted."),
                                    arg_percent((int)(100 * part), 0))
                           : PHRASE(view,
                                    T_("By name, from the games that are saved here. Nobody "
                                       "else gets to see it."),
                                    arg_absent());
    return used + form_words(ui, form_below(box, used), note.words, TYPE_SMALL, FONT_MEDIUM,
                             ui->theme.quiet);
}

static void pass(View *view)
{
    Ui *ui = view_ui(view);
    double part;
    const History *history = view_history(view, &part);
    Box rest = view_screen_page(view, LABEL(view, T_("What you have played")));
    if (history != NULL && history_people(history) > 0) {
        form_page(ui, "stats", rest, 1240, page, NULL);
        return;
    }
    bool known = history != NULL && part >= 1;
    const char *words = known ? LABEL(view, T_("Nobody has finished a game here yet."))
                              : LABEL(view, T_("The games are being counted."));
    lettering_fit(ui, box_centred(rest, rest.w * 0.8, ui_px(ui, 80)), words,
                  (Style){TYPE_LARGE, FONT_MEDIUM, ui->theme.quiet, ALIGN_CENTRE}, 0);
}

const ScreenRow stats_screen = {.pass = pass, .open = open_screen, .keeps = sizeof(StatsState)};
