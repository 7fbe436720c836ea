/* catalogue_file.h -- the language a person reads: which one is wanted, and its catalogue. */
#ifndef APPS_STORE_CATALOGUE_FILE_H
#define APPS_STORE_CATALOGUE_FILE_H

#include "base/text.h"
#include "words/language.h"

/* An open catalogue. NULL is English. */
typedef struct CatalogueFile CatalogueFile;

/* Opens the catalogue of `code`: "fr"; of "fr_CA" that of "fr" if need be. For ""
 * or NULL what LC_ALL, LC_MESSAGES or LANG ask for. Catalogues are looked for
 * beside the program and where they are installed. NULL, with one sentence in
 * `why`, when there is none or it is damaged; nothing is said about English, nor
 * when only the environment asks for a language that there is not. */
CatalogueFile *catalogue_file_open(const char *code, Text *why);
void catalogue_file_close(CatalogueFile *file);

/* Borrowed; NULL for NULL. */
const Language *catalogue_file_language(const CatalogueFile *file);

#endif
