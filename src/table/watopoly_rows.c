/* watopoly_rows.c -- the lines of a Watopoly file, split into words. */
#include "table/watopoly_rows.h"

#include <limits.h>
#include <stdbool.h>
#include <string.h>

static bool is_blank(char c)
{
    return c == ' ' || c == '\t';
}

static void keep_word(WatopolyRow *row, const char *word, size_t length)
{
    if (row->count < ROW_WORDS) {
        char *target = row->words[row->count];
        if (length >= ROW_WORD_SIZE) length = ROW_WORD_SIZE - 1;
        for (size_t i = 0; i < length; i++) target[i] = word[i] == '\0' ? '\1' : word[i];
        target[length] = '\0';
    }
    if (row->count < INT_MAX) row->count++;
}

static void split_row(const char *text, size_t length, WatopolyRow *row)
{
    for (size_t at = 0; at < length;) {
        size_t end = at;
        while (end < length && !is_blank(text[end])) end++;
        if (end > at) keep_word(row, text + at, end - at);
        at = end + 1;
    }
}

static bool has_words(const char *text, size_t length)
{
    for (size_t i = 0; i < length; i++) {
        if (!is_blank(text[i])) return true;
    }
    return false;
}

void watopoly_rows_split(const char *text, size_t length, WatopolyRows *rows)
{
    memset(rows, 0, sizeof *rows);
    rows->last_line = 1;
    int line = 0;
    for (size_t at = 0; at < length;) {
        const char *newline = memchr(text + at, '\n', length - at);
        size_t end = newline != NULL ? (size_t)(newline - text) : length;
        size_t size = end - at;
        if (size > 0 && text[end - 1] == '\r') size--;
        line++;
        if (has_words(text + at, size)) {
            rows->count++;
            rows->last_line = line;
            if (rows->kept < ROWS_MAX) {
                WatopolyRow *row = &rows->list[rows->kept++];
                row->line = line;
                split_row(text + at, size, row);
            }
        }
        at = end + 1;
    }
}
