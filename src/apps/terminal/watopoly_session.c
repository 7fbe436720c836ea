/* watopoly_session.c -- a game of Watopoly on a terminal or through a pipe. */
#include "apps/terminal/watopoly_session.h"

#include <string.h>

#include "apps/command/output.h"
#include "apps/command/reader.h"
#include "apps/terminal/terminal_play.h"
#include "apps/terminal/watopoly_save.h"
#include "console/watopoly_board.h"
#include "console/watopoly_console.h"
#include "console/watopoly_words.h"
#include "console/wrap.h"
#include "words/words.h"

typedef struct WatopolySession {
    TerminalPlay play; /* scripts keep nothing */
    WatopolyConsole *console;
    bool testing;
} WatopolySession;

/* The first word of a line is a command. */
static void complete(const void *context, const char *beginning, Text *out)
{
    const WatopolySession *session = context;
    if (strchr(beginning, ' ') == NULL) watopoly_words_complete(beginning, session->testing, out);
}

/* A pipe gets whole lines; a window gets them broken between words. */
static void fit(const char *lines, Text *text)
{
    int columns = terminal_columns();
    if (columns > 0) wrap_write(lines, columns, text);
    if (columns == 0) text_add(text, lines);
}

static void show(const Text *out)
{
    Text text = text_growing();
    fit(out->start, &text);
    output_text(&text);
    text_free(&text);
}

static void show_board(const WatopolySession *session)
{
    Text text = text_growing();
    watopoly_board_write(session->play.table, terminal_columns(), &text);
    output_text(&text);
    text_free(&text);
}

/* Chance has its part until a player must answer. */
static void let_chance(WatopolySession *session, Text *out)
{
    bool going = true;
    while (going && terminal_signal() == 0) {
        going = watopoly_console_go_on(session->console, terminal_play_submit, &session->play, out);
    }
}

/* Play goes on where a tester wants it, with other dice than before. */
static void play_there(WatopolySession *session)
{
    Table *old = session->play.table;
    session->play.table =
        table_new_at(table_edition(old), table_rules(old), table_seating(old), table_seed(old) + 1,
                     watopoly_console_position(session->console));
    watopoly_console_table_changed(session->console, session->play.table);
    table_free(old);
}

static void fulfil(WatopolySession *session, ConsoleWish wish, const char *argument, Text *out)
{
    bool forced = argument[0] == '!';
    if (wish == CONSOLE_SAVE)
        watopoly_save(session->play.table, forced ? argument + 1 : argument, forced, out);
    if (wish == CONSOLE_POSITION) play_there(session);
}

/* ---- the loop ---- */

/* One command: the board as it is afterwards, then what happened (W13). */
static bool carry_out(WatopolySession *session, const char *line)
{
    Text out = text_growing(), argument = text_growing();
    ConsoleWish wish = watopoly_console_line(session->console, line, terminal_play_submit,
                                             &session->play, &out, &argument);
    fulfil(session, wish, argument.start, &out);
    let_chance(session, &out);
    /* Nobody has typed the newline after the prompt of a pipe. */
    if (!terminal_interactive(session->play.terminal)) output_words("\n");
    if (wish != CONSOLE_QUIT && line[strspn(line, " \t\r")] != '\0') show_board(session);
    show(&out);
    text_free(&out);
    text_free(&argument);
    return wish != CONSOLE_QUIT;
}

static void say_goodbye(const WatopolySession *session)
{
    if (session->play.autosave == NULL || !autosave_complete(session->play.autosave)) return;
    static const Words english = {0};
    Text text = text_growing();
    SAY(&english, &text,
        W_("The game is kept as number {id}; `opoly games play {id}` goes on with it.\n"),
        arg_id(autosave_number(session->play.autosave)));
    output_text(&text);
    text_free(&text);
}

/* A person's end of input, or an interrupt that would lose the game, is a key like others: it
 * asks to quit, and only pressed again does it. */
static bool key_quits(const WatopolySession *session, TerminalInput input)
{
    if (!terminal_interactive(session->play.terminal) || session->play.autosave != NULL)
        return false;
    return input == TERMINAL_END || (input == TERMINAL_SIGNAL && terminal_forgive());
}

/* One line from the player; false when play ends here. */
static bool one_line(WatopolySession *session)
{
    Text question = text_growing(), prompt = text_growing(), line = text_growing();
    watopoly_console_prompt(session->console, &question);
    fit(question.start, &prompt);
    TerminalInput input = terminal_play_line(&session->play, prompt.start, &line);
    bool going = input == TERMINAL_LINE ? carry_out(session, line.start)
                                        : key_quits(session, input) && carry_out(session, "quit");
    if (!going && input != TERMINAL_SIGNAL) say_goodbye(session);
    text_free(&question);
    text_free(&prompt);
    text_free(&line);
    return going;
}

/* A person's game is kept; what testers and scripts play is not. */
static bool is_kept(const WatopolySession *session)
{
    return terminal_interactive(session->play.terminal) && !session->testing;
}

static void begin(WatopolySession *session, int64_t id)
{
    Table *table = session->play.table;
    if (is_kept(session)) {
        session->play.autosave = autosave_new(true, reader_words());
        autosave_name_program(session->play.autosave, AUTOSAVE_WATOPOLY);
        if (id == 0) autosave_begin(session->play.autosave, table);
        if (id != 0) autosave_resume(session->play.autosave, table, id);
    }
    session->console = watopoly_console_new(
        table, (WatopolyOptions){.testing = session->testing,
                                 .asks = terminal_interactive(session->play.terminal),
                                 .kept = session->play.autosave != NULL});
    terminal_completion(session->play.terminal, complete, session);
}

int watopoly_session_play(Terminal *terminal, Table *table, bool testing, int64_t id)
{
    WatopolySession session = {.play = {.terminal = terminal, .table = table}, .testing = testing};
    begin(&session, id);
    Text out = text_growing();
    let_chance(&session, &out);
    show_board(&session);
    show(&out);
    text_free(&out);
    bool going = true;
    while (going && !terminal_play_over(&session.play) && !terminal_play_stopped())
        going = one_line(&session);
    int status = terminal_play_finish(&session.play, terminal_play_status(session.play.autosave));
    terminal_completion(terminal, NULL, NULL);
    watopoly_console_free(session.console);
    autosave_free(session.play.autosave);
    table_free(session.play.table);
    return status;
}
