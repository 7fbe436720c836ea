/* web_language.h -- the language of the page: which one is wanted, and its catalogue, fetched. */
#ifndef APPS_PAGE_WEB_LANGUAGE_H
#define APPS_PAGE_WEB_LANGUAGE_H

#include "base/text.h"
#include "words/language.h"
#include "words/words.h"

/* What the person reads, preferred first, as the browser says: "fr-CA fr en". */
void web_language_browser(const char *codes);

/* Asks for `code`, or for "" the first of the browser's that there is. English
 * is there at once; another catalogue comes with web_language_take. */
void web_language_want(const char *code);
/* The catalogue that was requested; `length` 0 if it is not available. False
 * with a sentence if it cannot be read; the words stay English. */
bool web_language_take(const char *bytes, size_t length, Text *why);

/* NULL: English. It lives until the one after the next is there. */
const Language *web_language(void);
/* The same, about no game. */
Words web_words(void);

#endif
