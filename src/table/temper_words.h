/* temper_words.h -- what a computer is like, for people. */
#ifndef TABLE_TEMPER_WORDS_H
#define TABLE_TEMPER_WORDS_H

#include "players/temper.h"
#include "table/seating.h"
#include "words/words.h"

/* "builder": one word for a pill beside its name, in the reader's language; NULL for people
 * and for computers without a temper. */
const char *temper_words_pill(const Words *words, const PlayerKind *kind);

/* "Ada builds as soon as it can and keeps little cash."; nothing where there is no temper. */
void temper_words_add(const Words *words, const SeatPlan *plan, Text *text);

#endif
