/* play.h -- a table being played at the terminal, whatever its console. */
#ifndef APPS_TERMINAL_PLAY_H
#define APPS_TERMINAL_PLAY_H

#include "apps/store/autosave.h"
#include "apps/terminal/terminal.h"

/* All borrowed. */
typedef struct Play {
    Terminal *terminal;
    Table *table;
    Autosave *autosave; /* NULL: nothing is kept */
} Play;

/* Submits an action and keeps it; `context` is a Play. */
Refusal play_submit(void *context, const Action *action);

bool play_over(const Play *play);

/* Asks for a line. At the end of a pipe the open question gets its newline. */
TerminalInput play_line(const Play *play, const char *prompt, Text *line);

/* Must the loop end, because of a signal or because nobody can read on? */
bool play_stopped(void);

/* The exit status after the loop, with its sentence after an interrupt. */
int play_status(const Autosave *autosave);

/* The autosave ends its game; what it could not write fails a good status. */
int play_finish(const Play *play, int status);

#endif
