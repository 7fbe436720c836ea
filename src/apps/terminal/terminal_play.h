/* terminal_play.h -- a table being played at the terminal, whatever its console. */
#ifndef APPS_TERMINAL_TERMINAL_PLAY_H
#define APPS_TERMINAL_TERMINAL_PLAY_H

#include "apps/store/autosave.h"
#include "apps/terminal/terminal.h"

/* All borrowed. */
typedef struct TerminalPlay {
    Terminal *terminal;
    Table *table;
    Autosave *autosave; /* NULL: nothing is kept */
} TerminalPlay;

/* Submits an action and keeps it; `context` is a TerminalPlay. */
Refusal terminal_play_submit(void *context, const Action *action);

bool terminal_play_over(const TerminalPlay *play);

/* Asks for a line. At the end of a pipe the open question gets its newline. */
TerminalInput terminal_play_line(const TerminalPlay *play, const char *prompt, Text *line);

/* Must the loop end, because of a signal or because nobody can read on? */
bool terminal_play_stopped(void);

/* The exit status after the loop, with its sentence after an interrupt. */
int terminal_play_status(const Autosave *autosave);

/* The autosave ends its game; what it could not write fails a good status. */
int terminal_play_finish(const TerminalPlay *play, int status);

#endif
