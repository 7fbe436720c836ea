/* language_write.h -- the names of an edition in another language, as lines for its file. */
#ifndef EDITION_LANGUAGE_WRITE_H
#define EDITION_LANGUAGE_WRITE_H

#include "edition/edition.h"

/* One line for each name that differs between the edition as `written` and as
 * `spoken`, which was read in the language `code`. */
void language_write(const char *code, const Edition *written, const Edition *spoken, Text *text);

/* Adds such lines again after an edition that has changed since. Lines about
 * things it no longer has become comments. */
void language_write_again(const char *lines, const Edition *edition, Text *text);

#endif
