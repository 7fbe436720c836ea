/* autosave.h -- keeps the running game in the store, action by action, whatever the disk does. */
#ifndef APPS_STORE_AUTOSAVE_H
#define APPS_STORE_AUTOSAVE_H

#include "apps/store/store.h"
#include "table/table.h"
#include "words/words.h"

/* Problems are reported once, on standard error, and the game continues in
 * memory; every further action tries again to save what is missing. */
typedef struct Autosave Autosave;

/* Opens the user's database; with `saving` false nothing is ever saved. Keeps
 * the words, in which everything is reported. */
Autosave *autosave_new(bool saving, const Words *words);
/* Says so when something could not be saved to the end. */
void autosave_free(Autosave *autosave);

/* The last chance for what could not be saved: waits longer for a busy store.
 * False when some of it is not saved even now. */
bool autosave_finish(Autosave *autosave, const Table *table);

/* The program that plays the games kept from now on, where it is not opoly: a
 * comment in their headers that game_load_program finds. Keeps the word. */
#define AUTOSAVE_WATOPOLY "watopoly"
void autosave_name_program(Autosave *autosave, const char *program);

/* The store, for loading; NULL when it cannot be opened (reported). */
Store *autosave_store(Autosave *autosave);

/* From now on keeps this game, as a new one. */
void autosave_begin(Autosave *autosave, const Table *table);
/* The same, resuming game `id` that was just loaded from the store. If
 * another program is playing it, a copy gets a new number, which is
 * reported. */
void autosave_resume(Autosave *autosave, const Table *table, int64_t id);

/* Applies the action and commits it before it is shown. */
Refusal autosave_submit(Autosave *autosave, Table *table, const Action *action);
/* Commits what changed in another way: actions taken back, the coach sent away. */
void autosave_sync(Autosave *autosave, const Table *table);
/* The user saves: on the disk when this returns; the answer is one sentence. */
bool autosave_save(Autosave *autosave, const Table *table, Text *answer);

/* Gives the running game a name, "" takes it away; false with a sentence, as for
 * "opoly: WHY", when it is no name or cannot be kept now. */
bool autosave_name(Autosave *autosave, const char *typed, Text *why);

/* The number of the game, 0 while it has none. */
int64_t autosave_number(const Autosave *autosave);
/* Is every action in the store? */
bool autosave_complete(const Autosave *autosave);

#endif
