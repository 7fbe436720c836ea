/* play.c -- a table being played at the terminal, whatever its console. */
#include "apps/terminal/play.h"

#include <signal.h>

#include "apps/command/output.h"

Refusal play_submit(void *context, const Action *action)
{
    const Play *play = context;
    if (play->autosave == NULL) return table_submit(play->table, action);
    return autosave_submit(play->autosave, play->table, action);
}

bool play_over(const Play *play)
{
    return table_game(play->table)->phase == PHASE_OVER;
}

TerminalInput play_line(const Play *play, const char *prompt, Text *line)
{
    TerminalInput input = terminal_line(play->terminal, prompt, true, line);
    /* On a terminal the line of the prompt has ended. */
    if (input == TERMINAL_END && !terminal_interactive(play->terminal)) output_words("\n");
    return input;
}

bool play_stopped(void)
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

int play_status(const Autosave *autosave)
{
    if (terminal_signal() != 0) return interrupted(autosave);
    return output_lost() || terminal_lost() ? EXIT_FAILED : EXIT_GOOD;
}

int play_finish(const Play *play, int status)
{
    if (play->autosave == NULL || autosave_finish(play->autosave, play->table)) return status;
    return status == EXIT_GOOD ? EXIT_FAILED : status;
}
