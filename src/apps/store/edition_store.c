/* edition_store.c -- the editions on disk. */
#include "apps/store/edition_store.h"

#include <dirent.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "apps/command/options.h"
#include "apps/store/files.h"
#include "base/mem.h"
#include "words/language.h"

#ifndef OPOLY_DATADIR
#define OPOLY_DATADIR "/usr/local/share/opoly"
#endif

enum { MAX_EDITIONS = 200 };

static const char ending[] = ".edition", words_ending[] = ".words";

/* What a source points to; heap, so that growing the list moves no text. */
typedef struct Volume {
    char word[WORD_SIZE];
    char file[FILES_PATH_SIZE]; /* as shown in problems */
    char path[FILES_PATH_SIZE];
    Text text;
} Volume;

/* Files of one kind. */
typedef struct Volumes {
    int count;
    Volume *list[MAX_EDITIONS];
    EditionSource sources[MAX_EDITIONS];
} Volumes;

struct EditionStore {
    Volumes editions;
    Volumes words; /* their names in `language` */
    char language[LANGUAGE_CODE_SIZE];
    EditionLibrary library;
    Text notes;
};

static bool ends_in(const char *name, const char *end)
{
    size_t length = strlen(name), behind = strlen(end);
    return length > behind && text_same(name + length - behind, end);
}

bool edition_store_is_path(const char *name)
{
    return strchr(name, '/') != NULL || ends_in(name, ending);
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
    if (ends_in(name, ending)) length -= strlen(ending);
    if (ends_in(name, words_ending)) length -= strlen(words_ending);
    if (length == 0 || length >= WORD_SIZE) return false;
    memcpy(word, name, length);
    word[length] = '\0';
    return true;
}

static void point_sources(Volumes *volumes)
{
    for (int i = 0; i < volumes->count; i++) {
        Volume *volume = volumes->list[i];
        volumes->sources[i] = (EditionSource){
            .word = volume->word,
            .file = volume->file,
            .text = volume->text.start,
            .length = volume->text.length,
        };
    }
}

static void make_library(EditionStore *editions)
{
    point_sources(&editions->editions);
    point_sources(&editions->words);
    editions->library = (EditionLibrary){
        .sources = editions->editions.sources,
        .count = editions->editions.count,
        .language = editions->language,
        .words = editions->words.sources,
        .words_count = editions->words.count,
    };
}

/* Reads one file and puts it at `place`; false with a sentence. */
static bool put(Volumes *volumes, int place, const char *path, const char *shown, Text *why)
{
    if (volumes->count == MAX_EDITIONS) {
        text_add(why, path);
        text_add(why, ": there are too many editions");
        return false;
    }
    Volume *volume = mem_new(1, sizeof *volume);
    volume->text = text_growing();
    if (!word_of(path, volume->word)) {
        text_add(why, path);
        text_add(why, ": this name is too long for an edition");
    } else if (!text_copy(volume->path, sizeof volume->path, path) ||
               !text_copy(volume->file, sizeof volume->file, shown)) {
        text_add(why, "the path is too long");
    } else if (files_read(path, &volume->text, why)) {
        memmove(volumes->list + place + 1, volumes->list + place,
                (size_t)(volumes->count - place) * sizeof volumes->list[0]);
        volumes->list[place] = volume;
        volumes->count++;
        return true;
    }
    text_free(&volume->text);
    mem_free(volume);
    return false;
}

static int only_editions(const struct dirent *entry)
{
    return entry->d_name[0] != '.' && ends_in(entry->d_name, ending);
}

static int only_words(const struct dirent *entry)
{
    return entry->d_name[0] != '.' && ends_in(entry->d_name, words_ending);
}

/* A directory need not be there; one that is must be readable. */
static void note_unreadable(EditionStore *editions, const char *directory, int error)
{
    if (error == ENOENT || error == ENOTDIR) return;
    files_error_write(directory, error, &editions->notes);
    text_add_char(&editions->notes, '\n');
}

static bool is_there(const Volumes *volumes, const char *path)
{
    char word[WORD_SIZE];
    if (!word_of(path, word)) return false;
    for (int i = 0; i < volumes->count; i++) {
        if (text_same(volumes->list[i]->word, word)) return true;
    }
    return false;
}

static void add_file(EditionStore *editions, Volumes *volumes, const char *directory,
                     const char *name)
{
    Text path = text_growing();
    size_t before = editions->notes.length;
    text_add(&path, directory);
    text_add_char(&path, '/');
    text_add(&path, name);
    if (!is_there(volumes, path.start) &&
        !put(volumes, volumes->count, path.start, name, &editions->notes) &&
        editions->notes.length > before) {
        text_add_char(&editions->notes, '\n');
    }
    text_free(&path);
}

static void add_directory(EditionStore *editions, Volumes *volumes, const char *directory)
{
    struct dirent **entries;
    int count = scandir(directory, &entries,
                        volumes == &editions->words ? only_words : only_editions, alphasort);
    if (count < 0) {
        note_unreadable(editions, directory, errno);
        return;
    }
    for (int i = 0; i < count; i++) {
        add_file(editions, volumes, directory, entries[i]->d_name);
        free(entries[i]);
    }
    free(entries);
}

/* The editions of a folder, or their names in the language, which lie in a
 * folder within. */
static void visit(EditionStore *editions, const char *folder)
{
    if (editions->language[0] == '\0') {
        add_directory(editions, &editions->editions, folder);
        return;
    }
    Text path = text_growing();
    text_add(&path, folder);
    text_add_char(&path, '/');
    text_add(&path, editions->language);
    add_directory(editions, &editions->words, path.start);
    text_free(&path);
}

static void visit_listed(EditionStore *editions, const char *list)
{
    while (*list != '\0') {
        size_t length = strcspn(list, ":");
        Text directory = text_growing();
        text_add_bytes(&directory, list, length);
        if (length > 0) visit(editions, directory.start);
        text_free(&directory);
        list += length;
        if (*list == ':') list++;
    }
}

static void visit_beside_program(EditionStore *editions, const char *relative)
{
    Text path = text_growing();
    if (files_program_directory(&path)) {
        text_add(&path, relative);
        visit(editions, path.start);
    }
    text_free(&path);
}

static void visit_all(EditionStore *editions)
{
    const char *listed = getenv("OPOLY_EDITIONS");
    if (listed != NULL) visit_listed(editions, listed);
    Text path = text_growing(), why = text_growing();
    if (files_data_directory(&path, &why)) {
        text_add(&path, "/editions");
        visit(editions, path.start);
    }
    text_free(&path);
    text_free(&why);
    visit(editions, OPOLY_DATADIR "/editions");
    visit_beside_program(editions, "/../share/opoly/editions");
    visit_beside_program(editions, "/editions");
    visit_beside_program(editions, "/../editions");
    make_library(editions);
}

EditionStore *edition_store_new(void)
{
    EditionStore *editions = mem_new(1, sizeof *editions);
    editions->notes = text_growing();
    visit_all(editions);
    return editions;
}

static void volumes_empty(Volumes *volumes)
{
    for (int i = 0; i < volumes->count; i++) {
        text_free(&volumes->list[i]->text);
        mem_free(volumes->list[i]);
    }
    volumes->count = 0;
}

void edition_store_speak(EditionStore *editions, const char *code)
{
    volumes_empty(&editions->words);
    text_copy(editions->language, sizeof editions->language, text_same(code, "en") ? "" : code);
    if (editions->language[0] != '\0') visit_all(editions);
    make_library(editions);
}

void edition_store_free(EditionStore *editions)
{
    if (editions == NULL) return;
    volumes_empty(&editions->editions);
    volumes_empty(&editions->words);
    text_free(&editions->notes);
    mem_free(editions);
}

const EditionLibrary *edition_store_library(const EditionStore *editions)
{
    return &editions->library;
}

const char *edition_store_path(const EditionStore *editions, int n)
{
    return editions->editions.list[n]->path;
}

const char *edition_store_notes(const EditionStore *editions)
{
    return editions->notes.start;
}

static const char *nearest(const EditionStore *editions, const char *name)
{
    const char *words[MAX_EDITIONS + 1] = {NULL};
    for (int i = 0; i < editions->editions.count; i++) words[i] = editions->editions.list[i]->word;
    return options_nearest(name, words);
}

const char *edition_store_find(EditionStore *editions, const char *name, Text *why)
{
    if (edition_store_is_path(name)) {
        if (!put(&editions->editions, 0, name, name, why)) return NULL;
        make_library(editions);
        return editions->editions.list[0]->word;
    }
    const EditionSource *source = edition_source(&editions->library, name);
    if (source != NULL) return source->word;
    text_add(why, "there is no edition '");
    text_add(why, name);
    const char *near = nearest(editions, name);
    if (editions->notes.length > 0) { /* it may be what could not be read */
        text_add(why, "'; ");
        text_add_bytes(why, editions->notes.start, strcspn(editions->notes.start, "\n"));
    } else if (near != NULL) {
        text_add(why, "'; did you mean '");
        text_add(why, near);
        text_add(why, "'?");
    } else {
        text_add(why, editions->editions.count == 0 ? "'; no editions were found at all"
                                                    : "'; 'opoly edition list' names them all");
    }
    return NULL;
}
