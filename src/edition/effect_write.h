/* effect_write.h -- Effect -> the words of an effect. */
#ifndef EDITION_EFFECT_WRITE_H
#define EDITION_EFFECT_WRITE_H

#include "edition/edition.h"

/* As effect_read takes it; the effect must have passed edition_check. */
void effect_write(const Edition *edition, const Effect *effect, Text *text);

#endif
