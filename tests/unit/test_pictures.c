/* test_pictures.c -- golden pictures: which text is where on forty screens.
 *
 * Rewrite a picture that was changed on purpose with
 *   UPDATE=1 build/tests/test_pictures
 * Look at the screen (`make shots`) before it is committed. */
#include "../check.h"
#include "canvas/canvas_trace.h"
#include "edition_files.h"
#include "players/described/simple_player.h"
#include "review/sample_history.h"
#include "view/view.h"

typedef struct Picture {
    const char *screen, *edition;
    int width, height, text_size;
    int actions; /* of the game that is shown */
} Picture;

/* Every screen and sheet at 1280x800; the table of every edition; the main
 * ones at other sizes. */
static const Picture pictures[] = {
    {"start", "classic", 1280, 800, 100, 300},
    {"setup", "classic", 1280, 800, 100, 300},
    {"load", "classic", 1280, 800, 100, 300},
    {"settings", "classic", 1280, 800, 100, 300},
    {"help", "classic", 1280, 800, 100, 300},
    {"credits", "classic", 1280, 800, 100, 300},
    {"editor", "classic", 1280, 800, 100, 300},
    {"table", "classic", 1280, 800, 100, 300},
    {"end", "classic", 1280, 800, 100, 100000},
    {"replay", "classic", 1280, 800, 100, 300},
    {"deed", "classic", 1280, 800, 100, 300},
    {"manage", "classic", 1280, 800, 100, 600},
    {"trade", "classic", 1280, 800, 100, 600},
    {"assets", "classic", 1280, 800, 100, 600},
    {"jail", "classic", 1280, 800, 100, 300},
    {"menu", "classic", 1280, 800, 100, 300},
    {"table-settings", "classic", 1280, 800, 100, 300},
    {"table-help", "classic", 1280, 800, 100, 300},
    {"confirm", "classic", 1280, 800, 100, 300},
    {"debt", "classic", 1280, 800, 100, 600},
    {"wheel", "bilkent", 1280, 800, 100, 300},
    {"token", "bilkent", 1280, 800, 100, 300},
    {"table", "smallest", 1280, 800, 100, 40},
    {"table", "london", 1280, 800, 100, 300},
    {"table", "bharat", 1280, 800, 100, 300},
    {"table", "montreal", 1280, 800, 100, 300},
    {"table", "bilkent", 1280, 800, 100, 300},
    {"table", "waterloo", 1280, 800, 100, 300},
    {"table", "classic", 960, 600, 100, 300},
    {"table", "classic", 1920, 1080, 100, 300},
    {"table", "classic", 390, 844, 100, 300},
    {"table", "classic", 360, 640, 100, 600}, /* small as they are, cards say what is held */
    {"table", "classic", 800, 500, 100, 300},
    {"table", "classic", 3840, 2160, 100, 300},
    {"table", "classic", 1280, 800, 200, 300},
    {"start", "classic", 390, 844, 100, 300},
    {"setup", "classic", 390, 844, 100, 300},
    {"trade", "classic", 390, 844, 100, 600},
    {"manage", "classic", 390, 844, 100, 600},
    {"end", "classic", 390, 844, 100, 100000},
    {"setup", "bilkent", 800, 500, 200, 300},
    {"trade", "classic", 800, 500, 200, 600},
    {"editor", "classic", 390, 844, 100, 300},
    {"stats", "classic", 1280, 800, 100, 300},
    {"stats", "classic", 390, 844, 100, 300},
};
enum { PICTURES = sizeof pictures / sizeof pictures[0], PICTURE_BYTES = 200000 };

/* Computers alone, so that the game is the same whatever people would do. */
static Table *some_game(const Edition *edition, int actions)
{
    Seating seating = {0};
    static const char *const names[] = {"Ada", "Bruno", "Chen", "Dora"};
    int count = edition->rule[RULE_PLAYERS_MAX] < 4 ? edition->rule[RULE_PLAYERS_MAX] : 4;
    for (int i = 0; i < count; i++)
        seating_add(&seating, edition, names[i], &simple_player, NO_TOKEN, 0);
    Table *table = table_new(edition, NULL, &seating, 3);
    Action action;
    for (int i = 0; i < actions && table_propose(table, true, &action); i++)
        table_submit(table, &action);
    return table;
}

static void add_number(Text *text, double number)
{
    text_add_int(text, (int64_t)(number + (number < 0 ? -0.5 : 0.5)));
    text_add_char(text, ' ');
}

/* "x y width size words", a line for every text that is seen. */
static void write_trace(const Canvas *trace, Text *text)
{
    for (int i = 0; i < canvas_trace_count(trace); i++) {
        const TraceText *one = canvas_trace_text(trace, i);
        if (one->hidden) continue;
        add_number(text, one->box.x);
        add_number(text, one->box.y);
        add_number(text, one->box.w);
        add_number(text, one->font.size);
        text_add(text, one->words);
        text_add_char(text, '\n');
    }
}

static void draw(const Picture *picture, Text *text)
{
    static Edition edition;
    Settings settings = settings_usual();
    edition_file_read(picture->edition, "", &edition);
    settings.text_size = picture->text_size;
    Table *table = some_game(&edition, picture->actions);
    Canvas *trace = canvas_trace_new(NULL, picture->width, picture->height);
    View *view = view_new(trace, &settings);
    SavedGame saved = {.id = 3,
                       .length = 412,
                       .date = "2026-11-15",
                       .time = "20:05",
                       .edition = "classic",
                       .players = "Ada, #Bruno (medium)",
                       .turn = "Ada, turn 88",
                       .round = 30,
                       .name = "classic: Ada, #Bruno (medium), 2026-11-15 20:05"};
    view_set_library(view, edition_files());
    view_set_saved(view, &saved, 1);
    view_set_demo(view, table);
    History *history =
        text_same(picture->screen, "stats") ? sample_history_new(&edition, NULL) : NULL;
    view_set_history(view, history, 1);
    view_resize(view, picture->width, picture->height);
    view_set_table(view, table);
    CHECK(view_open(view, picture->screen));
    view_draw(view, trace);
    write_trace(trace, text);
    view_free(view);
    history_free(history);
    canvas_trace_free(trace);
    table_free(table);
}

/* The same words in the same order, each within a pixel of its place: libraries
 * round sums of widths differently. */
static bool same_line(const char *drawn, const char *kept, size_t *drawn_length,
                      size_t *kept_length)
{
    *drawn_length = strcspn(drawn, "\n");
    *kept_length = strcspn(kept, "\n");
    for (int i = 0; i < 4; i++) {
        char *after_drawn, *after_kept;
        long one = strtol(drawn, &after_drawn, 10), other = strtol(kept, &after_kept, 10);
        if (after_drawn == drawn || after_kept == kept || labs(one - other) > 1) return false;
        drawn = after_drawn;
        kept = after_kept;
    }
    size_t length = strcspn(drawn, "\n");
    return length == strcspn(kept, "\n") && strncmp(drawn, kept, length) == 0;
}

static int differences(const char *name, const char *drawn, const char *kept)
{
    int wrong = 0;
    while (*drawn != '\0' && *kept != '\0') {
        size_t drawn_length, kept_length;
        if (!same_line(drawn, kept, &drawn_length, &kept_length) && ++wrong <= 3)
            printf("%s\n  kept  %.*s\n  drawn %.*s\n", name, (int)kept_length, kept,
                   (int)drawn_length, drawn);
        drawn += drawn_length + (drawn[drawn_length] == '\n');
        kept += kept_length + (kept[kept_length] == '\n');
    }
    return wrong + (*drawn != '\0') + (*kept != '\0');
}

static void compare(const Picture *picture)
{
    static char kept[PICTURE_BYTES];
    char name[200];
    snprintf(name, sizeof name, "tests/pictures/%s-%s-%dx%d-%d.trace", picture->screen,
             picture->edition, picture->width, picture->height, picture->text_size);
    Text text = text_growing();
    draw(picture, &text);
    if (getenv("UPDATE") != NULL) {
        FILE *file = fopen(name, "wb");
        CHECK(file != NULL && fwrite(text.start, 1, text.length, file) == text.length);
        if (file != NULL) fclose(file);
    }
    FILE *file = fopen(name, "rb");
    CHECK(file != NULL);
    if (file != NULL) {
        kept[fread(kept, 1, sizeof kept - 1, file)] = '\0';
        fclose(file);
        CHECK_INT(0, differences(name, text.start, kept));
    }
    text_free(&text);
}

static void pictures_are_as_they_were(void)
{
    for (int i = 0; i < PICTURES; i++) compare(&pictures[i]);
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(pictures_are_as_they_were);
    return check_done();
}
