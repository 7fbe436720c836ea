/* noun.c -- things that an edition may call by its own name. */
#include "words/noun.h"

#include <string.h>

#include "base/text.h"

void noun_name(Noun *noun, const char *one)
{
    *noun = (Noun){.forms = {""}};
    text_copy(noun->forms[0], NOUN_SIZE, one);
    if (strlen(one) + 1 >= NOUN_SIZE) return;
    Text many = text_into(noun->forms[1], NOUN_SIZE);
    size_t stem = strcspn(one, "#");
    text_add_bytes(&many, one, stem);
    text_add_char(&many, 's');
    text_add(&many, one + stem);
}

bool noun_same(const Noun *a, const Noun *b)
{
    for (int i = 0; i < NOUN_FORMS; i++)
        if (!text_same(a->forms[i], b->forms[i])) return false;
    return true;
}
