/* balances.h -- what players have after a payment, for editions whose account says it. */
#ifndef TABLE_BALANCES_H
#define TABLE_BALANCES_H

#include "table/table.h"
#include "words/words.h"

/* Does the account say balances after event n or one that follows it? Then
 * `end` is the last event that comes before them. */
bool balances_follow(const Table *table, size_t n, size_t *end);

/* Adds the new balance of everybody whose money changed up to `end`, a
 * sentence each, with a blank before it. */
void balances_write(const Table *table, size_t end, const Words *words, Text *text);

#endif
