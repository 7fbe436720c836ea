/* journal.h -- the numbered lines of a meeting, and how many of them are safe.
 *
 * A line may be told when it is kept: stored where a dying server does not lose it. Its first
 * character says who may know it. */
#ifndef ONLINE_JOURNAL_H
#define ONLINE_JOURNAL_H

#include <stdbool.h>
#include <stddef.h>

typedef enum JournalAudience {
    JOURNAL_ALL,
    JOURNAL_SERVER,  /* '!': it is kept and never told */
    JOURNAL_HOST,    /* '?' */
    JOURNAL_WATCHERS /* '~': people without a seat */
} JournalAudience;

typedef struct Journal {
    char *text; /* the lines, each ended by '\0' */
    size_t length, room;
    size_t *starts; /* of the lines in `text` */
    size_t count, starts_room;
    size_t handed; /* lines before this one were given to be kept */
    size_t kept;   /* lines before this one are safe */
} Journal;

void journal_clear(Journal *journal);

/* Adds a line; gives its number. */
size_t journal_add(Journal *journal, const char *line);
/* Line n, as it was added; until the next one is added. */
const char *journal_line(const Journal *journal, size_t n);
JournalAudience journal_audience(const char *line);
/* The line without the sign of its audience. */
const char *journal_bare(const char *line);

#endif
