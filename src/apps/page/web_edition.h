/* web_edition.h -- the editions that come with the page. */
#ifndef APPS_PAGE_WEB_EDITION_H
#define APPS_PAGE_WEB_EDITION_H

#include "edition/edition_read.h"

/* Reads them from the text of editions.txt, where a form feed and a line
 * with its word precede each. Called once, before they are used. */
void web_edition_take(const char *bundle, size_t length);

/* Their names in another language, in the same way; in place of those before. */
void web_edition_take_words(const char *bundle, size_t length);

/* All of them, with the names that came last. */
const EditionLibrary *web_edition_library(void);

#endif
