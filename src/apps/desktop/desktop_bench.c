/* desktop_bench.c -- how fast the drawn game is: figures, not a test. */
#include "apps/desktop/desktop_bench.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>
#include <unistd.h>

#include "apps/command/output.h"
#include "apps/desktop/desktop_game.h"
#include "apps/desktop/desktop_sample.h"
#include "apps/desktop/desktop_window.h"
#include "apps/store/edition_store.h"
#include "base/mem.h"
#include "view/view.h"

enum { WIDTH = 1280, HEIGHT = 800, FRAMES = 1500, FIRST_ACTION = 60 };
static const double frame_seconds = 1.0 / 60;

typedef struct Figures {
    double start, start_busy, sum, worst; /* milliseconds */
    int pictures;
} Figures;

static double clock_ms(clockid_t clock)
{
    struct timespec time;
    clock_gettime(clock, &time);
    return (double)time.tv_sec * 1e3 + (double)time.tv_nsec / 1e6;
}

/* When this program was started, in milliseconds since the machine was: the
 * 22nd field of its line in /proc, the 20th after its name. */
static double started_ms(void)
{
    char line[1024] = "";
    FILE *file = fopen("/proc/self/stat", "r");
    if (file == NULL) return clock_ms(CLOCK_BOOTTIME);
    char *at = fgets(line, sizeof line, file) == NULL ? NULL : strrchr(line, ')');
    fclose(file);
    for (int field = 0; field < 20 && at != NULL; field++) {
        at = strchr(at + 1, ' ');
    }
    return at == NULL ? 0 : strtod(at, NULL) * 1e3 / (double)sysconf(_SC_CLK_TCK);
}

/* From the start of the program to the first picture of the start screen: by the clock on the
 * wall, which other programs slow down, and of the processor. */
static int measure_start(const DesktopWish *wish, Figures *figures)
{
    int status;
    DesktopGame *game = desktop_game_new(wish, &status);
    if (game == NULL) return status;
    desktop_game_frame(game, 0);
    figures->start = clock_ms(CLOCK_BOOTTIME) - started_ms();
    figures->start_busy = clock_ms(CLOCK_PROCESS_CPUTIME_ID);
    desktop_game_free(game);
    return -1;
}

/* One picture, if there is a new one, with its cost. */
static void measure_frame(View *view, DesktopWindow *window, Figures *figures)
{
    double before = clock_ms(CLOCK_PROCESS_CPUTIME_ID);
    if (!view_tick(view, frame_seconds)) return;
    view_draw(view, desktop_window_canvas(window));
    desktop_window_show(window);
    double cost = clock_ms(CLOCK_PROCESS_CPUTIME_ID) - before;
    figures->sum += cost;
    figures->pictures++;
    if (cost > figures->worst) figures->worst = cost;
}

/* A game of which every action is known is played again, at the pace at which
 * it is watched. */
static void watch(const Table *played, View *view, DesktopWindow *window, Figures *figures)
{
    size_t next = FIRST_ACTION;
    Table *table = desktop_sample_at(played, next);
    Cue cue;
    view_set_table(view, table);
    view_tick(view, 0);
    view_draw(view, desktop_window_canvas(window)); /* fills the layers and the lines of text */
    for (int frame = 0; frame < FRAMES; frame++) {
        if (view_ready(view) && next < table_action_count(played)) {
            table_submit(table, table_action(played, next++));
        }
        measure_frame(view, window, figures);
        while (view_next_cue(view, &cue)) {
        }
    }
    view_set_table(view, NULL);
    table_free(table);
}

static int measure_frames(const DesktopWish *wish, Figures *figures)
{
    Text why = text_growing();
    EditionStore *editions = edition_store_new();
    GamePlan *plan = mem_new(1, sizeof *plan);
    const char *word = edition_store_find(
        editions, wish->game.edition == NULL ? "classic" : wish->game.edition, &why);
    text_copy(plan->edition, sizeof plan->edition, word == NULL ? "" : word);
    Table *played =
        word == NULL ? NULL
                     : desktop_sample_new(edition_store_library(editions), plan, NULL, NULL, &why);
    mem_free(plan);
    DesktopWindow *window = played == NULL ? NULL : desktop_window_new(WIDTH, HEIGHT, 1, &why);
    int status = -1;
    if (window == NULL) {
        status = output_complain_lines(&why);
    } else {
        Settings settings = settings_usual();
        View *view = view_new(desktop_window_canvas(window), &settings);
        view_set_library(view, edition_store_library(editions));
        view_resize(view, WIDTH, HEIGHT);
        watch(played, view, window, figures);
        view_free(view);
        desktop_window_free(window);
    }
    table_free(played);
    edition_store_free(editions);
    text_free(&why);
    return status;
}

static void print(const char *name, double value, const char *unit)
{
    char line[80];
    snprintf(line, sizeof line, "bench %s %.2f %s\n", name, value, unit);
    output_words(line);
}

int desktop_bench(const DesktopWish *wish)
{
    Figures figures = {0};
    setenv("SDL_VIDEODRIVER", "dummy", 0);
    setenv("SDL_AUDIODRIVER", "dummy", 0);
    int status = measure_start(wish, &figures);
    if (status < 0) status = measure_frames(wish, &figures);
    if (status >= 0) return output_end(status);
    struct rusage usage;
    getrusage(RUSAGE_SELF, &usage);
    print("frame_ms_mean", figures.sum / (figures.pictures > 0 ? figures.pictures : 1), "ms");
    print("frame_ms_worst", figures.worst, "ms");
    print("start_ms", figures.start, "ms");
    print("start_busy_ms", figures.start_busy, "ms");
    print("memory_mb", (double)usage.ru_maxrss / 1024, "MB");
    return output_end(EXIT_GOOD);
}
