/* desktop_shot.c -- one picture of any screen, drawn without a window. */
#include "apps/desktop/desktop_shot.h"

#include "apps/command/output.h"
#include "apps/command/reader.h"
#include "apps/desktop/desktop_plan.h"
#include "apps/desktop/desktop_sample.h"
#include "apps/picture/cairo_canvas.h"
#include "apps/store/autosave.h"
#include "apps/store/game_load.h"
#include "apps/store/gamefile.h"
#include "base/mem.h"
#include "canvas/canvas_trace.h"
#include "online/sample_meeting.h"
#include "review/sample_history.h"
#include "view/view.h"

/* How long a screen is watched before it is drawn, so that everything has
 * arrived where it goes. */
enum { WIDTH = 1280, HEIGHT = 800, TICKS = 40 };
/* Games played on from each position of a review, and rollouts at a time. */
enum { SKETCH_GAMES = 24, SKETCH_STEP = 100 };
static const double tick_seconds = 0.25;

static const SavedGame saved[] = {
    {3, 412, "2026-11-15", "20:05", "classic", "Ada, #Bruno (simple), #Chiara (simple)",
     "Ada, turn 88", false, 30, "Sunday evening", "Sunday evening", false, 0},
    {2, 1290, "2026-11-14", "18:40", "bilkent", "Ada, Ben, #Chiara (simple)", "Ben won", true, 20,
     "bilkent: Ada, Ben, #Chiara (simple), 2026-11-14 17:02", "", false, 0},
    {1, 57, "2026-11-02", "09:12", "waterloo", "Ada, #Bruno (random)", "Bruno, turn 12", false, 6,
     "waterloo: Ada, #Bruno (random), 2026-11-02 08:55", "", false, 0},
};

static Settings settings_of(const DesktopWish *wish)
{
    Settings settings = settings_usual();
    if (wish->dark) settings.shade = SHADE_DARK;
    if (wish->coach >= 0) settings.coach = wish->coach;
    if (wish->text_size > 0) settings.text_size = wish->text_size;
    return settings;
}

static Table *load(const EditionStore *editions, const char *name, Text *why)
{
    int64_t id;
    if (!text_to_int(name, &id)) return gamefile_read(editions, name, reader_words(), why);
    Autosave *autosave = autosave_new(false, reader_words());
    Store *store = autosave_store(autosave);
    Table *table =
        store == NULL ? NULL : game_load_stored(editions, store, id, reader_words(), why);
    autosave_free(autosave);
    return table;
}

/* The game the options name, with whole lines in `why` or everything reported. */
static Table *game_of(EditionStore *editions, const DesktopWish *wish, GamePlan *plan, int *status,
                      Text *why)
{
    *status = EXIT_FAILED;
    if (wish->game.load != NULL) return load(editions, wish->game.load, why);
    int wrong = desktop_plan_make(wish, editions, plan);
    if (wrong >= 0) {
        *status = wrong;
        return NULL;
    }
    GamePlan *sample = mem_new(1, sizeof *sample);
    *sample = *plan;
    if (wish->game.player_count == 0 && wish->game.players_number == 0)
        sample->seating = (Seating){0};
    const uint64_t *seed = wish->game.seeded ? &wish->game.seed : NULL;
    Table *table =
        desktop_sample_new(edition_store_library(editions), sample, seed, wish->screen, why);
    mem_free(sample);
    return table;
}

static bool draw(View *view, Canvas *canvas, const DesktopWish *wish)
{
    if (wish->screen != NULL && !view_open(view, wish->screen)) return false;
    Request request;
    Cue cue;
    for (int i = 0; i < TICKS; i++) {
        view_tick(view, tick_seconds);
        while (view_next_request(view, &request)) {
        }
        while (view_next_cue(view, &cue)) {
        }
    }
    view_draw(view, canvas);
    return true;
}

/* Names on the squares of a whole board are 9.5 pixels high, where they must be; nothing else is
 * below 10. */
#define SMALLEST_TEXT 10.0
#define SMALLEST_NAME 9.5
#define WHOLE_BOARD 1100.0 /* the narrowest window that has one */
#define SMALLEST_TARGET 44.0

static int list_faults(const View *view, const Canvas *trace)
{
    Text faults = text_growing();
    bool names = canvas_trace_window(trace).w >= WHOLE_BOARD;
    int count = canvas_trace_faults(trace, &faults) + canvas_trace_faint(trace, &faults) +
                canvas_trace_small(trace, names ? SMALLEST_NAME : SMALLEST_TEXT, &faults) +
                view_bad_targets(view, SMALLEST_TARGET, &faults);
    output_text(&faults);
    text_free(&faults);
    return count == 0 ? EXIT_GOOD : EXIT_FAILED;
}

/* Draws, writes the file, and lists the faults if that is wished. */
static int finish(View *view, Canvas *canvas, Box window, const DesktopWish *wish)
{
    Text why = text_growing();
    Canvas *trace = canvas_trace_new(canvas, window.w, window.h);
    int status = EXIT_GOOD;
    if (!draw(view, trace, wish)) {
        status = options_wrong_value(&desktop_options_command, "--screen", wish->screen,
                                     PLAIN(reader_words(), T_("this game does not have it")));
    } else if (!cairo_canvas_png(canvas, wish->shot, &why)) {
        output_complain(why.start);
        status = EXIT_FAILED;
    } else if (wish->faults) {
        status = list_faults(view, trace);
    }
    canvas_trace_free(trace);
    text_free(&why);
    return status;
}

/* A made-up table on a server, for the screens that are about one; NULL: this is none. */
static Guest *guest_for(View *view, const EditionStore *editions, const Table *table,
                        const char *screen)
{
    static const char *const rooms[] = {"room", "chat", "terms", "chair"};
    bool online = screen != NULL && text_same(screen, "online"), room = false;
    for (size_t i = 0; screen != NULL && i < sizeof rooms / sizeof rooms[0]; i++)
        room = room || text_same(screen, rooms[i]);
    if (!online && !room) return NULL;
    OnlineFacts facts = {.offered = true, .wire = WIRE_HOLDS};
    text_copy(facts.link, sizeof facts.link,
              "http://192.0.2.7:8642/#room=0123456789abcdef0123456789abcdef");
    Seating seating = *table_seating(table);
    for (int i = 0; i < seating.count && i < 3; i++) seating.seats[i].kind = NULL;
    Guest *guest =
        sample_meeting_new(edition_store_library(editions), table_edition(table), &seating, online);
    facts.guest = guest;
    if (room) view_set_table(view, NULL);
    view_set_online(view, &facts);
    sample_meeting_go_on(guest);
    return guest;
}

/* A quick sketch is enough for a picture; NULL for other screens. */
static Review *review_for(const Table *table, const DesktopWish *wish)
{
    if (wish->screen == NULL || !text_same(wish->screen, "review")) return NULL;
    ReviewPlan plan = review_plan_usual;
    plan.sketch_games = SKETCH_GAMES;
    plan.sketch_pairs = SKETCH_GAMES;
    plan.sketch_only = true;
    Review *review = review_new(table, &plan);
    while (review_step(review, SKETCH_STEP)) continue;
    return review;
}

static History *history_for(const Table *table, const DesktopWish *wish)
{
    if (wish->screen == NULL || !text_same(wish->screen, "stats")) return NULL;
    return sample_history_new(table_edition(table), reader_language());
}

static int shoot(const EditionStore *editions, const Table *table, const GamePlan *plan,
                 const DesktopWish *wish)
{
    int width = wish->width > 0 ? wish->width : WIDTH;
    int height = wish->height > 0 ? wish->height : HEIGHT;
    int scale = wish->scale > 0 ? wish->scale : 1;
    Settings settings = settings_of(wish);
    Canvas *canvas = cairo_canvas_new(width * scale, height * scale, scale);
    View *view = view_new(canvas, &settings);
    view_set_language(view, reader_language());
    view_set_library(view, edition_store_library(editions));
    view_set_saved(view, saved, sizeof saved / sizeof saved[0]);
    view_set_demo(view, table);
    view_resize(view, width, height);
    view_set_table(view, table);
    if (desktop_plan_wanted(wish)) view_set_plan(view, plan);
    Guest *guest = guest_for(view, editions, table, wish->screen);
    Review *review = review_for(table, wish);
    History *history = history_for(table, wish);
    view_set_review(view, review);
    view_set_history(view, history, 1);
    int status = finish(view, canvas, (Box){0, 0, width, height}, wish);
    view_free(view);
    guest_free(guest);
    history_free(history);
    if (review != NULL) review_free(review);
    cairo_canvas_free(canvas);
    return status;
}

/* The game as it was before action `at`; false when it was never so long. */
static bool go_back(Table **table, int64_t at)
{
    int64_t count = (int64_t)table_action_count(*table);
    if (at < 0) return true;
    if (at > count) {
        COMPLAIN(TN_("the game has only {count} action", "the game has only {count} actions"),
                 arg_count(count));
        return false;
    }
    Table *earlier = desktop_sample_at(*table, (size_t)at);
    table_free(*table);
    *table = earlier;
    return true;
}

int desktop_shot(const DesktopWish *wish)
{
    EditionStore *editions = edition_store_translated();
    Text why = text_growing();
    GamePlan *plan = mem_new(1, sizeof *plan);
    int status = EXIT_FAILED;
    Table *table = game_of(editions, wish, plan, &status, &why);
    if (table == NULL)
        output_complain_lines(&why);
    else if (go_back(&table, wish->at))
        status = shoot(editions, table, plan, wish);
    table_free(table);
    mem_free(plan);
    text_free(&why);
    edition_store_free(editions);
    return output_end(status);
}
