/* watopoly_rows.h -- the lines of a Watopoly file, split into words. */
#ifndef TABLE_WATOPOLY_ROWS_H
#define TABLE_WATOPOLY_ROWS_H

#include <stddef.h>

enum { ROW_WORDS = 8, ROW_WORD_SIZE = 64, ROWS_MAX = 80 };

/* A line with something on it. Longer words are cut, further ones counted. */
typedef struct WatopolyRow {
    int line; /* from 1 */
    int count;
    char words[ROW_WORDS][ROW_WORD_SIZE];
} WatopolyRow;

/* The first ROWS_MAX of them are kept; a good file has fewer. */
typedef struct WatopolyRows {
    int count; /* all there are */
    int kept;
    int last_line; /* the last with something on it, 1 if there is none */
    WatopolyRow list[ROWS_MAX];
} WatopolyRows;

/* Blanks and tabs part words; a carriage return before the newline is
 * nothing. A zero byte becomes another control character. */
void watopoly_rows_split(const char *text, size_t length, WatopolyRows *rows);

#endif
