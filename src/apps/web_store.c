/* web_store.c -- store.h on the browser's storage, where every entry is written
 * whole or not at all.
 *
 *   opoly/games/3/about    what lists show, a word and its value a line
 *   opoly/games/3/header   of the record
 *   opoly/games/3/0 ...    the actions, CHUNK of them in each entry, a line each
 *   opoly/boards/HASH      the text of an edition that was played
 *
 * The actions are what counts; `about` is written after them, so it may lag
 * behind by one when the page is killed. */
#include "apps/store.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "apps/web_files.h"
#include "base/mem.h"

enum { CHUNK = 64, PATH_SIZE = 64 };

static const char games_path[] = "opoly/games/", boards_path[] = "opoly/boards/";

/* Nothing stays open, and nothing is claimed: another tab that plays the same
 * game is noticed when a change is written. */
struct Store {
    bool open;
};

/* What `about` says. */
typedef struct About {
    StoredGame game;
    int64_t started, updated; /* seconds since 1970 */
    char board[20], hash[20];
} About;

/* ---- names of entries ---- */

static void game_path(int64_t id, const char *part, char path[PATH_SIZE])
{
    Text text = text_into(path, PATH_SIZE);
    text_add(&text, games_path);
    text_add_int(&text, id);
    text_add_char(&text, '/');
    text_add(&text, part);
}

static void chunk_path(int64_t id, int64_t chunk, char path[PATH_SIZE])
{
    char number[24];
    Text text = text_into(number, sizeof number);
    text_add_int(&text, chunk);
    game_path(id, number, path);
}

static void board_path(const char *hash, char path[PATH_SIZE])
{
    Text text = text_into(path, PATH_SIZE);
    text_add(&text, boards_path);
    text_add(&text, hash);
}

/* ---- about ---- */

static void add_row(Text *text, const char *word, const char *value)
{
    text_add(text, word);
    text_add_char(text, ' ');
    text_add(text, value);
    text_add_char(text, '\n');
}

static void add_number(Text *text, const char *word, int64_t value)
{
    char number[24];
    Text digits = text_into(number, sizeof number);
    text_add_int(&digits, value);
    add_row(text, word, number);
}

static bool about_write(const About *about, Text *why)
{
    char path[PATH_SIZE];
    Text text = text_growing();
    add_number(&text, "started", about->started);
    add_number(&text, "updated", about->updated);
    add_row(&text, "edition", about->game.edition);
    add_row(&text, "players", about->game.players);
    add_row(&text, "turn", about->game.turn);
    add_row(&text, "status", about->game.status);
    add_number(&text, "length", about->game.length);
    add_number(&text, "saved", about->game.saved);
    add_row(&text, "hash", about->hash);
    add_row(&text, "board", about->board);
    game_path(about->game.id, "about", path);
    bool good = files_write(path, text.start, text.length, why);
    text_free(&text);
    return good;
}

static void words_value(const char *value, char *target, size_t size)
{
    Text text = text_into(target, size);
    text_add_bytes(&text, value, strcspn(value, "\n"));
}

static int64_t number_value(const char *value)
{
    char words[24];
    int64_t number = 0;
    words_value(value, words, sizeof words);
    text_to_int(words, &number);
    return number;
}

/* What stands behind `word` at the beginning of a line; "" when it does not. */
static const char *value_of(const char *text, const char *word)
{
    size_t length = strlen(word);
    for (const char *line = text; *line != '\0'; line += line[0] == '\n') {
        if (strncmp(line, word, length) == 0 && line[length] == ' ') return line + length + 1;
        line += strcspn(line, "\n");
    }
    return "";
}

/* "2026-11-15T20:05:34Z". */
static void moment_write(int64_t seconds, char moment[24])
{
    time_t time = (time_t)seconds;
    struct tm parts;
    gmtime_r(&time, &parts);
    strftime(moment, 24, "%Y-%m-%dT%H:%M:%SZ", &parts);
}

static bool about_read(int64_t id, About *about)
{
    char path[PATH_SIZE];
    Text text = text_growing();
    game_path(id, "about", path);
    bool found = web_files_find(path, &text);
    *about = (About){.game.id = id};
    StoredGame *game = &about->game;
    about->started = number_value(value_of(text.start, "started"));
    about->updated = number_value(value_of(text.start, "updated"));
    moment_write(about->started, game->started);
    moment_write(about->updated, game->updated);
    words_value(value_of(text.start, "edition"), game->edition, sizeof game->edition);
    words_value(value_of(text.start, "players"), game->players, sizeof game->players);
    words_value(value_of(text.start, "turn"), game->turn, sizeof game->turn);
    words_value(value_of(text.start, "status"), game->status, sizeof game->status);
    game->length = number_value(value_of(text.start, "length"));
    game->saved = number_value(value_of(text.start, "saved")) != 0;
    words_value(value_of(text.start, "hash"), about->hash, sizeof about->hash);
    words_value(value_of(text.start, "board"), about->board, sizeof about->board);
    text_free(&text);
    return found;
}

static void about_change(About *about, const StoreChange *change, int64_t length)
{
    Text hash = text_into(about->hash, sizeof about->hash);
    text_add_hex(&hash, change->state.hash, 16);
    text_copy(about->game.turn, sizeof about->game.turn, change->state.turn);
    text_copy(about->game.status, sizeof about->game.status, change->state.status);
    about->updated = (int64_t)time(NULL);
    about->game.length = length;
    about->game.saved = about->game.saved || change->safe;
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
    for (; count > 0 && *lines != '\0'; count--) lines += strcspn(lines, "\n") + 1;
    return lines;
}

/* Adds all actions from the chunk on; returns the number of the next one. */
static int64_t chunks_read(int64_t id, int64_t chunk, Text *lines)
{
    char path[PATH_SIZE];
    for (;; chunk++) {
        chunk_path(id, chunk, path);
        if (!web_files_find(path, lines)) return chunk;
    }
}

/* Writes the lines from `chunk` on, in the place of those that were there up
 * to `end`. Whatever happens in between, the first lines of the game are there. */
static bool chunks_write(int64_t id, int64_t chunk, int64_t end, const char *lines, Text *why)
{
    char path[PATH_SIZE];
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
    Store *store = mem_new(1, sizeof *store);
    store->open = true;
    return store;
}

void store_close(Store *store)
{
    mem_free(store);
}

void store_patience(Store *store, int milliseconds)
{
    (void)store, (void)milliseconds;
}

bool store_claim(Store *store, int64_t id)
{
    (void)store, (void)id;
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
    char prefix[PATH_SIZE];
    Text paths = text_growing();
    game_path(id, "", prefix);
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
static bool board_keep(About *about, const char *text, Text *why)
{
    char path[PATH_SIZE];
    Text hash = text_into(about->board, sizeof about->board), old = text_growing();
    text_add_hex(&hash, text_hash(text, strlen(text)), 16);
    board_path(about->board, path);
    bool good = web_files_find(path, &old) || files_write(path, text, strlen(text), why);
    text_free(&old);
    return good;
}

StoreResult store_add(Store *store, const StoreSheet *sheet, const StoreChange *change,
                      int64_t *id, Text *why)
{
    (void)store;
    char path[PATH_SIZE];
    About about = {.game.id = free_number(), .started = (int64_t)time(NULL)};
    text_copy(about.game.edition, sizeof about.game.edition, sheet->edition);
    text_copy(about.game.players, sizeof about.game.players, sheet->players);
    about_change(&about, change, count_lines(change->lines));
    game_path(about.game.id, "header", path);
    bool good = board_keep(&about, sheet->edition_text, why) &&
                files_write(path, sheet->header, strlen(sheet->header), why) &&
                chunks_write(about.game.id, 0, 0, change->lines, why) && about_write(&about, why);
    if (!good) drop_game(about.game.id);
    else *id = about.game.id;
    return good ? STORE_DONE : STORE_FAILED;
}

/* Is what is stored as we left it? A change that failed half way has left the
 * first of its lines, which is as good. */
static bool as_we_left_it(const char *stored, const StoreChange *change)
{
    return count_lines(stored) == change->before - change->keep ||
           strncmp(stored, change->lines, strlen(stored)) == 0;
}

StoreResult store_change(Store *store, int64_t id, const StoreChange *change, Text *why)
{
    (void)store;
    About about;
    Text lines = text_growing();
    StoreResult result = STORE_TAKEN;
    int64_t first = change->keep / CHUNK, end = chunks_read(id, first, &lines);
    char *kept = (char *)(uintptr_t)after_lines(lines.start, change->keep % CHUNK);
    if (about_read(id, &about) && as_we_left_it(kept, change)) {
        lines.length = (size_t)(kept - lines.start);
        *kept = '\0';
        text_add(&lines, change->lines);
        about_change(&about, change, first * CHUNK + count_lines(lines.start));
        bool good =
            chunks_write(id, first, end, lines.start, why) && about_write(&about, why);
        result = good ? STORE_DONE : STORE_FAILED;
    }
    text_free(&lines);
    return result;
}

/* ---- reading ---- */

static int later_first(const void *a, const void *b)
{
    const About *one = a, *other = b;
    int64_t by_time = other->updated - one->updated, by_number = other->game.id - one->game.id;
    int64_t order = by_time != 0 ? by_time : by_number;
    return order > 0 ? 1 : order < 0 ? -1 : 0;
}

StoreResult store_list(Store *store, StoredGame **games, int *count, Text *why)
{
    (void)store, (void)why;
    int64_t *ids = all_numbers(count);
    About *all = mem_new((size_t)*count, sizeof *all);
    for (int i = 0; i < *count; i++) about_read(ids[i], &all[i]);
    qsort(all, (size_t)*count, sizeof *all, later_first);
    *games = mem_new((size_t)*count, sizeof **games);
    for (int i = 0; i < *count; i++) (*games)[i] = all[i].game;
    mem_free(all);
    mem_free(ids);
    return STORE_DONE;
}

bool store_find(Store *store, int64_t id, StoredGame *game, Text *why)
{
    (void)store;
    About about;
    bool found = about_read(id, &about);
    *game = about.game;
    if (found) return true;
    text_add(why, "there is no game ");
    text_add_int(why, id);
    return false;
}

bool store_load(Store *store, int64_t id, Text *record, Text *edition_text, Text *why)
{
    StoredGame game;
    About about;
    char path[PATH_SIZE];
    if (!store_find(store, id, &game, why)) return false;
    about_read(id, &about);
    board_path(about.board, path);
    web_files_find(path, edition_text);
    game_path(id, "header", path);
    web_files_find(path, record);
    size_t header = record->length;
    chunks_read(id, 0, record);
    if (count_lines(record->start + header) == about.game.length) add_row(record, "=", about.hash);
    return true;
}

static void drop_board_unless_used(const char *hash)
{
    int count;
    int64_t *ids = all_numbers(&count);
    bool used = false;
    for (int i = 0; i < count && !used; i++) {
        About about;
        used = about_read(ids[i], &about) && text_same(about.board, hash);
    }
    mem_free(ids);
    char path[PATH_SIZE];
    board_path(hash, path);
    if (!used) web_files_drop(path);
}

bool store_delete(Store *store, int64_t id, Text *why)
{
    StoredGame game;
    About about;
    if (!store_find(store, id, &game, why)) return false;
    about_read(id, &about);
    drop_game(id);
    drop_board_unless_used(about.board);
    return true;
}
