/* wrap.c -- lines as wide as the window, broken between words. */
#include "console/wrap.h"

#include <string.h>

#include "base/utf8.h"

/* A character or an escape sequence: its bytes, and its columns in `width`. */
static size_t piece(const char *at, const char *end, int *width)
{
    *width = 0;
    if (*at == '\033') {
        size_t length = strcspn(at, "m\n");
        return at[length] == 'm' ? length + 1 : length;
    }
    size_t size = utf8_size(at, end);
    *width = size == 0 ? 1 : utf8_columns(at, size);
    return size == 0 ? 1 : size;
}

/* How much of the line fits; after a blank if there is one. */
static size_t fitting(const char *line, const char *end, int columns)
{
    const char *at = line, *blank = NULL;
    for (int used = 0, width = 0; at < end;) {
        size_t size = piece(at, end, &width);
        if (used + width > columns) return (size_t)((blank != NULL ? blank : at) - line);
        used += width;
        at += size;
        if (at[-1] == ' ') blank = at;
        if (at < end && *at == ' ' && used == columns) blank = at + 1;
    }
    return (size_t)(end - line);
}

static void wrap_line(const char *line, size_t length, int columns, Text *text)
{
    const char *end = line + length;
    while (line < end) {
        size_t taken = fitting(line, end, columns), shown = taken;
        if (taken == 0) taken = shown = 1;
        if (line + taken < end) {
            while (shown > 0 && line[shown - 1] == ' ') shown--;
        }
        text_add_bytes(text, line, shown);
        line += taken;
        if (line < end) text_add_char(text, '\n');
    }
}

void wrap_write(const char *words, int columns, Text *text)
{
    while (*words != '\0') {
        size_t length = strcspn(words, "\n");
        wrap_line(words, length, columns, text);
        words += length;
        if (*words == '\n') {
            text_add_char(text, '\n');
            words++;
        }
    }
}
