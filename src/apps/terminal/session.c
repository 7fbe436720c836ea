/* session.c -- a game played on a terminal or through a pipe. */
#include "apps/terminal/session.h"

#include <signal.h>
#include <string.h>
#include <time.h>

#include "apps/command/output.h"
#include "apps/store/gamefile.h"
#include "console/console.h"
#include "table/wording.h"

typedef struct Session {
    SessionPlace place;
    Table *table;
    Console *console;
    uint64_t seed;
    time_t began; /* this sitting, by a clock that nobody sets */
} Session;

static Refusal submit(void *context, const Action *action)
{
    Session *session = context;
    return keeper_submit(session->place.keeper, session->table, action);
}

static void complete(const void *context, const char *beginning, Text *out)
{
    const Session *session = context;
    console_complete(session->console, beginning, out);
}

/* ---- what is said ---- */

static void greet(const Session *session, const char *how)
{
    Text text = text_growing();
    text_add(&text, table_edition(session->table)->title);
    int64_t number = keeper_number(session->place.keeper);
    if (number != 0) {
        text_add(&text, ", game ");
        text_add_int(&text, number);
    }
    text_add(&text, how);
    text_add(&text, ". `help` lists the commands.\n");
    output_text(&text);
    text_free(&text);
}

/* A person sees the board first; scripts ask for it when they want it. */
static void show_board(Session *session)
{
    if (!terminal_interactive(session->place.terminal)) return;
    Text out = text_growing(), unused = text_growing();
    console_line(session->console, "board", submit, session, &out, &unused);
    output_text(&out);
    text_free(&out);
    text_free(&unused);
}

void session_ranking_write(const Table *table, Text *text)
{
    const Edition *edition = table_edition(table);
    const Game *game = table_game(table);
    SeatId ranking[MAX_SEATS];
    int count = game_ranking(edition, game, ranking);
    size_t widest = 0;
    for (int i = 0; i < count; i++) {
        const SeatPlan *plan = &table_seating(table)->seats[ranking[i]];
        size_t width = text_columns(plan->name) + (plan->kind != NULL ? 1 : 0);
        if (width > widest) widest = width;
    }
    for (int i = 0; i < count; i++) {
        text_add_int(text, i + 1);
        text_add(text, ". ");
        size_t from = text->length;
        wording_listed(table, ranking[i], text);
        text_pad(text, from, widest + 2, ' ');
        if (game_seat_in(game, ranking[i])) {
            edition_money_write(edition, game_net_worth(edition, game, ranking[i]), text);
        } else {
            text_add(text, "out of the game");
        }
        text_add_char(text, '\n');
    }
}

static void show_ranking(const Table *table)
{
    Text text = text_growing();
    text_add(&text, "The game is over. By net worth:\n");
    session_ranking_write(table, &text);
    output_text(&text);
    text_free(&text);
}

static void say_goodbye(const Session *session)
{
    if (!keeper_complete(session->place.keeper)) return;
    Text text = text_growing();
    text_add(&text, "The game is saved; `opoly games play ");
    text_add_int(&text, keeper_number(session->place.keeper));
    text_add(&text, "` goes on with it.\n");
    output_text(&text);
    text_free(&text);
}

int session_interrupted(const Keeper *keeper)
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

/* ---- what the player wishes ---- */

static bool over(const Session *session)
{
    return table_game(session->table)->phase == PHASE_OVER;
}

static void change_table(Session *session, Table *table, int64_t id, const char *how)
{
    console_table_changed(session->console, table);
    table_free(session->table);
    session->table = table;
    session->seed = table_seed(table);
    if (id == 0) {
        keeper_begin(session->place.keeper, table);
    } else {
        keeper_resume(session->place.keeper, table, id);
    }
    greet(session, how);
    show_board(session);
    if (over(session)) show_ranking(table);
}

static uint64_t next_seed(const Session *session)
{
    return session->place.options.seeded ? session->seed + 1 : gamefile_seed();
}

static void load(Session *session, const char *name)
{
    Text why = text_growing();
    int64_t id = 0;
    Table *table = NULL;
    if (text_to_int(name, &id)) {
        Store *store = keeper_store(session->place.keeper);
        if (store != NULL) table = gamefile_load(session->place.shelf, store, id, &why);
    } else {
        id = 0;
        table = gamefile_read(session->place.shelf, name, &why);
    }
    if (table != NULL) {
        bool ended = table_game(table)->phase == PHASE_OVER;
        change_table(session, table, id, id == 0 ? " from a record" : ended ? "" : " goes on");
    } else {
        output_sentence(why.start);
    }
    text_free(&why);
}

static void write_record(const Session *session, const char *path)
{
    Text text = text_growing();
    if (gamefile_write(session->table, path, &text)) {
        text_add(&text, "The record of the game is in ");
        text_add(&text, path);
        text_add_char(&text, '.');
    }
    /* Behind a record on standard output there is no room for a sentence. */
    if (!text_same(path, "-")) output_sentence(text.start);
    text_free(&text);
}

static void save(Session *session, const char *path)
{
    if (path[0] != '\0') {
        write_record(session, path);
        return;
    }
    Text text = text_growing();
    keeper_save(session->place.keeper, session->table, &text);
    output_sentence(text.start);
    text_free(&text);
}

static void go_to_position(Session *session, const char *path)
{
    Text why = text_growing();
    Table *table = gamefile_at_position(session->table, next_seed(session), path, &why);
    if (table != NULL) {
        change_table(session, table, 0, " from a position");
    } else {
        output_sentence(why.start);
    }
    text_free(&why);
}

/* False when the player wants to go. */
static bool fulfil(Session *session, ConsoleWish wish, const char *argument)
{
    switch (wish) {
    case CONSOLE_GO_ON:
    case CONSOLE_UNDONE: break; /* the keeper has noticed */
    case CONSOLE_QUIT: say_goodbye(session); return false;
    case CONSOLE_RESTART:
        change_table(session, gamefile_again(session->table, next_seed(session)), 0,
                     " with the same settings");
        break;
    case CONSOLE_SAVE: save(session, argument); break;
    case CONSOLE_LOAD: load(session, argument); break;
    case CONSOLE_POSITION: go_to_position(session, argument); break;
    case CONSOLE_RECORD: write_record(session, argument); break;
    }
    return true;
}

/* ---- the loop ---- */

static time_t clock_now(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec;
}

/* Rule T10: when the agreed time is up the bell rings, and the game ends with
 * the turn. The minutes of this sitting count. */
static void watch_clock(Session *session)
{
    const Game *game = table_game(session->table);
    int limit = table_edition(session->table)->rule[RULE_TIME_LIMIT];
    if (limit == 0 || game->bell || clock_now() - session->began < (time_t)limit * 60) return;
    Action bell = {.kind = ACTION_BELL, .seat = DEALER, .deed = NO_DEED};
    submit(session, &bell);
}

/* The dealer and the computers play until a person must answer. */
static void let_others_play(Session *session)
{
    Text out = text_growing();
    bool going = true;
    while (going && terminal_signal() == 0 && !output_lost()) {
        watch_clock(session);
        going = console_go_on(session->console, submit, session, &out);
        output_text(&out);
        text_clear(&out);
        /* A person watches; a pipe is filled by the buffer. */
        if (terminal_interactive(session->place.terminal)) output_flush();
    }
    text_free(&out);
}

/* One line from the player; false when play ends here. */
static bool one_line(Session *session)
{
    Text prompt = text_growing(), line = text_growing();
    console_prompt(session->console, &prompt);
    TerminalInput input = terminal_line(session->place.terminal, prompt.start, true, &line);
    bool going = input == TERMINAL_LINE;
    if (going) {
        Text out = text_growing(), argument = text_growing();
        ConsoleWish wish =
            console_line(session->console, line.start, submit, session, &out, &argument);
        keeper_sync(session->place.keeper, session->table);
        output_text(&out);
        going = fulfil(session, wish, argument.start);
        text_free(&out);
        text_free(&argument);
    } else if (input == TERMINAL_END) {
        /* The prompt was not answered; on a terminal its line has ended. */
        if (!terminal_interactive(session->place.terminal)) output_words("\n");
        say_goodbye(session);
    }
    text_free(&prompt);
    text_free(&line);
    return going;
}

static int play(Session *session)
{
    for (;;) {
        let_others_play(session);
        if (terminal_signal() != 0) return session_interrupted(session->place.keeper);
        if (output_lost()) return EXIT_FAILED;
        if (over(session)) return EXIT_GOOD;
        if (!one_line(session)) break;
    }
    if (terminal_signal() != 0) return session_interrupted(session->place.keeper);
    return terminal_lost() ? EXIT_FAILED : EXIT_GOOD;
}

int session_play(SessionPlace place, Table *table, int64_t id)
{
    Session session = {
        .place = place, .table = table, .seed = table_seed(table), .began = clock_now()};
    ConsoleOptions options = {
        .colour = place.options.colour,
        .testing = place.options.testing,
        .columns = terminal_columns(),
    };
    session.console = console_new(table, options);
    if (id == 0) {
        keeper_begin(place.keeper, table);
    } else {
        keeper_resume(place.keeper, table, id);
    }
    terminal_completion(place.terminal, complete, &session);
    greet(&session, id == 0 || over(&session) ? "" : " goes on");
    show_board(&session);
    /* The end is told by the console; of a game that had ended before, by us. */
    if (over(&session)) show_ranking(session.table);
    int status = play(&session);
    if (!keeper_finish(place.keeper, session.table) && status == EXIT_GOOD) status = EXIT_FAILED;
    terminal_completion(place.terminal, NULL, NULL);
    console_free(session.console);
    table_free(session.table);
    return status;
}
