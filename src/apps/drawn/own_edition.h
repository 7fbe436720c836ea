/* own_edition.h -- keeping an edition that a person made. */
#ifndef APPS_DRAWN_OWN_EDITION_H
#define APPS_DRAWN_OWN_EDITION_H

#include "apps/store/edition_store.h"
#include "words/words.h"

/* Writes the edition `word` into the user's data directory, where the next
 * edition store finds it. Refuses a text with mistakes, a word that is none, and one
 * that an edition of somebody else has. The answer is one sentence. */
bool own_edition_keep(const EditionStore *editions, const Words *words, const char *word,
                      const char *text, Text *answer);

#endif
