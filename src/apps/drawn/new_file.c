/* new_file.c -- where a new edition file goes, and writing it there. */
#include "apps/drawn/new_file.h"

#include <string.h>

#include "apps/command/output.h"
#include "apps/command/reader.h"
#include "apps/store/files.h"
#include "base/mem.h"
#include "table/wording.h"

static const char ending[] = ".edition";

bool new_file_name_is_good(const char *name)
{
    size_t length = strlen(name);
    return length > 0 && length < WORD_SIZE && name[0] >= 'a' && name[0] <= 'z' &&
           strspn(name, "abcdefghijklmnopqrstuvwxyz0123456789-") == length;
}

static bool to_standard_output(const NewFile *file)
{
    return text_same(file->path.start, "-");
}

/* The word in the file name must be the edition's. */
static bool path_fits(const NewFile *file, const char *path, Text *why)
{
    const char *slash = strrchr(path, '/');
    const char *name = slash == NULL ? path : slash + 1;
    size_t length = strlen(file->word);
    if (text_same(path, "-")) return true;
    if (strncmp(name, file->word, length) == 0 && text_same(name + length, ending)) return true;
    SAY(file->words, why,
        T_("the file of the edition '{word}' must be called '{word}{other_word}'"),
        arg_word(file->word), arg_other_word(ending));
    return false;
}

/* Another edition of this name would hide the new one, or be hidden by it. */
static bool word_is_free(const NewFile *file, Text *why)
{
    EditionStore *editions = edition_store_new();
    const EditionLibrary *library = edition_store_library(editions);
    bool taken = false;
    for (int i = 0; i < library->count; i++) {
        taken = taken || (text_same_folded(library->sources[i].word, file->word) &&
                          !text_same(edition_store_path(editions, i), file->path.start));
    }
    edition_store_free(editions);
    if (!taken) return true;
    SAY(file->words, why, T_("there is an edition '{word}' already; choose another name"),
        arg_word(file->word));
    return false;
}

static bool place_in_data(NewFile *file, Text *why)
{
    if (!files_data_directory(&file->path, why)) return false;
    text_add(&file->path, "/editions/");
    text_add(&file->path, file->word);
    text_add(&file->path, ending);
    file->found = true;
    return true;
}

bool new_file_place(const char *word, const NewWish *wish, NewFile *file, Text *why)
{
    *file = (NewFile){.path = text_growing(), .words = wish->words};
    text_copy(file->word, sizeof file->word, word);
    if (wish->output == NULL) {
        if (!place_in_data(file, why)) return false;
    } else {
        if (!path_fits(file, wish->output, why)) return false;
        text_add(&file->path, wish->output);
    }
    if (to_standard_output(file)) return true;
    if (!wish->force && !files_missing(file->path.start)) {
        SAY(file->words, why, T_("{file}: this file is there already; {word} writes over it"),
            arg_file(file->path.start), arg_word("--force"));
        return false;
    }
    return !file->found || word_is_free(file, why);
}

/* Our own text has no mistakes; if it does, it is not written. */
static bool is_good(const NewFile *file, const Text *content, Text *why)
{
    EditionStore *editions = edition_store_new();
    const EditionLibrary *others = edition_store_library(editions);
    EditionSource *sources = mem_new((size_t)others->count + 1, sizeof *sources);
    Edition *edition = mem_new(1, sizeof *edition);
    Problems *problems = mem_new(1, sizeof *problems);
    problems->words = reader_words();
    sources[0] = (EditionSource){.word = file->word,
                                 .file = file->path.start,
                                 .text = content->start,
                                 .length = content->length};
    for (int i = 0; i < others->count; i++) sources[i + 1] = others->sources[i];
    EditionLibrary library = {.sources = sources, .count = others->count + 1};
    bool good = edition_read(&library, file->word, NULL, edition, problems);
    if (!good) problem_write(problems, why);
    mem_free(problems);
    mem_free(edition);
    mem_free(sources);
    edition_store_free(editions);
    return good;
}

static bool make_directory(const NewFile *file, Text *why)
{
    const char *slash = strrchr(file->path.start, '/');
    if (!file->found || slash == NULL) return true;
    Text directory = text_growing();
    text_add_bytes(&directory, file->path.start, (size_t)(slash - file->path.start));
    bool made = files_make_directory(directory.start, why);
    text_free(&directory);
    return made;
}

static void say_next(const NewFile *file)
{
    const char *name = file->found ? file->word : file->path.start;
    Text text = text_growing(), path = text_growing();
    Text check = text_growing(), play = text_growing();
    wording_clean(file->path.start, &path);
    text_add(&check, "opoly edition check ");
    wording_clean(name, &check);
    text_add(&play, "opoly term --edition ");
    wording_clean(name, &play);
    SAY(file->words, &text,
        T_("Change {file} as you like; '{word}' finds mistakes.\nPlay it: {other_word}"),
        arg_file(path.start), arg_word(check.start), arg_other_word(play.start));
    text_add_char(&text, '\n');
    output_text(&text);
    text_free(&text);
    text_free(&path);
    text_free(&check);
    text_free(&play);
}

int new_file_write(const NewFile *file, const Text *content)
{
    Text why = text_growing();
    int status = EXIT_GOOD;
    if (!is_good(file, content, &why)) {
        status = output_complain_lines(&why);
    } else if (to_standard_output(file)) {
        output_text(content);
    } else if (!make_directory(file, &why) ||
               !files_write(file->path.start, content->start, content->length, &why)) {
        status = output_complain_lines(&why);
    } else {
        say_next(file);
    }
    text_free(&why);
    return status;
}
