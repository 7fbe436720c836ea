/* saved.c -- the games in a database, as a test looks at them. */
#include "faults/saved.h"

#include <sqlite3.h>
#include <string.h>
#include <unistd.h>

static const char *words_of(sqlite3_stmt *query, int column)
{
    const char *words = (const char *)sqlite3_column_text(query, column);
    return words == NULL ? "" : words;
}

static bool integrity(sqlite3 *database)
{
    sqlite3_stmt *query = NULL;
    bool sound =
        sqlite3_prepare_v2(database, "PRAGMA integrity_check", -1, &query, NULL) == SQLITE_OK &&
        sqlite3_step(query) == SQLITE_ROW && strcmp(words_of(query, 0), "ok") == 0;
    sqlite3_finalize(query);
    return sound;
}

static bool read_rows(sqlite3 *database, Saved *saved)
{
    sqlite3_stmt *query = NULL;
    sqlite3_prepare_v2(database,
                       "SELECT id, length, edition, players, turn, status, hash FROM games", -1,
                       &query, NULL);
    int step = SQLITE_ERROR;
    while (query != NULL && (step = sqlite3_step(query)) == SQLITE_ROW) {
        int game = sqlite3_column_int(query, 0) - 1;
        if (game < 0 || game >= SAVED_MOST) continue;
        saved->lengths[game] = sqlite3_column_int(query, 1);
        for (int column = 1; column < 7; column++) {
            text_add(&saved->rows[game], words_of(query, column));
            text_add_char(&saved->rows[game], '|');
        }
    }
    sqlite3_finalize(query);
    return step == SQLITE_DONE;
}

static bool read_actions(sqlite3 *database, Saved *saved)
{
    sqlite3_stmt *query = NULL;
    sqlite3_prepare_v2(database, "SELECT game_id, text FROM actions ORDER BY game_id, n", -1,
                       &query, NULL);
    int step = SQLITE_ERROR;
    while (query != NULL && (step = sqlite3_step(query)) == SQLITE_ROW) {
        int game = sqlite3_column_int(query, 0) - 1;
        if (game < 0 || game >= SAVED_MOST) continue;
        text_add(&saved->actions[game], words_of(query, 1));
        text_add_char(&saved->actions[game], '\n');
    }
    sqlite3_finalize(query);
    return step == SQLITE_DONE;
}

/* An empty database was made and its tables were not: no games, and sound. */
static bool is_new(sqlite3 *database)
{
    sqlite3_stmt *query = NULL;
    bool empty = sqlite3_prepare_v2(database, "SELECT count(*) FROM sqlite_schema", -1, &query,
                                    NULL) == SQLITE_OK &&
                 sqlite3_step(query) == SQLITE_ROW && sqlite3_column_int(query, 0) == 0;
    sqlite3_finalize(query);
    return empty;
}

void saved_read(const char *database, Saved *saved)
{
    for (int i = 0; i < SAVED_MOST; i++) {
        saved->rows[i] = text_growing();
        saved->actions[i] = text_growing();
        saved->lengths[i] = -1;
    }
    sqlite3 *open = NULL;
    saved->sound = access(database, F_OK) != 0;
    if (saved->sound) return;
    if (sqlite3_open(database, &open) == SQLITE_OK && integrity(open)) {
        saved->sound = is_new(open) || (read_rows(open, saved) && read_actions(open, saved));
    }
    sqlite3_close(open);
    for (int i = 0; i < SAVED_MOST; i++) {
        int rows = saved->lengths[i] < 0 ? 0 : saved->lengths[i];
        if (rows != saved_count(saved, i)) saved->sound = false;
    }
}

void saved_free(Saved *saved)
{
    for (int i = 0; i < SAVED_MOST; i++) {
        text_free(&saved->rows[i]);
        text_free(&saved->actions[i]);
    }
}

bool saved_same(const Saved *a, const Saved *b)
{
    for (int i = 0; i < SAVED_MOST; i++) {
        if (strcmp(a->rows[i].start, b->rows[i].start) != 0 ||
            strcmp(a->actions[i].start, b->actions[i].start) != 0) {
            return false;
        }
    }
    return true;
}

int saved_count(const Saved *saved, int game)
{
    int count = 0;
    for (const char *at = saved->actions[game].start; *at != '\0'; at++) count += *at == '\n';
    return count;
}

bool saved_begins(const Text *actions, const Text *beginning)
{
    return actions->length >= beginning->length &&
           memcmp(actions->start, beginning->start, beginning->length) == 0;
}
