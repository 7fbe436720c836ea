/* terminal.h -- lines from a person or a pipe: editing, history, completion, colour, signals. */
#ifndef APPS_TERMINAL_TERMINAL_H
#define APPS_TERMINAL_TERMINAL_H

#include "base/text.h"

/* On a terminal, lines are edited and remembered; from a pipe they are read
 * as they are, of any length. */
typedef struct Terminal Terminal;

typedef enum TerminalInput {
    TERMINAL_LINE,
    TERMINAL_END,   /* of input */
    TERMINAL_SIGNAL /* see terminal_signal */
} TerminalInput;

/* Adds the completions of the last word of `beginning`, one a line. */
typedef void (*TerminalComplete)(const void *context, const char *beginning, Text *out);

/* One at a time. From now on SIGINT, SIGTERM and SIGHUP do not end the
 * program but are reported by terminal_line and terminal_signal. */
Terminal *terminal_new(void);
/* The terminal is as it was before. */
void terminal_free(Terminal *terminal);

/* Are both ends a person's? */
bool terminal_interactive(const Terminal *terminal);
/* Keeps `context`; NULL ends completion. */
void terminal_completion(Terminal *terminal, TerminalComplete complete, const void *context);

/* Writes the prompt, flushes, and reads a line without its end. With
 * `remember` it goes to the history. */
TerminalInput terminal_line(Terminal *terminal, const char *prompt, bool remember, Text *line);

/* Did the input end because it could not be read? That has been reported. */
bool terminal_lost(void);

/* The signal that asks us to end, 0 for none. */
int terminal_signal(void);
/* An interrupt from the keyboard is forgotten: the person is asked instead. False for any other
 * signal. */
bool terminal_forgive(void);

/* Width of the window, 0 when there is none. */
int terminal_columns(void);

/* Its height, 0 when there is none. */
int terminal_rows(void);

/* Is colour wanted and possible? `choice` is "always", "never" or "auto": a
 * terminal that can, and NO_COLOR not set. */
bool terminal_colour(const char *choice);

#endif
