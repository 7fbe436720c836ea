/* help.h -- what can be typed, explained for the board being played. */
#ifndef CONSOLE_HELP_H
#define CONSOLE_HELP_H

#include "console/commands.h"

/* The commands that the rules know, by topic; those for testing only with `testing`. */
void help_write(const Printer *printer, bool testing);
/* One command, with examples of this board and these players. */
void help_on(const Printer *printer, CommandId id);

#endif
