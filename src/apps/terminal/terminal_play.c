/* terminal_play.c -- a table being played at the terminal, whatever its console. */
#include "apps/terminal/terminal_play.h"

#include <signal.h>

#include "apps/command/output.h"

Refusal terminal_play_submit(void *context, const Action *action)
{
    const TerminalPlay *play = context;
    if (play->autosave == NULL) return table_submit(play->table, action);
    return autosave_submit(play->autosave, play->table, action);
}

bool terminal_play_over(const TerminalPlay *play)
{
    return table_game(play->table)->phase == PHASE_OVER;
}

TerminalInput terminal_play_line(const TerminalPlay *play, const char *prompt, Text *line)
{
    TerminalInput input = terminal_line(play->terminal, prompt, true, line);
    /* On a terminal the line of the prompt has ended. */
    if (input == TERMINAL_END && !terminal_interactive(play->terminal)) output_words("\n");
    return input;
}

bool terminal_play_stopped(void)
{
    return terminal_signal() != 0 || output_lost();
}

static int interrupted(const Autosave *autosave)
{
    int signal_number = terminal_signal();
    if (signal_number == SIGINT) {
        bool saved = autosave != NULL && autosave_complete(autosave);
        COMPLAIN(T_("interrupted[; the game is saved as number {id}]"),
                 saved ? arg_id(autosave_number(autosave)) : arg_absent());
    }
    return 128 + signal_number;
}

int terminal_play_status(const Autosave *autosave)
{
    if (terminal_signal() != 0) return interrupted(autosave);
    return output_lost() || terminal_lost() ? EXIT_FAILED : EXIT_GOOD;
}

int terminal_play_finish(const TerminalPlay *play, int status)
{
    if (play->autosave == NULL || autosave_finish(play->autosave, play->table)) return status;
    return status == EXIT_GOOD ? EXIT_FAILED : status;
}
