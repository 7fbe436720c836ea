/* board_ring.h -- the board as a ring of cells around its middle. */
#ifndef CONSOLE_BOARD_RING_H
#define CONSOLE_BOARD_RING_H

#include "console/printer.h"

/* Does a ring of this many spaces have cells wide enough to read? */
bool board_ring_fits(int space_count, int columns);
/* Is there room for the players in the middle? */
bool board_ring_roomy(const Table *table, int columns);
void board_ring_write(const Printer *printer, int columns);

#endif
