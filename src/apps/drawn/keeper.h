/* keeper.h -- keeps the running game in the store, action by action, whatever the disk does. */
#ifndef APPS_DRAWN_KEEPER_H
#define APPS_DRAWN_KEEPER_H

#include "apps/store/store.h"
#include "table/table.h"

/* What goes wrong is told once, on standard error, and the game goes on in
 * memory; every further action tries again to save what is missing. */
typedef struct Keeper Keeper;

/* Opens the user's database; with `saving` false nothing is ever saved. */
Keeper *keeper_new(bool saving);
/* Says so when something could not be saved to the end. */
void keeper_free(Keeper *keeper);

/* The last chance for what could not be saved: waits longer for a busy store.
 * False when some of it is not saved even now. */
bool keeper_finish(Keeper *keeper, const Table *table);

/* The store, for loading; NULL when it cannot be opened (told). */
Store *keeper_store(Keeper *keeper);

/* From now on keeps this game, as a new one. */
void keeper_begin(Keeper *keeper, const Table *table);
/* The same, going on with game `id` that was just loaded from the store. When
 * another program plays it, a copy gets a new number, which is told. */
void keeper_resume(Keeper *keeper, const Table *table, int64_t id);

/* Applies the action and commits it before anybody is told. */
Refusal keeper_submit(Keeper *keeper, Table *table, const Action *action);
/* Commits what changed in another way: actions taken back. */
void keeper_sync(Keeper *keeper, const Table *table);
/* The user saves: on the disk when this returns; the answer is one sentence. */
bool keeper_save(Keeper *keeper, const Table *table, Text *answer);

/* The number of the game, 0 while it has none. */
int64_t keeper_number(const Keeper *keeper);
/* Is every action in the store? */
bool keeper_complete(const Keeper *keeper);

#endif
