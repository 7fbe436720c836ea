/* web_edition_store.c -- edition_store.h in a page: the editions that come with it, and the
 * person's own in the browser's storage. */
#include <string.h>

#include "apps/page/web_edition.h"
#include "apps/page/web_files.h"
#include "apps/store/edition_store.h"
#include "base/mem.h"
#include "words/language.h"

static const char own_path[] = "opoly/editions/", ending[] = ".edition";

/* One of the person's own. */
typedef struct PageVolume {
    char word[WORD_SIZE];
    char path[80];
    Text text;
} PageVolume;

struct EditionStore {
    int own_count;
    PageVolume *own;
    EditionSource *sources; /* the person's own first */
    EditionLibrary library;
    char language[LANGUAGE_CODE_SIZE];
};

/* False when the path is none of an edition. */
static bool volume_read(const char *path, size_t length, PageVolume *volume)
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

static void read_own(EditionStore *editions, const char *paths)
{
    for (const char *path = paths; *path != '\0';) {
        size_t length = strcspn(path, "\n");
        editions->own =
            mem_resize(editions->own, (size_t)editions->own_count + 1, sizeof *editions->own);
        if (volume_read(path, length, &editions->own[editions->own_count])) editions->own_count++;
        path += length + 1;
    }
}

static void point_sources(EditionStore *editions)
{
    const EditionLibrary *given = web_edition_library();
    int count = editions->own_count + given->count;
    editions->sources = mem_new((size_t)count, sizeof *editions->sources);
    for (int i = 0; i < editions->own_count; i++) {
        const PageVolume *volume = &editions->own[i];
        editions->sources[i] = (EditionSource){.word = volume->word,
                                               .file = volume->path + strlen(own_path),
                                               .text = volume->text.start,
                                               .length = volume->text.length};
    }
    for (int i = 0; i < given->count; i++) {
        editions->sources[editions->own_count + i] = given->sources[i];
    }
    editions->library = *given;
    editions->library.sources = editions->sources;
    editions->library.count = count;
}

void edition_store_speak(EditionStore *editions, const char *code, const Language *spoken)
{
    text_copy(editions->language, sizeof editions->language, text_same(code, "en") ? "" : code);
    editions->library.language = editions->language;
    editions->library.spoken = spoken;
    if (editions->language[0] == '\0') editions->library.words_count = 0;
}

EditionStore *edition_store_new(void)
{
    EditionStore *editions = mem_new(1, sizeof *editions);
    Text paths = text_growing();
    web_files_list(own_path, &paths);
    read_own(editions, paths.start);
    text_free(&paths);
    point_sources(editions);
    return editions;
}

void edition_store_free(EditionStore *editions)
{
    if (editions == NULL) return;
    for (int i = 0; i < editions->own_count; i++) text_free(&editions->own[i].text);
    mem_free(editions->own);
    mem_free(editions->sources);
    mem_free(editions);
}

const EditionLibrary *edition_store_library(const EditionStore *editions)
{
    return &editions->library;
}

const char *edition_store_path(const EditionStore *editions, int n)
{
    return n < editions->own_count ? editions->own[n].path : editions->sources[n].file;
}
