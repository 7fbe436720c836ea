/* faults.h -- what the driver and the preloaded library tell each other. */
#ifndef TESTS_FAULTS_H
#define TESTS_FAULTS_H

#include <stdatomic.h>

/* Calls that fail alike are counted together. */
typedef enum FaultGroup {
    FAULT_MEMORY, /* every allocation after main() has begun */
    FAULT_OWN,    /* of those, what the program itself asks for, not a library */
    FAULT_OPEN,   /* open, fopen, opendir, scandir and their kin */
    FAULT_READ,
    FAULT_WRITE, /* also ftruncate and fallocate; not standard error */
    FAULT_SYNC,  /* fsync, fdatasync, close */
    FAULT_NAME,  /* rename, unlink, mkdir, fchmod, realpath */
    FAULT_LOOK,  /* stat and its kin, access */
    FAULT_LOCK,  /* locks on files and memory shared through files */
    FAULT_CLOCK, /* the clock on the wall */
    FAULT_ANY,   /* all of the above from FAULT_OPEN to FAULT_LOCK: for signals */
    FAULT_GROUPS
} FaultGroup;

/* The environment variable FAULT holds "GROUP WHAT NUMBER MODE" as integers:
 * the call of that NUMBER (from 1 on) in GROUP gets WHAT. */
enum {
    FAULT_SHORT = -1,    /* half of the bytes are read or written */
    FAULT_SIGNAL = 1000, /* + number of the signal, raised before the call */
    /* anything else: the call fails with this errno; for FAULT_CLOCK the
     * seconds the clock is put forward */
};
typedef enum FaultMode { FAULT_ONCE, FAULT_FROM_THEN_ON } FaultMode;

/* The file named by FAULT_LEDGER, shared with the driver. */
typedef struct FaultLedger {
    atomic_long counts[FAULT_GROUPS];
    atomic_int fired;
    char name[32]; /* of the call that failed first */
} FaultLedger;

#endif
