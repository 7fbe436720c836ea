/* fuzz_language.c -- any bytes as a compiled catalogue: as they are when they
 * begin like one; else the first line is taken for a rule of plurals and every
 * further line for a message, `original=translation`, and packed into one. */
#include "catalogue.h"
#include "fuzz.h"
#include "words/language.h"
#include "words/sentence.h"

const char *const fuzz_words[] = {"nplurals=3;", "plural=", "n",  "?",  ":",  "||", "&&", "==",
                                  "!=",          "n%10==1", "<=", ">=", "(",  ")",  "!",  "%",
                                  "noun^house",  "=maison", "|",  "#f", "{}", NULL};

static void pack(char *rest, Catalogue *catalogue)
{
    char *rule = fuzz_line(&rest);
    catalogue_head(catalogue, "xx", rule != NULL ? rule : "");
    for (char *line; (line = fuzz_line(&rest)) != NULL;) {
        char *equals = strchr(line, '=');
        if (equals == NULL || equals == line) continue;
        *equals = '\0';
        catalogue_add(catalogue, line, equals + 1);
    }
}

static void require_shown(const char *words)
{
    if (words == NULL) return;
    FUZZ_REQUIRE(words[0] != '\0', "an empty translation is none", "");
    fuzz_readable(words, true, false);
}

static void find_all(const Language *language, const Catalogue *catalogue)
{
    static const int64_t counts[] = {0, 1, 2, 5, 11, 1199, 1200, 1000000, -3, INT64_MAX, INT64_MIN};
    for (int i = 0; i < catalogue->count; i++) {
        const char *words = catalogue->messages[i].original.start;
        const char *translation = catalogue->messages[i].translation.start;
        bool none = words[0] == '\0' || translation[0] == '\0';
        const char *found = language_find(language, words);
        FUZZ_REQUIRE(none ? found == NULL : strcmp(found, translation) == 0, "it is found", words);
        for (size_t k = 0; k < sizeof counts / sizeof counts[0]; k++)
            require_shown(language_find_many(language, words, counts[k]));
    }
}

/* A separate buffer for the catalogue, so that a step beyond it is noticed. */
static void open_bytes(const void *bytes, size_t size, const Catalogue *catalogue)
{
    Language language;
    const char *why = "";
    if (language_open(&language, bytes, size, &why)) {
        FUZZ_REQUIRE(why == NULL, "what is good needs no sentence", "");
        FUZZ_REQUIRE(language_code(&language)[0] != '\0', "a language has a code", "");
        require_shown(language_find(&language, "noun" CONTEXT_MARK "house"));
        require_shown(language_find_many(&language, "house", 5));
        find_all(&language, catalogue);
        for (int64_t n = -3; n < 3000; n++) {
            int form = plural_form(&language.plural, n);
            FUZZ_REQUIRE(form >= 0 && form < language.plural.form_count, "a form there is", "");
        }
    } else {
        FUZZ_REQUIRE(why != NULL, "a refusal has a sentence", "");
        fuzz_sentence(why);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    Catalogue catalogue = {0};
    if (size > 0 && data[0] == 0xDE) {
        open_bytes(data, size, &catalogue);
        return 0;
    }
    char *copy = fuzz_copy(data, size);
    pack(copy, &catalogue);
    Text bytes = catalogue_bytes(&catalogue);
    uint8_t *exact = malloc(bytes.length);
    if (exact == NULL) exit(1);
    memcpy(exact, bytes.start, bytes.length);
    open_bytes(exact, bytes.length, &catalogue);
    free(exact);
    text_free(&bytes);
    catalogue_free(&catalogue);
    free(copy);
    return 0;
}
