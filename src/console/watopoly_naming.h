/* watopoly_naming.h -- what the words of a command mean: players, buildings, squares, sums. */
#ifndef CONSOLE_WATOPOLY_NAMING_H
#define CONSOLE_WATOPOLY_NAMING_H

#include "console/watopoly_order.h"

/* Each is -1 when there is none, which a sentence in `out` says. */

/* Whatever the case; nothing is said unless `tell`. */
int watopoly_naming_building(const WatopolyOrder *order, const char *word, bool tell);
/* By the exact name; whatever the case where that is nobody's. */
int watopoly_naming_player(const WatopolyOrder *order, const char *word);
/* By number or name, from word `from` to the end of the line. */
int watopoly_naming_square(const WatopolyOrder *order, int from);

/* "500" or "$500"; false when it is no sum, and nothing is said. */
bool watopoly_naming_sum(const WatopolyOrder *order, const char *word, Money *sum);

/* The words from `from` on, single blanks between them. */
void watopoly_naming_rest(const WatopolyOrder *order, int from, Text *text);

#endif
