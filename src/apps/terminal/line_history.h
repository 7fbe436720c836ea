/* line_history.h -- what was typed, kept from one game to the next. */
#ifndef APPS_TERMINAL_LINE_HISTORY_H
#define APPS_TERMINAL_LINE_HISTORY_H

#include <histedit.h>

/* A history filled from the user's file, if it can be read. */
History *line_history_new(void);
/* Adds a line, also to the file: at once, so that nothing is lost and several
 * programs can share it. A line like the one before is not added. */
void line_history_add(History *lines, const char *line);

#endif
