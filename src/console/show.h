/* show.h -- states as text: players, their property, deeds, the account. */
#ifndef CONSOLE_SHOW_H
#define CONSOLE_SHOW_H

#include "table/table.h"

/* What one seat owns, several lines. */
void show_assets(const Table *table, SeatId seat, bool colour, Text *out);
/* A line a seat: money, worth, place; at the end of the game the ranking. */
void show_players(const Table *table, bool colour, Text *out);
/* A title deed with its rents. */
void show_deed(const Table *table, DeedId deed, bool colour, Text *out);
/* All properties by group with their owners. */
void show_groups(const Table *table, bool colour, Text *out);
/* The last `count` sentences of the account; all when it is 0. */
void show_account(const Table *table, int count, Text *out);

#endif
