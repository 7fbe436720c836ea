/* learning.h -- the game that the lesson is given with. */
#ifndef APPS_DRAWN_LEARNING_H
#define APPS_DRAWN_LEARNING_H

#include "table/table.h"
#include "words/language.h"

/* One person against computers, the same dice every time; NULL with a sentence when the edition
 * is missing. The caller frees it. */
Table *learning_table(const EditionLibrary *library, const Language *language, Text *why);

#endif
