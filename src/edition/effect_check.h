/* effect_check.h -- do the space, group or deck an effect refers to exist? */
#ifndef EDITION_EFFECT_CHECK_H
#define EDITION_EFFECT_CHECK_H

#include "edition/edition.h"

/* What is wrong with an effect ("{part} draws from a deck that is not there"),
 * NULL when nothing is. In `doubt`, what it refers to may be in a statement that
 * was not understood, and is not reported as missing. */
const Sentence *effect_check(const Edition *edition, const Effect *effect, bool doubt);

#endif
