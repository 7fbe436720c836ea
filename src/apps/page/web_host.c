/* web_host.c -- what the controller needs of the browser: saved games, files, clock. */
#include "apps/page/web_host.h"

#include <string.h>

#include "apps/drawn/own_edition.h"
#include "apps/page/web_clock.h"
#include "apps/page/web_files.h"
#include "apps/page/web_output.h"
#include "apps/page/web_page.h"
#include "apps/store/autosave.h"
#include "base/mem.h"
#include "table/record.h"

static const char settings_path[] = "opoly/settings";

struct WebHost {
    ControllerHost lends;
    Autosave *autosave;
    EditionStore *editions;
    EditionStore *old_editions; /* the view may still look at it; NULL: none */
    bool look_next;             /* the next game is only looked at */
    bool looking;               /* the running one is: it is not kept yet */
    bool full_screen;           /* as it was settled last */
};

/* ---- clock and chance ---- */

static double now(void *self)
{
    (void)self;
    return page_now();
}

static uint64_t seed(void *self)
{
    (void)self;
    return (uint64_t)page_random() << 32 | page_random();
}

/* ---- the running game ---- */

static int64_t begin(void *self, const Table *table)
{
    WebHost *host = self;
    host->looking = host->look_next;
    host->look_next = false;
    if (host->looking) return 0;
    autosave_begin(host->autosave, table);
    return autosave_number(host->autosave);
}

static int64_t resume(void *self, const Table *table, int64_t id)
{
    WebHost *host = self;
    host->looking = false;
    autosave_resume(host->autosave, table, id);
    return autosave_number(host->autosave);
}

/* Somebody does something in a game that was only looked at. */
static void begin_to_play(WebHost *host, const Table *table)
{
    if (!host->looking) return;
    host->looking = false;
    autosave_begin(host->autosave, table);
}

static Refusal submit(void *self, Table *table, const Action *action, Text *note)
{
    WebHost *host = self;
    begin_to_play(host, table);
    Refusal refusal = autosave_submit(host->autosave, table, action);
    web_output_take(note);
    return refusal;
}

static void sync_game(void *self, const Table *table)
{
    WebHost *host = self;
    begin_to_play(host, table);
    autosave_sync(host->autosave, table);
}

static void save(void *self, const Table *table, Text *answer)
{
    WebHost *host = self;
    Text words = text_growing();
    begin_to_play(host, table);
    if (autosave_save(host->autosave, table, &words)) {
        text_add(answer, words.start);
    } else {
        web_output_take(answer);
    }
    text_free(&words);
}

/* ---- saved games ---- */

/* The moment as the clock on the wall shows it; `iso` is in UTC. */
static void take_moment(const char *iso, SavedGame *game)
{
    char moment[17] = "";
    page_local_time((double)web_clock_read(iso), moment);
    memcpy(game->date, moment, 10);
    memcpy(game->time, moment + 11, 5);
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
    WebHost *host = self;
    StoredGame *stored = NULL;
    int count = 0;
    store_list(autosave_store(host->autosave), &stored, &count, NULL);
    *games = mem_new((size_t)count, sizeof **games);
    for (int i = 0; i < count; i++) (*games)[i] = saved_of(&stored[i]);
    mem_free(stored);
    return count;
}

static Table *replay(const EditionLibrary *library, const char *record, size_t length, Text *why)
{
    Problems *problems = mem_new(1, sizeof *problems);
    Table *table = record_read(library, record, length, "record", problems);
    if (table == NULL) problem_write(problems, why);
    mem_free(problems);
    return table;
}

Table *web_host_read(WebHost *host, const char *record, size_t length, Text *why)
{
    return replay(edition_store_library(host->editions), record, length, why);
}

/* When the edition has changed since, the game goes on with it as it was. */
static Table *load(void *self, int64_t id, Text *why)
{
    WebHost *host = self;
    StoredGame game;
    Text record = text_growing(), edition = text_growing(), first = text_growing();
    Store *store = autosave_store(host->autosave);
    Table *table = NULL;
    if (store_find(store, id, &game, why) && store_load(store, id, &record, &edition, why)) {
        EditionSource source = {.word = game.edition,
                                .file = "stored edition",
                                .text = edition.start,
                                .length = edition.length};
        EditionLibrary stored = {.sources = &source, .count = 1};
        table = web_host_read(host, record.start, record.length, &first);
        if (table == NULL) table = replay(&stored, record.start, record.length, &first);
        if (table == NULL) {
            text_add(why, "This game cannot be read: ");
            text_add(why, first.start);
        }
    }
    text_free(&record);
    text_free(&edition);
    text_free(&first);
    return table;
}

static bool erase(void *self, int64_t id, Text *why)
{
    return store_delete(autosave_store(((WebHost *)self)->autosave), id, why);
}

/* ---- files of the user's own ---- */

static void offer_record(void *self, const Table *table, Text *answer)
{
    WebHost *host = self;
    char buffer[40];
    Text name = text_into(buffer, sizeof buffer), record = text_growing();
    (void)answer;
    text_add(&name, "opoly-game");
    if (!host->looking && autosave_number(host->autosave) != 0) {
        text_add_char(&name, '-');
        text_add_int(&name, autosave_number(host->autosave));
    }
    text_add(&name, ".record");
    record_write(table, &record);
    page_offer(PAGE_OFFER_RECORD, name.start, name.length, record.start, record.length);
    text_free(&record);
}

static const EditionLibrary *library(void *self)
{
    return edition_store_library(((WebHost *)self)->editions);
}

static bool keep_edition(void *self, const char *word, const char *text, Text *answer)
{
    WebHost *host = self;
    Text where = text_growing();
    bool good = own_edition_keep(host->editions, word, text, &where);
    if (good) {
        edition_store_free(host->old_editions);
        host->old_editions = host->editions;
        host->editions = edition_store_new();
        text_add(answer, "The edition is kept in this browser.");
        char buffer[WORD_SIZE + 10];
        Text name = text_into(buffer, sizeof buffer);
        text_add(&name, word);
        text_add(&name, ".edition");
        page_offer(PAGE_OFFER_EDITION, name.start, name.length, text, strlen(text));
    } else {
        text_add(answer, where.start);
    }
    text_free(&where);
    return good;
}

static bool take_picture(void *self, int number, const char *file, Text *why)
{
    (void)self;
    if (page_take_picture(number, file, strlen(file))) return true;
    text_add(why, "Drop the picture into the field first, or choose it there.");
    return false;
}

static void choose(void *self)
{
    (void)self;
    page_choose_file();
}

/* ---- settings ---- */

Settings web_host_settings(Settings first)
{
    Text content = text_growing();
    Settings settings = first;
    if (web_files_find(settings_path, &content)) {
        settings_read(content.start, content.length, &settings);
    }
    text_free(&content);
    /* A page may fill the screen only when somebody asks for it. */
    settings.full_screen = false;
    return settings;
}

static void take_settings(void *self, const Settings *settings)
{
    WebHost *host = self;
    Text content = text_growing(), why = text_growing();
    settings_write(settings, &content);
    files_write(settings_path, content.start, content.length, &why);
    text_free(&content);
    text_free(&why);
    page_volumes(settings->muted ? 0 : settings->music, settings->muted ? 0 : settings->sound);
    if (settings->full_screen != host->full_screen) page_full_screen(settings->full_screen);
    host->full_screen = settings->full_screen;
}

/* ---- the host ---- */

WebHost *web_host_new(void)
{
    WebHost *host = mem_new(1, sizeof *host);
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
        .record = offer_record,
        .edition = keep_edition,
        .picture = take_picture,
        .choose = choose,
        .settings = take_settings,
    };
    host->autosave = autosave_new(true);
    host->editions = edition_store_new();
    return host;
}

void web_host_free(WebHost *host)
{
    if (host == NULL) return;
    autosave_free(host->autosave);
    edition_store_free(host->editions);
    edition_store_free(host->old_editions);
    mem_free(host);
}

const ControllerHost *web_host_lends(const WebHost *host)
{
    return &host->lends;
}

void web_host_only_look(WebHost *host)
{
    host->look_next = true;
}
