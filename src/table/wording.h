/* wording.h -- seats, deeds and deals in words, for everything that shows a table. */
#ifndef TABLE_WORDING_H
#define TABLE_WORDING_H

#include "table/table.h"

/* The name of a seat, "the bank", or the name of the pot. */
void wording_party(const Table *table, SeatId party, Text *text);
/* The mark of a computer, in front of its name in every list (M9). */
#define WORDING_COMPUTER "#"
/* A seat as lists of players show it, with that mark. */
void wording_listed(const Table *table, SeatId seat, Text *text);
const char *wording_deed(const Table *table, DeedId deed);
/* "Jail": the short name of the jail. */
const char *wording_jail(const Table *table);

/* "A and B for C", from the side of the seat that offers. */
void wording_deal(const Table *table, const Game *game, const Deal *deal, Text *text);

/* Adds words that came from outside: control characters and what is no
 * UTF-8 become '?'. */
void wording_clean(const char *words, Text *text);

#endif
