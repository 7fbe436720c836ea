/* coaching.h -- how much the coach says while a game is played. */
#ifndef TABLE_COACHING_H
#define TABLE_COACHING_H

#include <stdbool.h>

typedef enum Coaching {
    COACHING_OFF,
    COACHING_WARNINGS, /* before a blunder */
    COACHING_ALL,      /* and everybody's chances, and what the next throw may bring */
    COACHING_COUNT
} Coaching;

/* As commands and options call them: "off", "warnings", "everything". */
extern const char *const coaching_words[COACHING_COUNT];
/* The one meant by a word or its beginning; false when there is none. */
bool coaching_find(const char *word, Coaching *coaching);

#endif
