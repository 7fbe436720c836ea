/* plural.h -- which plural form of a language belongs to a number. */
#ifndef WORDS_PLURAL_H
#define WORDS_PLURAL_H

#include <stdbool.h>
#include <stdint.h>

enum { PLURAL_FORMS_MAX = 8 };

/* The rule of gettext's Plural-Forms, an expression of C over `n`. Borrows
 * its text, and evaluates it for every number. */
typedef struct Plural {
    const char *expression; /* up to ';', the end of the line, or the end */
    int form_count;         /* 1 to PLURAL_FORMS_MAX */
} Plural;

/* Reads "nplurals=2; plural=n > 1;" and keeps `rule`. False, with a sentence in
 * `why`, when it cannot be read, has more than 200 terms, or gives for one of
 * the numbers 0 to 1199 a form that there is not. */
bool plural_read(Plural *plural, const char *rule, const char **why);

/* The form for `count`, always from 0 to form_count - 1. */
int plural_form(const Plural *plural, int64_t count);

#endif
