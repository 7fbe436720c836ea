/* edition_warn.h -- what can be played, but was probably not meant so. */
#ifndef EDITION_EDITION_WARN_H
#define EDITION_EDITION_WARN_H

#include "edition/edition_check.h"

/* Notes what looks odd in the edition's own file, not in its bases. The edition
 * was read without a mistake, and `origins` with it. */
void edition_warn(const Edition *edition, const Origins *origins, Problems *warnings);

#endif
