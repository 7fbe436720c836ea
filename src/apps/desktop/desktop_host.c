/* desktop_host.c -- what the controller needs of this machine: saved games, files, clock. */
#include "apps/desktop/desktop_host.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "apps/desktop/desktop_settings.h"
#include "apps/drawn/own_edition.h"
#include "apps/picture/cairo_canvas.h"
#include "apps/store/autosave.h"
#include "apps/store/files.h"
#include "apps/store/gamefile.h"
#include "base/mem.h"

struct DesktopHost {
    ControllerHost lends;
    Autosave *autosave;
    EditionStore *editions;
    EditionStore *old_editions; /* the view may still look at it; NULL: none */
    DesktopWindow *window;
    DesktopSound *sound;
    bool saving, failing; /* failing: said that the game is not being saved */
    bool seeded;
    uint64_t seed;
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

static int64_t begin(void *self, const Table *table)
{
    DesktopHost *host = self;
    autosave_begin(host->autosave, table);
    return autosave_number(host->autosave);
}

static int64_t resume(void *self, const Table *table, int64_t id)
{
    DesktopHost *host = self;
    autosave_resume(host->autosave, table, id);
    return autosave_number(host->autosave);
}

/* Told when it begins and when it ends. */
static void note_trouble(DesktopHost *host, Text *note)
{
    bool failing = host->saving && !autosave_complete(host->autosave);
    if (failing == host->failing) return;
    host->failing = failing;
    text_add(note, failing ? "The game cannot be saved now; play goes on and every action tries "
                             "again."
                           : "Saving works again; nothing is lost.");
}

static Refusal submit(void *self, Table *table, const Action *action, Text *note)
{
    DesktopHost *host = self;
    Refusal refusal = autosave_submit(host->autosave, table, action);
    if (refusal == REFUSAL_NONE) note_trouble(host, note);
    return refusal;
}

static void sync_game(void *self, const Table *table)
{
    autosave_sync(((DesktopHost *)self)->autosave, table);
}

static void save(void *self, const Table *table, Text *answer)
{
    DesktopHost *host = self;
    Text terminal = text_growing();
    if (!host->saving) {
        text_add(answer, "Nothing is saved in this game.");
    } else if (autosave_save(host->autosave, table, &terminal)) {
        text_add(answer, terminal.start);
    } else {
        text_add(answer, "The game could not be saved; its record can be written to a file.");
    }
    text_free(&terminal);
}

/* ---- saved games ---- */

/* The moment as the clock on the wall shows it; `iso` is in UTC. */
static void take_moment(const char *iso, SavedGame *game)
{
    struct tm parts = {0};
    if (strptime(iso, "%Y-%m-%dT%H:%M:%SZ", &parts) == NULL) return;
    time_t moment = timegm(&parts);
    localtime_r(&moment, &parts);
    strftime(game->date, sizeof game->date, "%Y-%m-%d", &parts);
    strftime(game->time, sizeof game->time, "%H:%M", &parts);
}

static SavedGame saved_of(const StoredGame *stored)
{
    SavedGame game = {.id = stored->id, .length = stored->length};
    take_moment(stored->started, &game);
    text_copy(game.edition, sizeof game.edition, stored->edition);
    text_copy(game.players, sizeof game.players, stored->players);
    text_copy(game.turn, sizeof game.turn, stored->turn);
    game.over = text_same(stored->status, "over");
    return game;
}

static int list(void *self, SavedGame **games)
{
    DesktopHost *host = self;
    StoredGame *stored = NULL;
    int count = 0;
    Text why = text_growing();
    *games = NULL;
    Store *store = autosave_store(host->autosave);
    if (store != NULL && store_list(store, &stored, &count, &why) == STORE_DONE) {
        *games = mem_new((size_t)count + 1, sizeof **games);
        for (int i = 0; i < count; i++) (*games)[i] = saved_of(&stored[i]);
    } else {
        count = 0;
    }
    mem_free(stored);
    text_free(&why);
    return count;
}

static Table *load(void *self, int64_t id, Text *why)
{
    DesktopHost *host = self;
    Store *store = autosave_store(host->autosave);
    if (store != NULL) return gamefile_load(host->editions, store, id, why);
    text_add(why, "The saved games cannot be opened.");
    return NULL;
}

static bool erase(void *self, int64_t id, Text *why)
{
    DesktopHost *host = self;
    Store *store = autosave_store(host->autosave);
    return store != NULL && store_delete(store, id, why);
}

Table *desktop_host_load(DesktopHost *host, const char *name, int64_t *id, Text *why)
{
    if (text_to_int(name, id)) return load(host, *id, why);
    *id = 0;
    return gamefile_read(host->editions, name, why);
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
    text_add(path, "opoly-game");
    if (autosave_number(host->autosave) != 0) {
        text_add_char(path, '-');
        text_add_int(path, autosave_number(host->autosave));
    }
    text_add(path, ".record");
}

static void write_record(void *self, const Table *table, Text *answer)
{
    DesktopHost *host = self;
    Text path = text_growing();
    record_path(host, &path);
    if (gamefile_write(table, path.start, answer)) {
        text_add(answer, "The record of the game is in ");
        text_add(answer, path.start);
        text_add_char(answer, '.');
    }
    text_free(&path);
}

static const EditionLibrary *library(void *self)
{
    return edition_store_library(((DesktopHost *)self)->editions);
}

static bool keep_edition(void *self, const char *word, const char *text, Text *answer)
{
    DesktopHost *host = self;
    if (!own_edition_keep(host->editions, word, text, answer)) return false;
    edition_store_free(host->old_editions);
    host->old_editions = host->editions;
    host->editions = edition_store_new();
    return true;
}

static bool take_picture(void *self, int number, const char *file, Text *why)
{
    DesktopHost *host = self;
    return cairo_canvas_picture(desktop_window_canvas(host->window), number, file, why);
}

static void take_settings(void *self, const Settings *settings)
{
    DesktopHost *host = self;
    Text why = text_growing();
    desktop_settings_keep(settings, &why);
    text_free(&why);
    desktop_window_full_screen(host->window, settings->full_screen);
    desktop_sound_settings(host->sound, settings);
}

/* ---- the host ---- */

DesktopHost *desktop_host_new(const DesktopWish *wish, DesktopWindow *window, DesktopSound *sound)
{
    DesktopHost *host = mem_new(1, sizeof *host);
    host->lends = (ControllerHost){
        .self = host,
        .now = now,
        .seed = seed,
        .library = library,
        .begin = begin,
        .resume = resume,
        .submit = submit,
        .sync = sync_game,
        .save = save,
        .list = list,
        .load = load,
        .erase = erase,
        .record = write_record,
        .edition = keep_edition,
        .picture = take_picture,
        .settings = take_settings,
    };
    host->autosave = autosave_new(!wish->no_save);
    host->editions = edition_store_new();
    host->window = window;
    host->sound = sound;
    host->saving = !wish->no_save;
    host->seeded = wish->seeded;
    host->seed = wish->seed;
    return host;
}

bool desktop_host_finish(DesktopHost *host, const Table *table)
{
    return table == NULL || autosave_finish(host->autosave, table);
}

void desktop_host_free(DesktopHost *host)
{
    if (host == NULL) return;
    autosave_free(host->autosave);
    edition_store_free(host->editions);
    edition_store_free(host->old_editions);
    mem_free(host);
}

const ControllerHost *desktop_host_lends(const DesktopHost *host)
{
    return &host->lends;
}

EditionStore *desktop_host_editions(DesktopHost *host)
{
    return host->editions;
}
