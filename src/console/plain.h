/* plain.h -- the game without drawings: sentences for those who hear them. */
#ifndef CONSOLE_PLAIN_H
#define CONSOLE_PLAIN_H

#include "console/printer.h"

/* The board, a line a space; the players, a line each. */
void plain_board(const Printer *printer);
void plain_players(const Printer *printer);

/* From this place on, columns become parts set apart by commas, and lines begin
 * without blanks. */
void plain_lines(Text *text, size_t from);

#endif
