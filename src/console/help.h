/* help.h -- what can be typed, explained for the board being played. */
#ifndef CONSOLE_HELP_H
#define CONSOLE_HELP_H

#include "console/commands.h"
#include "table/table.h"

/* The commands that the rules know, by topic; those for testing only with `testing`. */
void help_write(const Table *table, bool testing, Text *text);
/* One command, with examples of this board and these players. */
void help_on(const Table *table, CommandId id, Text *text);

#endif
