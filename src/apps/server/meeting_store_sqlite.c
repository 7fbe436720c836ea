/* meeting_store_sqlite.c -- meetings in a file of SQLite, for one node. */
#include <sqlite3.h>
#include <string.h>

#include "apps/command/reader.h"
#include "apps/server/meeting_store.h"
#include "base/mem.h"
#include "words/words.h"

enum { BUSY_MILLISECONDS = 8000, PATH_SIZE = 4096, FAULT_SIZE = 400 };

typedef enum SqliteVerb {
    ADD,
    LENGTHEN,
    CREATE,
    HAVE,
    TAKE,
    READ,
    RUNNING,
    SQLITE_VERBS
} SqliteVerb;

typedef struct SqliteMeetings {
    MeetingStore store;
    sqlite3 *database;
    sqlite3_stmt *statements[SQLITE_VERBS];
    FairNumber *running; /* meetings that ran when this life began, and were not taken yet */
    size_t running_count, running_room;
    char path[PATH_SIZE];
    char fault[FAULT_SIZE]; /* why the last thing could not be done */
} SqliteMeetings;

/* Files of the first version had lines alone, those of the second did not know which meetings
 * run. */
static const char schema[] =
    "PRAGMA journal_mode=WAL;"
    "PRAGMA synchronous=FULL;"
    "CREATE TABLE IF NOT EXISTS lines ("
    " room BLOB NOT NULL, n INTEGER NOT NULL, text TEXT NOT NULL,"
    " at INTEGER NOT NULL DEFAULT (unixepoch()),"
    " PRIMARY KEY (room, n)) WITHOUT ROWID;"
    "CREATE TABLE IF NOT EXISTS meetings ("
    " room BLOB PRIMARY KEY, lease INTEGER NOT NULL, length INTEGER NOT NULL) WITHOUT ROWID;"
    "INSERT OR IGNORE INTO meetings (room, lease, length) SELECT room, 1, max(n) + 1 FROM lines"
    " WHERE (SELECT user_version FROM pragma_user_version) < 2 GROUP BY room;"
    "PRAGMA user_version=2;";

static const char third[] =
    "BEGIN; ALTER TABLE meetings ADD COLUMN runs INTEGER NOT NULL DEFAULT 0;"
    "CREATE INDEX meetings_running ON meetings (room) WHERE runs; COMMIT;";

/* ?1 is the room, ?2 the lease, ?3 the number of the line, ?4 the line, ?5 whether it runs. */
static const char *const statements[SQLITE_VERBS] = {
    [ADD] = "INSERT INTO lines (room, n, text) SELECT ?1, ?3, ?4",
    [LENGTHEN] = ("UPDATE meetings SET length = ?3 + 1, runs = ?5"
                  " WHERE room = ?1 AND lease = ?2 AND length = ?3"),
    [CREATE] = "INSERT OR IGNORE INTO meetings (room, lease, length) VALUES (?1, ?2, 0)",
    [HAVE] = "SELECT 1 FROM meetings WHERE room = ?1 AND lease = ?2 AND length > ?3",
    [TAKE] = "UPDATE meetings SET lease = lease + 1 WHERE room = ?1 RETURNING lease",
    [READ] = "SELECT text FROM lines WHERE room = ?1 ORDER BY n",
    [RUNNING] = "SELECT room FROM meetings WHERE runs",
};

static bool run(SqliteMeetings *meetings, const char *words)
{
    return sqlite3_exec(meetings->database, words, NULL, NULL, NULL) == SQLITE_OK;
}

/* Passes on whether it was done; if not, why is remembered and nothing stays half done. */
static bool done(SqliteMeetings *meetings, bool good)
{
    if (good) return true;
    text_copy(meetings->fault, sizeof meetings->fault, sqlite3_errmsg(meetings->database));
    if (!sqlite3_get_autocommit(meetings->database)) run(meetings, "ROLLBACK");
    return false;
}

/* Runs one for an entry; gives what its only step gave. */
static int step(SqliteMeetings *meetings, SqliteVerb verb, const MeetingEntry *entry)
{
    sqlite3_stmt *statement = meetings->statements[verb];
    int count = sqlite3_bind_parameter_count(statement);
    sqlite3_bind_blob(statement, 1, entry->room.bytes, sizeof entry->room.bytes, SQLITE_STATIC);
    if (count > 1) sqlite3_bind_int64(statement, 2, (sqlite3_int64)entry->lease);
    if (count > 2) sqlite3_bind_int64(statement, 3, (sqlite3_int64)entry->n);
    if (count > 3) sqlite3_bind_text(statement, 4, entry->line, -1, SQLITE_STATIC);
    if (count > 4) sqlite3_bind_int(statement, 5, entry->runs);
    int answer = sqlite3_step(statement);
    sqlite3_reset(statement);
    return answer;
}

static bool keep_one(SqliteMeetings *meetings, MeetingEntry *entry)
{
    entry->refused = false;
    if (entry->n == 0 && entry->lease == MEETING_LEASE_FIRST &&
        step(meetings, CREATE, entry) != SQLITE_DONE) {
        return false;
    }
    if (step(meetings, LENGTHEN, entry) != SQLITE_DONE) return false;
    if (sqlite3_changes(meetings->database) == 1) return step(meetings, ADD, entry) == SQLITE_DONE;
    int had = step(meetings, HAVE, entry);
    entry->refused = had == SQLITE_DONE;
    return had == SQLITE_DONE || had == SQLITE_ROW;
}

static bool keep(MeetingStore *store, MeetingEntry *entries, size_t count)
{
    SqliteMeetings *meetings = (SqliteMeetings *)store;
    bool good = run(meetings, "BEGIN IMMEDIATE");
    for (size_t i = 0; i < count && good; i++) good = keep_one(meetings, &entries[i]);
    return done(meetings, good && run(meetings, "COMMIT"));
}

/* It is taken, and not to be adopted any more. */
static void strike_out(SqliteMeetings *meetings, const FairNumber *room)
{
    for (size_t i = 0; i < meetings->running_count; i++) {
        if (!fair_dice_same(&meetings->running[i], room)) continue;
        meetings->running[i] = meetings->running[--meetings->running_count];
        return;
    }
}

/* A file has one node: whoever asks gets the lease, and others notice. */
static bool take(MeetingStore *store, const FairNumber *room, MeetingLease *lease)
{
    SqliteMeetings *meetings = (SqliteMeetings *)store;
    sqlite3_stmt *statement = meetings->statements[TAKE];
    strike_out(meetings, room);
    *lease = (MeetingLease){.place = MEETING_UNKNOWN};
    sqlite3_bind_blob(statement, 1, room->bytes, sizeof room->bytes, SQLITE_STATIC);
    int answer = sqlite3_step(statement);
    if (answer == SQLITE_ROW) {
        lease->place = MEETING_HERE;
        lease->number = (uint64_t)sqlite3_column_int64(statement, 0);
        answer = sqlite3_step(statement);
    }
    bool good = done(meetings, answer == SQLITE_DONE);
    sqlite3_reset(statement);
    return good;
}

static bool read_room(MeetingStore *store, const FairNumber *room, MeetingStoreLine each,
                      void *whom)
{
    SqliteMeetings *meetings = (SqliteMeetings *)store;
    sqlite3_stmt *statement = meetings->statements[READ];
    int answer;
    sqlite3_bind_blob(statement, 1, room->bytes, sizeof room->bytes, SQLITE_STATIC);
    while ((answer = sqlite3_step(statement)) == SQLITE_ROW)
        each(whom, (const char *)sqlite3_column_text(statement, 0));
    bool good = done(meetings, answer == SQLITE_DONE);
    sqlite3_reset(statement);
    return good;
}

/* What ran when the node before this one ended: its file has no other. */
static bool adopt(MeetingStore *store, int most, MeetingStoreRoom each, void *whom)
{
    SqliteMeetings *meetings = (SqliteMeetings *)store;
    for (; most > 0 && meetings->running_count > 0; most--) {
        FairNumber room = meetings->running[meetings->running_count - 1];
        MeetingLease lease;
        if (!take(store, &room, &lease)) return false;
        if (lease.place == MEETING_HERE) each(whom, &room, lease.number);
    }
    return true;
}

static void tell_why(const char *path, const char *fault, Text *text)
{
    SAY(reader_words(), text, T_("{file}: {text}"), arg_file(path), arg_text(fault));
}

static void why_not(MeetingStore *store, Text *text)
{
    SqliteMeetings *meetings = (SqliteMeetings *)store;
    tell_why(meetings->path, meetings->fault, text);
}

static void close_store(MeetingStore *store)
{
    SqliteMeetings *meetings = (SqliteMeetings *)store;
    for (int i = 0; i < SQLITE_VERBS; i++) sqlite3_finalize(meetings->statements[i]);
    sqlite3_close(meetings->database);
    mem_free(meetings->running);
    mem_free(meetings);
}

static const MeetingStoreVerbs verbs = {.keep = keep,
                                        .take = take,
                                        .read = read_room,
                                        .adopt = adopt,
                                        .why = why_not,
                                        .close = close_store};

static bool knows_running(const SqliteMeetings *meetings)
{
    return sqlite3_table_column_metadata(meetings->database, NULL, "meetings", "runs", NULL, NULL,
                                         NULL, NULL, NULL) == SQLITE_OK;
}

static bool find_running(SqliteMeetings *meetings)
{
    sqlite3_stmt *statement = meetings->statements[RUNNING];
    int answer;
    while ((answer = sqlite3_step(statement)) == SQLITE_ROW) {
        if (sqlite3_column_bytes(statement, 0) != (int)sizeof meetings->running->bytes) continue;
        if (meetings->running_count == meetings->running_room) {
            meetings->running_room = meetings->running_room == 0 ? 64 : 2 * meetings->running_room;
            meetings->running =
                mem_resize(meetings->running, meetings->running_room, sizeof *meetings->running);
        }
        memcpy(meetings->running[meetings->running_count++].bytes,
               sqlite3_column_blob(statement, 0), sizeof meetings->running->bytes);
    }
    sqlite3_reset(statement);
    return answer == SQLITE_DONE;
}

static bool prepare(SqliteMeetings *meetings)
{
    sqlite3_busy_timeout(meetings->database, BUSY_MILLISECONDS);
    bool good = run(meetings, schema) && (knows_running(meetings) || run(meetings, third));
    for (int i = 0; i < SQLITE_VERBS && good; i++) {
        good = sqlite3_prepare_v2(meetings->database, statements[i], -1, &meetings->statements[i],
                                  NULL) == SQLITE_OK;
    }
    return good && find_running(meetings);
}

MeetingStore *meeting_store_sqlite(const char *path, Text *why)
{
    SqliteMeetings *meetings = mem_new(1, sizeof *meetings);
    meetings->store.verbs = &verbs;
    text_copy(meetings->path, sizeof meetings->path, path);
    if (sqlite3_open(path, &meetings->database) == SQLITE_OK && prepare(meetings))
        return &meetings->store;
    done(meetings, false);
    why_not(&meetings->store, why);
    close_store(&meetings->store);
    return NULL;
}

bool meeting_store_sqlite_backup(const char *path, const char *copy, Text *why)
{
    sqlite3 *from = NULL, *to = NULL;
    bool good = sqlite3_open_v2(path, &from, SQLITE_OPEN_READWRITE, NULL) == SQLITE_OK;
    if (!good) tell_why(path, sqlite3_errmsg(from), why);
    if (good) {
        good = sqlite3_open(copy, &to) == SQLITE_OK;
        sqlite3_backup *backup = good ? sqlite3_backup_init(to, "main", from, "main") : NULL;
        good = backup != NULL && sqlite3_backup_step(backup, -1) == SQLITE_DONE;
        good = sqlite3_backup_finish(backup) == SQLITE_OK && good;
        if (!good) tell_why(copy, sqlite3_errmsg(to), why);
    }
    sqlite3_close(to);
    sqlite3_close(from);
    return good;
}
