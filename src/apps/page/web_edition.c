/* web_edition.c -- the editions that come with the page. */
#include "apps/page/web_edition.h"

#include <string.h>

#include "base/mem.h"

enum { MAX_EDITIONS = 64, MARK = '\f' };

typedef struct Volume {
    char word[WORD_SIZE];
    char file[WORD_SIZE + 8];
} Volume;

static Volume volumes[MAX_EDITIONS];
static EditionSource sources[MAX_EDITIONS];
static EditionLibrary library = {.sources = sources};

/* `start` is behind the mark; the text goes up to `end`. */
static void add(const char *start, const char *end)
{
    Volume *volume = &volumes[library.count];
    Text word = text_into(volume->word, sizeof volume->word);
    Text file = text_into(volume->file, sizeof volume->file);
    size_t length = strcspn(start, "\n");
    text_add_bytes(&word, start, length);
    text_add(&file, volume->word);
    text_add(&file, ".edition");
    const char *text = start + length + 1;
    sources[library.count++] = (EditionSource){
        .word = volume->word, .file = volume->file, .text = text, .length = (size_t)(end - text)};
}

void web_edition_take(const char *bundle, size_t length)
{
    char *kept = mem_new(length + 1, 1);
    memcpy(kept, bundle, length);
    for (const char *mark = strchr(kept, MARK); mark != NULL && library.count < MAX_EDITIONS;) {
        const char *next = strchr(mark + 1, MARK);
        add(mark + 1, next != NULL ? next : kept + length);
        mark = next;
    }
}

const EditionLibrary *web_edition_library(void)
{
    return &library;
}
