/* test_golden.c -- whole games kept in tests/records/ that must replay to
 * the same hashes, natively and as WebAssembly. They change only on purpose:
 * tools/golden rewrites them. */
#include <stdio.h>
#include <stdlib.h>

#include "check.h"
#include "edition_files.h"
#include "table/record.h"

static char *file_text(const char *name, size_t *length)
{
    static char text[4 << 20];
    char path[1000];
    const char *folder = getenv("OPOLY_SOURCE_DIR");
    snprintf(path, sizeof path, "%s/tests/records/%s", folder != NULL ? folder : OPOLY_SOURCE_DIR,
             name);
    FILE *file = fopen(path, "rb");
    *length = 0;
    if (file == NULL) return NULL;
    *length = fread(text, 1, sizeof text - 1, file);
    fclose(file);
    text[*length] = '\0';
    return text;
}

static void replays(const char *name)
{
    static Problems problems;
    size_t length;
    char *text = file_text(name, &length);
    CHECK(text != NULL);
    if (text == NULL) return;
    problems.count = 0;
    Table *table = record_read(edition_files(), text, length, name, &problems);
    if (problems.count > 0)
        printf("%s:%d: %s\n", name, problems.list[0].line, problems.list[0].sentence);
    CHECK(table != NULL);
    if (table == NULL) return;
    CHECK_INT(PHASE_OVER, table_game(table)->phase);
    Text again = text_growing();
    record_write(table, &again);
    CHECK_INT(length, again.length);
    CHECK(memcmp(again.start, text, length) == 0);
    text_free(&again);
    table_free(table);
}

static void G9_golden_records_replay_to_the_same_hashes(void)
{
    size_t length;
    char *names = file_text("list", &length);
    CHECK(names != NULL);
    if (names == NULL) return;
    char copy[4000];
    snprintf(copy, sizeof copy, "%s", names);
    int count = 0;
    for (char *name = strtok(copy, "\n"); name != NULL; name = strtok(NULL, "\n"), count++)
        replays(name);
    CHECK(count >= 10);
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(G9_golden_records_replay_to_the_same_hashes);
    return check_done();
}
