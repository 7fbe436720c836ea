/* speech.c -- a few sentences kept as data, to be written later in any language. */
#include "words/speech.h"

#include <assert.h>

static_assert(SPEECH_PARTS <= 16, "a bit for each part");

static int add_part(Speech *speech, Sentence sentence, const Arg *args)
{
    if (speech->count == SPEECH_PARTS) return SPEECH_PARTS;
    Said *said = &speech->parts[speech->count];
    *said = (Said){.sentence = sentence};
    for (int i = 0; args[i].place != PLACE_END; i++) {
        assert(i < SAID_ARGS);
        said->args[i] = args[i];
    }
    return speech->count++;
}

void speech_add(Speech *speech, Sentence sentence, const Arg *args)
{
    add_part(speech, sentence, args);
}

int speech_nest(Speech *speech, Sentence sentence, const Arg *args)
{
    int part = add_part(speech, sentence, args);
    if (part < SPEECH_PARTS) speech->nested |= (uint16_t)(1u << part);
    return part;
}
