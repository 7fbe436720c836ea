/* play.c -- a table being played at the terminal, whatever its console. */
#include "apps/terminal/play.h"

#include <signal.h>

#include "apps/command/output.h"

Refusal play_submit(void *context, const Action *action)
{
    const Play *play = context;
    if (play->keeper == NULL) return table_submit(play->table, action);
    return keeper_submit(play->keeper, play->table, action);
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

static int interrupted(const Keeper *keeper)
{
    int signal_number = terminal_signal();
    if (signal_number == SIGINT) {
        Text text = text_growing();
        text_add(&text, "interrupted");
        if (keeper != NULL && keeper_complete(keeper)) {
            text_add(&text, "; the game is saved as number ");
            text_add_int(&text, keeper_number(keeper));
        }
        output_complain(text.start, NULL);
        text_free(&text);
    }
    return 128 + signal_number;
}

int play_status(const Keeper *keeper)
{
    if (terminal_signal() != 0) return interrupted(keeper);
    return output_lost() || terminal_lost() ? EXIT_FAILED : EXIT_GOOD;
}

int play_finish(const Play *play, int status)
{
    if (play->keeper == NULL || keeper_finish(play->keeper, play->table)) return status;
    return status == EXIT_GOOD ? EXIT_FAILED : status;
}
