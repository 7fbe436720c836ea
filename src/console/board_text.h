/* board_text.h -- the board drawn in text. */
#ifndef CONSOLE_BOARD_TEXT_H
#define CONSOLE_BOARD_TEXT_H

#include "console/printer.h"

/* Wide output gets the board as on a table, with the start at the lower right and play
 * going clockwise; narrow output gets a list. Owners are shown by the number of their
 * seat, tokens by their letter. */
void board_text_write(const Printer *printer);

#endif
