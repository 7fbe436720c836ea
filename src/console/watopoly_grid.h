/* watopoly_grid.h -- characters in rows and columns, for the boards of Watopoly. */
#ifndef CONSOLE_WATOPOLY_GRID_H
#define CONSOLE_WATOPOLY_GRID_H

#include "table/table.h"

enum { GRID_ROWS = 56, GRID_COLUMNS = 89, GRID_CHARACTER = 5 /* bytes of one and its end */ };

typedef struct WatopolyGrid {
    char at[GRID_ROWS][GRID_COLUMNS][GRID_CHARACTER];
} WatopolyGrid;

/* Writes at most `room` characters from column `x` on. */
void watopoly_grid_put(WatopolyGrid *grid, int y, int x, const char *words, int room);
/* The same character `count` times. */
void watopoly_grid_fill(WatopolyGrid *grid, int y, int x, const char *character, int count);
/* Breaks the name between words to at most `rows` rows of `columns`. */
void watopoly_grid_name(WatopolyGrid *grid, int y, int x, const char *name, int rows, int columns);

/* The first `rows` of them, without blanks at their ends. */
void watopoly_grid_write(const WatopolyGrid *grid, int rows, Text *out);

/* ---- what both boards show ---- */

/* The name on a square: the short one where it only differs in case ("TUITION"). */
const char *watopoly_grid_square(const Edition *edition, int space);
/* The piece of a seat. */
char watopoly_grid_piece(const Table *table, SeatId seat);
/* The pieces on a square, in line or not. */
void watopoly_grid_pieces(const Table *table, int space, bool in_line, Text *text);

#endif
