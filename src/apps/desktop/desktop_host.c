/* desktop_host.c -- what the controller needs of this machine: saved games, files, clock. */
#include "apps/desktop/desktop_host.h"
#include "apps/desktop/desktop_crew.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "apps/command/output.h"
#include "apps/command/reader.h"
#include "apps/command/review_report.h"
#include "apps/desktop/desktop_settings.h"
#include "apps/drawn/drawn_host.h"
#include "apps/lab/lab_files.h"
#include "apps/picture/cairo_canvas.h"
#include "apps/store/catalogue_file.h"
#include "apps/store/files.h"
#include "apps/store/gamefile.h"
#include "apps/store/wall_clock.h"
#include "base/mem.h"

#ifdef OPOLY_ONLINE
#include <SDL.h>

#include "apps/link/link_wire.h"
#endif

struct DesktopHost {
    DrawnHost drawn;                        /* first: what it lends is handed the host */
    CatalogueFile *language, *old_language; /* the view may still look at the old one */
    char chosen[LANGUAGE_CODE_SIZE];        /* in the settings */
    DesktopWindow *window;
    DesktopSound *sound;
    DesktopCrew *crew;
    bool saving, failing; /* failing: said that the game is not being saved */
    bool seeded;
    uint64_t seed;
#ifdef OPOLY_ONLINE
    LinkWire *wire;
#endif
};

/* ---- clock and chance ---- */

static double now(void *self)
{
    (void)self;
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

static uint64_t seed(void *self)
{
    DesktopHost *host = self;
    return host->seeded ? host->seed++ : gamefile_seed();
}

/* ---- the running game ---- */

/* Told when it begins and when it ends. */
static void note_trouble(DesktopHost *host, Text *note)
{
    bool failing = host->saving && !autosave_complete(host->drawn.autosave);
    if (failing == host->failing) return;
    host->failing = failing;
    static const Sentence trouble = T_("The game cannot be saved now; play goes on and every "
                                       "action tries again.");
    static const Sentence relief = T_("Saving works again; nothing is lost.");
    text_add(note, words_plain(&host->drawn.words, failing ? &trouble : &relief));
}

static Refusal submit(void *self, Table *table, const Action *action, Text *note)
{
    DesktopHost *host = self;
    Refusal refusal = autosave_submit(host->drawn.autosave, table, action);
    if (refusal == REFUSAL_NONE) note_trouble(host, note);
    return refusal;
}

static void save(void *self, const Table *table, Text *answer)
{
    DesktopHost *host = self;
    const Words *words = &host->drawn.words;
    Text terminal = text_growing();
    if (!host->saving) {
        text_add(answer, PLAIN(words, T_("Nothing is saved in this game.")));
    } else if (autosave_save(host->drawn.autosave, table, &terminal)) {
        text_add(answer, terminal.start);
    } else {
        text_add(answer, PLAIN(words, T_("The game could not be saved; its record can be written "
                                         "to a file.")));
    }
    text_free(&terminal);
}

/* ---- saved games ---- */

Table *desktop_host_load(DesktopHost *host, const char *name, int64_t *id, Text *why)
{
    if (text_to_int(name, id)) return drawn_host_load(&host->drawn, *id, why);
    *id = 0;
    return gamefile_read(host->drawn.editions, name, reader_words(), why);
}

static Table *read_file(void *self, const char *name, Text *why)
{
    const DesktopHost *host = self;
    return gamefile_read(host->drawn.editions, name, reader_words(), why);
}

/* ---- files of the user's own ---- */

/* In the folder for documents, or where the user is at home. */
static void record_path(const DesktopHost *host, Text *path)
{
    const char *home = getenv("HOME");
    if (home != NULL && home[0] == '/') {
        text_add(path, home);
        size_t at_home = path->length;
        text_add(path, "/Documents");
        if (!files_exists(path->start)) {
            path->length = at_home;
            path->start[at_home] = '\0';
        }
        text_add_char(path, '/');
    }
    drawn_host_record_name(autosave_number(host->drawn.autosave), path);
}

static void write_record(void *self, const Table *table, Text *answer)
{
    DesktopHost *host = self;
    Text path = text_growing();
    record_path(host, &path);
    if (gamefile_write(table, path.start, answer)) {
        SAY(&host->drawn.words, answer, T_("The record of the game is in {file}."),
            arg_file(path.start));
    }
    text_free(&path);
}

/* A folder beside where records are written. */
static void write_report(void *self, const Review *review, Text *answer)
{
    DesktopHost *host = self;
    Text path = text_growing();
    record_path(host, &path);
    path.length -= strlen(".record");
    path.start[path.length] = '\0';
    const char *slash = strrchr(path.start, '/');
    Report *report = review_report_new(review, slash != NULL ? slash + 1 : path.start,
                                       host->drawn.words.language);
    text_add(&path, "-review");
    if (lab_files_write(report, path.start, answer)) {
        text_add(&path, "/index.html");
        SAY(&host->drawn.words, answer, T_("The review is in {file}."), arg_file(path.start));
    }
    report_free(report);
    text_free(&path);
}

static bool take_picture(void *self, int number, const char *file, Text *why)
{
    DesktopHost *host = self;
    return cairo_canvas_picture(desktop_window_canvas(host->window), number, file, why);
}

/* ---- settings ---- */

static void change_language(DesktopHost *host, const char *code, Text *why)
{
    CatalogueFile *file = catalogue_file_open(code, why);
    catalogue_file_close(host->old_language);
    host->old_language = host->language;
    host->language = file;
    drawn_host_speak(&host->drawn, catalogue_file_language(file));
}

static const Language *language(void *self)
{
    return ((DesktopHost *)self)->drawn.words.language;
}

static void take_settings(void *self, const Settings *settings, Text *note)
{
    DesktopHost *host = self;
    Text why = text_growing();
    desktop_settings_keep(settings, &why);
    text_free(&why);
    desktop_window_full_screen(host->window, settings->full_screen);
    desktop_sound_settings(host->sound, settings);
    if (text_same(host->chosen, settings->language)) return;
    text_copy(host->chosen, sizeof host->chosen, settings->language);
    change_language(host, host->chosen, note);
}

/* ---- the host ---- */

static void choose_language(DesktopHost *host, const Settings *settings)
{
    Text why = text_growing();
    text_copy(host->chosen, sizeof host->chosen, settings->language);
    change_language(host, reader_chosen() != NULL ? reader_chosen() : host->chosen, &why);
    if (why.length > 0) output_complain(why.start);
    text_free(&why);
}

#ifdef OPOLY_ONLINE
/* Wakes the loop that waits for events; called from the thread of the connection. */
static void ring(void)
{
    SDL_Event event = {.type = SDL_USEREVENT};
    SDL_PushEvent(&event);
}
#endif

DesktopHost *desktop_host_new(const DesktopWish *wish, const Settings *settings,
                              DesktopWindow *window, DesktopSound *sound)
{
    DesktopHost *host = mem_new(1, sizeof *host);
    static const ControllerHost own = {
        .now = now,
        .seed = seed,
        .language = language,
        .submit = submit,
        .save = save,
        .record = write_record,
        .report = write_report,
        .picture = take_picture,
        .file = read_file,
        .settings = take_settings,
    };
    drawn_host_open(&host->drawn, &own, !wish->no_save, wall_clock_write);
    choose_language(host, settings);
    host->window = window;
    host->sound = sound;
    host->crew = desktop_crew_new();
    host->drawn.lends.hands = desktop_crew_hands(host->crew);
    host->saving = !wish->no_save;
    host->seeded = wish->game.seeded;
    host->seed = wish->game.seed;
#ifdef OPOLY_ONLINE
    host->wire = link_wire_new(&host->drawn.words, ring);
    host->drawn.lends.wire = link_wire_lends(host->wire);
#endif
    return host;
}

bool desktop_host_finish(DesktopHost *host, const Table *table)
{
    return table == NULL || autosave_finish(host->drawn.autosave, table);
}

void desktop_host_free(DesktopHost *host)
{
    if (host == NULL) return;
#ifdef OPOLY_ONLINE
    link_wire_free(host->wire);
#endif
    drawn_host_close(&host->drawn);
    desktop_crew_free(host->crew);
    catalogue_file_close(host->language);
    catalogue_file_close(host->old_language);
    mem_free(host);
}

const ControllerHost *desktop_host_lends(const DesktopHost *host)
{
    return &host->drawn.lends;
}

EditionStore *desktop_host_editions(DesktopHost *host)
{
    return host->drawn.editions;
}
