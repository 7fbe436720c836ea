/* catalogue.h -- small compiled catalogues (.mo) made by tests. */
#ifndef TESTS_CATALOGUE_H
#define TESTS_CATALOGUE_H

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"

enum { CATALOGUE_MESSAGES = 64 };

/* Texts with plural forms have '\0' between them: hence the lengths. */
typedef struct CatalogueText {
    char bytes[400];
    size_t length;
} CatalogueText;

typedef struct Catalogue {
    int count;
    CatalogueText originals[CATALOGUE_MESSAGES], translations[CATALOGUE_MESSAGES];
} Catalogue;

/* '|' stands for the '\0' between forms, '^' for the end of a context. */
static inline CatalogueText catalogue_text(const char *words)
{
    CatalogueText text = {0};
    text_copy(text.bytes, sizeof text.bytes, words);
    text.length = strlen(text.bytes);
    for (size_t i = 0; i < text.length; i++) {
        if (text.bytes[i] == '|') text.bytes[i] = '\0';
        if (text.bytes[i] == '^') text.bytes[i] = '\004';
    }
    return text;
}

/* At the end, whatever the order is: a catalogue wants them sorted. */
static inline void catalogue_append(Catalogue *catalogue, CatalogueText original,
                                    CatalogueText translation)
{
    if (catalogue->count == CATALOGUE_MESSAGES) return;
    catalogue->originals[catalogue->count] = original;
    catalogue->translations[catalogue->count++] = translation;
}

static inline void catalogue_swap(CatalogueText *a, CatalogueText *b)
{
    CatalogueText kept = *a;
    *a = *b;
    *b = kept;
}

/* At its place. */
static inline void catalogue_add(Catalogue *catalogue, const char *original,
                                 const char *translation)
{
    catalogue_append(catalogue, catalogue_text(original), catalogue_text(translation));
    for (int i = catalogue->count - 1; i > 0; i--) {
        CatalogueText *a = &catalogue->originals[i - 1], *b = &catalogue->originals[i];
        if (strcmp(a->bytes, b->bytes) <= 0) return;
        catalogue_swap(a, b);
        catalogue_swap(&catalogue->translations[i - 1], &catalogue->translations[i]);
    }
}

/* The message about the catalogue itself; `plural` as "nplurals=2; plural=n > 1;". */
static inline void catalogue_head(Catalogue *catalogue, const char *code, const char *plural)
{
    char header[400];
    Text text = text_into(header, sizeof header);
    text_add(&text, "Project-Id-Version: opoly\nLanguage: ");
    text_add(&text, code);
    text_add(&text, "\nContent-Type: text/plain; charset=UTF-8\nPlural-Forms: ");
    text_add(&text, plural);
    text_add(&text, "\n");
    CatalogueText translation = {.length = text.length};
    memcpy(translation.bytes, header, text.length);
    catalogue_append(catalogue, catalogue_text(""), translation);
}

static inline void catalogue_add_number(Text *bytes, uint64_t number)
{
    for (int i = 0; i < 4; i++) text_add_char(bytes, (char)(number >> (8 * i) & 0xFF));
}

/* The rows of the texts, which begin at `start`; gives where they end. */
static inline size_t catalogue_add_rows(Text *bytes, const CatalogueText *texts, int count,
                                        size_t start)
{
    for (int i = 0; i < count; i++) {
        catalogue_add_number(bytes, texts[i].length);
        catalogue_add_number(bytes, start);
        start += texts[i].length + 1;
    }
    return start;
}

/* Growing: end it with text_free. */
static inline Text catalogue_bytes(const Catalogue *catalogue)
{
    Text bytes = text_growing();
    size_t rows = (size_t)catalogue->count * 8;
    const uint64_t head[] = {0x950412de,   0, (uint64_t)catalogue->count, 28, 28 + rows, 0,
                             28 + 2 * rows};
    for (size_t i = 0; i < sizeof head / sizeof head[0]; i++) catalogue_add_number(&bytes, head[i]);
    size_t start = 28 + 2 * rows;
    start = catalogue_add_rows(&bytes, catalogue->originals, catalogue->count, start);
    catalogue_add_rows(&bytes, catalogue->translations, catalogue->count, start);
    for (int i = 0; i < 2 * catalogue->count; i++) {
        const CatalogueText *text = i < catalogue->count
                                        ? &catalogue->originals[i]
                                        : &catalogue->translations[i - catalogue->count];
        text_add_bytes(&bytes, text->bytes, text->length);
        text_add_char(&bytes, '\0');
    }
    return bytes;
}

#endif
