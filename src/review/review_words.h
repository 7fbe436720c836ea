/* review_words.h -- what a review has found, in sentences. */
#ifndef REVIEW_REVIEW_WORDS_H
#define REVIEW_REVIEW_WORDS_H

#include "review/finding.h"
#include "words/words.h"

/* `words` are those of the table (table_words). Nothing ends in a newline. */

/* "Round 14: Ann declined Illinois Avenue; buying it was worth 6 points." */
void review_words_moment(const Review *review, int n, const Words *words, Text *text);
/* The same as it was for one seat: "That cost Ann 3.1 ± 0.4 points." */
void review_words_moment_of(const Review *review, int n, SeatId seat, const Words *words,
                            Text *text);
/* What happened, without round and worth: "Ann rolled 3 and 4 and moved to Vine Street." */
void review_words_happened(const Review *review, int n, const Words *words, Text *text);
/* The one sentence of it that tells most, for a list. */
void review_words_gist(const Review *review, int n, const Words *words, Text *text);
/* "Throw", "Purchase": a title for a list. */
const Sentence *review_words_kind(FindingKind kind);

/* "Your throws and cards brought 12 points, your decisions cost 5; ..." for a seat: one
 * sentence, only with what is sure. */
void review_words_seat(const Review *review, SeatId seat, const Words *words, Text *text);

/* "buy Illinois Avenue for $240": a way of action n. */
void review_words_way(const Review *review, size_t n, const Action *way, const Words *words,
                      Text *text);

#endif
