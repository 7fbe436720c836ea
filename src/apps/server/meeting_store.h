/* meeting_store.h -- where a server keeps the lines of its meetings.
 *
 * One small interface; a database is behind it. Used by one thread (keeper.h). */
#ifndef APPS_SERVER_MEETING_STORE_H
#define APPS_SERVER_MEETING_STORE_H

#include "table/fair_dice.h"

typedef struct MeetingStore MeetingStore;

/* Called for each line of a meeting, in order. */
typedef void (*MeetingStoreLine)(void *whom, const char *line);

typedef struct MeetingStoreVerbs {
    /* Lines between begin and commit are safe after commit, all of them or none. Each gives
     * false when it cannot be done; then undo. */
    bool (*begin)(MeetingStore *store);
    bool (*append)(MeetingStore *store, const FairNumber *room, size_t n, const char *line);
    bool (*commit)(MeetingStore *store);
    void (*undo)(MeetingStore *store);
    /* Reads a whole meeting; none has no lines. */
    bool (*read)(MeetingStore *store, const FairNumber *room, MeetingStoreLine each, void *whom);
    /* Why the last thing could not be done, one sentence without a full stop. */
    void (*why)(MeetingStore *store, Text *text);
    void (*close)(MeetingStore *store);
} MeetingStoreVerbs;

/* A store begins with this; what follows is the maker's. */
struct MeetingStore {
    const MeetingStoreVerbs *verbs;
};

/* In a file of SQLite; NULL with a sentence. */
MeetingStore *meeting_store_sqlite(const char *path, Text *why);
/* A consistent copy of such a file, also while a server uses it. */
bool meeting_store_backup(const char *path, const char *copy, Text *why);

#endif
