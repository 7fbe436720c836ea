/* edition_write.h -- Edition -> text. */
#ifndef EDITION_EDITION_WRITE_H
#define EDITION_EDITION_WRITE_H

#include "edition/edition.h"

/* The whole edition as a file that stands alone (no `based on`, no `when`),
 * rules with their sentences as comments. Reading it gives the same edition. */
void edition_write(const Edition *edition, Text *text);

#endif
