/* reader.c -- the language of a command's output. */
#include "apps/command/reader.h"

#include "apps/command/stream.h"
#include "apps/store/catalogue_file.h"

static CatalogueFile *catalogue; /* NULL: English */
static const char *chosen;
static Words words;
static bool known; /* the language has been looked for */

static void look(void)
{
    Text why = text_growing();
    known = true;
    catalogue_file_close(catalogue);
    catalogue = catalogue_file_open(chosen, &why);
    words.language = catalogue_file_language(catalogue);
    if (why.length > 0) stream_complain(why.start);
    text_free(&why);
}

void reader_choose(const char *code)
{
    chosen = code;
    look();
}

const char *reader_chosen(void)
{
    return chosen;
}

const Words *reader_words(void)
{
    if (!known) look();
    return &words;
}

const Language *reader_language(void)
{
    return reader_words()->language;
}
