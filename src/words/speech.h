/* speech.h -- a few sentences kept as data, to be written later in any language.
 *
 * Copied by assignment. What its arguments point to (names of an edition, rows
 * of a table) must live as long. */
#ifndef WORDS_SPEECH_H
#define WORDS_SPEECH_H

#include "words/sentence.h"

enum { SPEECH_PARTS = 12 };

typedef struct Speech {
    uint8_t count;
    uint16_t nested; /* a bit for each part nested in another */
    Said parts[SPEECH_PARTS];
} Speech;

/* Appends a sentence; what does not fit is left out. */
void speech_add(Speech *speech, Sentence sentence, const Arg *args);

/* Adds a part for another one to nest, as arg_reason_nested(part). A part
 * without words is a list of its arguments. */
int speech_nest(Speech *speech, Sentence sentence, const Arg *args);

/* SPEAK(why, T_("{deed} completes {group}."), arg_deed(deed), arg_group(group)):
 * does nothing, arguments unevaluated, when nobody asks (NULL). */
#define SPEAK(speech, sentence, ...) \
    ((speech) == NULL ? (void)0 : speech_add((speech), (Sentence)sentence, ARGS(__VA_ARGS__)))

#endif
