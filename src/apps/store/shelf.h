/* shelf.h -- the editions on disk. */
#ifndef APPS_STORE_SHELF_H
#define APPS_STORE_SHELF_H

#include "edition/edition_read.h"

typedef struct Shelf Shelf;

/* Reads every *.edition, the first of a name wins: in $OPOLY_EDITIONS
 * (directories separated by ':'), in the user's data directory, in the
 * installed one, beside the program. Files that cannot be read are passed
 * over and noted. */
Shelf *shelf_new(void);
void shelf_free(Shelf *shelf);

/* Borrowed; changes with shelf_find. */
const EditionLibrary *shelf_library(const Shelf *shelf);
/* Where source n of the library was found. */
const char *shelf_path(const Shelf *shelf, int n);
/* One line per file that could not be read; empty when there is none. */
const char *shelf_notes(const Shelf *shelf);

/* Is this the path of a file rather than the name of an edition? */
bool shelf_is_path(const char *name);

/* The word of the edition called `name`: a name on the shelf, or the path of
 * an edition file, which is put first on the shelf. NULL with a sentence in
 * `why`. The word lives as long as the shelf. */
const char *shelf_find(Shelf *shelf, const char *name, Text *why);

#endif
