/* lines.c -- the lines and words of our text files, with line numbers. */
#include "base/lines.h"

#include <assert.h>
#include <string.h>

#include "base/utf8.h"

/* What is being split: the text not yet read, and where the next byte of the
 * Line's buffer goes. */
typedef struct Splitter {
    const char *at;
    const char *end;
    char *out;
    Line *line;
} Splitter;

static bool is_blank(char c)
{
    return c == ' ' || c == '\t';
}

static bool is_hexadecimal(char c)
{
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
}

static LineFault bytes_fault(const char *at, const char *end)
{
    int letters = 0;
    while (at < end) {
        if (++letters > LINE_LETTERS_MAX) {
            return LINE_TOO_LONG;
        }
        size_t size = utf8_size(at, end);
        if (size == 0) {
            return LINE_NOT_TEXT;
        }
        if (utf8_obeyed(at, size) && *at != '\t') {
            return LINE_CONTROL;
        }
        at += size;
    }
    return LINE_FINE;
}

static bool begins_comment(const Splitter *splitter)
{
    if (*splitter->at != '#') {
        return false;
    }
    for (int i = 1; i <= 6; i++) {
        if (splitter->end - splitter->at <= i || !is_hexadecimal(splitter->at[i])) {
            return true;
        }
    }
    return false;
}

static LineFault take_quoted(Splitter *splitter)
{
    splitter->at++;
    while (splitter->at < splitter->end && *splitter->at != '"') {
        if (*splitter->at == '\\') {
            splitter->at++;
            if (splitter->at == splitter->end || (*splitter->at != '"' && *splitter->at != '\\')) {
                return LINE_BACKSLASH;
            }
        }
        *splitter->out++ = *splitter->at++;
    }
    if (splitter->at == splitter->end) {
        return LINE_QUOTE_OPEN;
    }
    splitter->at++;
    if (splitter->at < splitter->end && !is_blank(*splitter->at)) {
        return LINE_QUOTE_BLANK;
    }
    return LINE_FINE;
}

static LineFault take_plain(Splitter *splitter)
{
    while (splitter->at < splitter->end && !is_blank(*splitter->at)) {
        if (*splitter->at == '"') {
            return LINE_QUOTE_INSIDE;
        }
        *splitter->out++ = *splitter->at++;
    }
    return LINE_FINE;
}

static LineFault take_word(Splitter *splitter)
{
    Line *line = splitter->line;
    if (line->word_count == LINE_WORDS_MAX) {
        return LINE_TOO_MANY_WORDS;
    }
    LineWord *word = &line->words[line->word_count++];
    *word = (LineWord){.at = splitter->out, .quoted = *splitter->at == '"'};
    LineFault fault = word->quoted ? take_quoted(splitter) : take_plain(splitter);
    *splitter->out++ = '\0';
    return fault;
}

static LineFault take_words(Splitter *splitter)
{
    LineFault fault = LINE_FINE;
    while (fault == LINE_FINE) {
        while (splitter->at < splitter->end && is_blank(*splitter->at)) {
            splitter->at++;
        }
        if (splitter->at == splitter->end) {
            break;
        }
        if (begins_comment(splitter)) {
            splitter->line->comment =
                (LineComment){splitter->at, (size_t)(splitter->end - splitter->at)};
            break;
        }
        fault = take_word(splitter);
    }
    return fault;
}

void lines_split(const char *text, size_t length, Line *line)
{
    if (length > 0 && text[length - 1] == '\n') {
        length--;
    }
    if (length > 0 && text[length - 1] == '\r') {
        length--;
    }
    line->number = 1;
    line->word_count = 0;
    line->comment = (LineComment){.at = NULL};
    line->buffer[0] = '\0';
    line->fault = bytes_fault(text, text + length);
    if (line->fault == LINE_FINE) {
        /* Each word takes its bytes and one more, and in the text at least a
         * blank parts it from the next: the buffer is always large enough. */
        Splitter splitter = {text, text + length, line->buffer, line};
        line->fault = take_words(&splitter);
    }
    if (line->fault != LINE_FINE) {
        line->word_count = 0;
    }
}

Lines lines_of(const char *text, size_t length)
{
    if (length == 0) {
        text = ""; /* an empty file may come as NULL, which cannot be walked */
    }
    if (length >= 3 && memcmp(text, "\xEF\xBB\xBF", 3) == 0) {
        text += 3;
        length -= 3;
    }
    return (Lines){.at = text, .end = text + length};
}

bool lines_next(Lines *lines, Line *line)
{
    while (lines->at < lines->end) {
        size_t rest = (size_t)(lines->end - lines->at);
        const char *newline = memchr(lines->at, '\n', rest);
        size_t length = newline == NULL ? rest : (size_t)(newline - lines->at) + 1;
        lines_split(lines->at, length, line);
        lines->at += length;
        line->number = ++lines->number;
        if (line->word_count > 0 || line->fault != LINE_FINE) {
            return true;
        }
    }
    return false;
}
