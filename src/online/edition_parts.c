/* edition_parts.c -- the text of an edition on its way. */
#include "online/edition_parts.h"

#include <string.h>

enum { PART_BYTES = 800, PART_WORDS = LINE_WORDS_MAX - 4 };

/* How many bytes of a line of the file fit into `room` when they are quoted: whole characters. */
static size_t that_fit(const char *from, size_t length, size_t room)
{
    size_t count = 0, taken = 0, whole = 0;
    while (count < length) {
        taken += from[count] == '"' || from[count] == '\\' ? 2 : 1;
        if (taken > room) return whole;
        count++;
        if (((unsigned char)from[count] & 0xC0) != 0x80) whole = count;
    }
    return length;
}

static void add_quoted(const char *from, size_t count, Text *line)
{
    text_add(line, " \"");
    for (size_t i = 0; i < count; i++) {
        if (from[i] == '"' || from[i] == '\\') text_add_char(line, '\\');
        text_add_char(line, from[i]);
    }
    text_add_char(line, '"');
}

bool edition_parts_next(const char *text, size_t *at, Text *line)
{
    text_clear(line);
    if (text[*at] == '\0') return false;
    text_add(line, "text");
    size_t before = line->length;
    for (int words = 0; words < PART_WORDS && text[*at] != '\0'; words++) {
        const char *from = text + *at;
        bool goes_on = *at > 0 && from[-1] != '\n';
        size_t length = strcspn(from, "\n"), used = line->length - before;
        size_t count = used < PART_BYTES ? that_fit(from, length, PART_BYTES - used) : 0;
        bool begins = line->length > before;
        if (count < length && begins) return true; /* whole lines as long as they fit */
        if (goes_on) text_add(line, " +");
        add_quoted(from, count, line);
        *at += count + (count == length && from[length] == '\n');
    }
    return true;
}

static bool plus(const LineWord *word)
{
    return !word->quoted && text_same(word->at, "+");
}

static size_t bytes_of(const Line *line)
{
    size_t bytes = 0;
    for (int i = 1; i < line->word_count; i++) bytes += strlen(line->words[i].at) + 1;
    return bytes;
}

bool edition_parts_add(const Line *line, Text *text)
{
    for (int i = 1; i < line->word_count; i++) {
        bool good = line->words[i].quoted || (plus(&line->words[i]) && i + 1 < line->word_count);
        if (!good) return false;
    }
    if (line->word_count < 2 || text->length + bytes_of(line) > EDITION_PARTS_MOST) return false;
    for (int i = 1; i < line->word_count; i++) {
        if (!plus(&line->words[i])) {
            text_add(text, line->words[i].at);
            text_add_char(text, '\n');
        } else if (text->length > 0) {
            text->start[--text->length] = '\0';
        }
    }
    return true;
}
