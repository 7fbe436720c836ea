/* date.h -- days as a language writes them. */
#ifndef WORDS_DATE_H
#define WORDS_DATE_H

#include "base/text.h"
#include "words/language.h"

/* Adds the day `iso`, "2026-11-15", which is also how English writes it here.
 * Anything else, and any language whose model is none, is added as it is. */
void date_write(const Language *language, const char *iso, Text *text);

#endif
