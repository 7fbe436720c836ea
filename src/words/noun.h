/* noun.h -- things that an edition may call by its own name. */
#ifndef WORDS_NOUN_H
#define WORDS_NOUN_H

#include <stdbool.h>

typedef enum NounId {
#define NOUN(ID, place, context, one, many) NOUN_##ID,
#include "words/noun_rows.h"
#undef NOUN
    NOUN_COUNT
} NounId;

enum { NOUN_FORMS = 4, NOUN_LETTERS = 47, NOUN_SIZE = 4 * (NOUN_LETTERS + 1) };

/* One thing, and more of them in the order of the language's plural forms;
 * empty ones are like the one before. A gender may follow '#': "maison#f".
 * An edition that leaves `forms[0]` empty takes the language's. */
typedef struct Noun {
    char forms[NOUN_FORMS][NOUN_SIZE];
} Noun;

/* The noun called `one`; more of them have an s before the gender, if it fits. */
void noun_name(Noun *noun, const char *one);

bool noun_same(const Noun *a, const Noun *b);

#endif
