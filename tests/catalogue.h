/* catalogue.h -- compiled catalogues (.mo) made by tests. */
#ifndef TESTS_CATALOGUE_H
#define TESTS_CATALOGUE_H

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "base/mem.h"
#include "base/text.h"

/* Texts with plural forms have '\0' between them. */
typedef struct CatalogueMessage {
    Text original, translation;
} CatalogueMessage;

/* Empty when zero; end it with catalogue_free. */
typedef struct Catalogue {
    int count;
    CatalogueMessage *messages;
} Catalogue;

static inline void catalogue_free(Catalogue *catalogue)
{
    for (int i = 0; i < catalogue->count; i++) {
        text_free(&catalogue->messages[i].original);
        text_free(&catalogue->messages[i].translation);
    }
    mem_free(catalogue->messages);
    *catalogue = (Catalogue){0};
}

/* At the end, whatever the order is; takes both texts. A catalogue wants its
 * messages sorted: see catalogue_sort. */
static inline void catalogue_append(Catalogue *catalogue, Text original, Text translation)
{
    size_t count = (size_t)catalogue->count;
    catalogue->messages = mem_resize(catalogue->messages, count + 1, sizeof *catalogue->messages);
    catalogue->messages[catalogue->count++] =
        (CatalogueMessage){.original = original, .translation = translation};
}

static inline int catalogue_compare(const void *a, const void *b)
{
    return strcmp(((const CatalogueMessage *)a)->original.start,
                  ((const CatalogueMessage *)b)->original.start);
}

static inline void catalogue_sort(Catalogue *catalogue)
{
    qsort(catalogue->messages, (size_t)catalogue->count, sizeof *catalogue->messages,
          catalogue_compare);
}

/* '|' stands for the '\0' between forms, '^' for the end of a context. */
static inline Text catalogue_text(const char *words)
{
    Text text = text_growing();
    text_add(&text, words);
    for (size_t i = 0; i < text.length; i++) {
        if (text.start[i] == '|') text.start[i] = '\0';
        if (text.start[i] == '^') text.start[i] = '\004';
    }
    return text;
}

/* At its place. */
static inline void catalogue_add(Catalogue *catalogue, const char *original,
                                 const char *translation)
{
    catalogue_append(catalogue, catalogue_text(original), catalogue_text(translation));
    catalogue_sort(catalogue);
}

/* The message about the catalogue itself; `plural` as "nplurals=2; plural=n > 1;". */
static inline void catalogue_head(Catalogue *catalogue, const char *code, const char *plural)
{
    Text text = text_growing();
    text_add(&text, "Project-Id-Version: opoly\nLanguage: ");
    text_add(&text, code);
    text_add(&text, "\nContent-Type: text/plain; charset=UTF-8\nPlural-Forms: ");
    text_add(&text, plural);
    text_add(&text, "\n");
    catalogue_append(catalogue, text_growing(), text);
}

static inline void catalogue_add_number(Text *bytes, uint64_t number)
{
    for (int i = 0; i < 4; i++) text_add_char(bytes, (char)(number >> (8 * i) & 0xFF));
}

static inline const Text *catalogue_side(const Catalogue *catalogue, int n)
{
    return n < catalogue->count ? &catalogue->messages[n].original
                                : &catalogue->messages[n - catalogue->count].translation;
}

/* Growing: end it with text_free. */
static inline Text catalogue_bytes(const Catalogue *catalogue)
{
    Text bytes = text_growing();
    uint64_t rows = (uint64_t)catalogue->count * 8, start = 28 + 2 * rows;
    const uint64_t head[] = {0x950412de, 0, (uint64_t)catalogue->count, 28, 28 + rows, 0, start};
    for (size_t i = 0; i < sizeof head / sizeof head[0]; i++) catalogue_add_number(&bytes, head[i]);
    for (int i = 0; i < 2 * catalogue->count; i++) {
        size_t length = catalogue_side(catalogue, i)->length;
        catalogue_add_number(&bytes, length);
        catalogue_add_number(&bytes, start);
        start += length + 1;
    }
    for (int i = 0; i < 2 * catalogue->count; i++) {
        const Text *text = catalogue_side(catalogue, i);
        text_add_bytes(&bytes, text->start, text->length + 1);
    }
    return bytes;
}

#endif
