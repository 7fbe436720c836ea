/* effect_read.h -- the words of an effect -> Effect. */
#ifndef EDITION_EFFECT_READ_H
#define EDITION_EFFECT_READ_H

#include "edition/draft.h"

/* Takes the rest of the statement as an effect. `kinds`, ended by NULL, are words
 * that could have stood here, too, for "did you mean"; NULL: none. */
bool effect_read(Draft *draft, Statement *statement, const char *const *kinds, Effect *effect);

#endif
