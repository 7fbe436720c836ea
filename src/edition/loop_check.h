/* loop_check.h -- do the moves of spaces and cards always end? */
#ifndef EDITION_LOOP_CHECK_H
#define EDITION_LOOP_CHECK_H

#include "edition/edition.h"

/* A space from which a token would be moved on for ever, NO_SPACE if there is
 * none. All targets must be in range. */
SpaceId loop_check_find(const Edition *edition);

#endif
