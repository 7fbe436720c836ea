/* player_file.h -- players by name, or from files of characters. */
#ifndef APPS_COMMAND_PLAYER_FILE_H
#define APPS_COMMAND_PLAYER_FILE_H

#include "players/character.h"
#include "players/player.h"

/* Is it the path of a character file, and no name? */
bool player_file_is(const char *word);

/* The kind called `word`; or, where that is the path of a character file, a
 * player with that character, called as the file. It lives until the program
 * ends. NULL with whole lines in `why`. */
const PlayerKind *player_file_find(const char *word, Text *why);

/* Reads a character file; false with whole lines in `why`. */
bool player_file_character(const char *path, Character *character, Text *why);

#endif
