/* games_branch.h -- opoly games branch: a saved game, played on from an earlier moment. */
#ifndef APPS_COMMAND_GAMES_BRANCH_H
#define APPS_COMMAND_GAMES_BRANCH_H

#include "apps/command/options.h"
#include "apps/store/store.h"
#include "game/game.h"

/* "SEAT:KIND" each, KIND being a computer's or "human"; the others stay what they are. */
typedef struct GamesBranch {
    int64_t id, at;
    const char *seats[MAX_SEATS];
    int seat_count;
} GamesBranch;

/* Keeps a new game in the store and says its number; an exit status. */
int games_branch_run(const CommandSpec *command, Store *store, const GamesBranch *wanted);

#endif
