/* terms_words.h -- clocks and spans of time in words, as a table is told of them. */
#ifndef ONLINE_TERMS_WORDS_H
#define ONLINE_TERMS_WORDS_H

#include "online/meeting.h"
#include "words/words.h"

/* "20 s", "10 min", "3 d": the largest unit that says it whole. */
void terms_words_span(const Words *words, int32_t seconds, Text *text);
/* "10 min + 20 s", "3 d a move", "none". */
void terms_words_clock(const Words *words, const MeetingTerms *terms, Text *text);
/* A clock: "8:41", "2 d 4 h". */
void terms_words_time(const Words *words, int64_t milliseconds, Text *text);

#endif
