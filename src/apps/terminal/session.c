/* session.c -- a game played on a terminal or through a pipe. */
#include "apps/terminal/session.h"

#include <assert.h>
#include <string.h>
#include <time.h>

#include "apps/command/cmd.h"
#include "apps/command/output.h"
#include "apps/command/reader.h"
#include "apps/store/gamefile.h"
#include "apps/terminal/bid_clock.h"
#include "apps/terminal/line_clock.h"
#include "apps/terminal/pager.h"
#include "apps/terminal/store_wishes.h"
#include "apps/terminal/terminal_play.h"
#include "console/console.h"
#include "game/auction.h"
#include "game/worth.h"
#include "table/table_words.h"
#include "table/temper_words.h"
#include "table/wording.h"

enum { TYPED_SIZE = 40 };

typedef struct Session {
    TerminalPlay play; /* first: console and autosave get it as their context */
    const EditionStore *editions;
    SessionOptions options;
    Console *console;
    uint64_t seed;
    Text typed;   /* already, instead of reading a long answer to its end */
    bool another; /* the player wants to choose another game */
    BidClock bids;
    time_t began; /* this controller, by a clock that nobody sets */
} Session;

static void complete(const void *context, const char *beginning, Text *out)
{
    const Session *session = context;
    console_complete(session->console, beginning, out);
}

/* ---- what is said ---- */

typedef enum Greeting {
    GREETING_NEW,
    GREETING_GOES_ON,
    GREETING_AGAIN,
    GREETING_RECORD,
    GREETING_POSITION,
    GREETING_COUNT
} Greeting;

static const Sentence greetings[] = {
    [GREETING_NEW] = T_("{edition}[, game {id}]. `{word}` lists the commands."),
    [GREETING_GOES_ON] = T_("{edition}[, game {id}] goes on. `{word}` lists the commands."),
    [GREETING_AGAIN] =
        T_("{edition}[, game {id}] with the same settings. `{word}` lists the commands."),
    [GREETING_RECORD] = T_("{edition}[, game {id}] from a record. `{word}` lists the commands."),
    [GREETING_POSITION] =
        T_("{edition}[, game {id}] from a position. `{word}` lists the commands."),
};
static_assert(sizeof greetings / sizeof greetings[0] == GREETING_COUNT, "every greeting");

/* What the computers are like, a line for each that is like something. */
static void tell_tempers(const Table *table)
{
    const Seating *seating = table_seating(table);
    Text text = text_growing();
    for (int seat = 0; seat < seating->count; seat++) {
        if (seating->seats[seat].kind == NULL || seating->seats[seat].kind->temper == NULL)
            continue;
        temper_words_add(reader_words(), &seating->seats[seat], &text);
        text_add_char(&text, '\n');
    }
    output_text(&text);
    text_free(&text);
}

static void greet(const Session *session, Greeting how)
{
    int64_t number = autosave_number(session->play.autosave);
    output_say(&greetings[how],
               ARGS(arg_edition(table_edition(session->play.table)->title),
                    number != 0 ? arg_id(number) : arg_absent(), arg_word("help")));
    tell_tempers(session->play.table);
}

/* A person sees the board first; scripts ask for it when they want it. */
static void show_board(Session *session)
{
    if (!terminal_interactive(session->play.terminal)) return;
    Text out = text_growing(), unused = text_growing();
    console_line(session->console, "board", terminal_play_submit, &session->play, &out, &unused);
    output_text(&out);
    text_free(&out);
    text_free(&unused);
}

void session_ranking_write(const Table *table, Text *text)
{
    const Edition *edition = table_edition(table);
    const Game *game = table_game(table);
    Words words = table_words(table, reader_words()->language);
    SeatId ranking[MAX_SEATS];
    int count = worth_ranking(edition, game, ranking);
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
            words_write_arg(&words, arg_worth(worth_net(edition, game, ranking[i])), text);
        } else {
            text_add(text, PLAIN(reader_words(), T_("out of the game")));
        }
        text_add_char(text, '\n');
    }
}

static void show_ranking(const Table *table)
{
    if (table_game(table)->phase == PHASE_OVER) {
        TELL_PLAIN(T_("The game is over. By net worth:"));
    } else {
        TELL_PLAIN(T_("By net worth the players stand so:"));
    }
    Text text = text_growing();
    session_ranking_write(table, &text);
    output_text(&text);
    text_free(&text);
}

static void say_goodbye(const Session *session)
{
    if (!autosave_complete(session->play.autosave)) return;
    char buffer[TYPED_SIZE];
    Text typed = text_into(buffer, sizeof buffer);
    text_add(&typed, "opoly games play ");
    text_add_int(&typed, autosave_number(session->play.autosave));
    TELL(T_("The game is saved; `{word}` resumes it."), arg_word(buffer));
}

/* ---- what the player wishes ---- */

/* The game is saved as number `id` of the store, as a new one if that is 0. */
static void keep(const Session *session, int64_t id)
{
    if (id == 0) {
        autosave_begin(session->play.autosave, session->play.table);
    } else {
        autosave_resume(session->play.autosave, session->play.table, id);
    }
}

static void change_table(Session *session, Table *table, int64_t id, Greeting how)
{
    console_table_changed(session->console, table);
    table_free(session->play.table);
    session->play.table = table;
    session->seed = table_seed(table);
    keep(session, id);
    greet(session, how);
    show_board(session);
    if (terminal_play_over(&session->play)) show_ranking(table);
}

static uint64_t next_seed(const Session *session)
{
    return session->options.seeded ? session->seed + 1 : gamefile_seed();
}

static void load(Session *session, const char *name)
{
    int64_t id = 0;
    Store *store = autosave_store(session->play.autosave);
    Table *table = store_wishes_load(session->editions, store, name, &id);
    if (table == NULL) return;
    bool ended = table_game(table)->phase == PHASE_OVER;
    change_table(session, table, id,
                 id == 0 ? GREETING_RECORD
                 : ended ? GREETING_NEW
                         : GREETING_GOES_ON);
}

static void go_to_position(Session *session, const char *path)
{
    Table *table = store_wishes_position(session->play.table, next_seed(session), path);
    if (table != NULL) change_table(session, table, 0, GREETING_POSITION);
}

/* False when the player wants to go. */
static bool fulfil(Session *session, ConsoleWish wish, const char *argument)
{
    switch (wish) {
    case CONSOLE_GO_ON:
    case CONSOLE_UNDONE: break; /* the autosave has noticed */
    case CONSOLE_QUIT:
        if (!terminal_play_over(&session->play)) show_ranking(session->play.table);
        say_goodbye(session);
        return false;
    case CONSOLE_NEW: session->another = true; return false;
    case CONSOLE_RESTART:
        change_table(session, gamefile_again(session->play.table, next_seed(session)), 0,
                     GREETING_AGAIN);
        break;
    case CONSOLE_SAVE:
        store_wishes_save(session->play.autosave, session->play.table, argument);
        break;
    case CONSOLE_LOAD: load(session, argument); break;
    case CONSOLE_GAMES: store_wishes_games(autosave_store(session->play.autosave)); break;
    case CONSOLE_REVIEW:
        cmd_review_game(session->play.table, autosave_number(session->play.autosave));
        break;
    case CONSOLE_POSITION: go_to_position(session, argument); break;
    case CONSOLE_RECORD: store_wishes_record(session->play.table, argument); break;
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

/* Rule T10: when the agreed time is up the bell rings, and the game ends
 * with the turn. Only the minutes since the game was opened count. */
static void watch_clock(Session *session)
{
    const Game *game = table_game(session->play.table);
    int limit = table_edition(session->play.table)->rule[RULE_TIME_LIMIT];
    if (limit == 0 || game->bell || clock_now() - session->began < (time_t)limit * 60) return;
    Action bell = {.kind = ACTION_BELL, .seat = DEALER, .deed = NO_DEED};
    terminal_play_submit(&session->play, &bell);
}

/* A person has drawn a card: Enter when it is read. */
static void let_read(Session *session)
{
    Text prompt = text_growing(), line = text_growing(), out = text_growing();
    text_add(&prompt, PLAIN(reader_words(), T_("(Enter)")));
    text_add_char(&prompt, ' ');
    while (console_reading(session->console)) {
        if (!terminal_play_stopped()) {
            terminal_line(session->play.terminal, prompt.start, false, &line);
        }
        console_read_on(session->console, &out);
        terminal_text(session->play.terminal, &out);
        text_clear(&out);
        text_clear(&line);
    }
    text_free(&prompt);
    text_free(&line);
    text_free(&out);
}

/* The dealer and the computers play until a person must answer. */
static void let_others_play(Session *session)
{
    Text out = text_growing();
    bool going = true;
    while (going && !terminal_play_stopped()) {
        watch_clock(session);
        going = console_go_on(session->console, terminal_play_submit, &session->play, &out);
        terminal_text(session->play.terminal, &out);
        text_clear(&out);
        /* A person watches; a pipe is filled by the buffer. */
        if (terminal_interactive(session->play.terminal)) output_flush();
        let_read(session);
    }
    text_free(&out);
}

/* False when play ends with the line. */
static bool obey(Session *session, const char *line)
{
    Text out = text_growing(), argument = text_growing();
    console_kept(session->console, autosave_complete(session->play.autosave));
    ConsoleWish wish =
        console_line(session->console, line, terminal_play_submit, &session->play, &out, &argument);
    autosave_sync(session->play.autosave, session->play.table);
    if (session->options.quick) {
        terminal_text(session->play.terminal, &out);
    } else {
        pager_write(session->play.terminal, &out, &session->typed);
    }
    let_read(session);
    bool going = fulfil(session, wish, argument.start);
    text_free(&out);
    text_free(&argument);
    return going;
}

/* Only people at a terminal are hurried: a script takes the time it takes. */
static void set_deadline(Session *session)
{
    const Table *table = session->play.table;
    int64_t end =
        bid_clock_end(&session->bids, table_edition(table), table_game(table), line_clock_now());
    bool hurried = terminal_interactive(session->play.terminal);
    terminal_deadline(session->play.terminal, hurried ? end : 0);
}

/* Where bidding is free it is the pass of everybody who was silent (F19). */
static bool pass_in_time(Session *session)
{
    const Game *game = table_game(session->play.table);
    DeedId deed = game->auction.deed;
    bool free = auction_is_free(table_edition(session->play.table), game);
    TELL_PLAIN(T_("Time is up: that is a pass."));
    bool going = obey(session, "pass");
    while (going && free && game->phase == PHASE_AUCTION && game->auction.deed == deed)
        going = obey(session, "pass");
    return going;
}

/* A person's end of input, or an interrupt that would lose the game, is a key like others: it
 * asks to quit, and only pressed again does it. */
static bool key_quits(const Session *session, TerminalInput input)
{
    if (!terminal_interactive(session->play.terminal)) return false;
    return input == TERMINAL_END ||
           (input == TERMINAL_SIGNAL && !autosave_complete(session->play.autosave) &&
            terminal_forgive());
}

/* One line from the player; false when play ends here. */
static bool one_line(Session *session)
{
    Text prompt = text_growing(), line = text_growing();
    TerminalInput input = TERMINAL_LINE;
    if (session->typed.length > 0) {
        text_add(&line, session->typed.start);
        text_clear(&session->typed);
    } else {
        console_prompt(session->console, &prompt);
        set_deadline(session);
        input = terminal_play_line(&session->play, prompt.start, &line);
        terminal_deadline(session->play.terminal, 0);
    }
    bool going = false;
    if (input == TERMINAL_LINE) {
        going = obey(session, line.start);
    } else if (input == TERMINAL_TIME_UP) {
        going = pass_in_time(session);
    } else if (key_quits(session, input)) {
        going = obey(session, "quit");
    } else if (input == TERMINAL_END) {
        say_goodbye(session);
    }
    text_free(&prompt);
    text_free(&line);
    return going;
}

/* Somebody sits at the terminal who may want to play again. */
static bool offers_next(const Session *session)
{
    const Seating *seating = table_seating(session->play.table);
    bool people = false;
    for (int i = 0; i < seating->count; i++) people = people || seating->seats[i].kind == NULL;
    return people && terminal_interactive(session->play.terminal);
}

/* The game is over: Enter plays again, and every command that looks still does. */
static bool one_line_after(Session *session)
{
    Text prompt = text_growing(), line = text_growing();
    SAY(reader_words(), &prompt,
        T_("Enter plays again with the same players; \"{word}\": another game; "
           "\"{name}\": what decided this one; \"{other_word}\"."),
        arg_word("new"), arg_name("review"), arg_other_word("quit"));
    text_add(&prompt, "\n> ");
    TerminalInput input = terminal_play_line(&session->play, prompt.start, &line);
    bool empty = line.start[strspn(line.start, " \t")] == '\0';
    bool going = input == TERMINAL_LINE && obey(session, empty ? "restart" : line.start);
    text_free(&prompt);
    text_free(&line);
    return going;
}

static int play(Session *session)
{
    bool going = true;
    while (going) {
        let_others_play(session);
        bool over = terminal_play_over(&session->play);
        going = !terminal_play_stopped() && (!over || offers_next(session)) &&
                (over ? one_line_after(session) : one_line(session));
    }
    return terminal_play_status(session->play.autosave);
}

int session_play(SessionPlace place, Table *table, int64_t id, bool *another)
{
    Session session = {
        .play = {.terminal = place.terminal, .table = table, .autosave = place.autosave},
        .editions = place.editions,
        .options = place.options,
        .seed = table_seed(table),
        .typed = text_growing(),
        .began = clock_now(),
        .bids = {.seconds = place.options.auction_seconds != 0 ? place.options.auction_seconds
                                                               : BID_CLOCK_SECONDS},
    };
    ConsoleOptions options = {
        .language = reader_language(),
        .colour = place.options.colour,
        .testing = place.options.testing,
        .pressing = !place.options.quick && terminal_interactive(place.terminal),
        .columns = terminal_columns(),
        .plain = place.options.plain,
        .coach = place.options.coach,
        .learns = place.options.learns,
    };
    session.console = console_new(table, options);
    keep(&session, id);
    terminal_completion(place.terminal, complete, &session);
    greet(&session, id == 0 || terminal_play_over(&session.play) ? GREETING_NEW : GREETING_GOES_ON);
    show_board(&session);
    /* The console reports the end; of a game that had ended before, we do. */
    if (terminal_play_over(&session.play)) show_ranking(session.play.table);
    int status = terminal_play_finish(&session.play, play(&session));
    terminal_completion(place.terminal, NULL, NULL);
    console_free(session.console);
    text_free(&session.typed);
    table_free(session.play.table);
    *another = session.another;
    return status;
}
