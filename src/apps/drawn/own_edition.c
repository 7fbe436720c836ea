/* own_edition.c -- keeping an edition that a person made. */
#include "apps/drawn/own_edition.h"

#include <string.h>

#include "apps/drawn/new_file.h"
#include "apps/store/files.h"
#include "base/mem.h"

static bool make_path(const char *word, Text *path, Text *why)
{
    if (!files_data_directory(path, why)) return false;
    text_add(path, "/editions");
    if (!files_make_directory(path->start, why)) return false;
    text_add_char(path, '/');
    text_add(path, word);
    text_add(path, ".edition");
    return true;
}

/* One's own edition may be changed; others would be hidden by it. */
static bool word_is_free(const EditionStore *editions, const Words *words, const char *word,
                         const char *path, Text *why)
{
    const EditionLibrary *library = edition_store_library(editions);
    for (int i = 0; i < library->count; i++) {
        if (!text_same_folded(library->sources[i].word, word)) continue;
        if (text_same(edition_store_path(editions, i), path)) continue;
        SAY(words, why, T_("There is an edition called {word} already; choose another name."),
            arg_word(library->sources[i].word));
        return false;
    }
    return true;
}

static bool text_is_good(const EditionStore *editions, const Words *words, const char *word,
                         const char *text, Text *why)
{
    const EditionLibrary *others = edition_store_library(editions);
    EditionSource *sources = mem_new((size_t)others->count + 1, sizeof *sources);
    Edition *edition = mem_new(1, sizeof *edition);
    Problems *problems = mem_new(1, sizeof *problems);
    problems->words = words;
    sources[0] = (EditionSource){.word = word, .file = word, .text = text, .length = strlen(text)};
    for (int i = 0; i < others->count; i++) sources[i + 1] = others->sources[i];
    EditionLibrary library = {.sources = sources, .count = others->count + 1};
    bool good = edition_read(&library, word, NULL, edition, problems);
    if (!good) {
        SAY(words, why, T_("Line {line}: {text}"), arg_line(problems->list[0].line),
            arg_text(problems->list[0].sentence));
    }
    mem_free(problems);
    mem_free(edition);
    mem_free(sources);
    return good;
}

bool own_edition_keep(const EditionStore *editions, const Words *words, const char *word,
                      const char *text, Text *answer)
{
    if (!new_file_name_is_good(word)) {
        text_add(answer, PLAIN(words, T_("An edition's short name has lower case letters, digits "
                                         "and hyphens, and begins with a letter.")));
        return false;
    }
    Text path = text_growing();
    bool good = make_path(word, &path, answer) &&
                word_is_free(editions, words, word, path.start, answer) &&
                text_is_good(editions, words, word, text, answer) &&
                files_write(path.start, text, strlen(text), answer);
    if (good) {
        SAY(words, answer, T_("The edition is in {file}."), arg_file(path.start));
    }
    text_free(&path);
    return good;
}
