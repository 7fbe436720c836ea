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

/* Where further lines of "  roll    throw the dice" begin: under the last of its columns that
 * begins in the left half. 0 for a line that is not indented. */
static int hanging(const char *line, const char *end, int columns)
{
    int used = 0, indent = 0, width = 0, blanks = 0;
    if (end - line < 2 || line[0] != ' ' || line[1] != ' ') return 0;
    for (const char *at = line; at < end && used < columns / 2; used += width) {
        bool blank = *at == ' ';
        at += piece(at, end, &width);
        if (!blank && width > 0 && blanks >= 2) indent = used;
        if (blank || width > 0) blanks = blank ? blanks + 1 : 0;
    }
    return indent;
}

static void wrap_line(const char *line, size_t length, int columns, Text *text)
{
    const char *end = line + length;
    int indent = hanging(line, end, columns), room = columns;
    while (line < end) {
        size_t taken = fitting(line, end, room), shown = taken;
        if (taken == 0) taken = shown = 1;
        if (line + taken < end) {
            while (shown > 0 && line[shown - 1] == ' ') shown--;
        }
        text_add_bytes(text, line, shown);
        line += taken;
        if (line >= end) break;
        text_add_char(text, '\n');
        for (int i = 0; i < indent; i++) text_add_char(text, ' ');
        room = columns - indent;
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
