/* watopoly_board.h -- the text board of Watopoly, like the picture of the original. */
#ifndef CONSOLE_WATOPOLY_BOARD_H
#define CONSOLE_WATOPOLY_BOARD_H

#include "table/table.h"

/* 40 squares around the name of the game: an I for each improvement in the
 * top row of its building, the pieces in the bottom row; "(G)" behind a name is
 * the piece of its owner, "[G]" means mortgaged; at the DC Tims Line the pieces in
 * line are above those just passing by. The middle shows which piece is whose.
 * That takes 89 columns; with fewer (0: unknown, as through a pipe) it is drawn
 * smaller, see watopoly_compact.h. Boards of another size are drawn as opoly
 * draws them. */
void watopoly_board_write(const Table *table, int columns, Text *out);

#endif
