/* web_shelf.c -- shelf.h in a page: the editions that come with it, and the person's own
 * in the browser's storage. */
#include <string.h>

#include "apps/page/web_edition.h"
#include "apps/page/web_files.h"
#include "apps/store/shelf.h"
#include "base/mem.h"

static const char own_path[] = "opoly/editions/", ending[] = ".edition";

/* One of the person's own. */
typedef struct Volume {
    char word[WORD_SIZE];
    char path[80];
    Text text;
} Volume;

struct Shelf {
    int own_count;
    Volume *own;
    EditionSource *sources; /* the person's own first */
    EditionLibrary library;
};

/* False when the path is none of an edition. */
static bool volume_read(const char *path, size_t length, Volume *volume)
{
    size_t before = strlen(own_path), behind = strlen(ending);
    if (length <= before + behind || length >= sizeof volume->path) return false;
    Text whole = text_into(volume->path, sizeof volume->path);
    Text word = text_into(volume->word, sizeof volume->word);
    text_add_bytes(&whole, path, length);
    text_add_bytes(&word, path + before, length - before - behind);
    if (word.cut) return false;
    volume->text = text_growing();
    return web_files_find(volume->path, &volume->text);
}

static void read_own(Shelf *shelf, const char *paths)
{
    for (const char *path = paths; *path != '\0';) {
        size_t length = strcspn(path, "\n");
        shelf->own = mem_resize(shelf->own, (size_t)shelf->own_count + 1, sizeof *shelf->own);
        if (volume_read(path, length, &shelf->own[shelf->own_count])) shelf->own_count++;
        path += length + 1;
    }
}

static void point_sources(Shelf *shelf)
{
    const EditionLibrary *given = web_edition_library();
    int count = shelf->own_count + given->count;
    shelf->sources = mem_new((size_t)count, sizeof *shelf->sources);
    for (int i = 0; i < shelf->own_count; i++) {
        const Volume *volume = &shelf->own[i];
        shelf->sources[i] = (EditionSource){.word = volume->word,
                                            .file = volume->path + strlen(own_path),
                                            .text = volume->text.start,
                                            .length = volume->text.length};
    }
    for (int i = 0; i < given->count; i++) {
        shelf->sources[shelf->own_count + i] = given->sources[i];
    }
    shelf->library = (EditionLibrary){.sources = shelf->sources, .count = count};
}

Shelf *shelf_new(void)
{
    Shelf *shelf = mem_new(1, sizeof *shelf);
    Text paths = text_growing();
    web_files_list(own_path, &paths);
    read_own(shelf, paths.start);
    text_free(&paths);
    point_sources(shelf);
    return shelf;
}

void shelf_free(Shelf *shelf)
{
    if (shelf == NULL) return;
    for (int i = 0; i < shelf->own_count; i++) text_free(&shelf->own[i].text);
    mem_free(shelf->own);
    mem_free(shelf->sources);
    mem_free(shelf);
}

const EditionLibrary *shelf_library(const Shelf *shelf)
{
    return &shelf->library;
}

const char *shelf_path(const Shelf *shelf, int n)
{
    return n < shelf->own_count ? shelf->own[n].path : shelf->sources[n].file;
}
