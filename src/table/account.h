/* account.h -- the running account: what happened, in sentences (G11). */
#ifndef TABLE_ACCOUNT_H
#define TABLE_ACCOUNT_H

#include "table/table.h"
#include "words/words.h"

/* Adds the sentence of event n of the table, without newline. False, and
 * nothing added, when another event of the same action covers it or nobody
 * would want to read it. `words` are those of the table (table_words). */
bool account_event(const Table *table, size_t n, const Words *words, Text *text);

/* All sentences from event `from` up to, not including, event `to`, a line
 * each. Returns how many. */
int account_write(const Table *table, size_t from, size_t to, const Words *words, Text *text);

#endif
