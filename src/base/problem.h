/* problem.h -- what is wrong with a text, and on which line. */
#ifndef BASE_PROBLEM_H
#define BASE_PROBLEM_H

#include "base/text.h"

enum { PROBLEM_MAX = 100, PROBLEM_SENTENCE = 200, PROBLEM_FILE = 100 };

typedef struct Problem {
    char file[PROBLEM_FILE];
    int line; /* from 1; 0 when the whole text is meant */
    char sentence[PROBLEM_SENTENCE];
} Problem;

/* All mistakes of one reading, in the order found. Beyond PROBLEM_MAX they
 * are only counted. */
typedef struct Problems {
    int count;
    Problem list[PROBLEM_MAX];
} Problems;

/* Notes one mistake: the sentence is the parts joined, ended by NULL.
 * What a terminal would obey becomes '?' (see utf8_mask). */
__attribute__((sentinel)) void problem_add(Problems *problems, const char *file, int line, ...);

/* One line per mistake: "file:line: sentence\n", without ":line" when the
 * whole text is meant; at the end how many more there were, if any. */
void problem_write(const Problems *problems, Text *text);

#endif
