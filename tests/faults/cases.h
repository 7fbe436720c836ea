/* cases.h -- what is run while things go wrong, and the folder it is run in. */
#ifndef TESTS_CASES_H
#define TESTS_CASES_H

#include "faults/faults.h"
#include "faults/saved.h"
#include "faults/tree.h"

enum { CASE_ARGUMENTS = 18, CASE_LINES = 40, NO_GAME = -1 };

typedef struct Case {
    const char *name, *program;
    const char *arguments[CASE_ARGUMENTS];
    const char *input; /* NULL: none */
    int game;          /* the one played and kept, counted from 0; NO_GAME */
    bool draws;        /* hundreds of thousands of allocations in libraries */
} Case;

typedef struct Fault {
    FaultGroup group;
    long what, number;
    FaultMode mode;
} Fault;

/* How one run went. */
typedef struct Trial {
    int status; /* as waitpid gives it */
    bool hung;  /* and was killed by us */
    bool fired;
    char name[32]; /* of the call that failed */
    long counts[FAULT_GROUPS];
    Text out, err;
    Tree tree;
    Saved saved;
} Trial;

extern const Case cases[];
extern const int case_count;

/* Where everything is: programs, the library of faults, a new work folder.
 * False with a sentence printed when something is missing. */
bool cases_begin(void);
void cases_end(void);
const char *cases_work(void);     /* the work folder */
const char *cases_database(void); /* of the folder runs are made in */
const char *cases_program(const char *name, char path[TREE_PATH]);

/* The files as they are before every run. */
const Tree *cases_before(void);
const Saved *cases_saved_before(void);

/* Puts the folder back to what it was; what a run needs to know. */
void cases_restore(void);
/* In a child: environment, folder and, with a fault, the library. */
void cases_enter(const Fault *fault);

/* Runs the case, or its first `lines` of input, in the restored folder. */
void case_run(const Case *self, const Fault *fault, int lines, Trial *trial);
/* Runs any command in the folder as it is now, without faults. */
void case_command(const char *program, const char *const *arguments, const char *input,
                  Trial *trial);
void trial_free(Trial *trial);

#endif
