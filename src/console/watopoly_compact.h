/* watopoly_compact.h -- the board of Watopoly for terminals of 80 columns and 24 lines. */
#ifndef CONSOLE_WATOPOLY_COMPACT_H
#define CONSOLE_WATOPOLY_COMPACT_H

#include "table/table.h"

enum { WATOPOLY_COMPACT_WIDTH = 79 };

/* 40 squares in 19 lines: above and below each square has its name with the piece
 * of its owner, its improvements (m: mortgaged) and the pieces on it; at the sides
 * all that is on one line. The middle shows the players and their money. */
void watopoly_compact_write(const Table *table, Text *out);

#endif
