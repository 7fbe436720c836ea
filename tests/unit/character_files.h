/* character_files.h -- the character files of this source tree, for tests. */
#ifndef TESTS_CHARACTER_FILES_H
#define TESTS_CHARACTER_FILES_H

#include <stdio.h>
#include <string.h>

#include "players/character.h"

/* The text of characters/WORD.character until the next call; empty, and
 * reported, if there is none. */
static inline const char *character_file_text(const char *word)
{
    static char content[40000];
    char path[200];
    snprintf(path, sizeof path, "characters/%s.character", word);
    FILE *file = fopen(path, "rb");
    content[0] = '\0';
    if (file == NULL) {
        printf("cannot open %s\n", path);
        return content;
    }
    content[fread(content, 1, sizeof content - 1, file)] = '\0';
    fclose(file);
    return content;
}

/* Is there a line for the number? */
static inline bool character_file_says(const char *word, const char *number)
{
    size_t length = strlen(number);
    for (const char *line = character_file_text(word); line != NULL; line = strchr(line, '\n')) {
        if (*line == '\n') line++;
        if (strncmp(line, number, length) == 0 && line[length] == ' ') return true;
    }
    printf("%s does not say %s\n", word, number);
    return false;
}

/* False, with the mistakes printed, when it cannot be read. */
static inline bool character_file_read(const char *word, Character *character)
{
    static char mistakes[20000];
    static Problems problems;
    const char *content = character_file_text(word);
    problems.count = 0;
    if (character_read(content, strlen(content), word, character, NULL, &problems)) return true;
    Text text = text_into(mistakes, sizeof mistakes);
    problem_write(&problems, &text);
    printf("%s", mistakes);
    return false;
}

#endif
