/* edition_files.h -- the edition files of this source tree, for tests.
 * OPOLY_SOURCE_DIR is defined by the build: the folder that has editions/.
 * The environment variable of the same name goes before it. */
#ifndef TESTS_EDITION_FILES_H
#define TESTS_EDITION_FILES_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "edition/edition_read.h"

#ifndef OPOLY_SOURCE_DIR
#define OPOLY_SOURCE_DIR "."
#endif

enum { EDITION_FILES_MAX = 8, EDITION_FILE_BYTES = 64 * 1024 };

/* Every edition file that exists, read once. Missing ones are left out. */
static inline const EditionLibrary *edition_files(void)
{
    static const char *const words[EDITION_FILES_MAX] = {
        "smallest", "classic", "london", "bharat", "montreal", "bilkent", "waterloo", NULL};
    static char texts[EDITION_FILES_MAX][EDITION_FILE_BYTES];
    static char names[EDITION_FILES_MAX][64];
    static EditionSource sources[EDITION_FILES_MAX];
    static EditionLibrary library;
    if (library.sources != NULL) return &library;
    const char *folder = getenv("OPOLY_SOURCE_DIR");
    if (folder == NULL) folder = OPOLY_SOURCE_DIR;
    for (int i = 0; words[i] != NULL; i++) {
        char path[1000];
        snprintf(path, sizeof path, "%s/editions/%s.edition", folder, words[i]);
        FILE *file = fopen(path, "rb");
        if (file == NULL) continue;
        size_t length = fread(texts[i], 1, EDITION_FILE_BYTES, file);
        fclose(file);
        snprintf(names[i], sizeof names[i], "%s.edition", words[i]);
        sources[library.count++] =
            (EditionSource){.word = words[i], .file = names[i], .text = texts[i], .length = length};
    }
    if (library.count == 0) {
        fprintf(stderr, "no edition files in %s/editions\n", folder);
        exit(1);
    }
    library.sources = sources;
    return &library;
}

/* Reads an edition of the tree with house rules like "auction=off,pot=on" (or
 * NULL); ends the test with the mistakes when it cannot. */
static inline void edition_file_read(const char *word, const char *house_rules, Edition *edition)
{
    static Problems problems;
    static HouseRules rules;
    memset(&problems, 0, sizeof problems);
    memset(&rules, 0, sizeof rules);
    char copy[1000] = "";
    if (house_rules != NULL) snprintf(copy, sizeof copy, "%s", house_rules);
    char buffer[8000];
    for (char *rule = strtok(copy, ", "); rule != NULL; rule = strtok(NULL, ", ")) {
        Text why = text_into(buffer, sizeof buffer);
        if (!house_rule_add(&rules, rule, NULL, &why)) {
            fprintf(stderr, "%s\n", buffer);
            exit(1);
        }
    }
    if (edition_read(edition_files(), word, &rules, edition, &problems)) return;
    Text text = text_into(buffer, sizeof buffer);
    problem_write(&problems, &text);
    fprintf(stderr, "%s", buffer);
    exit(1);
}

#endif
