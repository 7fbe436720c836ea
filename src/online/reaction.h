/* reaction.h -- short reactions at an online table: a word on the wire, a sentence in everybody's
 * own language. */
#ifndef ONLINE_REACTION_H
#define ONLINE_REACTION_H

#include "words/sentence.h"

typedef enum Reaction {
    REACTION_HELLO,
    REACTION_BRAVO,
    REACTION_THANKS,
    REACTION_SORRY,
    REACTION_OUCH,
    REACTION_LAUGH,
    REACTION_MOMENT,
    REACTION_HURRY,
    REACTION_BYE,
    REACTION_COUNT
} Reaction;

const char *reaction_word(Reaction reaction);
/* REACTION_COUNT when there is no such word. */
Reaction reaction_find(const char *word);
const Sentence *reaction_sentence(Reaction reaction);

#endif
