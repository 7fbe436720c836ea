/* test_kept.c -- games that the first version saved, in tests/records/v1/games:
 * records and positions of every edition, and the editions as they were stored
 * with them. They are never written again, and every later version reads them.
 * The build makes a second program of this file with one more rule in the table. */
#include <stdio.h>
#include <stdlib.h>

#include "check.h"
#include "edition_files.h"
#include "game/notation/notation.h"
#include "table/record.h"

enum { FILE_BYTES = 64 * 1024, KEPT_EDITIONS = 7 };

static const char *file_text(const char *name, char text[FILE_BYTES], size_t *length)
{
    char path[1000];
    const char *folder = getenv("OPOLY_SOURCE_DIR");
    snprintf(path, sizeof path, "%s/tests/records/v1/games/%s",
             folder != NULL ? folder : OPOLY_SOURCE_DIR, name);
    FILE *file = fopen(path, "rb");
    CHECK(file != NULL);
    *length = 0;
    if (file == NULL) return "";
    *length = fread(text, 1, FILE_BYTES - 1, file);
    fclose(file);
    text[*length] = '\0';
    return text;
}

/* The editions as the saved games hold them. */
static const EditionLibrary *kept_editions(void)
{
    static const char *const words[KEPT_EDITIONS] = {"classic", "london",   "bharat",  "montreal",
                                                     "bilkent", "waterloo", "smallest"};
    static char texts[KEPT_EDITIONS][FILE_BYTES];
    static EditionSource sources[KEPT_EDITIONS];
    static EditionLibrary library = {.sources = sources};
    for (; library.count < KEPT_EDITIONS; library.count++) {
        EditionSource *source = &sources[library.count];
        char name[100];
        snprintf(name, sizeof name, "%s.edition", words[library.count]);
        *source = (EditionSource){.word = words[library.count], .file = "kept"};
        source->text = file_text(name, texts[library.count], &source->length);
    }
    return &library;
}

static void say_problem(const char *name, const Problems *problems)
{
    if (problems->count > 0)
        printf("%s:%d: %s\n", name, problems->list[0].line, problems->list[0].sentence);
}

static void record_is_read(const char *name, const EditionLibrary *library)
{
    static Problems problems;
    static char text[FILE_BYTES];
    size_t length;
    file_text(name, text, &length);
    problems.count = 0;
    Table *table = record_read(library, text, length, name, &problems);
    say_problem(name, &problems);
    CHECK(table != NULL);
    if (table == NULL) return;
    Text again = text_growing();
    record_write(table, &again);
    CHECK_INT(length, again.length);
    CHECK(memcmp(again.start, text, length) == 0);
    text_free(&again);
    table_free(table);
}

static void position_is_read(const char *name, const EditionLibrary *library)
{
    static Problems problems;
    static char text[FILE_BYTES];
    static Edition edition;
    static Game game;
    char word[WORD_SIZE] = "";
    size_t length;
    file_text(name, text, &length);
    problems.count = 0;
    CHECK_INT(1, sscanf(text, "position 1 %31s", word));
    CHECK(edition_read(library, word, NULL, &edition, &problems));
    bool good = notation_position_read(&edition, text, length, name, &game, &problems);
    say_problem(name, &problems);
    CHECK(good);
}

static int each_file(const char *ending, void (*reads)(const char *, const EditionLibrary *),
                     const EditionLibrary *library)
{
    static char list[FILE_BYTES];
    size_t length;
    int count = 0;
    file_text("list", list, &length);
    for (char *name = strtok(list, "\n"); name != NULL; name = strtok(NULL, "\n")) {
        /* A stored edition has one printing: such a record needs the file. */
        bool other_printing = text_same(name, "classic-old.record");
        if (strstr(name, ending) == NULL) continue;
        if (other_printing && library != edition_files()) continue;
        reads(name, library);
        count++;
    }
    return count;
}

static void kept_records_replay_with_the_editions_saved_with_them(void)
{
    CHECK(each_file(".record", record_is_read, kept_editions()) >= 27);
}

static void kept_records_replay_with_the_editions_of_today(void)
{
    CHECK(each_file(".record", record_is_read, edition_files()) >= 27);
}

static void kept_positions_are_read(void)
{
    CHECK(each_file(".position", position_is_read, kept_editions()) >= 14);
    CHECK(each_file(".position", position_is_read, edition_files()) >= 14);
}

#ifdef ONE_MORE_RULE
static void one_more_rule_counts_only_where_it_is_not_as_usual(void)
{
    static Edition edition;
    edition_file_read("classic", "one_more=off", &edition);
    uint64_t before = edition_hash(&edition);
    edition_file_read("classic", "one_more=on", &edition);
    CHECK(edition_hash(&edition) != before);
    /* A record made before it is played without it. */
    CHECK(edition_recall(&edition, before));
    CHECK_INT(0, edition.rule[RULE_ONE_MORE]);
    CHECK_INT(before, edition_hash(&edition));
}
#endif

static void another_edition_is_not_recalled(void)
{
    static Edition edition, before;
    edition_file_read("classic", "pot=on", &edition);
    before = edition;
    CHECK(!edition_recall(&edition, edition_hash(&before) + 1));
    for (int i = 0; i < RULE_COUNT; i++) CHECK_INT(before.rule[i], edition.rule[i]);
    CHECK(edition_recall(&edition, edition_hash(&before)));
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(kept_records_replay_with_the_editions_saved_with_them);
    RUN(kept_records_replay_with_the_editions_of_today);
    RUN(kept_positions_are_read);
    RUN(another_edition_is_not_recalled);
#ifdef ONE_MORE_RULE
    RUN(one_more_rule_counts_only_where_it_is_not_as_usual);
#endif
    return check_done();
}
