/* watopoly_session.c -- a game of Watopoly on a terminal or through a pipe. */
#include "apps/terminal/watopoly_session.h"

#include <string.h>

#include "apps/command/output.h"
#include "apps/command/reader.h"
#include "apps/store/files.h"
#include "apps/terminal/terminal_play.h"
#include "console/watopoly_board.h"
#include "console/watopoly_console.h"
#include "console/watopoly_words.h"
#include "table/watopoly.h"
#include "table/wording.h"
#include "words/words.h"

typedef struct WatopolySession {
    TerminalPlay play; /* scripts keep nothing */
    WatopolyConsole *console;
} WatopolySession;

/* The first word of a line is a command. */
static void complete(const void *context, const char *beginning, Text *out)
{
    (void)context;
    if (strchr(beginning, ' ') == NULL) watopoly_words_complete(beginning, out);
}

static void show_board(const WatopolySession *session)
{
    Text text = text_growing();
    watopoly_board_write(session->play.table, &text);
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

/* ---- saving ---- */

static void say_saved(const WatopolySession *session, const char *path, Text *text)
{
    const Game *game = table_game(session->play.table);
    const char *name = table_seating(session->play.table)->seats[game_mover(game)].name;
    static const Words english = {0};
    static const Sentence whole = W_("The game is saved in {file}.");
    static const Sentence lost = W_("The game is saved in {file}. The file does not hold that "
                                    "{name} has rolled: when it is loaded, {name} rolls.");
    Text clean = text_growing();
    wording_clean(path, &clean);
    words_write(&english, watopoly_forgets(game) ? &lost : &whole,
                ARGS(arg_file(clean.start), arg_name(name)), text);
    text_free(&clean);
}

/* A failure is reported in one sentence, and the game continues. */
static void save(const WatopolySession *session, const char *path, Text *out)
{
    Text file = text_growing(), answer = text_growing();
    if (watopoly_write(session->play.table, &file, &answer) &&
        files_write(path, file.start, file.length, &answer)) {
        say_saved(session, path, &answer);
    }
    bool ends = answer.length > 0 && strchr(".?!", answer.start[answer.length - 1]) != NULL;
    text_add(out, answer.start);
    text_add(out, ends ? "\n" : ".\n");
    text_free(&file);
    text_free(&answer);
}

/* ---- the loop ---- */

/* One command: the board as it is afterwards, then what happened (W13). */
static bool carry_out(WatopolySession *session, const char *line)
{
    Text out = text_growing(), argument = text_growing();
    ConsoleWish wish = watopoly_console_line(session->console, line, terminal_play_submit,
                                             &session->play, &out, &argument);
    if (wish == CONSOLE_SAVE) save(session, argument.start, &out);
    let_chance(session, &out);
    /* Nobody has typed the newline after the prompt of a pipe. */
    if (!terminal_interactive(session->play.terminal)) output_words("\n");
    if (wish != CONSOLE_QUIT && line[strspn(line, " \t\r")] != '\0') show_board(session);
    output_text(&out);
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

/* One line from the player; false when play ends here. */
static bool one_line(WatopolySession *session)
{
    Text prompt = text_growing(), line = text_growing();
    watopoly_console_prompt(session->console, &prompt);
    TerminalInput input = terminal_play_line(&session->play, prompt.start, &line);
    bool going = input == TERMINAL_LINE && carry_out(session, line.start);
    if (!going && input != TERMINAL_SIGNAL) say_goodbye(session);
    text_free(&prompt);
    text_free(&line);
    return going;
}

int watopoly_session_play(Terminal *terminal, Table *table, bool testing)
{
    WatopolySession session = {.play = {.terminal = terminal, .table = table}};
    if (terminal_interactive(terminal) && !testing) {
        session.play.autosave = autosave_new(true, reader_words());
        autosave_begin(session.play.autosave, table);
    }
    session.console = watopoly_console_new(table, testing);
    terminal_completion(terminal, complete, &session);
    Text out = text_growing();
    let_chance(&session, &out);
    show_board(&session);
    output_text(&out);
    text_free(&out);
    bool going = true;
    while (going && !terminal_play_over(&session.play) && !terminal_play_stopped())
        going = one_line(&session);
    int status = terminal_play_finish(&session.play, terminal_play_status(session.play.autosave));
    terminal_completion(terminal, NULL, NULL);
    watopoly_console_free(session.console);
    autosave_free(session.play.autosave);
    table_free(table);
    return status;
}
