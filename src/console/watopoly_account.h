/* watopoly_account.h -- what happened, in the words of the original. */
#ifndef CONSOLE_WATOPOLY_ACCOUNT_H
#define CONSOLE_WATOPOLY_ACCOUNT_H

#include "table/table.h"

/* Adds a line about event `n` of the table, if there is anything to tell. Where the
 * original has no words of its own it is the line of the account. */
void watopoly_account_write(const Table *table, size_t n, Text *out);

#endif
