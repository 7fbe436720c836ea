/* wording.h -- seats, sums, deeds and deals in words, for whoever shows a table. */
#ifndef TABLE_WORDING_H
#define TABLE_WORDING_H

#include "table/table.h"

/* The name of a seat, "the bank", or the name of the pot. */
void wording_party(const Table *table, SeatId party, Text *text);
/* A seat as lists of players show it: computers have a '#' in front (M9). */
void wording_listed(const Table *table, SeatId seat, Text *text);
/* "Ann's", "the bank's". */
void wording_owner(const Table *table, SeatId party, Text *text);
void wording_money(const Table *table, Money sum, Text *text);
const char *wording_deed(const Table *table, DeedId deed);
const char *wording_space(const Table *table, int space);
/* "Jail": the short name of the jail. */
const char *wording_jail(const Table *table);

/* "house" or "hotel", as the edition calls them. */
const char *wording_building(const Table *table, bool hotel);
/* "3 houses", "1 hotel", "2 houses and 1 hotel"; nothing for level 0. */
void wording_level(const Table *table, int level, Text *text);

/* What one side of a deal hands over: "Vermont Avenue, $200 and 1 Get Out of
 * Jail Free card"; "nothing". Mortgaged deeds are marked as in `game`, which
 * may be NULL. */
void wording_side(const Table *table, const Game *game, DeedSet deeds, Money money,
                  const uint8_t cards[MAX_DECKS], Text *text);
/* "A and B for C", from the side of the seat that offers. */
void wording_deal(const Table *table, const Game *game, const Deal *deal, Text *text);

/* Adds words that came from outside: control characters and what is no
 * UTF-8 become '?'. */
void wording_clean(const char *words, Text *text);

#endif
