/* decimal.h -- numbers with decimals, rounded, as text. */
#ifndef LAB_DECIMAL_H
#define LAB_DECIMAL_H

#include "words/number.h"

/* "-12.30" for -12.3 and 2 decimals (0 to 9); rounded, half away from 0. What
 * is too large to write, or no number, becomes "-". */
void decimal_write(Text *text, double number, int decimals);
/* The same with the decimal point of a language. */
void decimal_write_style(Text *text, double number, int decimals, const NumberStyle *style);
/* -1230, for arg_decimal(); 0 for what cannot be written. */
int64_t decimal_scaled(double number, int decimals);

/* The number written so: digits, perhaps a sign, a point and up to nine
 * decimals, nothing else. False when it is none. */
bool decimal_read(const char *words, double *number);

#endif
