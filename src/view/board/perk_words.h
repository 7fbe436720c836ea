/* perk_words.h -- what a token changes, in words. */
#ifndef VIEW_BOARD_PERK_WORDS_H
#define VIEW_BOARD_PERK_WORDS_H

#include "edition/edition.h"
#include "words/words.h"

/* "Tax −20 %. Rent received −20 %."; nothing when it changes nothing. */
void perk_words_add(const Words *words, const Edition *edition, TokenId token, Text *text);

#endif
