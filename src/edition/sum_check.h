/* sum_check.h -- can a rent or a charge grow beyond all bounds? */
#ifndef EDITION_SUM_CHECK_H
#define EDITION_SUM_CHECK_H

#include "edition/edition.h"

/* May a single sum of an edition be this? */
bool sum_check_fits(Money sum);

/* The most that can ever be asked at once, under the worst cards and tokens.
 * The effect must be a charge. */
int64_t sum_check_rent(const Edition *edition, const Deed *deed);
int64_t sum_check_charge(const Edition *edition, const Effect *effect);

#endif
