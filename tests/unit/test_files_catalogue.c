/* test_files_catalogue.c -- which language is wanted, and its catalogue on the disk. */
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "apps/store/catalogue_file.h"
#include "apps/store/edition_store.h"
#include "apps/store/files.h"
#include "catalogue.h"
#include "check.h"

/* Catalogues beside this very program, in its own folder `locale`. */
static Text folder;

static void write_catalogue(const char *code, const char *bytes, size_t length)
{
    Text path = text_growing(), why = text_growing();
    text_add(&path, folder.start);
    text_add_char(&path, '/');
    text_add(&path, code);
    text_add(&path, "/LC_MESSAGES");
    CHECK(files_make_directory(path.start, &why));
    text_add(&path, "/opoly.mo");
    CHECK(files_write(path.start, bytes, length, &why));
    text_free(&path);
    text_free(&why);
}

static void write_language(const char *code)
{
    Catalogue catalogue = {0};
    catalogue_head(&catalogue, code, "nplurals=2; plural=n > 1;");
    Text bytes = catalogue_bytes(&catalogue);
    write_catalogue(code, bytes.start, bytes.length);
    text_free(&bytes);
    catalogue_free(&catalogue);
}

/* The code that is opened, and what is said about it. */
static const char *opened(const char *code, Text *why)
{
    static char found[LANGUAGE_CODE_SIZE];
    text_clear(why);
    CatalogueFile *file = catalogue_file_open(code, why);
    text_copy(found, sizeof found, language_code(catalogue_file_language(file)));
    catalogue_file_close(file);
    return found;
}

static void ask(const char *all, const char *messages, const char *lang)
{
    setenv("LC_ALL", all, 1);
    setenv("LC_MESSAGES", messages, 1);
    setenv("LANG", lang, 1);
}

static void the_environment_is_asked_in_order(void)
{
    Text why = text_growing();
    ask("", "", "");
    CHECK_TEXT("en", opened("", &why));
    ask("", "", "qq_CA.UTF-8");
    CHECK_TEXT("qq", opened("", &why));
    CHECK_TEXT("qq", opened(NULL, &why));
    ask("", "en_GB.UTF-8", "qq");
    CHECK_TEXT("en", opened("", &why));
    ask("C", "qq", "qq");
    CHECK_TEXT("en", opened("", &why));
    ask("POSIX", "qq", "qq");
    CHECK_TEXT("en", opened("", &why));
    ask("", "zz_BR", "en");
    CHECK_TEXT("zz_BR", opened("", &why));
    ask("../../qq", "qq", "qq");
    CHECK_TEXT("en", opened("", &why));
    ask("ww_WW.UTF-8", "", "");
    CHECK_TEXT("en", opened("", &why));
    CHECK_TEXT("", why.start);
    text_free(&why);
}

static void a_language_by_name_wins_or_is_missed(void)
{
    Text why = text_growing();
    ask("zz_BR", "", "");
    CHECK_TEXT("qq", opened("qq", &why));
    CHECK_TEXT("qq", opened("qq_CA", &why));
    CHECK_TEXT("en", opened("en", &why));
    CHECK_TEXT("", why.start);
    CHECK_TEXT("en", opened("ww", &why));
    CHECK_TEXT("there is no language 'ww'; there are en, fr and tr", why.start);
    CHECK_TEXT("en", opened("../qq", &why));
    CHECK_TEXT("there is no language '../qq'; there are en, fr and tr", why.start);
    text_free(&why);
}

static void a_damaged_catalogue_is_told_and_english_goes_on(void)
{
    Text why = text_growing();
    write_catalogue("bad", "nonsense", 8);
    CHECK_TEXT("en", opened("bad", &why));
    CHECK(strstr(why.start, "/locale/bad/LC_MESSAGES/opoly.mo cannot be used, it is no compiled "
                            "catalogue; the words are English") != NULL);
    ask("bad", "", "");
    CHECK_TEXT("en", opened("", &why));
    CHECK(why.length > 0);
    text_free(&why);
}

static void write_file(const char *path, const char *text)
{
    Text why = text_growing();
    CHECK(files_write(path, text, strlen(text), &why));
    CHECK_TEXT("", why.start);
    text_free(&why);
}

static void title_of(EditionStore *editions, const char *word, char *title, size_t size)
{
    static Edition edition;
    static Problems problems;
    problems = (Problems){0};
    bool good = edition_read(edition_store_library(editions), word, NULL, &edition, &problems);
    text_copy(title, size, good ? edition.title : problems.list[0].sentence);
}

/* `fr/town.words` beside `town.edition`. */
static void editions_are_read_in_the_language(void)
{
    char base[FILES_PATH_SIZE], path[FILES_PATH_SIZE + 40], title[NAME_SIZE];
    snprintf(base, sizeof base, "%s/editions", folder.start);
    Text why = text_growing();
    snprintf(path, sizeof path, "%s/qq", base);
    CHECK(files_make_directory(path, &why));
    snprintf(path, sizeof path, "%s/town.edition", base);
    write_file(path, "edition town \"Our town\"\nbased on classic\n");
    snprintf(path, sizeof path, "%s/qq/town.words", base);
    write_file(path, "edition town \"Notre ville\"\n");
    snprintf(path, sizeof path, "%s:editions", base);
    setenv("OPOLY_EDITIONS", path, 1);
    EditionStore *editions = edition_store_new();
    title_of(editions, "town", title, sizeof title);
    CHECK_TEXT("Our town", title);
    edition_store_speak(editions, "qq", NULL);
    title_of(editions, "town", title, sizeof title);
    CHECK_TEXT("Notre ville", title);
    edition_store_speak(editions, "zz_BR", NULL);
    title_of(editions, "town", title, sizeof title);
    CHECK_TEXT("Our town", title);
    edition_store_speak(editions, "en", NULL);
    title_of(editions, "town", title, sizeof title);
    CHECK_TEXT("Our town", title);
    CHECK_TEXT("", edition_store_notes(editions));
    edition_store_free(editions);
    unsetenv("OPOLY_EDITIONS");
    text_free(&why);
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    folder = text_growing();
    CHECK(files_program_directory(&folder));
    text_add(&folder, "/locale");
    write_language("qq");
    write_language("zz_BR");
    RUN(the_environment_is_asked_in_order);
    RUN(a_language_by_name_wins_or_is_missed);
    RUN(a_damaged_catalogue_is_told_and_english_goes_on);
    RUN(editions_are_read_in_the_language);
    text_free(&folder);
    return check_done();
}
