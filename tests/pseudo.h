/* pseudo.h -- the language `xx`, made out of what there is to translate: every
 * sentence is in ‹ ›, letters have accents, vowels are doubled.
 *
 * Words outside ‹ › were never marked for translation, ‹ › side by side are
 * glued together, and what gets too long shows where there is little room.
 * Only signs that the font of the page has. */
#ifndef TESTS_PSEUDO_H
#define TESTS_PSEUDO_H

#include "catalogue.h"
#include "po_file.h"

static inline const char *pseudo_letter(char letter)
{
    /* clang-format off */
    static const char *const letters[128] = {
        ['A'] = "Á", ['C'] = "Ç", ['D'] = "Ð", ['E'] = "É", ['G'] = "Ĝ", ['H'] = "Ĥ", ['I'] = "Í",
        ['J'] = "Ĵ", ['K'] = "Ķ", ['L'] = "Ļ", ['N'] = "Ñ", ['O'] = "Ó", ['P'] = "Þ", ['R'] = "Ř",
        ['S'] = "Š", ['T'] = "Ţ", ['U'] = "Ú", ['W'] = "Ŵ", ['Y'] = "Ý", ['Z'] = "Ž",
        ['a'] = "á", ['c'] = "ç", ['d'] = "đ", ['e'] = "é", ['g'] = "ĝ", ['h'] = "ĥ", ['i'] = "í",
        ['j'] = "ĵ", ['k'] = "ķ", ['l'] = "ļ", ['n'] = "ñ", ['o'] = "ó", ['p'] = "þ", ['r'] = "ř",
        ['s'] = "š", ['t'] = "ţ", ['u'] = "ú", ['w'] = "ŵ", ['y'] = "ý", ['z'] = "ž",
    };
    /* clang-format on */
    return (letter & 0x80) == 0 ? letters[(unsigned char)letter] : NULL;
}

/* Places with their forms stay; so do brackets, which are no letters. */
static inline void pseudo_write(const char *words, Text *text)
{
    bool place = false;
    text_add(text, "‹");
    for (const char *at = words; *at != '\0'; at++) {
        if (*at == '{') place = at[1] != '{' && (at == words || at[-1] != '{');
        if (*at == '}') place = false;
        const char *letter = place ? NULL : pseudo_letter(*at);
        if (letter == NULL) {
            text_add_char(text, *at);
            continue;
        }
        text_add(text, letter);
        if (strchr("aeiouAEIOU", *at) != NULL) text_add(text, letter);
    }
    text_add(text, "›");
}

/* Models are read by the program: they stay as they are. Lists have ordinary
 * words beside theirs. */
static inline bool pseudo_stays(const PoMessage *message)
{
    const char *context = po_part(message, PO_CONTEXT);
    if (strcmp(context, "list") == 0)
        return strncmp(po_part(message, PO_ORIGINAL), "A, B", strlen("A, B")) == 0;
    static const char *const models[] = {"form", "number", "letter", "date"};
    for (size_t i = 0; i < sizeof models / sizeof models[0]; i++) {
        if (strcmp(context, models[i]) == 0) return true;
    }
    return false;
}

static inline void pseudo_add(const PoMessage *message, Catalogue *catalogue)
{
    Text original = text_growing(), translation = text_growing();
    const char *context = po_part(message, PO_CONTEXT), *words = po_part(message, PO_ORIGINAL);
    const char *many = po_part(message, PO_MANY);
    if (*context != '\0') {
        text_add(&original, context);
        text_add_char(&original, '\004');
    }
    text_add(&original, words);
    if (pseudo_stays(message))
        text_add(&translation, words);
    else
        pseudo_write(words, &translation);
    if (*many != '\0') {
        text_add_char(&original, '\0');
        text_add(&original, many);
        text_add_char(&translation, '\0');
        pseudo_write(many, &translation);
    }
    catalogue_append(catalogue, original, translation);
}

/* The compiled catalogue, growing; empty when po/opoly.pot cannot be read. */
static inline Text pseudo_bytes(void)
{
    PoFile template;
    Catalogue catalogue = {0};
    Text bytes = text_growing();
    if (!po_read("po/opoly.pot", &template)) return bytes;
    text_free(&bytes);
    catalogue_head(&catalogue, "xx", "nplurals=2; plural=n != 1;");
    for (int i = 1; i < template.count; i++) pseudo_add(&template.messages[i], &catalogue);
    catalogue_sort(&catalogue);
    bytes = catalogue_bytes(&catalogue);
    catalogue_free(&catalogue);
    po_free(&template);
    return bytes;
}

#endif
