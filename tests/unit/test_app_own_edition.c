/* test_app_own_edition.c -- an edition made in the map editor is kept where the edition store finds
 * it, and what would spoil another one is refused (B1). */
#include <stdlib.h>
#include <unistd.h>

#include "../check.h"
#include "apps/drawn/own_edition.h"
#include "apps/store/edition_store.h"
#include "apps/store/files.h"

static const Words english = {0};

static char folder[] = "/tmp/opoly-own-XXXXXX";

/* The smallest edition, called `word`. */
static Text edition_called(const char *word)
{
    static const char mark[] = "edition smallest";
    Text file = text_growing(), why = text_growing(), content = text_growing();
    CHECK(files_read("editions/smallest.edition", &file, &why));
    const char *name = strstr(file.start, mark);
    text_add_bytes(&content, file.start, (size_t)(name - file.start));
    text_add(&content, "edition ");
    text_add(&content, word);
    text_add(&content, name + strlen(mark));
    text_free(&file);
    text_free(&why);
    return content;
}

/* Keeps it, and leaves the answer in `said`. */
static bool keep(const char *word, const char *content, char said[300])
{
    EditionStore *editions = edition_store_new();
    Text answer = text_into(said, 300);
    bool kept = own_edition_keep(editions, &english, word, content, &answer);
    edition_store_free(editions);
    return kept;
}

static bool on_editions(const char *word)
{
    EditionStore *editions = edition_store_new();
    bool there = edition_source(edition_store_library(editions), word) != NULL;
    edition_store_free(editions);
    return there;
}

static void a_good_one_is_found_on_the_editions(void)
{
    char said[300];
    Text content = edition_called("my-town");
    CHECK(keep("my-town", content.start, said));
    CHECK(strstr(said, "my-town.edition") != NULL);
    CHECK(on_editions("my-town"));
    CHECK(keep("my-town", content.start, said)); /* the player's own may be changed */
    text_free(&content);
}

static void those_of_others_stay(void)
{
    char said[300];
    Text content = edition_called("classic");
    CHECK(!keep("classic", content.start, said));
    CHECK(strstr(said, "already") != NULL);
    text_free(&content);
}

static void names_and_texts_are_checked(void)
{
    char said[300];
    Text content = edition_called("town");
    CHECK(!keep("My Town", content.start, said));
    CHECK(!keep("../town", content.start, said));
    CHECK(!keep("", content.start, said));
    CHECK(!keep("town", "nonsense\n", said));
    CHECK(strstr(said, "Line ") == said);
    CHECK(!keep("village", content.start, said)); /* it calls itself something else */
    CHECK(!on_editions("town"));
    text_free(&content);
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    if (mkdtemp(folder) == NULL) return 1;
    setenv("XDG_DATA_HOME", folder, 1);
    setenv("OPOLY_EDITIONS", "editions", 1);
    RUN(a_good_one_is_found_on_the_editions);
    RUN(those_of_others_stay);
    RUN(names_and_texts_are_checked);
    if (chdir(folder) == 0) {
        unlink("opoly/editions/my-town.edition");
        rmdir("opoly/editions");
        rmdir("opoly");
        rmdir(folder);
    }
    return check_done();
}
