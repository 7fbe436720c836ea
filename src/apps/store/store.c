/* store.c -- saved games in SQLite. */
#include "apps/store/store.h"

#include <errno.h>
#include <inttypes.h>
#include <sqlite3.h>
#include <string.h>
#include <time.h>

#include "apps/command/reader.h"
#include "apps/store/store_branch.h"
#include "apps/store/store_open.h"
#include "apps/store/store_review.h"
#include "base/mem.h"
#include "base/utf8.h"

enum { QUERY_SIZE = 200 };

/* What lists show, of all games or of one. */
static void query_write(const Store *store, const char *which, char sql[QUERY_SIZE])
{
    Text text = text_into(sql, QUERY_SIZE);
    text_add(&text, "SELECT id, length, started, updated, edition, players, turn, status, saved");
    text_add(&text, store->nameless ? ", '', 0" : ", name, round");
    text_add(&text, ", header FROM games ");
    text_add(&text, which);
}

/* ---- small words for SQLite ---- */

/* Says what went wrong, ends an open transaction, and sorts the error. */
static StoreResult failed(Store *store, Text *why)
{
    int code = sqlite3_errcode(store->database) & 0xff;
    store_error_write(store, why);
    if (!sqlite3_get_autocommit(store->database)) {
        sqlite3_exec(store->database, "ROLLBACK", NULL, NULL, NULL);
    }
    return code == SQLITE_CORRUPT || code == SQLITE_NOTADB ? STORE_DAMAGED : STORE_FAILED;
}

static bool run(Store *store, const char *sql)
{
    return sqlite3_exec(store->database, sql, NULL, NULL, NULL) == SQLITE_OK;
}

static sqlite3_stmt *prepare(Store *store, const char *sql)
{
    sqlite3_stmt *statement = NULL;
    sqlite3_prepare_v2(store->database, sql, -1, &statement, NULL);
    return statement;
}

static void bind_words(sqlite3_stmt *statement, int place, const char *words)
{
    sqlite3_bind_text(statement, place, words, -1, SQLITE_STATIC);
}

/* Steps a statement that gives no rows, and ends it. */
static bool finish(sqlite3_stmt *statement)
{
    if (statement == NULL) return false;
    int stepped = sqlite3_step(statement);
    return sqlite3_finalize(statement) == SQLITE_OK && stepped == SQLITE_DONE;
}

static void column_words(sqlite3_stmt *statement, int column, char *target, size_t size)
{
    const char *words = (const char *)sqlite3_column_text(statement, column);
    text_copy(target, size, words == NULL ? "" : words);
    utf8_mask(target); /* somebody else may have written it */
}

static void now_write(char *target, size_t size)
{
    time_t now = time(NULL);
    struct tm parts;
    /* A clock that is far out gives years no date can hold. */
    if (gmtime_r(&now, &parts) == NULL ||
        strftime(target, size, "%Y-%m-%dT%H:%M:%SZ", &parts) == 0) {
        text_copy(target, size, "1970-01-01T00:00:00Z");
    }
}

static void hash_write(uint64_t hash, char target[17])
{
    Text text = text_into(target, 17);
    text_add_hex(&text, hash, 16);
}

static bool may_write(const Store *store, Text *why)
{
    if (!store->read_only) return true;
    text_add(why, store->reason);
    return false;
}

/* ---- changing ---- */

/* Adds the lines as actions from number `n` on; how many there were, or -1. */
static int64_t insert_lines(Store *store, int64_t id, int64_t n, const char *lines)
{
    sqlite3_stmt *insert = prepare(store, "INSERT INTO actions (game_id, n, text) VALUES (?,?,?)");
    if (insert == NULL) return -1;
    int64_t count = 0;
    bool good = true;
    while (*lines != '\0' && good) {
        size_t length = strcspn(lines, "\n");
        sqlite3_bind_int64(insert, 1, id);
        sqlite3_bind_int64(insert, 2, n + count);
        sqlite3_bind_text(insert, 3, lines, (int)length, SQLITE_STATIC);
        good = sqlite3_step(insert) == SQLITE_DONE;
        good = sqlite3_reset(insert) == SQLITE_OK && good;
        count++;
        lines += length + (lines[length] == '\n');
    }
    sqlite3_finalize(insert);
    return good ? count : -1;
}

static bool begin(Store *store, bool safe)
{
    /* The pragma does nothing inside a transaction, so it comes before. */
    return run(store, safe ? "PRAGMA synchronous=FULL" : "PRAGMA synchronous=NORMAL") &&
           run(store, "BEGIN IMMEDIATE");
}

StoreResult store_add(Store *store, const StoreSheet *sheet, const StoreChange *change, int64_t *id,
                      Text *why)
{
    if (!may_write(store, why)) return STORE_FAILED;
    if (!begin(store, change->safe)) return failed(store, why);
    char now[24], hash[17];
    now_write(now, sizeof now);
    hash_write(change->state.hash, hash);
    sqlite3_stmt *insert = prepare(
        store, "INSERT INTO games (started, updated, edition, header, edition_text, players,"
               " turn, status, hash, length, saved, name, round)"
               " VALUES (?1,?1,?2,?3,?4,?5,?6,?7,?8,0,?9,?10,?11)");
    if (insert == NULL) return failed(store, why);
    bind_words(insert, 1, now);
    bind_words(insert, 2, sheet->edition);
    bind_words(insert, 3, sheet->header);
    bind_words(insert, 4, sheet->edition_text);
    bind_words(insert, 5, sheet->players);
    bind_words(insert, 6, change->state.turn);
    bind_words(insert, 7, change->state.status);
    bind_words(insert, 8, hash);
    sqlite3_bind_int(insert, 9, change->safe);
    bind_words(insert, 10, sheet->name == NULL ? "" : sheet->name);
    sqlite3_bind_int64(insert, 11, change->state.round);
    if (!finish(insert)) return failed(store, why);
    int64_t number = sqlite3_last_insert_rowid(store->database);
    int64_t count = insert_lines(store, number, 0, change->lines);
    if (count < 0) return failed(store, why);
    sqlite3_stmt *update = prepare(store, "UPDATE games SET length=?1 WHERE id=?2");
    sqlite3_bind_int64(update, 1, count);
    sqlite3_bind_int64(update, 2, number);
    if (!finish(update) || !run(store, "COMMIT")) return failed(store, why);
    *id = number;
    return STORE_DONE;
}

/* Does the game end, from action `n` on, with exactly these lines? */
static bool holds_lines(Store *store, int64_t id, int64_t n, const char *lines)
{
    sqlite3_stmt *query =
        prepare(store, "SELECT text FROM actions WHERE game_id=?1 AND n>=?2 ORDER BY n");
    if (query == NULL) return false;
    sqlite3_bind_int64(query, 1, id);
    sqlite3_bind_int64(query, 2, n);
    bool same = true;
    while (same && sqlite3_step(query) == SQLITE_ROW) {
        const char *words = (const char *)sqlite3_column_text(query, 0);
        size_t length = strcspn(lines, "\n");
        same = words != NULL && strlen(words) == length && memcmp(words, lines, length) == 0 &&
               length > 0;
        lines += length + (lines[length] == '\n');
    }
    sqlite3_finalize(query);
    return same && *lines == '\0';
}

/* Brings the row of the game to where the change leads, if it is where we
 * left it: 1 done, 0 it is not there, -1 an error. */
static int update_row(Store *store, int64_t id, const StoreChange *change, int64_t length)
{
    char now[24], hash[17];
    now_write(now, sizeof now);
    hash_write(change->state.hash, hash);
    sqlite3_stmt *update =
        prepare(store, "UPDATE games SET updated=?1, turn=?2, status=?3, hash=?4, length=?5,"
                       " saved=max(saved, ?6), round=?9, header=coalesce(?10, header)"
                       " WHERE id=?7 AND length=?8");
    if (update == NULL) return -1;
    bind_words(update, 1, now);
    bind_words(update, 2, change->state.turn);
    bind_words(update, 3, change->state.status);
    bind_words(update, 4, hash);
    sqlite3_bind_int64(update, 5, length);
    sqlite3_bind_int(update, 6, change->safe);
    sqlite3_bind_int64(update, 7, id);
    sqlite3_bind_int64(update, 8, change->before);
    sqlite3_bind_int64(update, 9, change->state.round);
    if (change->header != NULL) bind_words(update, 10, change->header);
    if (!finish(update)) return -1;
    return sqlite3_changes(store->database) > 0;
}

static int64_t count_lines(const char *lines)
{
    int64_t count = 0;
    for (; *lines != '\0'; lines++) count += *lines == '\n';
    return count;
}

static bool cut(Store *store, int64_t id, const StoreChange *change)
{
    if (change->keep == change->before) return true;
    sqlite3_stmt *cutting = prepare(store, "DELETE FROM actions WHERE game_id=?1 AND n>=?2");
    sqlite3_bind_int64(cutting, 1, id);
    sqlite3_bind_int64(cutting, 2, change->keep);
    return finish(cutting);
}

StoreResult store_change(Store *store, int64_t id, const StoreChange *change, Text *why)
{
    if (!may_write(store, why)) return STORE_FAILED;
    if (!begin(store, change->safe)) return failed(store, why);
    int64_t count = count_lines(change->lines);
    int updated = update_row(store, id, change, change->keep + count);
    if (updated < 0) return failed(store, why);
    if (updated == 0) {
        /* A commit that reported an error may have happened all the same. */
        bool there = count > 0 && holds_lines(store, id, change->keep, change->lines);
        run(store, "ROLLBACK");
        if (there) return STORE_DONE;
        text_add(why, PLAIN(reader_words(), T_("another program has changed this game")));
        return STORE_TAKEN;
    }
    if (!cut(store, id, change)) return failed(store, why);
    if (insert_lines(store, id, change->keep, change->lines) != count) return failed(store, why);
    return run(store, "COMMIT") ? STORE_DONE : failed(store, why);
}

/* ---- reading ---- */

static void read_row(sqlite3_stmt *query, StoredGame *game)
{
    *game = (StoredGame){
        .id = sqlite3_column_int64(query, 0),
        .length = sqlite3_column_int64(query, 1),
        .saved = sqlite3_column_int(query, 8) != 0,
        .round = sqlite3_column_int64(query, 10),
    };
    column_words(query, 2, game->started, sizeof game->started);
    column_words(query, 3, game->updated, sizeof game->updated);
    column_words(query, 4, game->edition, sizeof game->edition);
    column_words(query, 5, game->players, sizeof game->players);
    column_words(query, 6, game->turn, sizeof game->turn);
    column_words(query, 7, game->status, sizeof game->status);
    column_words(query, 9, game->name, sizeof game->name);
    const char *header = (const char *)sqlite3_column_text(query, 11);
    if (header != NULL) store_branch_read(header, game);
}

StoreResult store_list(Store *store, StoredGame **games, int *count, Text *why)
{
    *games = NULL;
    *count = 0;
    char sql[QUERY_SIZE];
    query_write(store, "ORDER BY updated DESC, id DESC", sql);
    sqlite3_stmt *query = prepare(store, sql);
    if (query == NULL) return failed(store, why);
    int room = 0;
    while (sqlite3_step(query) == SQLITE_ROW) {
        if (*count == room) {
            room = room == 0 ? 16 : room * 2;
            *games = mem_resize(*games, (size_t)room, sizeof **games);
        }
        read_row(query, &(*games)[(*count)++]);
    }
    if (sqlite3_finalize(query) == SQLITE_OK) return STORE_DONE;
    mem_free(*games);
    *games = NULL;
    *count = 0;
    return failed(store, why);
}

static void no_game(int64_t id, Text *why)
{
    SAY(reader_words(), why, T_("there is no game number {id}; '{word}' lists them"), arg_id(id),
        arg_word("opoly games"));
}

bool store_find(Store *store, int64_t id, StoredGame *game, Text *why)
{
    char sql[QUERY_SIZE];
    query_write(store, "WHERE id=?1", sql);
    sqlite3_stmt *query = prepare(store, sql);
    sqlite3_bind_int64(query, 1, id);
    bool found = query != NULL && sqlite3_step(query) == SQLITE_ROW;
    if (found) read_row(query, game);
    if (sqlite3_finalize(query) != SQLITE_OK || query == NULL) {
        failed(store, why);
        return false;
    }
    if (!found) no_game(id, why);
    return found;
}

static bool load_actions(Store *store, int64_t id, Text *record)
{
    sqlite3_stmt *query = prepare(store, "SELECT text FROM actions WHERE game_id=?1 ORDER BY n");
    sqlite3_bind_int64(query, 1, id);
    while (query != NULL && sqlite3_step(query) == SQLITE_ROW) {
        const char *words = (const char *)sqlite3_column_text(query, 0);
        text_add(record, words == NULL ? "" : words);
        text_add_char(record, '\n');
    }
    return query != NULL && sqlite3_finalize(query) == SQLITE_OK;
}

static bool load_all(Store *store, int64_t id, Text *record, Text *edition_text, Text *why)
{
    sqlite3_stmt *query =
        prepare(store, "SELECT header, edition_text, hash FROM games WHERE id=?1");
    sqlite3_bind_int64(query, 1, id);
    bool found = query != NULL && sqlite3_step(query) == SQLITE_ROW;
    char hash[17] = "";
    if (found) {
        const char *header = (const char *)sqlite3_column_text(query, 0);
        const char *edition = (const char *)sqlite3_column_text(query, 1);
        text_add(record, header == NULL ? "" : header);
        text_add(edition_text, edition == NULL ? "" : edition);
        column_words(query, 2, hash, sizeof hash);
    }
    if (sqlite3_finalize(query) != SQLITE_OK || query == NULL) {
        failed(store, why);
        return false;
    }
    if (!found) {
        no_game(id, why);
        return false;
    }
    if (!load_actions(store, id, record)) {
        failed(store, why);
        return false;
    }
    text_add(record, "= ");
    text_add(record, hash);
    text_add_char(record, '\n');
    return true;
}

bool store_load(Store *store, int64_t id, Text *record, Text *edition_text, Text *why)
{
    /* One transaction, or another program's action could come in between. */
    if (!run(store, "BEGIN")) {
        failed(store, why);
        return false;
    }
    bool good = load_all(store, id, record, edition_text, why);
    if (!sqlite3_get_autocommit(store->database)) run(store, "COMMIT");
    return good;
}

bool store_delete(Store *store, int64_t id, Text *why)
{
    StoredGame game;
    if (!may_write(store, why) || !store_find(store, id, &game, why)) return false;
    if (!store_claim(store, id)) {
        SAY(reader_words(), why, T_("game {id} is being played by another program; end that first"),
            arg_id(id));
        return false;
    }
    bool good = begin(store, true);
    static const char *const parts[] = {"DELETE FROM actions WHERE game_id=?1",
                                        "DELETE FROM games WHERE id=?1"};
    for (int i = 0; i < 2 && good; i++) {
        sqlite3_stmt *statement = prepare(store, parts[i]);
        sqlite3_bind_int64(statement, 1, id);
        good = finish(statement);
    }
    if (good) store_review_drop(store, id);
    good = good && run(store, "COMMIT");
    if (!good) failed(store, why);
    store_unclaim(store, id);
    return good;
}

bool store_name(Store *store, int64_t id, const char *name, Text *why)
{
    StoredGame game;
    if (!may_write(store, why) || !store_find(store, id, &game, why)) return false;
    bool good = begin(store, true);
    sqlite3_stmt *update = good ? prepare(store, "UPDATE games SET name=?1 WHERE id=?2") : NULL;
    bind_words(update, 1, name);
    sqlite3_bind_int64(update, 2, id);
    good = finish(update) && run(store, "COMMIT");
    if (!good) failed(store, why);
    return good;
}
