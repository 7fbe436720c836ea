/* edition_write.h -- Edition -> text. */
#ifndef EDITION_EDITION_WRITE_H
#define EDITION_EDITION_WRITE_H

#include "edition/edition.h"

/* The whole edition as a self-contained file (no `based on`, no `when`),
 * rules with their sentences as comments. Reading it gives the same edition. */
void edition_write(const Edition *edition, Text *text);

/* money "$" before */
void edition_write_money(const MoneyStyle *money, Text *text);
/* words house "house" */
void edition_write_noun(NounId thing, const Noun *noun, Text *text);

#endif
