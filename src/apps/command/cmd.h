/* cmd.h -- the commands of the program `opoly`. */
#ifndef APPS_COMMAND_CMD_H
#define APPS_COMMAND_CMD_H

#include "apps/command/options.h"
#include "table/table.h"

extern const CommandSpec cmd_term;
extern const CommandSpec cmd_games;
extern const CommandSpec cmd_edition;
extern const CommandSpec cmd_rules;
extern const CommandSpec cmd_replay;
extern const CommandSpec cmd_review;
extern const CommandSpec cmd_lab;
extern const CommandSpec cmd_credits;
extern const CommandSpec cmd_join; /* only where there are sockets: OPOLY_ONLINE */

/* `opoly term` on game `id` of the store: for `opoly games play`. With `again`
 * a new game with its settings. */
int cmd_term_go_on(int64_t id, bool again, bool testing, const char *colour);

/* A first look at a game, kept with game `id` of the user's store (0: nowhere): for `review` in
 * `opoly term`. */
int cmd_review_game(const Table *table, int64_t id);

#endif
