/* keeper.h -- the thread that keeps the lines of meetings: whatever waits goes into one
 * transaction. The network never waits for the disk. */
#ifndef APPS_SERVER_KEEPER_H
#define APPS_SERVER_KEEPER_H

#include "apps/server/meeting_store.h"
#include "online/house.h"

typedef struct Keeper Keeper;

/* Takes the store. `wake` is called from the keeper's thread when there is something to
 * report. NULL when the system gives no thread: then nothing could be kept. */
Keeper *keeper_new(MeetingStore *store, void (*wake)(void *whom), void *whom);
/* Keeps what waits first. */
void keeper_free(Keeper *keeper);

/* Everything that the house has to be kept and looked up; copied. */
void keeper_take(Keeper *keeper, House *house);
/* Tells the house what has been kept and found meanwhile; true when there is more to tell soon. */
bool keeper_report(Keeper *keeper, House *house, Moment now);

/* The open tables of this node, for the others; copied. */
void keeper_list(Keeper *keeper, const char *tables);

/* For those who watch the server: lines kept, transactions, the longest and the last wait of
 * a transaction in microseconds, and whether the store refuses just now. */
typedef struct KeeperCounts {
    uint64_t lines, commits, longest, last;
    bool refused;
} KeeperCounts;
KeeperCounts keeper_counts(Keeper *keeper);

#endif
