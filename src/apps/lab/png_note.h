/* png_note.h -- a PNG picture with a note in it. */
#ifndef APPS_LAB_PNG_NOTE_H
#define APPS_LAB_PNG_NOTE_H

#include "base/text.h"

/* Adds the whole picture with `words` under `key` (a chunk tEXt, before the picture itself) to
 * `noted`; as it is when it is no PNG. */
void png_note_write(const Text *picture, const char *key, const char *words, Text *noted);

#endif
