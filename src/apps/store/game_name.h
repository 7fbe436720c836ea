/* game_name.h -- what a saved game is called: as somebody named it, or by what it is. */
#ifndef APPS_STORE_GAME_NAME_H
#define APPS_STORE_GAME_NAME_H

#include "apps/store/store.h"
#include "words/words.h"

enum { GAME_NAME_LETTERS = 60, GAME_NAME_SHOWN_SIZE = 480 };

/* A name as it was typed, without the blanks around it; nothing typed is "", no
 * name. False with a sentence, without a full stop, in `why`. */
bool game_name_read(const Words *words, const char *typed, char name[STORE_NAME_SIZE], Text *why);

/* The name it was given; without one "classic: Ada, #Bob (simple), 2026-11-15 20:05".
 * `moment` is when it began, by the clock on the wall (wall_clock.h). */
void game_name_write(const Words *words, const StoredGame *game, const char *moment, Text *text);

#endif
