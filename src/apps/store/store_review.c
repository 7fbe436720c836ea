/* store_review.c -- reviews kept with their games. The table is made when the first one is kept;
 * programs that do not know it leave it alone. */
#include "apps/store/store_review.h"

#include <sqlite3.h>

#include "apps/store/store_open.h"

static sqlite3_stmt *prepare(Store *store, const char *sql, int64_t id)
{
    sqlite3_stmt *statement = NULL;
    if (sqlite3_prepare_v2(store->database, sql, -1, &statement, NULL) != SQLITE_OK) return NULL;
    sqlite3_bind_int64(statement, 1, id);
    return statement;
}

bool store_review_load(Store *store, int64_t id, Text *text)
{
    sqlite3_stmt *query = prepare(store, "SELECT text FROM reviews WHERE game_id=?1", id);
    bool found = query != NULL && sqlite3_step(query) == SQLITE_ROW;
    if (found) {
        const char *words = (const char *)sqlite3_column_text(query, 0);
        text_add(text, words == NULL ? "" : words);
    }
    sqlite3_finalize(query);
    return found;
}

bool store_review_keep(Store *store, int64_t id, const char *text)
{
    if (store->read_only ||
        sqlite3_exec(store->database,
                     "CREATE TABLE IF NOT EXISTS reviews (game_id INTEGER PRIMARY KEY, text TEXT)",
                     NULL, NULL, NULL) != SQLITE_OK)
        return false;
    sqlite3_stmt *insert = prepare(
        store,
        "INSERT OR REPLACE INTO reviews (game_id, text) SELECT id, ?2 FROM games WHERE id=?1", id);
    sqlite3_bind_text(insert, 2, text, -1, SQLITE_STATIC);
    bool kept = insert != NULL && sqlite3_step(insert) == SQLITE_DONE;
    return sqlite3_finalize(insert) == SQLITE_OK && kept;
}

void store_review_drop(Store *store, int64_t id)
{
    sqlite3_stmt *drop = prepare(store, "DELETE FROM reviews WHERE game_id=?1", id);
    sqlite3_step(drop);
    sqlite3_finalize(drop);
}
