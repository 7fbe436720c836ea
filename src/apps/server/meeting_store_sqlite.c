/* meeting_store_sqlite.c -- meetings in a file of SQLite. */
#include <sqlite3.h>

#include "apps/command/reader.h"
#include "apps/server/meeting_store.h"
#include "base/mem.h"
#include "words/words.h"

enum { BUSY_MILLISECONDS = 8000, PATH_SIZE = 4096 };

typedef struct SqliteMeetings {
    MeetingStore store;
    sqlite3 *database;
    sqlite3_stmt *append, *read;
    char path[PATH_SIZE];
} SqliteMeetings;

static const char schema[] = "PRAGMA journal_mode=WAL;"
                             "PRAGMA synchronous=FULL;"
                             "CREATE TABLE IF NOT EXISTS lines ("
                             " room BLOB NOT NULL, n INTEGER NOT NULL, text TEXT NOT NULL,"
                             " at INTEGER NOT NULL DEFAULT (unixepoch()),"
                             " PRIMARY KEY (room, n)) WITHOUT ROWID;"
                             "PRAGMA user_version=1;";

static bool run(MeetingStore *store, const char *words)
{
    SqliteMeetings *meetings = (SqliteMeetings *)store;
    return sqlite3_exec(meetings->database, words, NULL, NULL, NULL) == SQLITE_OK;
}

static bool begin(MeetingStore *store)
{
    return run(store, "BEGIN IMMEDIATE");
}

static bool commit(MeetingStore *store)
{
    return run(store, "COMMIT");
}

static void undo(MeetingStore *store)
{
    run(store, "ROLLBACK");
}

static bool append(MeetingStore *store, const FairNumber *room, size_t n, const char *line)
{
    SqliteMeetings *meetings = (SqliteMeetings *)store;
    sqlite3_stmt *statement = meetings->append;
    sqlite3_bind_blob(statement, 1, room->bytes, sizeof room->bytes, SQLITE_STATIC);
    sqlite3_bind_int64(statement, 2, (sqlite3_int64)n);
    sqlite3_bind_text(statement, 3, line, -1, SQLITE_STATIC);
    bool good = sqlite3_step(statement) == SQLITE_DONE;
    sqlite3_reset(statement);
    return good;
}

static bool read_room(MeetingStore *store, const FairNumber *room, MeetingStoreLine each,
                      void *whom)
{
    SqliteMeetings *meetings = (SqliteMeetings *)store;
    sqlite3_stmt *statement = meetings->read;
    int step;
    sqlite3_bind_blob(statement, 1, room->bytes, sizeof room->bytes, SQLITE_STATIC);
    while ((step = sqlite3_step(statement)) == SQLITE_ROW)
        each(whom, (const char *)sqlite3_column_text(statement, 0));
    sqlite3_reset(statement);
    return step == SQLITE_DONE;
}

static void tell_why(sqlite3 *database, const char *path, Text *text)
{
    SAY(reader_words(), text, T_("{file}: {text}"), arg_file(path),
        arg_text(sqlite3_errmsg(database)));
}

static void why_not(MeetingStore *store, Text *text)
{
    SqliteMeetings *meetings = (SqliteMeetings *)store;
    tell_why(meetings->database, meetings->path, text);
}

static void close_store(MeetingStore *store)
{
    SqliteMeetings *meetings = (SqliteMeetings *)store;
    sqlite3_finalize(meetings->append);
    sqlite3_finalize(meetings->read);
    sqlite3_close(meetings->database);
    mem_free(meetings);
}

static const MeetingStoreVerbs verbs = {.begin = begin,
                                        .append = append,
                                        .commit = commit,
                                        .undo = undo,
                                        .read = read_room,
                                        .why = why_not,
                                        .close = close_store};

static bool prepare(SqliteMeetings *meetings)
{
    static const char add[] = "INSERT INTO lines (room, n, text) VALUES (?, ?, ?)";
    static const char get[] = "SELECT text FROM lines WHERE room = ? ORDER BY n";
    sqlite3_busy_timeout(meetings->database, BUSY_MILLISECONDS);
    return run(&meetings->store, schema) &&
           sqlite3_prepare_v2(meetings->database, add, -1, &meetings->append, NULL) == SQLITE_OK &&
           sqlite3_prepare_v2(meetings->database, get, -1, &meetings->read, NULL) == SQLITE_OK;
}

MeetingStore *meeting_store_sqlite(const char *path, Text *why)
{
    SqliteMeetings *meetings = mem_new(1, sizeof *meetings);
    meetings->store.verbs = &verbs;
    text_copy(meetings->path, sizeof meetings->path, path);
    if (sqlite3_open(path, &meetings->database) == SQLITE_OK && prepare(meetings))
        return &meetings->store;
    why_not(&meetings->store, why);
    close_store(&meetings->store);
    return NULL;
}

bool meeting_store_backup(const char *path, const char *copy, Text *why)
{
    sqlite3 *from = NULL, *to = NULL;
    bool good = sqlite3_open_v2(path, &from, SQLITE_OPEN_READWRITE, NULL) == SQLITE_OK;
    if (!good) tell_why(from, path, why);
    if (good) {
        good = sqlite3_open(copy, &to) == SQLITE_OK;
        sqlite3_backup *backup = good ? sqlite3_backup_init(to, "main", from, "main") : NULL;
        good = backup != NULL && sqlite3_backup_step(backup, -1) == SQLITE_DONE;
        good = sqlite3_backup_finish(backup) == SQLITE_OK && good;
        if (!good) tell_why(to, copy, why);
    }
    sqlite3_close(to);
    sqlite3_close(from);
    return good;
}
