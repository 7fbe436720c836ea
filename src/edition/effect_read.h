/* effect_read.h -- the words of an effect -> Effect. */
#ifndef EDITION_EFFECT_READ_H
#define EDITION_EFFECT_READ_H

#include "edition/draft.h"

/* Takes the rest of the statement as an effect. */
bool effect_read(Draft *draft, Statement *statement, Effect *effect);

#endif
