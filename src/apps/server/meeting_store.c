/* meeting_store.c -- which database keeps the meetings: its address says so. */
#include "apps/server/meeting_store.h"

#include <string.h>

#ifndef OPOLY_POSTGRES
#include "apps/command/reader.h"
#include "words/words.h"

static void not_built(Text *why)
{
    SAY(reader_words(), why,
        T_("this opoly-server was built without PostgreSQL; install {word} and build it again"),
        arg_word("libpq-dev"));
}

MeetingStore *meeting_store_postgres(const char *url, const char *node, Text *why)
{
    (void)url, (void)node;
    not_built(why);
    return NULL;
}

bool meeting_store_postgres_backup(const char *url, const char *copy, Text *why)
{
    (void)url, (void)copy;
    not_built(why);
    return false;
}
#endif

static bool postgres(const char *where)
{
    static const char *const beginnings[] = {"postgres://", "postgresql://"};
    return strncmp(where, beginnings[0], strlen(beginnings[0])) == 0 ||
           strncmp(where, beginnings[1], strlen(beginnings[1])) == 0;
}

MeetingStore *meeting_store_open(const char *where, const char *node, Text *why)
{
    return postgres(where) ? meeting_store_postgres(where, node, why)
                           : meeting_store_sqlite(where, why);
}

bool meeting_store_backup(const char *where, const char *copy, Text *why)
{
    return postgres(where) ? meeting_store_postgres_backup(where, copy, why)
                           : meeting_store_sqlite_backup(where, copy, why);
}
