/* edition_store.h -- the editions on disk. */
#ifndef APPS_STORE_EDITION_STORE_H
#define APPS_STORE_EDITION_STORE_H

#include "edition/edition_read.h"

typedef struct EditionStore EditionStore;

/* Reads every *.edition, the first of a name wins: in $OPOLY_EDITIONS
 * (directories separated by ':'), in the user's data directory, in the
 * installed one, beside the program. Files that cannot be read are passed
 * over and noted. */
EditionStore *edition_store_new(void);
/* The same, read in the language of the person who reads what the program says. */
EditionStore *edition_store_translated(void);
void edition_store_free(EditionStore *editions);

/* From now on they are read in this language, with the names in CODE/WORD.words
 * beside the very WORD.edition; "en": as written. Sums on cards have the numbers of
 * `spoken`, which is kept; NULL: those of English. */
void edition_store_speak(EditionStore *editions, const char *code, const Language *spoken);

/* Borrowed; changes with edition_store_find and edition_store_speak. */
const EditionLibrary *edition_store_library(const EditionStore *editions);
/* Where source n of the library was found. */
const char *edition_store_path(const EditionStore *editions, int n);
/* One line per file that could not be read; empty when there is none. */
const char *edition_store_notes(const EditionStore *editions);

/* Is this the path of a file rather than the name of an edition? */
bool edition_store_is_path(const char *name);

/* The word of the edition called `name`: one of its editions, or the path of
 * an edition file, which is put first. NULL with a sentence in
 * `why`. The word lives as long as the store. */
const char *edition_store_find(EditionStore *editions, const char *name, Text *why);

#endif
