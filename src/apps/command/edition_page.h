/* edition_page.h -- an edition as a page for people. */
#ifndef APPS_COMMAND_EDITION_PAGE_H
#define APPS_COMMAND_EDITION_PAGE_H

#include "edition/edition.h"

/* Title, about, rules that are not the usual ones, board, groups, decks,
 * tokens. */
void edition_page_write(const Edition *edition, Text *text);

#endif
