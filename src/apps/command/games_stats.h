/* games_stats.h -- opoly games stats: what the people of this machine have played so far. */
#ifndef APPS_COMMAND_GAMES_STATS_H
#define APPS_COMMAND_GAMES_STATS_H

#include "apps/store/store.h"

/* Finished games of the store, by the names of people; luck and decisions of those that were
 * reviewed. An exit status. */
int games_stats_run(Store *store, bool json);

#endif
