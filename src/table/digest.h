/* digest.h -- what happened since somebody was asked last, told to that person: their own things
 * first and in full, the others' turns summed up. */
#ifndef TABLE_DIGEST_H
#define TABLE_DIGEST_H

#include "table/table.h"
#include "words/words.h"

/* The sentences of the events from `from` up to, not including, `to`, a blank
 * between them. `words` are those of the table. Returns how many. */
int digest_write(const Table *table, size_t from, size_t to, SeatId me, const Words *words,
                 Text *text);

#endif
