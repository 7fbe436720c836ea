/* web_edition.c -- the editions that come with the page. */
#include "apps/page/web_edition.h"

#include <string.h>

#include "base/mem.h"

enum { MAX_EDITIONS = 64, MARK = '\f' };

typedef struct WebVolume {
    char word[WORD_SIZE];
    char file[WORD_SIZE + 8];
} WebVolume;

/* What a bundle holds. */
typedef struct Bundle {
    char *text;
    WebVolume volumes[MAX_EDITIONS];
    EditionSource sources[MAX_EDITIONS];
    int count;
} Bundle;

static Bundle editions, words;
static EditionLibrary library;

/* `start` is after the mark; the text goes up to `end`. */
static void add(Bundle *bundle, const char *ending, const char *start, const char *end)
{
    WebVolume *volume = &bundle->volumes[bundle->count];
    Text word = text_into(volume->word, sizeof volume->word);
    Text file = text_into(volume->file, sizeof volume->file);
    size_t length = strcspn(start, "\n");
    text_add_bytes(&word, start, length);
    text_add(&file, volume->word);
    text_add(&file, ending);
    const char *text = start + length + 1;
    bundle->sources[bundle->count++] = (EditionSource){
        .word = volume->word, .file = volume->file, .text = text, .length = (size_t)(end - text)};
}

static void take(Bundle *bundle, const char *ending, const char *text, size_t length)
{
    mem_free(bundle->text);
    bundle->text = mem_new(length + 1, 1);
    bundle->count = 0;
    memcpy(bundle->text, text, length);
    const char *mark = strchr(bundle->text, MARK);
    while (mark != NULL && bundle->count < MAX_EDITIONS) {
        const char *next = strchr(mark + 1, MARK);
        add(bundle, ending, mark + 1, next != NULL ? next : bundle->text + length);
        mark = next;
    }
    library = (EditionLibrary){.sources = editions.sources,
                               .count = editions.count,
                               .words = words.sources,
                               .words_count = words.count};
}

void web_edition_take(const char *bundle, size_t length)
{
    take(&editions, ".edition", bundle, length);
}

void web_edition_take_words(const char *bundle, size_t length)
{
    take(&words, ".words", bundle, length);
}

const EditionLibrary *web_edition_library(void)
{
    return &library;
}
