/* store_wishes.h -- saving, loading and listing games, as a player at a terminal wishes it. */
#ifndef APPS_TERMINAL_STORE_WISHES_H
#define APPS_TERMINAL_STORE_WISHES_H

#include "apps/store/autosave.h"
#include "apps/store/edition_store.h"

/* Shows the saved games, or says that there are none; NULL: nothing is saved. */
void store_wishes_games(Store *store);

/* The game of the store with this number or name, which goes to `id`; else the
 * record in the file of that name, and `id` is 0. NULL after saying why not. */
Table *store_wishes_load(const EditionStore *editions, Store *store, const char *name, int64_t *id);

/* A game like `table` from the position in a file. NULL after saying why not. */
Table *store_wishes_position(const Table *table, uint64_t seed, const char *path);

/* Writes the record of the game into a file and says so, or why not. */
void store_wishes_record(const Table *table, const char *path);

/* The same when the words name a file; else the game is saved, under these words
 * if there are any. */
void store_wishes_save(Autosave *autosave, const Table *table, const char *words);

#endif
