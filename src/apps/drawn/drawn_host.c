/* drawn_host.c -- what both the window and the page provide to the controller. */
#include "apps/drawn/drawn_host.h"

#include <string.h>

#include "apps/drawn/own_edition.h"
#include "apps/store/game_load.h"
#include "apps/store/game_name.h"
#include "apps/store/store_branch.h"
#include "apps/store/store_review.h"
#include "apps/store/turn_note.h"
#include "base/mem.h"

void drawn_host_close(DrawnHost *host)
{
    autosave_free(host->autosave);
    edition_store_free(host->editions);
    edition_store_free(host->old_editions);
    *host = (DrawnHost){0};
}

int64_t drawn_host_begin(DrawnHost *host, const Table *table)
{
    autosave_begin(host->autosave, table);
    return autosave_number(host->autosave);
}

int64_t drawn_host_resume(DrawnHost *host, const Table *table, int64_t id)
{
    autosave_resume(host->autosave, table, id);
    return autosave_number(host->autosave);
}

static void renew_editions(DrawnHost *host)
{
    edition_store_free(host->old_editions);
    host->old_editions = host->editions;
    host->editions = edition_store_new();
    edition_store_speak(host->editions, language_code(host->words.language), host->words.language);
}

void drawn_host_speak(DrawnHost *host, const Language *language)
{
    host->words.language = language;
    renew_editions(host);
}

/* ---- saved games ---- */

static SavedGame saved_of(const DrawnHost *host, const StoredGame *stored)
{
    SavedGame game = {.id = stored->id, .length = stored->length, .round = stored->round};
    char moment[WALL_CLOCK_SIZE] = "";
    Text name = text_into(game.name, sizeof game.name);
    host->local_time(stored->started, moment);
    game_name_write(&host->words, stored, moment, &name);
    text_copy(game.given, sizeof game.given, stored->name);
    host->local_time(stored->updated, moment);
    if (moment[0] != '\0') {
        memcpy(game.date, moment, strlen("2026-11-15"));
        text_copy(game.time, sizeof game.time, moment + strlen("2026-11-15 "));
    }
    text_copy(game.edition, sizeof game.edition, stored->edition);
    text_copy(game.players, sizeof game.players, stored->players);
    game.over = text_same(stored->status, "over");
    Text turn = text_into(game.turn, sizeof game.turn);
    turn_note_say(&host->words, stored->turn, game.over, &turn);
    return game;
}

/* Every game followed by those that were played on from it. */
static SavedGame *saved_list(const DrawnHost *host, const StoredGame *stored, int count)
{
    SavedGame *games = mem_new((size_t)count + 1, sizeof *games);
    int *order = mem_new(2 * (size_t)count + 1, sizeof *order);
    store_branch_order(stored, count, order, order + count);
    for (int i = 0; i < count; i++) {
        int parent = store_branch_parent(stored, count, order[i]);
        games[i] = saved_of(host, &stored[order[i]]);
        games[i].parent = parent >= 0 ? stored[parent].id : 0;
    }
    mem_free(order);
    return games;
}

static int list(void *self, SavedGame **games)
{
    const DrawnHost *host = self;
    StoredGame *stored = NULL;
    int count = 0;
    Text why = text_growing();
    Store *store = autosave_store(host->autosave);
    *games = NULL;
    if (store != NULL && store_list(store, &stored, &count, &why) == STORE_DONE) {
        *games = saved_list(host, stored, count);
    } else {
        count = 0;
    }
    mem_free(stored);
    text_free(&why);
    return count;
}

Table *drawn_host_load(DrawnHost *host, int64_t id, Text *why)
{
    Store *store = autosave_store(host->autosave);
    if (store != NULL) return game_load_stored(host->editions, store, id, &host->words, why);
    text_add(why, PLAIN(&host->words, T_("The saved games cannot be opened.")));
    return NULL;
}

static bool erase(void *self, int64_t id, Text *why)
{
    Store *store = autosave_store(((DrawnHost *)self)->autosave);
    return store != NULL && store_delete(store, id, why);
}

static bool name_game(void *self, int64_t id, const char *typed, Text *why)
{
    DrawnHost *host = self;
    char name[STORE_NAME_SIZE];
    if (id == autosave_number(host->autosave)) return autosave_name(host->autosave, typed, why);
    Store *store = autosave_store(host->autosave);
    return store != NULL && game_name_read(&host->words, typed, name, why) &&
           store_name(store, id, name, why);
}

static bool kept_review(void *self, int64_t id, Text *text)
{
    Store *store = autosave_store(((DrawnHost *)self)->autosave);
    return store != NULL && store_review_load(store, id, text);
}

static void keep_review(void *self, int64_t id, const char *text)
{
    Store *store = autosave_store(((DrawnHost *)self)->autosave);
    if (store != NULL) store_review_keep(store, id, text);
}

void drawn_host_record_name(int64_t id, Text *name)
{
    text_add(name, "opoly-game");
    if (id != 0) {
        text_add_char(name, '-');
        text_add_int(name, id);
    }
    text_add(name, ".record");
}

/* ---- editions ---- */

const EditionLibrary *drawn_host_library(const DrawnHost *host)
{
    return edition_store_library(host->editions);
}

bool drawn_host_keep_edition(DrawnHost *host, const char *word, const char *text, Text *answer)
{
    if (!own_edition_keep(host->editions, &host->words, word, text, answer)) return false;
    renew_editions(host);
    return true;
}

/* ---- the host ---- */

static int64_t begin(void *self, const Table *table)
{
    return drawn_host_begin(self, table);
}

static int64_t resume(void *self, const Table *table, int64_t id)
{
    return drawn_host_resume(self, table, id);
}

static void sync_game(void *self, const Table *table)
{
    autosave_sync(((DrawnHost *)self)->autosave, table);
}

static Table *load(void *self, int64_t id, Text *why)
{
    return drawn_host_load(self, id, why);
}

static const EditionLibrary *library(void *self)
{
    return drawn_host_library(self);
}

static bool keep_edition(void *self, const char *word, const char *text, Text *answer)
{
    return drawn_host_keep_edition(self, word, text, answer);
}

static void fill(ControllerHost *lends)
{
    if (lends->begin == NULL) lends->begin = begin;
    if (lends->resume == NULL) lends->resume = resume;
    if (lends->sync == NULL) lends->sync = sync_game;
    if (lends->load == NULL) lends->load = load;
    if (lends->edition == NULL) lends->edition = keep_edition;
    lends->list = list;
    lends->erase = erase;
    lends->name = name_game;
    lends->review = kept_review;
    lends->keep_review = keep_review;
    lends->library = library;
}

void drawn_host_open(DrawnHost *host, const ControllerHost *own, bool saving, LocalTime local_time)
{
    *host = (DrawnHost){.lends = *own,
                        .autosave = autosave_new(saving, &host->words),
                        .editions = edition_store_new(),
                        .local_time = local_time};
    host->lends.self = host;
    fill(&host->lends);
}
