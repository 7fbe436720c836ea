/* web_edition.h -- the editions that are built into the page. */
#ifndef APPS_WEB_EDITION_H
#define APPS_WEB_EDITION_H

#include "edition/edition_read.h"

/* Made by cmake/page.cmake from editions/. */
extern const EditionSource web_editions[];
extern const int web_edition_count;

#endif
