/* language.h -- the sentences of one language, out of a compiled catalogue. */
#ifndef WORDS_LANGUAGE_H
#define WORDS_LANGUAGE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "words/plural.h"

enum { LANGUAGE_CODE_SIZE = 16 };

/* A code is letters, '_' and '@', and shorter than LANGUAGE_CODE_SIZE. */
bool language_is_code(const char *words);

/* A value. Borrows the bytes it was opened from, which must outlive it. */
typedef struct Language {
    const unsigned char *bytes;
    uint32_t count;                   /* of messages */
    uint32_t originals, translations; /* where the tables of both begin */
    Plural plural;
    char code[LANGUAGE_CODE_SIZE];
} Language;

/* Reads a catalogue of GNU gettext (.mo, little-endian, made with --no-hash) in
 * place; keeps `bytes`. All of it is checked here and nothing later. False, with
 * a sentence about the file in `why` ("it ..."), when it is damaged; what is in
 * `language` is then worth nothing. */
bool language_open(Language *language, const void *bytes, size_t size, const char **why);

/* The translation of "words" or "context\004words"; NULL when there is none.
 * `language` may be NULL, which is English: nothing is translated. */
const char *language_find(const Language *language, const char *key);

/* The same, in the plural form for `count`. The key has the singular; NULL also
 * when the message has no plural. */
const char *language_find_many(const Language *language, const char *key, int64_t count);

/* The languages there are translations for, English first: the code, and the
 * language's own name. */
typedef struct LanguageName {
    const char *code, *name;
} LanguageName;
/* NULL beyond the last. */
const LanguageName *language_known(int n);

/* "fr", "pt_BR": as the catalogue says; "en" for NULL. */
const char *language_code(const Language *language);

#endif
