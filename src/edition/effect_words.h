/* effect_words.h -- what an effect does, in sentences. */
#ifndef EDITION_EFFECT_WORDS_H
#define EDITION_EFFECT_WORDS_H

#include "edition/edition.h"
#include "words/words.h"

/* In a few words, whatever the sums are: "The bank pays." */
const Sentence *effect_words_about(EffectKind kind);

/* For a player on the space: "Pay $200. The money goes to Free Parking." The
 * names are those of `words`; `pot` is what lies in the pot, NULL where no game is
 * played. */
void effect_words_add(const Edition *edition, const Effect *effect, const Money *pot,
                      const Words *words, Text *text);

#endif
