/* pager.c -- a long answer, one screen after the other. */
#include "apps/terminal/pager.h"

#include <string.h>

#include "apps/command/output.h"
#include "apps/command/reader.h"
#include "console/wrap.h"

enum { USUAL_COLUMNS = 80, BELOW = 2 /* the line that waits, and the cursor's */ };

/* How many lines of the screen a line takes; colours take no room. */
static int height(const char *line, size_t length, int columns)
{
    Text seen = text_growing();
    for (size_t i = 0; i < length; i++) {
        if (line[i] == '\033') {
            while (i < length && line[i] != 'm') i++;
        } else {
            text_add_char(&seen, line[i]);
        }
    }
    int wide = (int)text_columns(seen.start);
    text_free(&seen);
    return wide <= columns ? 1 : (wide + columns - 1) / columns;
}

/* Adds lines from `at` on until the screen is full; where the next one begins. */
static const char *take_screen(const char *at, int rows, int columns, Text *screen)
{
    for (int used = 0; *at != '\0';) {
        size_t length = strcspn(at, "\n");
        used += height(at, length, columns);
        if (used > rows && screen->length > 0) break;
        text_add_bytes(screen, at, length);
        text_add_char(screen, '\n');
        at += length;
        if (*at == '\n') at++;
    }
    return at;
}

/* Does the reader want to go on? */
static bool more(Terminal *terminal, Text *typed)
{
    Text prompt = text_growing(), line = text_growing();
    text_add(&prompt, PLAIN(reader_words(), T_("(Enter shows more)")));
    text_add_char(&prompt, ' ');
    TerminalInput input = terminal_line(terminal, prompt.start, true, &line);
    bool wanted = input == TERMINAL_LINE && line.length == 0;
    if (input == TERMINAL_LINE && !text_same(line.start, "q")) text_add(typed, line.start);
    text_free(&prompt);
    text_free(&line);
    return wanted;
}

void pager_write(Terminal *terminal, const Text *text, Text *typed)
{
    int rows = terminal_rows() - BELOW, columns = terminal_columns();
    if (!terminal_interactive(terminal) || rows < BELOW) {
        terminal_text(terminal, text);
        return;
    }
    if (columns <= 0) columns = USUAL_COLUMNS;
    Text screen = text_growing(), wrapped = text_growing();
    wrap_write(text->start, columns, &wrapped);
    const char *at = wrapped.start;
    do {
        text_clear(&screen);
        at = take_screen(at, rows, columns, &screen);
        output_text(&screen);
    } while (*at != '\0' && more(terminal, typed));
    text_free(&screen);
    text_free(&wrapped);
}
