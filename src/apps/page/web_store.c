/* web_store.c -- store.h on the browser's storage, where every entry is written
 * whole or not at all.
 *
 *   opoly/games/3/about    what lists show, a word and its value a line
 *   opoly/games/3/name     that a person gave it, apart so that naming a game does not
 *                          look like playing it
 *   opoly/games/3/header   of the record
 *   opoly/games/3/0 ...    the actions, CHUNK of them in each entry, a line each
 *   opoly/boards/HASH      the text of an edition that was played
 *
 * The actions are what counts; `about` is written after them, so it may lag
 * behind by one when the page is killed. */
#include "apps/store/store.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "apps/page/web_about.h"
#include "apps/page/web_files.h"
#include "apps/page/web_language.h"
#include "apps/store/store_branch.h"
#include "base/mem.h"

enum { CHUNK = 64 };

static const char games_path[] = "opoly/games/", boards_path[] = "opoly/boards/";

/* Nobody is kept out: another tab that plays the same game is noticed when a
 * change is written, because `about` is no longer as we have seen it. */
struct Store {
    int64_t id; /* the game we have seen last; 0: none */
    uint64_t seen;
};

/* ---- names of entries ---- */

static void chunk_path(int64_t id, int64_t chunk, char path[WEB_PATH_SIZE])
{
    char number[24];
    Text text = text_into(number, sizeof number);
    text_add_int(&text, chunk);
    web_about_path(id, number, path);
}

static void board_path(const char *hash, char path[WEB_PATH_SIZE])
{
    Text text = text_into(path, WEB_PATH_SIZE);
    text_add(&text, boards_path);
    text_add(&text, hash);
}

/* ---- actions ---- */

static int64_t count_lines(const char *lines)
{
    int64_t count = 0;
    for (; *lines != '\0'; lines++) count += *lines == '\n';
    return count;
}

static const char *after_lines(const char *lines, int64_t count)
{
    for (; count > 0 && *lines != '\0'; count--) {
        lines += strcspn(lines, "\n");
        lines += *lines == '\n';
    }
    return lines;
}

/* Adds all actions from the chunk on; returns the number of the next one. */
static int64_t chunks_read(int64_t id, int64_t chunk, Text *lines)
{
    char path[WEB_PATH_SIZE];
    for (;; chunk++) {
        chunk_path(id, chunk, path);
        if (!web_files_find(path, lines)) return chunk;
    }
}

/* Writes the lines from `chunk` on, in the place of those that were there up
 * to `end`. Whatever happens in between, the first lines of the game are there. */
static bool chunks_write(int64_t id, int64_t chunk, int64_t end, const char *lines, Text *why)
{
    char path[WEB_PATH_SIZE];
    int64_t last = chunk + (count_lines(lines) + CHUNK - 1) / CHUNK;
    for (int64_t n = end - 1; n >= last || n > chunk; n--) {
        chunk_path(id, n, path);
        web_files_drop(path);
    }
    for (; *lines != '\0'; chunk++) {
        const char *next = after_lines(lines, CHUNK);
        chunk_path(id, chunk, path);
        if (!files_write(path, lines, (size_t)(next - lines), why)) return false;
        lines = next;
    }
    return true;
}

/* ---- opening ---- */

Store *store_open(const char *path, Text *note, Text *why)
{
    (void)path, (void)note, (void)why;
    return mem_new(1, sizeof(Store));
}

Store *store_open_within(const char *path, int milliseconds, Text *note, Text *why)
{
    (void)milliseconds;
    return store_open(path, note, why);
}

void store_close(Store *store)
{
    mem_free(store);
}

void store_patience(Store *store, int milliseconds)
{
    (void)store, (void)milliseconds;
}

static void see(Store *store, const WebAbout *about)
{
    store->id = about->game.id;
    store->seen = about->seen;
}

bool store_claim(Store *store, int64_t id)
{
    WebAbout about;
    if (web_about_read(id, &about)) see(store, &about);
    return true;
}

void store_unclaim(Store *store, int64_t id)
{
    (void)store, (void)id;
}

bool store_move_aside(const char *path, Text *note)
{
    (void)path, (void)note;
    return false;
}

/* ---- the numbers of the games ---- */

/* The number in a path of `about`; 0 in others. */
static int64_t about_number(const char *path)
{
    static const char ending[] = "/about\n";
    char words[24];
    int64_t id = 0;
    const char *number = path + strlen(games_path);
    size_t digits = strspn(number, "0123456789");
    if (strncmp(number + digits, ending, strlen(ending)) != 0) return 0;
    Text text = text_into(words, sizeof words);
    text_add_bytes(&text, number, digits);
    text_to_int(words, &id);
    return id;
}

/* All numbers; free with mem_free. */
static int64_t *all_numbers(int *count)
{
    Text paths = text_growing();
    web_files_list(games_path, &paths);
    int64_t *ids = mem_new((size_t)count_lines(paths.start) + 1, sizeof *ids);
    *count = 0;
    for (const char *path = paths.start; *path != '\0'; path = after_lines(path, 1)) {
        int64_t id = about_number(path);
        if (id > 0) ids[(*count)++] = id;
    }
    text_free(&paths);
    return ids;
}

static int64_t free_number(void)
{
    int count;
    int64_t *ids = all_numbers(&count), most = 0;
    for (int i = 0; i < count; i++) most = ids[i] > most ? ids[i] : most;
    mem_free(ids);
    return most + 1;
}

/* ---- changing ---- */

static void drop_game(int64_t id)
{
    char prefix[WEB_PATH_SIZE];
    Text paths = text_growing();
    web_about_path(id, "", prefix);
    web_files_list(prefix, &paths);
    for (char *path = paths.start; *path != '\0';) {
        size_t length = strcspn(path, "\n");
        path[length] = '\0';
        web_files_drop(path);
        path += length + 1;
    }
    text_free(&paths);
}

/* Many games share an edition, so its text is kept once, by its hash. */
static bool board_keep(WebAbout *about, const char *text, Text *why)
{
    char path[WEB_PATH_SIZE];
    Text hash = text_into(about->board, sizeof about->board), old = text_growing();
    text_add_hex(&hash, text_hash(text, strlen(text)), 16);
    board_path(about->board, path);
    bool good = web_files_find(path, &old) || files_write(path, text, strlen(text), why);
    text_free(&old);
    return good;
}

/* A page that was killed while it began a game has left parts of it. */
StoreResult store_add(Store *store, const StoreSheet *sheet, const StoreChange *change, int64_t *id,
                      Text *why)
{
    char path[WEB_PATH_SIZE];
    WebAbout about = {.game.id = free_number(), .started = (int64_t)time(NULL)};
    text_copy(about.game.edition, sizeof about.game.edition, sheet->edition);
    text_copy(about.game.players, sizeof about.game.players, sheet->players);
    web_about_change(&about, change, count_lines(change->lines));
    web_about_path(about.game.id, "header", path);
    drop_game(about.game.id);
    bool named = sheet->name != NULL && sheet->name[0] != '\0';
    bool good = board_keep(&about, sheet->edition_text, why) &&
                files_write(path, sheet->header, strlen(sheet->header), why) &&
                chunks_write(about.game.id, 0, 0, change->lines, why) &&
                web_about_write(&about, why) &&
                (!named || store_name(store, about.game.id, sheet->name, why));
    if (!good) {
        drop_game(about.game.id);
        return STORE_FAILED;
    }
    see(store, &about);
    *id = about.game.id;
    return STORE_DONE;
}

/* Is the game as we left it? `stored` are its lines from `keep` on. A change of
 * ours that failed half way may have left some of its lines. */
static bool as_we_left_it(const Store *store, const WebAbout *about, const char *stored,
                          const StoreChange *change)
{
    if (store->id == about->game.id) return store->seen == about->seen;
    return count_lines(stored) == change->before - change->keep;
}

/* When actions are taken back there is a moment in which the hash is not that
 * of the actions. */
static bool write_lines(WebAbout *about, const StoreChange *change, int64_t first, int64_t end,
                        const char *lines, Text *why)
{
    if (change->keep < change->before) {
        about->hash[0] = '\0';
        if (!web_about_write(about, why)) return false;
    }
    if (!chunks_write(about->game.id, first, end, lines, why)) return false;
    web_about_change(about, change, first * CHUNK + count_lines(lines));
    return web_about_write(about, why);
}

StoreResult store_change(Store *store, int64_t id, const StoreChange *change, Text *why)
{
    WebAbout about;
    Text lines = text_growing();
    StoreResult result = STORE_TAKEN;
    int64_t first = change->keep / CHUNK, end = chunks_read(id, first, &lines);
    bool whole = count_lines(lines.start) >= change->keep % CHUNK;
    char *kept = (char *)(uintptr_t)after_lines(lines.start, change->keep % CHUNK);
    if (web_about_read(id, &about) && whole && as_we_left_it(store, &about, kept, change)) {
        lines.length = (size_t)(kept - lines.start);
        *kept = '\0';
        text_add(&lines, change->lines);
        bool good = write_lines(&about, change, first, end, lines.start, why);
        see(store, &about);
        result = good ? STORE_DONE : STORE_FAILED;
    }
    text_free(&lines);
    return result;
}

/* ---- reading ---- */

static int later_first(const void *a, const void *b)
{
    const WebAbout *one = a, *other = b;
    int64_t by_time = other->updated - one->updated, by_number = other->game.id - one->game.id;
    int64_t order = by_time != 0 ? by_time : by_number;
    return order > 0 ? 1 : order < 0 ? -1 : 0;
}

/* Where it comes from is in its header. */
static void read_branch(StoredGame *game)
{
    char path[WEB_PATH_SIZE];
    Text header = text_growing();
    web_about_path(game->id, "header", path);
    web_files_find(path, &header);
    store_branch_read(header.start, game);
    text_free(&header);
}

StoreResult store_list(Store *store, StoredGame **games, int *count, Text *why)
{
    (void)store, (void)why;
    int64_t *ids = all_numbers(count);
    WebAbout *all = mem_new((size_t)*count, sizeof *all);
    for (int i = 0; i < *count; i++) web_about_read(ids[i], &all[i]);
    qsort(all, (size_t)*count, sizeof *all, later_first);
    *games = mem_new((size_t)*count, sizeof **games);
    for (int i = 0; i < *count; i++) {
        (*games)[i] = all[i].game;
        read_branch(&(*games)[i]);
    }
    mem_free(all);
    mem_free(ids);
    return STORE_DONE;
}

bool store_find(Store *store, int64_t id, StoredGame *game, Text *why)
{
    (void)store;
    WebAbout about;
    bool found = web_about_read(id, &about);
    *game = about.game;
    if (found) return true;
    Words words = web_words();
    SAY(&words, why, T_("there is no game {id}"), arg_id(id));
    return false;
}

bool store_load(Store *store, int64_t id, Text *record, Text *edition_text, Text *why)
{
    StoredGame game;
    WebAbout about;
    char path[WEB_PATH_SIZE];
    if (!store_find(store, id, &game, why)) return false;
    web_about_read(id, &about);
    see(store, &about);
    board_path(about.board, path);
    web_files_find(path, edition_text);
    web_about_path(id, "header", path);
    web_files_find(path, record);
    size_t header = record->length;
    chunks_read(id, 0, record);
    bool sure = about.hash[0] != '\0';
    if (sure && count_lines(record->start + header) == about.game.length) {
        text_add(record, "= ");
        text_add(record, about.hash);
        text_add_char(record, '\n');
    }
    return true;
}

static void drop_board_unless_used(const char *hash)
{
    int count;
    int64_t *ids = all_numbers(&count);
    bool used = false;
    for (int i = 0; i < count && !used; i++) {
        WebAbout about;
        used = web_about_read(ids[i], &about) && text_same(about.board, hash);
    }
    mem_free(ids);
    char path[WEB_PATH_SIZE];
    board_path(hash, path);
    if (!used) web_files_drop(path);
}

bool store_name(Store *store, int64_t id, const char *name, Text *why)
{
    StoredGame game;
    char path[WEB_PATH_SIZE];
    if (!store_find(store, id, &game, why)) return false;
    web_about_path(id, "name", path);
    if (name[0] != '\0') return files_write(path, name, strlen(name), why);
    web_files_drop(path);
    return true;
}

bool store_delete(Store *store, int64_t id, Text *why)
{
    StoredGame game;
    WebAbout about;
    if (!store_find(store, id, &game, why)) return false;
    web_about_read(id, &about);
    drop_game(id);
    drop_board_unless_used(about.board);
    return true;
}
