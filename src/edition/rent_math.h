/* rent_math.h -- the formulas for rents in board files of monopd. */
#ifndef EDITION_RENT_MATH_H
#define EDITION_RENT_MATH_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* What a formula may ask for: ${GROUPOWNED}, ${DICE}, ${HOUSES}. */
typedef struct RentFacts {
    int owned, dice, houses;
} RentFacts;

/* The value of a formula of numbers, + - * / ^ and brackets, in thousandths;
 * cut off there. False when it is not understood or leaves the range of a
 * million. */
bool rent_math_value(const char *formula, size_t length, const RentFacts *facts,
                     int64_t *thousandths);

#endif
