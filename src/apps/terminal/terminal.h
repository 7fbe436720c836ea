/* terminal.h -- lines from a person or a pipe: editing, history, completion, colour, signals. */
#ifndef APPS_TERMINAL_TERMINAL_H
#define APPS_TERMINAL_TERMINAL_H

#include "base/text.h"

/* On a terminal, lines are edited and remembered; from a pipe, and on a terminal
 * that can only print (TERM empty or "dumb"), they are read as they are, of any
 * length. */
typedef struct Terminal Terminal;

typedef enum TerminalInput {
    TERMINAL_LINE,
    TERMINAL_END,    /* of input */
    TERMINAL_SIGNAL, /* see terminal_signal */
    TERMINAL_TIME_UP /* see terminal_deadline */
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

/* The next line must be there at `moment` of line_clock_now (0: whenever it likes). The
 * prompt says the time left, the last ten seconds ring the bell, and when it is
 * over terminal_line gives TERMINAL_TIME_UP. */
void terminal_deadline(Terminal *terminal, int64_t moment);

/* Writes the text; for a person broken between words where a line is too wide. */
void terminal_text(const Terminal *terminal, const Text *text);

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
