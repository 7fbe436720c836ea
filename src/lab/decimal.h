/* decimal.h -- numbers as words: so many decimals, thousands apart. */
#ifndef LAB_DECIMAL_H
#define LAB_DECIMAL_H

#include "base/text.h"

/* "-12.30" for -12.3 and 2 decimals (0 to 9); rounded, half away from 0. What
 * is too large to write, or no number, becomes "-". */
void decimal_write(Text *text, double number, int decimals);
/* The number written so: digits, perhaps a sign, a point and up to nine
 * decimals, nothing else. False when it is none. */
bool decimal_read(const char *words, double *number);
/* "1,234,567" */
void decimal_grouped_write(Text *text, int64_t number);

#endif
