/* meeting_store.h -- where the nodes of a server keep the lines of their meetings.
 *
 * One small interface; a database is behind it. Used by one thread (keeper.h). A meeting is
 * leased to one node at a time, and the number of its lease rises each time: what a node
 * keeps under an older one is refused in the same transaction. */
#ifndef APPS_SERVER_MEETING_STORE_H
#define APPS_SERVER_MEETING_STORE_H

#include "table/fair_dice.h"

enum { MEETING_NODE_SIZE = 100, MEETING_LEASE_FIRST = 1 };

typedef struct MeetingStore MeetingStore;

/* A line to be kept. */
typedef struct MeetingEntry {
    FairNumber room;
    uint64_t lease; /* of a new meeting, whose line 0 this is: MEETING_LEASE_FIRST */
    bool runs;      /* something will happen in the meeting though nobody comes */
    size_t n;
    const char *line;
    bool refused; /* the answer: the lease is over, it was not kept */
} MeetingEntry;

typedef enum MeetingPlace { MEETING_UNKNOWN, MEETING_HERE, MEETING_ELSEWHERE } MeetingPlace;

typedef struct MeetingLease {
    MeetingPlace place;
    uint64_t number;              /* MEETING_HERE */
    char node[MEETING_NODE_SIZE]; /* MEETING_ELSEWHERE: whose it is; empty: it is dying */
} MeetingLease;

/* Called for each line of a meeting, in order. */
typedef void (*MeetingStoreLine)(void *whom, const char *line);
/* Called for a meeting and a lease: those before it are over. */
typedef void (*MeetingStoreRoom)(void *whom, const FairNumber *room, uint64_t lease);

/* Each gives false when it cannot be done just now; it may be tried again. */
typedef struct MeetingStoreVerbs {
    /* All of them are safe afterwards, but for those marked as refused. After false none
     * need be, and none is kept twice by trying again. */
    bool (*keep)(MeetingStore *store, MeetingEntry *entries, size_t count);
    /* Leases a meeting to this node, unless another one lives that has it. */
    bool (*take)(MeetingStore *store, const FairNumber *room, MeetingLease *lease);
    /* Reads a whole meeting; none has no lines. */
    bool (*read)(MeetingStore *store, const FairNumber *room, MeetingStoreLine each, void *whom);
    /* This node lives, and has these open tables; within two seconds once more. Adds the tables
     * of the others, and tells what they have taken from it while it was silent. NULL: a store
     * of one node. */
    bool (*renew)(MeetingStore *store, const char *tables, Text *others, MeetingStoreRoom lost,
                  void *whom);
    /* Leases to this node at most so many meetings that run and that no living node has, and
     * tells each. */
    bool (*adopt)(MeetingStore *store, int most, MeetingStoreRoom each, void *whom);
    /* Why the last thing could not be done, one sentence without a full stop. */
    void (*why)(MeetingStore *store, Text *text);
    void (*close)(MeetingStore *store);
} MeetingStoreVerbs;

/* A store begins with this; what follows is the maker's. */
struct MeetingStore {
    const MeetingStoreVerbs *verbs;
};

/* `where` is a file of SQLite or postgres://...; `node` is what guests are told to go to.
 * NULL with a sentence. */
MeetingStore *meeting_store_open(const char *where, const char *node, Text *why);
/* A consistent copy of all meetings, also while servers use them. */
bool meeting_store_backup(const char *where, const char *copy, Text *why);

/* What meeting_store_open and meeting_store_backup choose from. */
MeetingStore *meeting_store_sqlite(const char *path, Text *why);
bool meeting_store_sqlite_backup(const char *path, const char *copy, Text *why);
MeetingStore *meeting_store_postgres(const char *url, const char *node, Text *why);
bool meeting_store_postgres_backup(const char *url, const char *copy, Text *why);

#endif
