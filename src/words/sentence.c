/* sentence.c -- a sentence as data: a pattern with named places, and what fills them. */
#include "words/sentence.h"

#include <string.h>

const Arg no_args[1] = {{.place = PLACE_END}};

bool sentence_is_plural(Sentence sentence)
{
    return sentence.words[0] == PLURAL_MARK[0];
}

const char *sentence_key(Sentence sentence)
{
    return sentence.words + sentence_is_plural(sentence);
}

const char *sentence_words(Sentence sentence)
{
    const char *key = sentence_key(sentence);
    const char *mark = strchr(key, CONTEXT_MARK[0]);
    return mark != NULL ? mark + 1 : key;
}

const char *sentence_many(Sentence sentence)
{
    return sentence.words + strlen(sentence.words) + 1;
}
