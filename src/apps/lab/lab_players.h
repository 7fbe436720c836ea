/* lab_players.h -- players by name, or from files of characters. */
#ifndef APPS_LAB_LAB_PLAYERS_H
#define APPS_LAB_LAB_PLAYERS_H

#include "players/character.h"
#include "players/player.h"

/* The kind called `word`; or, where that is the path of a character file, a
 * player with that character, called as the file. It lives until the program
 * ends. NULL with whole lines in `why`. */
const PlayerKind *lab_players_find(const char *word, Text *why);

/* Reads a character file; false with whole lines in `why`. */
bool lab_players_character(const char *path, Character *character, Text *why);

#endif
