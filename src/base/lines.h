/* lines.h -- the lines and words of our text files, with line numbers. */
#ifndef BASE_LINES_H
#define BASE_LINES_H

#include <stdbool.h>
#include <stddef.h>

enum { LINE_WORDS_MAX = 48, LINE_LETTERS_MAX = 1000, LINE_BYTES_MAX = 4 * LINE_LETTERS_MAX };

/* Why a line cannot be split. */
typedef enum LineFault {
    LINE_FINE,
    LINE_TOO_LONG,
    LINE_NOT_TEXT, /* not UTF-8 */
    LINE_CONTROL,  /* a control character */
    LINE_BACKSLASH,
    LINE_QUOTE_OPEN,
    LINE_QUOTE_BLANK,  /* none behind a closing quote */
    LINE_QUOTE_INSIDE, /* of a word */
    LINE_TOO_MANY_WORDS,
    LINE_FAULT_COUNT
} LineFault;

/* One word of a line. A quoted word may hold blanks, and \" and \\ for a
 * quote and a backslash; the quotes around it are gone. */
typedef struct LineWord {
    const char *at; /* into the Line's buffer, ended by '\0' */
    bool quoted;
} LineWord;

/* What a line says to nobody: from its '#' to the end, in the text that was
 * split; NULL: nothing. */
typedef struct LineComment {
    const char *at;
    size_t length;
} LineComment;

/* Its words point into it: a Line is filled, never copied. */
typedef struct Line {
    int number; /* from 1 */
    int word_count;
    LineWord words[LINE_WORDS_MAX];
    char buffer[LINE_BYTES_MAX + 1];
    LineFault fault; /* unless it is fine, word_count is 0 */
    LineComment comment;
} Line;

/* Walks through a text; borrowed, not changed. */
typedef struct Lines {
    const char *at;
    const char *end;
    int number;
} Lines;

Lines lines_of(const char *text, size_t length);

/* The next line that has words or a fault; empty lines and comments (from
 * a `#` outside quotes that begins a word, to the end of the line; a `#`
 * followed by six hexadecimal digits is a colour, not a comment) are passed
 * over. Tolerates CRLF, a missing last newline, and a
 * byte order mark before the first line. False at the end. */
bool lines_next(Lines *lines, Line *line);

/* Splits one line of text, with or without its newline, by the same rules;
 * its number is 1. */
void lines_split(const char *text, size_t length, Line *line);

#endif
