/* joined.h -- a game on a server, played at a terminal or through a pipe. */
#ifndef APPS_LINK_JOINED_H
#define APPS_LINK_JOINED_H

#include "apps/link/link.h"

typedef struct JoinedPlan {
    ServerAddress address;
    const char *name; /* sits down under it; NULL: looks on first */
    const EditionLibrary *library;
} JoinedPlan;

/* Until the player quits or the input ends; the exit status. */
int joined_play(const JoinedPlan *plan);

#endif
