/* saved.h -- the games in a database, as a test looks at them. */
#ifndef TESTS_SAVED_H
#define TESTS_SAVED_H

#include "base/text.h"

enum { SAVED_MOST = 8 };

/* Game n has number n + 1; one that is not there has no actions and no row. */
typedef struct Saved {
    bool sound;               /* the database could be read and PRAGMA integrity_check is content */
    Text rows[SAVED_MOST];    /* all but the times and who saved */
    Text actions[SAVED_MOST]; /* a line each */
    int lengths[SAVED_MOST];  /* by the row; -1: no such game */
} Saved;

void saved_read(const char *database, Saved *saved);
void saved_free(Saved *saved);
bool saved_same(const Saved *a, const Saved *b);
int saved_count(const Saved *saved, int game);
/* Does `actions` begin with all of `beginning`? */
bool saved_begins(const Text *actions, const Text *beginning);

#endif
