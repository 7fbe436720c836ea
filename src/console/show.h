/* show.h -- states as text: players, their property, deeds, the account. */
#ifndef CONSOLE_SHOW_H
#define CONSOLE_SHOW_H

#include "console/printer.h"

/* What one seat owns, several lines. */
void show_assets(const Printer *printer, SeatId seat);
/* A line a seat: money, worth, place; at the end of the game the ranking. */
void show_players(const Printer *printer);
/* A title deed with its rents. */
void show_deed(const Printer *printer, DeedId deed);
/* All properties by group with their owners. */
void show_groups(const Printer *printer);
/* The last `count` sentences of the account; all when it is 0. */
void show_account(const Printer *printer, int count);

#endif
