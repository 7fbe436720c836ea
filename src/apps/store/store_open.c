/* store_open.c -- opening, repairing and claiming the database. */
#include "apps/store/store_open.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "apps/command/reader.h"
#include "apps/store/store_salvage.h"
#include "base/mem.h"

enum { SCHEMA_VERSION = 2, BUSY_MILLISECONDS = 8000, TRIES = 100 };

static const char schema[] =
    "BEGIN IMMEDIATE;"
    "CREATE TABLE IF NOT EXISTS games ("
    " id INTEGER PRIMARY KEY AUTOINCREMENT,"
    " started TEXT NOT NULL, updated TEXT NOT NULL,"
    " edition TEXT NOT NULL, header TEXT NOT NULL, edition_text TEXT NOT NULL,"
    " players TEXT NOT NULL, turn TEXT NOT NULL, status TEXT NOT NULL,"
    " hash TEXT NOT NULL, length INTEGER NOT NULL, saved INTEGER NOT NULL,"
    " name TEXT NOT NULL DEFAULT '', round INTEGER NOT NULL DEFAULT 0);"
    "CREATE TABLE IF NOT EXISTS actions ("
    " game_id INTEGER NOT NULL, n INTEGER NOT NULL, text TEXT NOT NULL,"
    " PRIMARY KEY (game_id, n)) WITHOUT ROWID;"
    "PRAGMA user_version=2;"
    "COMMIT;";

/* Version 1 had neither names nor rounds. */
static const char upgrade[] = "BEGIN IMMEDIATE;"
                              "ALTER TABLE games ADD COLUMN name TEXT NOT NULL DEFAULT '';"
                              "ALTER TABLE games ADD COLUMN round INTEGER NOT NULL DEFAULT 0;"
                              "PRAGMA user_version=2;"
                              "COMMIT;";

/* What SQLite's code means for people; NULL: it has words of its own. */
static const Sentence *reason_of(int code, bool unreadable)
{
    static const Sentence full = T_("{file}: the disk is full"),
                          read_only = T_("{file}: the file or its directory is read-only"),
                          closed = T_("{file}: the file cannot be opened or made"),
                          memory = T_("{file}: there is not enough memory"),
                          busy = T_("{file}: another program keeps the database busy"),
                          faulty = T_("{file}: the disk does not take it (full or faulty)"),
                          denied = T_("{file}: permission denied"),
                          unread = T_("{file}: the file cannot be read"),
                          damaged = T_("{file}: the database is damaged");
    switch (code) {
    case SQLITE_FULL: return &full;
    case SQLITE_OK: /* opened, but not for writing */
    case SQLITE_READONLY: return &read_only;
    case SQLITE_CANTOPEN: return &closed;
    case SQLITE_NOMEM: return &memory;
    case SQLITE_BUSY:
    case SQLITE_PROTOCOL:
    case SQLITE_LOCKED: return &busy;
    case SQLITE_IOERR: return &faulty;
    case SQLITE_PERM:
    case SQLITE_AUTH: return &denied;
    case SQLITE_NOTADB:
    case SQLITE_CORRUPT: return unreadable ? &unread : &damaged;
    default: return NULL;
    }
}

void store_error_write(const Store *store, Text *why)
{
    static const Sentence other = T_("{file}: {text}");
    /* What cannot be read counts as damage for SQLite. */
    bool unreadable = sqlite3_system_errno(store->database) == EIO;
    const Sentence *reason = reason_of(sqlite3_errcode(store->database) & 0xff, unreadable);
    words_write(reader_words(), reason != NULL ? reason : &other,
                ARGS(arg_file(store->path), arg_text(sqlite3_errmsg(store->database))), why);
}

void store_close(Store *store)
{
    if (store == NULL) return;
    sqlite3_close(store->database);
    if (store->claims >= 0) close(store->claims);
    mem_free(store);
}

void store_patience(Store *store, int milliseconds)
{
    sqlite3_busy_timeout(store->database, milliseconds);
}

void store_uri_write(const char *path, const char *parameters, Text *uri)
{
    text_add(uri, "file:");
    for (; *path != '\0'; path++) {
        if (*path == '%' || *path == '?' || *path == '#') {
            text_add_char(uri, '%');
            text_add_hex(uri, (unsigned char)*path, 2);
        } else {
            text_add_char(uri, *path);
        }
    }
    text_add(uri, parameters);
}

/* ---- moving a damaged one aside ---- */

static void stamp_write(char *target, size_t size)
{
    time_t now = time(NULL);
    struct tm parts;
    if (gmtime_r(&now, &parts) == NULL || strftime(target, size, "%Y%m%d-%H%M%S", &parts) == 0) {
        text_copy(target, size, "unknown");
    }
}

static bool rename_part(const char *path, const char *aside, const char *part)
{
    char from[FILES_PATH_SIZE + 8], to[FILES_PATH_SIZE + 8];
    snprintf(from, sizeof from, "%s%s", path, part);
    snprintf(to, sizeof to, "%s%s", aside, part);
    return rename(from, to) == 0;
}

/* Can every byte of it be read? */
static bool can_be_read(const char *path)
{
    char step[1 << 14];
    ssize_t got;
    int file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    if (file < 0) return errno == ENOENT;
    do {
        got = read(file, step, sizeof step);
    } while (got > 0 || (got < 0 && errno == EINTR));
    close(file);
    return got == 0;
}

static bool is_damage_code(int code)
{
    return (code & 0xff) == SQLITE_CORRUPT || (code & 0xff) == SQLITE_NOTADB;
}

/* Does SQLite still find damage when it looks again? */
static bool found_again(const char *path)
{
    sqlite3 *database = NULL;
    sqlite3_stmt *query = NULL;
    int code = sqlite3_open_v2(path, &database, SQLITE_OPEN_READWRITE, NULL);
    if (code == SQLITE_OK) {
        sqlite3_busy_timeout(database, BUSY_MILLISECONDS);
        code = sqlite3_prepare_v2(database, "PRAGMA quick_check", -1, &query, NULL);
    }
    if (code == SQLITE_OK) code = sqlite3_step(query);
    const char *answer = code == SQLITE_ROW ? (const char *)sqlite3_column_text(query, 0) : NULL;
    bool damaged = is_damage_code(code) || (answer != NULL && strcmp(answer, "ok") != 0);
    sqlite3_finalize(query);
    sqlite3_close(database);
    return damaged;
}

/* To SQLite a read that fails looks like damage; nobody's games are put aside
 * for a cable that was loose. */
static bool is_really_damaged(const char *path)
{
    char log[FILES_PATH_SIZE + 8];
    snprintf(log, sizeof log, "%s-wal", path);
    if (can_be_read(path) && can_be_read(log) && found_again(path)) return true;
    errno = EIO;
    return false;
}

static void say_aside(const char *aside, int salvaged, Text *note)
{
    if (salvaged == 0)
        SAY(reader_words(), note,
            T_("the saved games were damaged and have been moved to {file}; a new list begins"),
            arg_file(aside));
    else
        SAY(reader_words(), note,
            TN_("the saved games were damaged and have been moved to {file}; {count} game could "
                "be read and is in a new list",
                "the saved games were damaged and have been moved to {file}; {count} games could "
                "be read and are in a new list"),
            arg_file(aside), arg_count(salvaged));
}

bool store_move_aside(const char *path, Text *note)
{
    if (!is_really_damaged(path)) return false;
    char stamp[24], aside[FILES_PATH_SIZE];
    stamp_write(stamp, sizeof stamp);
    for (int n = 1; n < TRIES; n++) {
        int length = snprintf(aside, sizeof aside, "%s.damaged-%s-%d", path, stamp, n);
        if (length < 0 || (size_t)length >= sizeof aside) return false;
        if (!files_missing(aside)) continue;
        if (!rename_part(path, aside, "")) return false;
        rename_part(path, aside, "-wal");
        rename_part(path, aside, "-shm");
        say_aside(aside, store_salvage(aside, path, schema), note);
        return true;
    }
    return false;
}

/* ---- locks ---- */

static bool lock(Store *store, int64_t id, short kind)
{
    if (store->claims < 0) return true;
    /* Locks of the open file, not of the process: they end when the program
     * does, even when it is killed, and closing another file does not end
     * them. */
    struct flock byte = {.l_type = kind, .l_whence = SEEK_SET, .l_start = id, .l_len = 1};
    if (fcntl(store->claims, F_OFD_SETLK, &byte) == 0) return true;
    return errno != EAGAIN && errno != EACCES;
}

/* Programs that open a new database at the same moment would get in each
 * other's way while creating it: one at a time. No game has the number 0. */
static void wait_for_door(Store *store)
{
    struct timespec moment = {.tv_nsec = 10 * 1000 * 1000};
    for (int i = 0; i < store->patience / 10 && !lock(store, 0, F_WRLCK); i++)
        nanosleep(&moment, NULL);
}

/* ---- opening ---- */

static bool query_number(Store *store, const char *sql, int64_t *number)
{
    sqlite3_stmt *query = NULL;
    if (sqlite3_prepare_v2(store->database, sql, -1, &query, NULL) != SQLITE_OK) return false;
    if (sqlite3_step(query) == SQLITE_ROW) *number = sqlite3_column_int64(query, 0);
    return sqlite3_finalize(query) == SQLITE_OK;
}

/* Which version is it, and is it one of ours or empty? Changes nothing. */
static bool look(Store *store, int64_t *version, bool *foreign)
{
    int64_t things = 0;
    /* One transaction: another program may be making the tables right now. */
    bool read = sqlite3_exec(store->database, "BEGIN", NULL, NULL, NULL) == SQLITE_OK &&
                query_number(store, "PRAGMA user_version", version) &&
                query_number(store, "SELECT count(*) FROM sqlite_schema", &things) &&
                sqlite3_exec(store->database, "COMMIT", NULL, NULL, NULL) == SQLITE_OK;
    *foreign = read && (*version > SCHEMA_VERSION || (*version == 0 && things > 0));
    return read;
}

static bool prepare_schema(Store *store, int64_t version)
{
    int64_t things;
    if (version == SCHEMA_VERSION) return query_number(store, "SELECT max(id) FROM games", &things);
    return sqlite3_exec(store->database, version == 1 ? upgrade : schema, NULL, NULL, NULL) ==
           SQLITE_OK;
}

static bool is_damage(const Store *store)
{
    return is_damage_code(sqlite3_errcode(store->database));
}

static bool open_to_write(Store *store, bool *foreign)
{
    /* Made by us first, because SQLite would let everybody read it. */
    int file = open(store->path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (file >= 0) close(file);
    int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX;
    if (sqlite3_open_v2(store->path, &store->database, flags, NULL) != SQLITE_OK) return false;
    store_patience(store, store->patience);
    int64_t version = 0, unused;
    if (!look(store, &version, foreign)) return false;
    /* What is not ours is left as it is to the byte. */
    return !*foreign && query_number(store, "PRAGMA journal_mode=WAL", &unused) &&
           prepare_schema(store, version) && sqlite3_db_readonly(store->database, "main") == 0;
}

static bool open_to_read(Store *store, const char *name)
{
    int flags = SQLITE_OPEN_READONLY | SQLITE_OPEN_URI | SQLITE_OPEN_NOMUTEX;
    sqlite3_close(store->database);
    store->database = NULL;
    store->read_only = true;
    int64_t games, version = 0;
    bool good = sqlite3_open_v2(name, &store->database, flags, NULL) == SQLITE_OK &&
                query_number(store, "SELECT count(*) FROM games", &games) &&
                query_number(store, "PRAGMA user_version", &version);
    store->nameless = version == 1;
    return good;
}

static bool open_somehow(Store *store, Text *note, Text *why)
{
    bool foreign = false;
    bool good = open_to_write(store, &foreign);
    if (!good && is_damage(store)) {
        sqlite3_close(store->database);
        store->database = NULL;
        if (!store_move_aside(store->path, note) && errno != EIO) {
            SAY(reader_words(), why, T_("{file}: {text}, and the database is damaged"),
                arg_file(store->path), arg_text(strerror(errno)));
            return false;
        }
        good = open_to_write(store, &foreign);
    }
    if (foreign) {
        SAY(reader_words(), why,
            T_("{file}: this database was made by a newer opoly or by another program"),
            arg_file(store->path));
        return false;
    }
    if (good) return true;
    store_error_write(store, why);
    Text uri = text_growing();
    /* Promising that nobody writes meanwhile is the only way to read a database with a log
     * in a directory that we cannot write to. */
    store_uri_write(store->path, "?immutable=1", &uri);
    good = open_to_read(store, store->path) || open_to_read(store, uri.start);
    text_free(&uri);
    if (good) {
        text_copy(store->reason, sizeof store->reason, why->start);
        text_clear(why);
    }
    return good;
}

/* A pipe or a device is no database, and SQLite would wait for it. */
static bool may_be_database(const char *path, Text *why)
{
    if (!files_exists(path) || files_is_plain(path)) return true;
    SAY(reader_words(), why, T_("{file}: this is not a file"), arg_file(path));
    return false;
}

Store *store_open(const char *path, Text *note, Text *why)
{
    return store_open_within(path, BUSY_MILLISECONDS, note, why);
}

Store *store_open_within(const char *path, int milliseconds, Text *note, Text *why)
{
    if (!may_be_database(path, why)) return NULL;
    Store *store = mem_new(1, sizeof *store);
    store->claims = -1;
    store->patience = milliseconds;
    if (!text_copy(store->path, sizeof store->path, path)) {
        text_add(why, PLAIN(reader_words(), T_("the path of the database is too long")));
        store_close(store);
        return NULL;
    }
    char claims[FILES_PATH_SIZE + 8];
    snprintf(claims, sizeof claims, "%s.claims", path);
    store->claims = open(claims, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    wait_for_door(store);
    bool good = open_somehow(store, note, why);
    lock(store, 0, F_UNLCK);
    if (good) return store;
    store_close(store);
    return NULL;
}

/* ---- claims ---- */

bool store_claim(Store *store, int64_t id)
{
    return lock(store, id, F_WRLCK);
}

void store_unclaim(Store *store, int64_t id)
{
    lock(store, id, F_UNLCK);
}
