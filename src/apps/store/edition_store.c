/* edition_store.c -- the editions on disk. */
#include "apps/store/edition_store.h"

#include <dirent.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "apps/command/options.h"
#include "apps/command/reader.h"
#include "apps/store/files.h"
#include "base/mem.h"
#include "words/language.h"

#ifndef OPOLY_DATADIR
#define OPOLY_DATADIR "/usr/local/share/opoly"
#endif

enum { MAX_EDITIONS = 200 };

static const char ending[] = ".edition";

/* What a source points to; heap, so that growing the list moves no text. */
typedef struct Volume {
    char word[WORD_SIZE];
    char file[FILES_PATH_SIZE]; /* as shown in problems */
    char path[FILES_PATH_SIZE];
    Text text;
    char words_file[FILES_PATH_SIZE]; /* its names in the language; empty: none */
    Text words;
} Volume;

struct EditionStore {
    int count;
    Volume *volumes[MAX_EDITIONS];
    EditionSource sources[MAX_EDITIONS], words[MAX_EDITIONS];
    EditionLibrary library;
    char language[LANGUAGE_CODE_SIZE];
    const Language *spoken; /* its numbers; NULL: those of English */
    Text notes;
};

static bool ends_in_edition(const char *name)
{
    size_t length = strlen(name);
    return length > strlen(ending) && text_same(name + length - strlen(ending), ending);
}

bool edition_store_is_path(const char *name)
{
    return strchr(name, '/') != NULL || ends_in_edition(name);
}

static const char *base_name(const char *path)
{
    const char *slash = strrchr(path, '/');
    return slash == NULL ? path : slash + 1;
}

/* "classic" of "x/classic.edition"; false when it is too long for a word. */
static bool word_of(const char *path, char word[WORD_SIZE])
{
    const char *name = base_name(path);
    size_t length = strlen(name);
    if (ends_in_edition(name)) length -= strlen(ending);
    if (length == 0 || length >= WORD_SIZE) return false;
    memcpy(word, name, length);
    word[length] = '\0';
    return true;
}

static void point_words(EditionStore *editions)
{
    EditionLibrary *library = &editions->library;
    library->language = editions->language;
    library->spoken = editions->spoken;
    library->words = editions->words;
    library->words_count = 0;
    for (int i = 0; i < editions->count; i++) {
        const Volume *volume = editions->volumes[i];
        if (volume->words_file[0] == '\0') continue;
        editions->words[library->words_count++] = (EditionSource){
            .word = volume->word,
            .file = volume->words_file,
            .text = volume->words.start,
            .length = volume->words.length,
        };
    }
}

static void point_sources(EditionStore *editions)
{
    for (int i = 0; i < editions->count; i++) {
        Volume *volume = editions->volumes[i];
        editions->sources[i] = (EditionSource){
            .word = volume->word,
            .file = volume->file,
            .text = volume->text.start,
            .length = volume->text.length,
        };
    }
    editions->library = (EditionLibrary){.sources = editions->sources, .count = editions->count};
    point_words(editions);
}

/* "x/fr/classic.words" of "x/classic.edition" */
static void add_words_path(const char *path, const char *code, const char *word, Text *words)
{
    text_add_bytes(words, path, (size_t)(base_name(path) - path));
    text_add(words, code);
    text_add_char(words, '/');
    text_add(words, word);
    text_add(words, ".words");
}

static bool read_words_in(EditionStore *editions, Volume *volume, const char *code)
{
    char path[FILES_PATH_SIZE];
    Text text = text_into(path, sizeof path);
    add_words_path(volume->path, code, volume->word, &text);
    if (text.cut || !files_exists(path)) return false;
    if (!files_read(path, &volume->words, &editions->notes)) {
        text_add_char(&editions->notes, '\n');
        return false;
    }
    Text shown = text_into(volume->words_file, sizeof volume->words_file);
    add_words_path(volume->file, code, volume->word, &shown);
    return true;
}

/* In "fr_CA", or else in "fr". */
static void read_words(EditionStore *editions, Volume *volume)
{
    char code[LANGUAGE_CODE_SIZE];
    text_free(&volume->words);
    volume->words = text_growing();
    volume->words_file[0] = '\0';
    text_copy(code, sizeof code, editions->language);
    if (code[0] == '\0' || read_words_in(editions, volume, code)) return;
    code[strcspn(code, "_@")] = '\0';
    read_words_in(editions, volume, code);
}

void edition_store_speak(EditionStore *editions, const char *code, const Language *spoken)
{
    bool other = language_is_code(code) && !text_same(code, "en");
    text_copy(editions->language, sizeof editions->language, other ? code : "");
    editions->spoken = spoken;
    for (int i = 0; i < editions->count; i++) read_words(editions, editions->volumes[i]);
    point_words(editions);
}

static void volume_free(Volume *volume)
{
    text_free(&volume->text);
    text_free(&volume->words);
    mem_free(volume);
}

/* Reads one file and puts it at `place`; false with a sentence. */
static bool put(EditionStore *editions, int place, const char *path, const char *shown, Text *why)
{
    if (editions->count == MAX_EDITIONS) {
        SAY(reader_words(), why, T_("{file}: there are too many editions"), arg_file(path));
        return false;
    }
    Volume *volume = mem_new(1, sizeof *volume);
    volume->text = text_growing();
    volume->words = text_growing();
    if (!word_of(path, volume->word)) {
        SAY(reader_words(), why, T_("{file}: this name is too long for an edition"),
            arg_file(path));
    } else if (!text_copy(volume->path, sizeof volume->path, path) ||
               !text_copy(volume->file, sizeof volume->file, shown)) {
        text_add(why, PLAIN(reader_words(), T_("the path is too long")));
    } else if (files_read(path, &volume->text, why)) {
        memmove(editions->volumes + place + 1, editions->volumes + place,
                (size_t)(editions->count - place) * sizeof editions->volumes[0]);
        editions->volumes[place] = volume;
        editions->count++;
        read_words(editions, volume);
        point_sources(editions);
        return true;
    }
    volume_free(volume);
    return false;
}

static int only_editions(const struct dirent *entry)
{
    return entry->d_name[0] != '.' && ends_in_edition(entry->d_name);
}

/* A directory need not be there; one that is must be readable. */
static void note_unreadable(EditionStore *editions, const char *directory, int error)
{
    if (error == ENOENT || error == ENOTDIR) return;
    files_error_write(directory, error, &editions->notes);
    text_add_char(&editions->notes, '\n');
}

static void add_directory(EditionStore *editions, const char *directory)
{
    struct dirent **entries;
    int count = scandir(directory, &entries, only_editions, alphasort);
    if (count < 0) {
        note_unreadable(editions, directory, errno);
        return;
    }
    for (int i = 0; i < count; i++) {
        Text path = text_growing();
        text_add(&path, directory);
        text_add_char(&path, '/');
        text_add(&path, entries[i]->d_name);
        char word[WORD_SIZE];
        bool known = word_of(path.start, word) && edition_source(&editions->library, word) != NULL;
        size_t before = editions->notes.length;
        if (!known &&
            !put(editions, editions->count, path.start, entries[i]->d_name, &editions->notes) &&
            editions->notes.length > before) {
            text_add_char(&editions->notes, '\n');
        }
        text_free(&path);
        free(entries[i]);
    }
    free(entries);
}

static void add_listed(EditionStore *editions, const char *list)
{
    while (*list != '\0') {
        size_t length = strcspn(list, ":");
        Text directory = text_growing();
        text_add_bytes(&directory, list, length);
        if (length > 0) add_directory(editions, directory.start);
        text_free(&directory);
        list += length;
        if (*list == ':') list++;
    }
}

static void add_beside_program(EditionStore *editions, const char *relative)
{
    Text path = text_growing();
    if (files_program_directory(&path)) {
        text_add(&path, relative);
        add_directory(editions, path.start);
    }
    text_free(&path);
}

EditionStore *edition_store_new(void)
{
    EditionStore *editions = mem_new(1, sizeof *editions);
    editions->notes = text_growing();
    point_sources(editions);
    const char *listed = getenv("OPOLY_EDITIONS");
    if (listed != NULL) add_listed(editions, listed);
    Text path = text_growing(), why = text_growing();
    if (files_data_directory(&path, &why)) {
        text_add(&path, "/editions");
        add_directory(editions, path.start);
    }
    text_free(&path);
    text_free(&why);
    add_directory(editions, OPOLY_DATADIR "/editions");
    add_beside_program(editions, "/../share/opoly/editions");
    add_beside_program(editions, "/editions");
    add_beside_program(editions, "/../editions");
    return editions;
}

EditionStore *edition_store_translated(void)
{
    EditionStore *editions = edition_store_new();
    edition_store_speak(editions, language_code(reader_language()), reader_language());
    return editions;
}

void edition_store_free(EditionStore *editions)
{
    if (editions == NULL) return;
    for (int i = 0; i < editions->count; i++) {
        volume_free(editions->volumes[i]);
    }
    text_free(&editions->notes);
    mem_free(editions);
}

const EditionLibrary *edition_store_library(const EditionStore *editions)
{
    return &editions->library;
}

const char *edition_store_path(const EditionStore *editions, int n)
{
    return editions->volumes[n]->path;
}

const char *edition_store_notes(const EditionStore *editions)
{
    return editions->notes.start;
}

static const char *nearest(const EditionStore *editions, const char *name)
{
    const char *words[MAX_EDITIONS + 1] = {NULL};
    for (int i = 0; i < editions->count; i++) words[i] = editions->volumes[i]->word;
    return options_nearest(name, words);
}

static void say_missing(const EditionStore *editions, const char *name, Text *why)
{
    const Words *words = reader_words();
    const char *near = nearest(editions, name);
    if (editions->notes.length > 0) { /* it may be what could not be read */
        char note[FILES_PATH_SIZE];
        Text first = text_into(note, sizeof note);
        text_add_bytes(&first, editions->notes.start, strcspn(editions->notes.start, "\n"));
        SAY(words, why, T_("there is no edition '{edition}'; {text}"), arg_edition(name),
            arg_text(note));
    } else if (near != NULL) {
        SAY(words, why, T_("there is no edition '{edition}'; did you mean '{word}'?"),
            arg_edition(name), arg_word(near));
    } else if (editions->count == 0) {
        SAY(words, why, T_("there is no edition '{edition}'; no editions were found at all"),
            arg_edition(name));
    } else {
        SAY(words, why, T_("there is no edition '{edition}'; '{word}' names them all"),
            arg_edition(name), arg_word("opoly edition list"));
    }
}

const char *edition_store_find(EditionStore *editions, const char *name, Text *why)
{
    if (edition_store_is_path(name)) {
        return put(editions, 0, name, name, why) ? editions->volumes[0]->word : NULL;
    }
    const EditionSource *source = edition_source(&editions->library, name);
    if (source != NULL) return source->word;
    say_missing(editions, name, why);
    return NULL;
}
