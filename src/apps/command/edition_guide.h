/* edition_guide.h -- the page for players that comes with an edition. */
#ifndef APPS_COMMAND_EDITION_GUIDE_H
#define APPS_COMMAND_EDITION_GUIDE_H

#include "apps/store/edition_store.h"

/* Adds the page of the edition `word`, a file of Markdown beside the edition or
 * among the documents: in the language `code` ("fr_CA": fr_CA/WORD.md, then
 * fr/WORD.md), else in English (WORD.md), else nothing. False when there is one
 * that cannot be read, which has been reported. */
bool edition_guide_write(const EditionStore *editions, const char *word, const char *code,
                         Text *text);

#endif
