/* test_view_texts.c -- no text of any screen is cut or lies over another, and
 * all of them can be read: every screen and sheet, window size, text size and
 * edition.
 *
 *   test_view_texts [SCREEN]    only this one
 */
#include "../check.h"
#include "asking.h"
#include "canvas/canvas_trace.h"
#include "edition_files.h"
#include "players/described/simple_player.h"
#include "view/view.h"

typedef struct Size {
    double width, height;
    int text_size;
} Size;

static const Size sizes[] = {
    {1280, 800, 100},  {960, 600, 100},  {1920, 1080, 100}, {390, 844, 100}, {800, 500, 100},
    {3840, 2160, 100}, {1280, 800, 150}, {1280, 800, 200},  {800, 500, 200}, {390, 844, 200},
};
enum { SIZES = sizeof sizes / sizeof sizes[0], FAULTS_SHOWN = 4000 };

static const char *only;
static int faults_of_edition;

static const SavedGame saved[] = {
    {.id = 3,
     .length = 412,
     .date = "2026-11-15",
     .time = "20:05",
     .edition = "classic",
     .players = "Ada, #Bruno (medium), #Chiara (hard), #Wilhelmina (expert)",
     .turn = "Wilhelmina, turn 88"},
    {.id = 2,
     .length = 12900,
     .date = "2026-11-14",
     .time = "18:40",
     .edition = "bilkent",
     .players = "Ada, Ben",
     .turn = "Ben won",
     .over = true},
};

/* A game that has gone on for a while, then waits for the person if there is
 * one at the table. */
static Table *some_game(const Edition *edition, int actions, bool person)
{
    static const char *const names[] = {"Maximiliane", "Bo", "Chen", "Wilhelmina van der Berg"};
    Seating seating = {0};
    int count = edition->rule[RULE_PLAYERS_MAX] < 4 ? edition->rule[RULE_PLAYERS_MAX] : 4;
    for (int i = 0; i < count; i++)
        seating_add(&seating, edition, names[i], i == 0 && person ? NULL : &simple_player, NO_TOKEN,
                    0);
    Table *table = table_new(edition, NULL, &seating, 5);
    Rng rng = rng_seed(1, 1);
    for (int i = 0; table_game(table)->phase != PHASE_OVER; i++) {
        Action action;
        if (!table_propose(table, true, &action)) {
            if (i >= actions) break;
            ask(&simple_player, edition, NULL, table_game(table), &rng, &action, NULL);
        } else if (i >= actions && !person) {
            break;
        }
        table_submit(table, &action);
    }
    return table;
}

static void look(Canvas *trace, View *view, const char *edition, const char *screen, Size size)
{
    static char words[FAULTS_SHOWN];
    Text text = text_into(words, sizeof words);
    canvas_trace_begin(trace, size.width, size.height);
    view_resize(view, size.width, size.height);
    view_draw(view, trace);
    int faults = canvas_trace_faults(trace, &text);
    /* The trace does not know the slices of the wheel, on which its signs stand. */
    if (!text_same(screen, "wheel")) faults += canvas_trace_faint(trace, &text);
    if (faults == 0) return;
    faults_of_edition += faults;
    printf("%s %s %.0fx%.0f at %d %%: %d\n%s", edition, screen, size.width, size.height,
           size.text_size, faults, words);
}

static void look_at_all(const char *word)
{
    static Edition edition;
    edition_file_read(word, "", &edition);
    Table *table = some_game(&edition, 420, true), *over = some_game(&edition, 100000, false);
    faults_of_edition = 0;
    for (int n = 0; n < SIZES; n++) {
        Settings settings = settings_usual();
        settings.text_size = sizes[n].text_size;
        settings.shade = n % 3 == 1 ? SHADE_DARK : SHADE_LIGHT;
        Canvas *trace = canvas_trace_new(NULL, sizes[n].width, sizes[n].height);
        for (int s = 0; view_screens()[s] != NULL; s++) {
            const char *screen = view_screens()[s];
            if (only != NULL && !text_same(only, screen)) continue;
            View *view = view_new(trace, &settings);
            view_set_library(view, edition_files());
            view_set_saved(view, saved, 2);
            view_set_demo(view, table);
            view_resize(view, sizes[n].width, sizes[n].height);
            view_set_table(view, text_same(screen, "end") ? over : table, 1);
            if (view_open(view, screen)) look(trace, view, word, screen, sizes[n]);
            view_free(view);
        }
        canvas_trace_free(trace);
    }
    CHECK_INT(0, faults_of_edition);
    table_free(table);
    table_free(over);
}

static void nothing_is_cut_or_overlaps(void)
{
    for (int i = 0; i < edition_files()->count; i++) look_at_all(edition_files()->sources[i].word);
}

int main(int argc, char **argv)
{
    if (argc > 1) only = argv[1];
    RUN(nothing_is_cut_or_overlaps);
    return check_done();
}
