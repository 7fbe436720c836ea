/* headline.h -- a moment of a game in a few words: "Declined Illinois Avenue", "Rolled 7: hotel on
 * Virginia Avenue, $900". */
#ifndef REVIEW_HEADLINE_H
#define REVIEW_HEADLINE_H

#include "review/finding.h"
#include "words/words.h"

/* Of moment n, without the name of its seat and without full stop, where it can be said so; of
 * other moments the sentence that tells most. What was left undone counts: "Did not build on
 * Orange". `words` are those of the table (table_words). */
void headline_write(const Review *review, int n, const Words *words, Text *text);

/* What came of it: who paid how much for the deed or group in question in the next ten rounds, or
 * who went bankrupt soon. Nothing where there is nothing to tell. A whole sentence. */
void headline_write_aftermath(const Review *review, int n, const Words *words, Text *text);

#endif
