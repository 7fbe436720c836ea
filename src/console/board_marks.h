/* board_marks.h -- what a text board shows of spaces and seats, however it is drawn. */
#ifndef CONSOLE_BOARD_MARKS_H
#define CONSOLE_BOARD_MARKS_H

#include "console/printer.h"

/* "2hh" owner and houses, "2H" hotel, "2m" mortgaged; nothing when unowned. */
void board_marks_holding(const Table *table, DeedId deed, Text *text);
/* The letters of the tokens on a space; those in jail in brackets. */
void board_marks_tokens(const Table *table, SpaceId space, Text *text);
/* The short name of a space. */
const char *board_marks_short(const Edition *edition, SpaceId space);
/* Number, token, name and money of a seat, without newline. */
void board_marks_seat(const Printer *printer, SeatId seat, Text *text);

#endif
