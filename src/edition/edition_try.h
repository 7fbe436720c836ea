/* edition_try.h -- all mistakes of an edition, also those that only a house rule brings out. */
#ifndef EDITION_EDITION_TRY_H
#define EDITION_EDITION_TRY_H

#include "edition/edition_read.h"

/* Reads the edition as edition_read does, and then once more with every setting
 * that one of its `when` lines waits for. Each mistake is noted once. */
bool edition_try(const EditionLibrary *library, const char *word, Edition *edition,
                 Problems *problems);

#endif
