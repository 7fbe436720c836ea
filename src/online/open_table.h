/* open_table.h -- a table that everybody may join or watch, as it is listed:
 * "table SECRET NAME EDITION gathers SEATS WATCHERS". */
#ifndef ONLINE_OPEN_TABLE_H
#define ONLINE_OPEN_TABLE_H

#include <stdint.h>

#include "base/lines.h"

typedef struct OpenTable {
    const char *room, *name, *edition; /* into the line */
    const char *stage;
    int64_t seats, watchers;
} OpenTable;

/* False when the line says something else. */
bool open_table_read(const Line *line, OpenTable *table);
bool open_table_gathers(const OpenTable *table); /* else it can only be watched */

#endif
