/* table_words.h -- the names at a table, for sentences about its game. */
#ifndef TABLE_TABLE_WORDS_H
#define TABLE_TABLE_WORDS_H

#include "table/table.h"
#include "words/words.h"

/* Names seats (with the bank, the pot and nobody) and everything of the
 * edition; borrows both. `language` may be NULL: English. */
Words table_words(const Table *table, const Language *language);

#endif
