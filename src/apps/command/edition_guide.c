/* edition_guide.c -- the page for players that comes with an edition. */
#include "apps/command/edition_guide.h"

#include <string.h>

#include "apps/command/output.h"
#include "apps/store/files.h"
#include "words/language.h"

/* From the edition: beside it, in the tree of the sources, installed. */
static const char *const places[] = {"/", "/../docs/editions/", "/../../doc/opoly/editions/"};
enum { PLACES = sizeof places / sizeof places[0] };

/* Where the edition was found; NULL for one that is not there. */
static const char *path_of(const EditionStore *editions, const char *word)
{
    const EditionLibrary *library = edition_store_library(editions);
    for (int n = 0; n < library->count; n++)
        if (text_same(library->sources[n].word, word)) return edition_store_path(editions, n);
    return NULL;
}

/* "x/../docs/editions/fr/ulm.md" of "x/ulm.edition" and "fr". */
static void add_path(const char *edition, const char *place, const char *code, const char *word,
                     Text *path)
{
    const char *slash = strrchr(edition, '/');
    if (slash == NULL)
        text_add_char(path, '.');
    else
        text_add_bytes(path, edition, (size_t)(slash - edition));
    text_add(path, place);
    text_add(path, code);
    if (code[0] != '\0') text_add_char(path, '/');
    text_add(path, word);
    text_add(path, ".md");
}

/* Finds the page in one language, "" for English. */
static bool find(const char *edition, const char *word, const char *code, Text *path)
{
    for (int i = 0; i < PLACES; i++) {
        text_clear(path);
        add_path(edition, places[i], code, word, path);
        if (!files_missing(path->start)) return true;
    }
    return false;
}

/* In "fr_CA", in "fr", in English. */
static bool find_spoken(const char *edition, const char *word, const char *spoken, Text *path)
{
    char code[LANGUAGE_CODE_SIZE];
    text_copy(code, sizeof code, text_same(spoken, "en") ? "" : spoken);
    if (find(edition, word, code, path)) return true;
    code[strcspn(code, "_@")] = '\0';
    return find(edition, word, code, path) || find(edition, word, "", path);
}

bool edition_guide_write(const EditionStore *editions, const char *word, const char *code,
                         Text *text)
{
    const char *edition = path_of(editions, word);
    Text path = text_growing(), page = text_growing(), why = text_growing();
    bool found = edition != NULL && find_spoken(edition, word, code, &path);
    bool good = !found || files_read(path.start, &page, &why);
    if (!good) output_complain_lines(&why);
    if (found && good) {
        text_add(text, page.start);
        text_add_char(text, '\n');
    }
    text_free(&path);
    text_free(&page);
    text_free(&why);
    return good;
}
