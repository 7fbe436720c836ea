/* gamefile.h -- games from files: records and positions. */
#ifndef APPS_STORE_GAMEFILE_H
#define APPS_STORE_GAMEFILE_H

#include "apps/store/edition_store.h"
#include "table/table.h"

/* Where `why` is filled it holds one or more whole lines, each of them
 * "FILE:LINE: what is wrong" or a sentence. */

/* Replays a record file, or goes on with a save of Watopoly; NULL with the
 * mistakes in `why`. */
Table *gamefile_read(const EditionStore *editions, const char *path, const Words *words, Text *why);

/* Writes the record. A file that exists and is no record is left alone. */
bool gamefile_write(const Table *table, const char *path, Text *why);

/* A new game with the same edition, rules, players and beginning. */
Table *gamefile_again(const Table *table, uint64_t seed);

/* A new game with the settings of `table` from the position in a file. */
Table *gamefile_at_position(const Table *table, uint64_t seed, const char *path, const Words *words,
                            Text *why);

/* Looks which edition and how many players a position file is for, so that
 * they need not be asked; whether it is good is found out later. False with
 * the reason in `why` when there is no such file or it names a path as its
 * edition. */
bool gamefile_position_peek(const char *path, char *edition, size_t size, int *players, Text *why);

/* A seed nobody can guess. */
uint64_t gamefile_seed(void);

#endif
