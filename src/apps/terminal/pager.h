/* pager.h -- a long answer, one screen after the other. */
#ifndef APPS_TERMINAL_PAGER_H
#define APPS_TERMINAL_PAGER_H

#include "apps/terminal/terminal.h"

/* Writes the text. At a terminal with fewer lines it stops before each screen is full, until
 * Enter; a line typed there leaves the rest out and is added to `typed`, unless it is "q". */
void pager_write(Terminal *terminal, const Text *text, Text *typed);

#endif
