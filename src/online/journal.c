/* journal.c -- the numbered lines of a meeting, and how many of them are safe. */
#include "online/journal.h"

#include <string.h>

#include "base/mem.h"

void journal_clear(Journal *journal)
{
    mem_free(journal->text);
    mem_free(journal->starts);
    *journal = (Journal){0};
}

size_t journal_add(Journal *journal, const char *line)
{
    size_t bytes = strlen(line) + 1;
    while (journal->length + bytes > journal->room) {
        journal->room = journal->room == 0 ? 256 : journal->room * 2;
        journal->text = mem_resize(journal->text, journal->room, 1);
    }
    if (journal->count == journal->starts_room) {
        journal->starts_room = journal->starts_room == 0 ? 16 : journal->starts_room * 2;
        journal->starts =
            mem_resize(journal->starts, journal->starts_room, sizeof *journal->starts);
    }
    journal->starts[journal->count] = journal->length;
    memcpy(journal->text + journal->length, line, bytes);
    journal->length += bytes;
    return journal->count++;
}

const char *journal_line(const Journal *journal, size_t n)
{
    return journal->text + journal->starts[n];
}

JournalAudience journal_audience(const char *line)
{
    switch (line[0]) {
    case '!': return JOURNAL_SERVER;
    case '?': return JOURNAL_HOST;
    case '~': return JOURNAL_WATCHERS;
    default: return JOURNAL_ALL;
    }
}

const char *journal_bare(const char *line)
{
    return journal_audience(line) == JOURNAL_ALL ? line : line + 1;
}
