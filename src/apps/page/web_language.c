/* web_language.c -- the language of the page. */
#include "apps/page/web_language.h"

#include <string.h>

#include "apps/page/web_page.h"
#include "base/mem.h"
#include "words/words.h"

enum { CODES_SIZE = 200 };

typedef struct Fetched {
    Language language;
    char *bytes;
} Fetched;

static char browser[CODES_SIZE];
static char wanted[LANGUAGE_CODE_SIZE];
static Fetched *now, *before; /* NULL: English */

void web_language_browser(const char *codes)
{
    text_copy(browser, sizeof browser, codes);
}

/* The language of "fr-CA" is "fr"; NULL when there is none. */
static const char *known(const char *code, size_t length)
{
    const LanguageName *name;
    for (int i = 0; (name = language_known(i)) != NULL; i++) {
        size_t own = strlen(name->code);
        if (own <= length && strncmp(name->code, code, own) == 0 &&
            (own == length || code[own] == '-'))
            return name->code;
    }
    return NULL;
}

static const char *first_of_browser(void)
{
    for (const char *at = browser; *at != '\0';) {
        size_t length = strcspn(at, " ");
        const char *code = known(at, length);
        if (code != NULL) return code;
        at += length + strspn(at + length, " ");
    }
    return "en";
}

static void replace(Fetched *fetched)
{
    if (before != NULL) mem_free(before->bytes);
    mem_free(before);
    before = now;
    now = fetched;
}

void web_language_want(const char *code)
{
    text_copy(wanted, sizeof wanted, code[0] != '\0' ? code : first_of_browser());
    if (text_same(wanted, "en"))
        replace(NULL);
    else
        page_fetch_language(wanted, strlen(wanted));
}

bool web_language_take(const char *bytes, size_t length, Text *why)
{
    static const Words english = {0};
    const char *damage = NULL;
    if (text_same(wanted, "en")) return true; /* the person has changed their mind */
    Fetched *fetched = mem_new(1, sizeof *fetched);
    fetched->bytes = mem_new(length + 1, 1);
    if (length > 0) memcpy(fetched->bytes, bytes, length);
    if (language_open(&fetched->language, fetched->bytes, length, &damage)) {
        replace(fetched);
        return true;
    }
    SAY(&english, why, T_("The language '{word}' cannot be loaded; the words are English."),
        arg_word(wanted));
    mem_free(fetched->bytes);
    mem_free(fetched);
    replace(NULL);
    return false;
}

const Language *web_language(void)
{
    return now != NULL ? &now->language : NULL;
}

Words web_words(void)
{
    return (Words){.language = web_language()};
}
