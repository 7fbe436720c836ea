/* board_text.h -- the board drawn in text. */
#ifndef CONSOLE_BOARD_TEXT_H
#define CONSOLE_BOARD_TEXT_H

#include "console/console.h"

/* Wide output gets the board as it lies on the table, the start at the lower
 * right and play going round by the left; narrow output gets a list. Owners are shown by the
 * number of their seat, tokens by their letter. */
void board_text_write(const Table *table, const ConsoleOptions *options, Text *out);

/* ---- shared by the two ways of drawing ---- */

/* "2hh" owner and houses, "2H" hotel, "2m" mortgaged; nothing when unowned. */
void board_text_holding(const Table *table, DeedId deed, Text *text);
/* The letters of the tokens on a space; in brackets who is in jail. */
void board_text_tokens(const Table *table, SpaceId space, Text *text);
/* The short name of a space. */
const char *board_text_short(const Edition *edition, SpaceId space);
/* Number, token, name and money of a seat, without newline. */
void board_text_seat(const Table *table, SeatId seat, Text *text);

#endif
