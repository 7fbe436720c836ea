/* turn_note.h -- whose turn it is in a saved game: a note for the store, a sentence for lists. */
#ifndef APPS_STORE_TURN_NOTE_H
#define APPS_STORE_TURN_NOTE_H

#include "table/table.h"
#include "words/words.h"

enum { TURN_NOTE_SIZE = 80 };

/* The note is the same in every language, "Ada, turn 14", as stores of all
 * versions have it. */
void turn_note_write(const Table *table, Text *note);

/* The note as a sentence; `over`: the game has ended. One that was not written
 * here is shown as it is. */
void turn_note_say(const Words *words, const char *note, bool over, Text *text);

#endif
