/* take_back.h -- the last decision of a person, taken back: a friendly game. */
#ifndef TABLE_TAKE_BACK_H
#define TABLE_TAKE_BACK_H

#include "table/table.h"

/* How many actions go when the last decision of a person is taken back: it, and what computers
 * did since. 0 when there is none, when dice, a card or a wheel came after it or with it, and in
 * games on a server. */
size_t take_back_count(const Table *table);

/* Takes them back, which the record says from then on; false when there are none. */
bool take_back(Table *table);

/* May a record say that actions were taken back at the present state? */
bool take_back_possible(const Table *table);

/* All actions that were ever taken back; above 0 the game is a friendly one. */
int64_t take_back_total(const Table *table);

#endif
