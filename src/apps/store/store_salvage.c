/* store_salvage.c -- the games of a damaged database that can still be read. */
#include "apps/store/store_salvage.h"

#include <fcntl.h>
#include <sqlite3.h>
#include <stdbool.h>
#include <unistd.h>

#include "apps/store/files.h"
#include "apps/store/store_open.h"
#include "base/mem.h"

/* ---- which games ---- */

typedef struct Found {
    int64_t *ids;
    int count, room;
} Found;

static void note(Found *found, int64_t id)
{
    for (int i = 0; i < found->count; i++)
        if (found->ids[i] == id) return;
    if (found->count == found->room) {
        found->room = found->room == 0 ? 64 : found->room * 2;
        found->ids = mem_resize(found->ids, (size_t)found->room, sizeof *found->ids);
    }
    found->ids[found->count++] = id;
}

/* As far as they can be read in this order. */
static void look(sqlite3 *database, const char *sql, Found *found)
{
    sqlite3_stmt *query = NULL;
    if (sqlite3_prepare_v2(database, sql, -1, &query, NULL) != SQLITE_OK) return;
    while (sqlite3_step(query) == SQLITE_ROW) note(found, sqlite3_column_int64(query, 0));
    sqlite3_finalize(query);
}

/* ---- copying ---- */

static bool run_with(sqlite3 *database, const char *sql, int64_t id)
{
    sqlite3_stmt *statement = NULL;
    if (sqlite3_prepare_v2(database, sql, -1, &statement, NULL) != SQLITE_OK) return false;
    sqlite3_bind_int64(statement, 1, id);
    int stepped = sqlite3_step(statement);
    return sqlite3_finalize(statement) == SQLITE_OK && stepped == SQLITE_DONE;
}

static int64_t number_with(sqlite3 *database, const char *sql, int64_t id)
{
    sqlite3_stmt *query = NULL;
    int64_t number = -1;
    if (sqlite3_prepare_v2(database, sql, -1, &query, NULL) != SQLITE_OK) return -1;
    if (id != 0) sqlite3_bind_int64(query, 1, id);
    if (sqlite3_step(query) == SQLITE_ROW) number = sqlite3_column_int64(query, 0);
    sqlite3_finalize(query);
    return number;
}

/* A game counts as whole with all its actions, from the first to the last. */
static bool is_whole(sqlite3 *database, int64_t id)
{
    static const char actions[] =
        "SELECT count(*) FROM main.games g WHERE id=?1 AND length="
        " (SELECT count(*) FROM main.actions WHERE game_id=?1) AND length="
        " (SELECT coalesce(max(n), -1) + 1 FROM main.actions WHERE game_id=?1)";
    return number_with(database, actions, id) == 1;
}

static bool copy(sqlite3 *database, int64_t id, bool named)
{
    static const char plain[] =
        "INSERT INTO main.games (id, started, updated, edition, header, edition_text, players,"
        " turn, status, hash, length, saved) SELECT id, started, updated, edition, header,"
        " edition_text, players, turn, status, hash, length, saved FROM old.games WHERE id=?1";
    static const char full[] =
        "INSERT INTO main.games (id, started, updated, edition, header, edition_text, players,"
        " turn, status, hash, length, saved, name, round) SELECT id, started, updated, edition,"
        " header, edition_text, players, turn, status, hash, length, saved, name, round"
        " FROM old.games WHERE id=?1";
    sqlite3_exec(database, "BEGIN IMMEDIATE", NULL, NULL, NULL);
    bool good = run_with(database, named ? full : plain, id) &&
                run_with(database,
                         "INSERT INTO main.actions SELECT game_id, n, text FROM old.actions"
                         " WHERE game_id=?1",
                         id) &&
                is_whole(database, id);
    sqlite3_exec(database, good ? "COMMIT" : "ROLLBACK", NULL, NULL, NULL);
    return good;
}

/* ---- the door ---- */

/* What is aside is only read. A log beside it belongs to it, and SQLite reads logs only in
 * its usual way. */
static bool attach(sqlite3 *database, const char *from)
{
    char log[FILES_PATH_SIZE + 8];
    Text name = text_into(log, sizeof log), uri = text_growing();
    text_add(&name, from);
    text_add(&name, "-wal");
    store_uri_write(from, files_missing(log) ? "?immutable=1" : "?mode=ro", &uri);
    sqlite3_stmt *statement = NULL;
    sqlite3_prepare_v2(database, "ATTACH ?1 AS old", -1, &statement, NULL);
    sqlite3_bind_text(statement, 1, uri.start, -1, SQLITE_STATIC);
    bool good = sqlite3_step(statement) == SQLITE_DONE;
    sqlite3_finalize(statement);
    text_free(&uri);
    return good;
}

static int copy_all(sqlite3 *database)
{
    Found found = {0};
    int count = 0;
    bool named = number_with(database, "PRAGMA old.user_version", 0) > 1;
    look(database, "SELECT id FROM old.games ORDER BY id", &found);
    look(database, "SELECT id FROM old.games ORDER BY id DESC", &found);
    for (int i = 0; i < found.count; i++) count += copy(database, found.ids[i], named);
    mem_free(found.ids);
    return count;
}

int store_salvage(const char *from, const char *to, const char *schema)
{
    sqlite3 *database = NULL;
    int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_URI | SQLITE_OPEN_NOMUTEX;
    int file = open(to, O_RDWR | O_CREAT | O_CLOEXEC, 0600), count = 0;
    if (file >= 0) close(file);
    if (file >= 0 && sqlite3_open_v2(to, &database, flags, NULL) == SQLITE_OK &&
        sqlite3_exec(database, schema, NULL, NULL, NULL) == SQLITE_OK && attach(database, from))
        count = copy_all(database);
    sqlite3_close(database);
    return count;
}
