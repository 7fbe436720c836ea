/* journal.h -- the numbered lines of a meeting, and how many of them are safe.
 *
 * A line may be told when it is kept: stored where a dying server does not lose it.
 * Private lines are kept and never told. */
#ifndef ONLINE_JOURNAL_H
#define ONLINE_JOURNAL_H

#include <stdbool.h>
#include <stddef.h>

typedef struct Journal {
    char *text; /* the lines, each ended by '\0' */
    size_t length, room;
    size_t *starts; /* of the lines in `text` */
    size_t count, starts_room;
    size_t handed; /* lines before this one were given to be kept */
    size_t kept;   /* lines before this one are safe */
} Journal;

void journal_clear(Journal *journal);

/* Adds a line; a private one begins with '!'. Gives its number. */
size_t journal_add(Journal *journal, const char *line);
/* Line n, as it was added; until the next one is added. */
const char *journal_line(const Journal *journal, size_t n);
bool journal_private(const Journal *journal, size_t n);

#endif
