/* web_host.c -- what the controller needs of the browser: saved games, files, clock. */
#include "apps/page/web_host.h"

#include <string.h>

#include "apps/drawn/drawn_host.h"
#include "apps/page/web_clock.h"
#include "apps/page/web_files.h"
#include "apps/page/web_language.h"
#include "apps/page/web_output.h"
#include "apps/page/web_page.h"
#include "apps/store/game_load.h"
#include "base/mem.h"
#include "table/record.h"

static const char settings_path[] = "opoly/settings";

struct WebHost {
    DrawnHost drawn;                 /* first: what it lends is handed the host */
    char chosen[LANGUAGE_CODE_SIZE]; /* in the settings */
    bool look_next;                  /* the next game is only looked at */
    bool looking;                    /* the running one is: it is not kept yet */
    bool full_screen;                /* as it was settled last */
    int shade;                       /* likewise */
    bool calm;                       /* likewise */
    WebWire *wire;
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
    return drawn_host_begin(&host->drawn, table);
}

static int64_t resume(void *self, const Table *table, int64_t id)
{
    WebHost *host = self;
    host->looking = false;
    return drawn_host_resume(&host->drawn, table, id);
}

/* Somebody does something in a game that was only looked at. */
static void begin_to_play(WebHost *host, const Table *table)
{
    if (!host->looking) return;
    host->looking = false;
    autosave_begin(host->drawn.autosave, table);
}

static Refusal submit(void *self, Table *table, const Action *action, Text *note)
{
    WebHost *host = self;
    begin_to_play(host, table);
    Refusal refusal = autosave_submit(host->drawn.autosave, table, action);
    web_output_take(note);
    return refusal;
}

static void sync_game(void *self, const Table *table)
{
    WebHost *host = self;
    begin_to_play(host, table);
    autosave_sync(host->drawn.autosave, table);
}

static void save(void *self, const Table *table, Text *answer)
{
    WebHost *host = self;
    Text words = text_growing();
    begin_to_play(host, table);
    if (autosave_save(host->drawn.autosave, table, &words)) {
        text_add(answer, words.start);
    } else {
        web_output_take(answer);
    }
    text_free(&words);
}

/* ---- saved games ---- */

static void local_time(const char *iso, char moment[WALL_CLOCK_SIZE])
{
    page_local_time((double)web_clock_read(iso), moment);
}

Table *web_host_read(WebHost *host, const char *record, size_t length, Text *why)
{
    const EditionLibrary *library = drawn_host_library(&host->drawn);
    Table *table;
    if (game_load_watopoly(library, record, length, "save", seed(host), &host->drawn.words, &table,
                           why))
        return table;
    return game_load_record(library, record, length, "record", &host->drawn.words, why);
}

static Table *load(void *self, int64_t id, Text *why)
{
    WebHost *host = self;
    StoredGame game;
    Text lines = text_growing();
    Table *table = NULL;
    if (store_find(autosave_store(host->drawn.autosave), id, &game, why)) {
        table = drawn_host_load(&host->drawn, id, &lines);
        if (table == NULL) {
            SAY(&host->drawn.words, why, T_("This game cannot be read: {text}"),
                arg_text(lines.start));
        }
    }
    text_free(&lines);
    return table;
}

/* ---- files of the user's own ---- */

static void offer_record(void *self, const Table *table, Text *answer)
{
    WebHost *host = self;
    char buffer[40];
    Text name = text_into(buffer, sizeof buffer), record = text_growing();
    (void)answer;
    drawn_host_record_name(host->looking ? 0 : autosave_number(host->drawn.autosave), &name);
    record_write(table, &record);
    page_offer(PAGE_OFFER_RECORD, name.start, name.length, record.start, record.length);
    text_free(&record);
}

static void give_link(void *self, const Table *table, size_t at)
{
    Text record = text_growing();
    (void)self;
    record_write(table, &record);
    page_link(record.start, record.length, (int)at);
    text_free(&record);
}

static void offer_edition(const char *word, const char *text)
{
    char buffer[WORD_SIZE + 10];
    Text name = text_into(buffer, sizeof buffer);
    text_add(&name, word);
    text_add(&name, ".edition");
    page_offer(PAGE_OFFER_EDITION, name.start, name.length, text, strlen(text));
}

static bool keep_edition(void *self, const char *word, const char *text, Text *answer)
{
    WebHost *host = self;
    Text where = text_growing();
    bool good = drawn_host_keep_edition(&host->drawn, word, text, &where);
    if (good) {
        text_add(answer, PLAIN(&host->drawn.words, T_("The edition is kept in this browser.")));
        offer_edition(word, text);
    } else {
        text_add(answer, where.start);
    }
    text_free(&where);
    return good;
}

static bool take_picture(void *self, int number, const char *file, Text *why)
{
    WebHost *host = self;
    if (page_take_picture(number, file, strlen(file))) return true;
    text_add(why, PLAIN(&host->drawn.words,
                        T_("Drop the picture into the field first, or choose it there.")));
    return false;
}

static void choose(void *self)
{
    (void)self;
    page_choose_file();
}

/* ---- settings ---- */

/* What was set by hand and follows the system no more: 's' shade, 'c' calm. */
static const char by_hand_path[] = "opoly/by-hand";

static bool is_by_hand(char letter)
{
    Text letters = text_growing();
    bool found = web_files_find(by_hand_path, &letters) && strchr(letters.start, letter) != NULL;
    text_free(&letters);
    return found;
}

/* Also when neither is: then both are known to follow. */
static void note_by_hand(bool shade, bool calm)
{
    Text letters = text_growing(), why = text_growing();
    if (shade || is_by_hand('s')) text_add_char(&letters, 's');
    if (calm || is_by_hand('c')) text_add_char(&letters, 'c');
    files_write(by_hand_path, letters.start, letters.length, &why);
    text_free(&letters);
    text_free(&why);
}

static bool knows_by_hand(void)
{
    Text letters = text_growing();
    bool known = web_files_find(by_hand_path, &letters);
    text_free(&letters);
    return known;
}

/* Settings from before this was noted were set by hand where they differ. */
static void follow(Settings *settings, bool dark, bool calm)
{
    int shade = dark ? SHADE_DARK : SHADE_LIGHT;
    if (!knows_by_hand()) note_by_hand(settings->shade != shade, settings->calm != calm);
    if (!is_by_hand('s')) settings->shade = shade;
    if (!is_by_hand('c')) settings->calm = calm;
}

Settings web_host_settings(Settings first)
{
    Text content = text_growing();
    Settings settings = first;
    if (web_files_find(settings_path, &content)) {
        settings_read(content.start, content.length, &settings);
    }
    follow(&settings, first.shade == SHADE_DARK, first.calm);
    text_free(&content);
    /* A page may fill the screen only when somebody asks for it. */
    settings.full_screen = false;
    return settings;
}

void web_host_follow(WebHost *host, Settings *settings, bool dark, bool calm)
{
    follow(settings, dark, calm);
    host->shade = settings->shade;
    host->calm = settings->calm;
}

static const Language *language(void *self)
{
    WebHost *host = self;
    if (host->drawn.words.language != web_language()) {
        drawn_host_speak(&host->drawn, web_language());
    }
    return host->drawn.words.language;
}

static void take_settings(void *self, const Settings *settings, Text *note)
{
    WebHost *host = self;
    Text content = text_growing(), why = text_growing();
    note_by_hand(settings->shade != host->shade, settings->calm != host->calm);
    host->shade = settings->shade;
    host->calm = settings->calm;
    settings_write(settings, &content);
    files_write(settings_path, content.start, content.length, &why);
    text_free(&content);
    text_free(&why);
    page_volumes(settings->muted ? 0 : settings->music, settings->muted ? 0 : settings->sound);
    if (settings->full_screen != host->full_screen) page_full_screen(settings->full_screen);
    host->full_screen = settings->full_screen;
    (void)note; /* a missing catalogue is reported once that is known */
    if (text_same(host->chosen, settings->language)) return;
    text_copy(host->chosen, sizeof host->chosen, settings->language);
    web_language_want(host->chosen);
}

/* ---- the host ---- */

WebHost *web_host_new(const Settings *settings)
{
    WebHost *host = mem_new(1, sizeof *host);
    static const ControllerHost own = {
        .now = now,
        .seed = seed,
        .language = language,
        .begin = begin,
        .resume = resume,
        .submit = submit,
        .sync = sync_game,
        .save = save,
        .load = load,
        .record = offer_record,
        .link = give_link,
        .stays = true,
        .edition = keep_edition,
        .picture = take_picture,
        .choose = choose,
        .settings = take_settings,
    };
    drawn_host_open(&host->drawn, &own, true, local_time);
    host->wire = web_wire_new(&host->drawn.words);
    host->drawn.lends.wire = web_wire_lends(host->wire);
    text_copy(host->chosen, sizeof host->chosen, settings->language);
    host->shade = settings->shade;
    host->calm = settings->calm;
    web_language_want(host->chosen);
    return host;
}

void web_host_free(WebHost *host)
{
    if (host == NULL) return;
    drawn_host_close(&host->drawn);
    web_wire_free(host->wire);
    mem_free(host);
}

const ControllerHost *web_host_lends(const WebHost *host)
{
    return &host->drawn.lends;
}

WebWire *web_host_wire(const WebHost *host)
{
    return host->wire;
}

void web_host_only_look(WebHost *host)
{
    host->look_next = true;
}

int64_t web_host_number(const WebHost *host)
{
    return host->looking ? 0 : autosave_number(host->drawn.autosave);
}
