/* catalogue_file.c -- the language a person reads: which one is wanted, and its catalogue. */
#include "apps/store/catalogue_file.h"

#include <stdlib.h>
#include <string.h>

#include "apps/store/files.h"
#include "base/mem.h"
#include "words/words.h"

#ifndef OPOLY_LOCALEDIR
#define OPOLY_LOCALEDIR "/usr/local/share/locale"
#endif

struct CatalogueFile {
    Language language;
    Text bytes;
};

enum { KNOWN_MOST = 40 };

static const Words english = {0};

/* ---- which language ---- */

/* The first variable that is set decides, whatever it says. */
static const char *environment(void)
{
    static const char *const names[] = {"LC_ALL", "LC_MESSAGES", "LANG"};
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        const char *value = getenv(names[i]);
        if (value != NULL && value[0] != '\0') return value;
    }
    return "";
}

/* "fr_CA" of "fr_CA.UTF-8"; "" for what is no code. */
static void take_code(const char *locale, char code[LANGUAGE_CODE_SIZE])
{
    Text text = text_into(code, LANGUAGE_CODE_SIZE);
    text_add_bytes(&text, locale, strcspn(locale, "."));
    if (text.cut || !language_is_code(code)) text_clear(&text);
}

static bool is_english(const char *code)
{
    return text_same(code, "C") || text_same(code, "POSIX") || text_same(code, "en") ||
           strncmp(code, "en_", 3) == 0;
}

/* ---- its catalogue ---- */

static void add_name(const char *code, Text *path)
{
    text_add_char(path, '/');
    text_add(path, code);
    text_add(path, "/LC_MESSAGES/opoly.mo");
}

/* Beside the program, where a build has them; where a moved installation has
 * them; and where it was to be installed. */
static bool find_path(const char *code, Text *path)
{
    static const char *const folders[] = {"/locale", "/../share/locale"};
    for (size_t i = 0; i < sizeof folders / sizeof folders[0]; i++) {
        text_clear(path);
        if (!files_program_directory(path)) break;
        text_add(path, folders[i]);
        add_name(code, path);
        if (files_exists(path->start)) return true;
    }
    text_clear(path);
    text_add(path, OPOLY_LOCALEDIR);
    add_name(code, path);
    return files_exists(path->start);
}

/* "fr_CA", then "fr". */
static bool find_catalogue(const char *code, Text *path)
{
    char shorter[LANGUAGE_CODE_SIZE];
    if (find_path(code, path)) return true;
    text_copy(shorter, sizeof shorter, code);
    shorter[strcspn(shorter, "_@")] = '\0';
    return find_path(shorter, path);
}

static CatalogueFile *read_catalogue(const char *path, Text *why)
{
    CatalogueFile *file = mem_new(1, sizeof *file);
    const char *damage = NULL;
    file->bytes = text_growing();
    if (!files_read(path, &file->bytes, why)) {
        catalogue_file_close(file);
        return NULL;
    }
    if (language_open(&file->language, file->bytes.start, file->bytes.length, &damage)) return file;
    SAY(&english, why, T_("{file} cannot be used, {text}; the words are English"), arg_file(path),
        arg_text(damage));
    catalogue_file_close(file);
    return NULL;
}

static void say_missing(const char *code, Text *why)
{
    Arg codes[KNOWN_MOST];
    int count = 0;
    for (const LanguageName *name; (name = language_known(count)) != NULL; count++) {
        codes[count] = arg_word(name->code);
    }
    SAY(&english, why, T_("there is no language '{word}'; there are {things}"), arg_word(code),
        arg_things(codes, count));
}

CatalogueFile *catalogue_file_open(const char *code, Text *why)
{
    bool asked = code != NULL && code[0] != '\0';
    char wanted[LANGUAGE_CODE_SIZE];
    take_code(asked ? code : environment(), wanted);
    if (is_english(wanted)) return NULL;
    Text path = text_growing();
    CatalogueFile *file = NULL;
    if (wanted[0] != '\0' && find_catalogue(wanted, &path))
        file = read_catalogue(path.start, why);
    else if (asked)
        say_missing(code, why);
    text_free(&path);
    return file;
}

void catalogue_file_close(CatalogueFile *file)
{
    if (file == NULL) return;
    text_free(&file->bytes);
    mem_free(file);
}

const Language *catalogue_file_language(const CatalogueFile *file)
{
    return file != NULL ? &file->language : NULL;
}
