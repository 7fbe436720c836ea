/* new_file.h -- where a new edition file goes, and writing it there. */
#ifndef APPS_DRAWN_NEW_FILE_H
#define APPS_DRAWN_NEW_FILE_H

#include "apps/command/cmd_edition_new.h"

/* A file to be written. End it with text_free(&file.path). */
typedef struct NewFile {
    char word[WORD_SIZE];
    Text path;  /* "-" for standard output */
    bool found; /* it is where the edition store finds it by its word */
    const Words *words;
} NewFile;

/* May an edition be called so? Lower case letters, digits and hyphens. */
bool new_file_name_is_good(const char *name);

/* Where the edition `word` goes; false with one sentence when there is a file
 * or an edition of that name already, or the file's name is another. */
bool new_file_place(const char *word, const NewWish *wish, NewFile *file, Text *why);

/* Checks the text like any edition file, writes it, and says what can be done
 * next. Gives the exit status. */
int new_file_write(const NewFile *file, const Text *content);

#endif
