/* completion.h -- how a line that was begun may go on. */
#ifndef CONSOLE_COMPLETION_H
#define CONSOLE_COMPLETION_H

#include "table/table.h"

/* The words that the last word of `beginning` may become, one a line. */
void completion_write(const Table *table, bool testing, const char *beginning, Text *out);

#endif
