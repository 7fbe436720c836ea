/* edition_parts.h -- the text of an edition on its way: cut into lines that a server takes.
 *
 * "text "line" "another line" + "and its end"": every quoted word is a line of the edition's
 * file; one behind a + goes on with the line before it. */
#ifndef ONLINE_EDITION_PARTS_H
#define ONLINE_EDITION_PARTS_H

#include "base/lines.h"
#include "base/text.h"

enum { EDITION_PARTS_MOST = 100000 }; /* bytes of a whole text */

/* Writes the next line of `text` from `*at` on, and moves it; false at its end. */
bool edition_parts_next(const char *text, size_t *at, Text *line);

/* Adds what a line brings, which was split; false, with nothing added, when it is no such
 * line or the text would be too long. */
bool edition_parts_add(const Line *line, Text *text);

#endif
