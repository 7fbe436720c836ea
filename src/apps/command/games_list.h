/* games_list.h -- the saved games as a list. */
#ifndef APPS_COMMAND_GAMES_LIST_H
#define APPS_COMMAND_GAMES_LIST_H

#include "apps/store/store.h"

/* What the game is called (game_name_write), in the reader's language. */
void games_list_name(const StoredGame *game, Text *text);
/* Whose turn it is, or who won. */
void games_list_turn(const StoredGame *game, Text *text);

/* A heading and a line for every game: number, when it was played last, length, round,
 * turn, name. */
void games_list_write(const StoredGame *games, int count, Text *text);

#endif
