/* game_load.h -- games out of records and out of the store. */
#ifndef APPS_STORE_GAME_LOAD_H
#define APPS_STORE_GAME_LOAD_H

#include "apps/store/edition_store.h"
#include "apps/store/store.h"
#include "table/table.h"

/* The kind that plays by the character file at a path; NULL with whole lines in
 * `why`. Programs that read such files say how, once, before they load games. */
typedef const PlayerKind *(*GameLoadKind)(const char *path, Text *why);
void game_load_set_kinds(GameLoadKind find);

/* Where `why` is filled it holds one or more whole lines, each of them
 * "FILE:LINE: what is wrong" or a sentence. */

/* Replays a record, called `shown` in `why`; NULL with the mistakes. */
Table *game_load_record(const EditionLibrary *library, const char *record, size_t length,
                        const char *shown, const Words *words, Text *why);

/* A save of Watopoly, if that is what the text is: true, with the game in *table, or with NULL
 * there and the mistakes. */
bool game_load_watopoly(const EditionLibrary *library, const char *text, size_t length,
                        const char *shown, uint64_t seed, const Words *words, Table **table,
                        Text *why);

/* The comment that says which program plays a stored game, before its word. */
#define GAME_LOAD_PROGRAM "# played with "

/* Is game `id` of the store played with this program? */
bool game_load_plays(Store *store, int64_t id, const char *program);

/* Replays game `id` of the store. When its edition has changed since, or is
 * gone, the game continues with the edition as it was. */
Table *game_load_stored(const EditionStore *editions, Store *store, int64_t id, const Words *words,
                        Text *why);

#endif
