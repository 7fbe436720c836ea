/* character_files.h -- the character files of this source tree, for tests. */
#ifndef TESTS_CHARACTER_FILES_H
#define TESTS_CHARACTER_FILES_H

#include <stdio.h>

#include "players/character.h"

/* Reads characters/WORD.character; false, with the mistakes printed, when it
 * cannot. */
static inline bool character_file_read(const char *word, Character *character)
{
    static char content[40000], mistakes[20000];
    static Problems problems;
    char path[200];
    snprintf(path, sizeof path, "characters/%s.character", word);
    FILE *file = fopen(path, "rb");
    if (file == NULL) {
        printf("cannot open %s\n", path);
        return false;
    }
    size_t length = fread(content, 1, sizeof content, file);
    fclose(file);
    problems.count = 0;
    if (character_read(content, length, path, character, &problems)) return true;
    Text text = text_into(mistakes, sizeof mistakes);
    problem_write(&problems, &text);
    printf("%s", mistakes);
    return false;
}

#endif
