/* shelf.c -- the editions on disk. */
#include "apps/store/shelf.h"

#include <dirent.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "apps/command/options.h"
#include "apps/store/files.h"
#include "base/mem.h"

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
} Volume;

struct Shelf {
    int count;
    Volume *volumes[MAX_EDITIONS];
    EditionSource sources[MAX_EDITIONS];
    EditionLibrary library;
    Text notes;
};

static bool ends_in_edition(const char *name)
{
    size_t length = strlen(name);
    return length > strlen(ending) && text_same(name + length - strlen(ending), ending);
}

bool shelf_is_path(const char *name)
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

static void point_sources(Shelf *shelf)
{
    for (int i = 0; i < shelf->count; i++) {
        Volume *volume = shelf->volumes[i];
        shelf->sources[i] = (EditionSource){
            .word = volume->word,
            .file = volume->file,
            .text = volume->text.start,
            .length = volume->text.length,
        };
    }
    shelf->library = (EditionLibrary){.sources = shelf->sources, .count = shelf->count};
}

/* Reads one file and puts it at `place`; false with a sentence. */
static bool put(Shelf *shelf, int place, const char *path, const char *shown, Text *why)
{
    if (shelf->count == MAX_EDITIONS) {
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
        memmove(shelf->volumes + place + 1, shelf->volumes + place,
                (size_t)(shelf->count - place) * sizeof shelf->volumes[0]);
        shelf->volumes[place] = volume;
        shelf->count++;
        point_sources(shelf);
        return true;
    }
    text_free(&volume->text);
    mem_free(volume);
    return false;
}

static int only_editions(const struct dirent *entry)
{
    return entry->d_name[0] != '.' && ends_in_edition(entry->d_name);
}

/* A directory need not be there; one that is must be readable. */
static void note_unreadable(Shelf *shelf, const char *directory, int error)
{
    if (error == ENOENT || error == ENOTDIR) return;
    files_error_write(directory, error, &shelf->notes);
    text_add_char(&shelf->notes, '\n');
}

static void add_directory(Shelf *shelf, const char *directory)
{
    struct dirent **entries;
    int count = scandir(directory, &entries, only_editions, alphasort);
    if (count < 0) {
        note_unreadable(shelf, directory, errno);
        return;
    }
    for (int i = 0; i < count; i++) {
        Text path = text_growing();
        text_add(&path, directory);
        text_add_char(&path, '/');
        text_add(&path, entries[i]->d_name);
        char word[WORD_SIZE];
        bool known = word_of(path.start, word) && edition_source(&shelf->library, word) != NULL;
        size_t before = shelf->notes.length;
        if (!known && !put(shelf, shelf->count, path.start, entries[i]->d_name, &shelf->notes) &&
            shelf->notes.length > before) {
            text_add_char(&shelf->notes, '\n');
        }
        text_free(&path);
        free(entries[i]);
    }
    free(entries);
}

static void add_listed(Shelf *shelf, const char *list)
{
    while (*list != '\0') {
        size_t length = strcspn(list, ":");
        Text directory = text_growing();
        text_add_bytes(&directory, list, length);
        if (length > 0) add_directory(shelf, directory.start);
        text_free(&directory);
        list += length;
        if (*list == ':') list++;
    }
}

static void add_beside_program(Shelf *shelf, const char *relative)
{
    Text path = text_growing();
    if (files_program_directory(&path)) {
        text_add(&path, relative);
        add_directory(shelf, path.start);
    }
    text_free(&path);
}

Shelf *shelf_new(void)
{
    Shelf *shelf = mem_new(1, sizeof *shelf);
    shelf->notes = text_growing();
    point_sources(shelf);
    const char *listed = getenv("OPOLY_EDITIONS");
    if (listed != NULL) add_listed(shelf, listed);
    Text path = text_growing(), why = text_growing();
    if (files_data_directory(&path, &why)) {
        text_add(&path, "/editions");
        add_directory(shelf, path.start);
    }
    text_free(&path);
    text_free(&why);
    add_directory(shelf, OPOLY_DATADIR "/editions");
    add_beside_program(shelf, "/../share/opoly/editions");
    add_beside_program(shelf, "/editions");
    add_beside_program(shelf, "/../editions");
    return shelf;
}

void shelf_free(Shelf *shelf)
{
    if (shelf == NULL) return;
    for (int i = 0; i < shelf->count; i++) {
        text_free(&shelf->volumes[i]->text);
        mem_free(shelf->volumes[i]);
    }
    text_free(&shelf->notes);
    mem_free(shelf);
}

const EditionLibrary *shelf_library(const Shelf *shelf)
{
    return &shelf->library;
}

const char *shelf_path(const Shelf *shelf, int n)
{
    return shelf->volumes[n]->path;
}

const char *shelf_notes(const Shelf *shelf)
{
    return shelf->notes.start;
}

static const char *nearest(const Shelf *shelf, const char *name)
{
    const char *words[MAX_EDITIONS + 1] = {NULL};
    for (int i = 0; i < shelf->count; i++) words[i] = shelf->volumes[i]->word;
    return options_nearest(name, words);
}

const char *shelf_find(Shelf *shelf, const char *name, Text *why)
{
    if (shelf_is_path(name)) {
        return put(shelf, 0, name, name, why) ? shelf->volumes[0]->word : NULL;
    }
    const EditionSource *source = edition_source(&shelf->library, name);
    if (source != NULL) return source->word;
    text_add(why, "there is no edition '");
    text_add(why, name);
    const char *near = nearest(shelf, name);
    if (shelf->notes.length > 0) { /* it may be what could not be read */
        text_add(why, "'; ");
        text_add_bytes(why, shelf->notes.start, strcspn(shelf->notes.start, "\n"));
    } else if (near != NULL) {
        text_add(why, "'; did you mean '");
        text_add(why, near);
        text_add(why, "'?");
    } else {
        text_add(why, shelf->count == 0 ? "'; no editions were found at all"
                                        : "'; 'opoly edition list' names them all");
    }
    return NULL;
}
