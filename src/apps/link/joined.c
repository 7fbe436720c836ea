/* joined.c -- a game on a server, played at a terminal or through a pipe. */
#include "apps/link/joined.h"

#include <poll.h>
#include <string.h>
#include <sys/random.h>
#include <unistd.h>

#include "apps/command/cmd.h"
#include "apps/command/output.h"
#include "apps/command/reader.h"
#include "apps/link/lobby_order.h"
#include "apps/link/lobby_told.h"
#include "apps/link/presence_told.h"
#include "apps/link/said_told.h"
#include "apps/store/files.h"
#include "apps/store/visit_file.h"
#include "apps/terminal/session.h"
#include "apps/terminal/store_wishes.h"
#include "console/console.h"
#include "online/talk.h"
#include "online/terms_words.h"
#include "table/speaker.h"
#include "table/table_words.h"

enum {
    SECOND = 1000,
    ANSWER_SECONDS = 30,
    PIECE = 4096,
    FRESH = 60 /* actions: whoever comes now has missed nothing */
};

typedef struct Joined {
    const JoinedPlan *plan;
    Link *link;
    Guest *guest;
    Console *console; /* of `table`; NULL before the game */
    const Table *table;
    int games;  /* begun at this meeting when that was */
    Text typed; /* a line that has not ended yet */
    bool quit, ended;
    bool sat; /* it has asked for a seat */
    bool link_told, prompted;
    size_t known;   /* lines when the lobby was shown last */
    size_t actions; /* when the question was asked last */
    int said;       /* remarks that were told */
    LinkState state;
    char token[SECRET_SIZE];
    PresenceTold presence;
    TalkMuted muted;
} Joined;

/* ---- what is said ---- */

/* Something is told while a question stands there: it is asked once more behind it. */
static void interrupt(Joined *joined)
{
    if (!joined->prompted) return;
    joined->prompted = false;
    output_words("\n");
}

static void tell_connection(Joined *joined)
{
    LinkState state = link_state(joined->link);
    if (state == joined->state) return;
    interrupt(joined);
    if (state == LINK_LOST && joined->state == LINK_HOLDS)
        TELL_PLAIN(T_("The connection is lost; trying again."));
    if (state == LINK_LOST && joined->state == LINK_TRIES)
        TELL_PLAIN(T_("The server does not answer; trying again."));
    if (state == LINK_HOLDS && joined->state == LINK_LOST) TELL_PLAIN(T_("Connected again."));
    joined->state = state;
}

static void tell_link(Joined *joined)
{
    const char *name = guest_meeting(joined->guest)->name;
    if (joined->link_told || !guest_joined(joined->guest) || name[0] == '\0') return;
    Text link = text_growing();
    server_address_write(&joined->plan->address, guest_room(joined->guest), &link);
    TELL(T_("Table {name}. Friends join with: {word}"), arg_name(name), arg_word(link.start));
    text_free(&link);
    joined->link_told = true;
}

/* Who opens it has the seats that are kept here. */
static void tell_own_link(const Joined *joined)
{
    if (guest_seats(joined->guest) == 0) {
        TELL_PLAIN(T_("You have no seat here."));
        return;
    }
    Text link = text_growing();
    server_address_write(&joined->plan->address, guest_room(joined->guest), &link);
    text_add(&link, "&token=");
    text_add(&link, guest_token(joined->guest));
    TELL(T_("Your seat on another device, for you alone: {word}"), arg_word(link.start));
    text_free(&link);
}

static void tell_refusal(Joined *joined)
{
    No no = guest_refusal(joined->guest);
    if (no == NO_OBJECTION) return;
    interrupt(joined);
    output_say(no_sentence(no), ARGS(arg_absent()));
    if (no == NO_WELCOME) joined->quit = true;
}

static void tell_talk(Joined *joined)
{
    const Meeting *meeting = guest_meeting(joined->guest);
    if (meeting->said_count - joined->said > MEETING_TALK)
        joined->said = meeting->said_count - MEETING_TALK;
    for (; joined->said < meeting->said_count; joined->said++) {
        const MeetingSaid *said = &meeting->said[joined->said % MEETING_TALK];
        if (said->kind != MEETING_REPORT && talk_muted(&joined->muted, said->name)) continue;
        interrupt(joined);
        said_told(meeting, said);
    }
}

static void tell_lobby(Joined *joined)
{
    const Meeting *meeting = guest_meeting(joined->guest);
    /* Talk alone changes nothing there. */
    size_t known = guest_known(joined->guest) - (size_t)meeting->said_count;
    if (meeting->stage != MEETING_GATHERS || !guest_joined(joined->guest)) return;
    if (joined->known == known) return;
    joined->known = known;
    lobby_told(joined->guest);
}

static void tell_presence(Joined *joined)
{
    if (presence_news(&joined->presence, joined->guest)) interrupt(joined);
    presence_told(&joined->presence, joined->guest);
}

/* ---- the game ---- */

/* A table that came at the same address may be another game's. */
static void begin_game(Joined *joined)
{
    const Meeting *meeting = guest_meeting(joined->guest);
    Table *table = meeting->table;
    if (table == NULL || (joined->table == table && joined->games == meeting->games)) return;
    joined->games = meeting->games;
    joined->ended = false;
    if (joined->console == NULL) {
        joined->console =
            console_new(table, (ConsoleOptions){.language = reader_language(), .columns = 0});
    } else {
        console_table_changed(joined->console, table);
    }
    console_set_served(joined->console, meeting->terms.advice ? SERVED_ADVISED : SERVED_PLAINLY);
    table_set_uncoached(table, !meeting->terms.advice);
    if (table_action_count(table) < FRESH) console_tell_again(joined->console);
    joined->table = table;
    joined->prompted = false;
    TELL(T_("{edition} begins. `{word}` lists the commands."),
         arg_edition(table_edition(table)->title), arg_word("help"));
}

static void tell_news(Joined *joined)
{
    Text out = text_growing();
    console_read_on(joined->console, &out);
    output_text(&out);
    text_free(&out);
}

static bool own_decision(const Joined *joined)
{
    const Meeting *meeting = guest_meeting(joined->guest);
    return meeting->stage == MEETING_PLAYS &&
           speaker_here(meeting->table, table_game(meeting->table)) != NOBODY;
}

/* The time that somebody here has for the decision. */
static void tell_clock(const Joined *joined)
{
    char buffer[80];
    Text text = text_into(buffer, sizeof buffer);
    int64_t left;
    int seat = guest_clock(joined->guest, &left);
    if (seat < 0 || !meeting_timed(guest_meeting(joined->guest)) ||
        joined->actions == table_action_count(joined->table) ||
        (guest_seats(joined->guest) >> seat & 1U) == 0)
        return;
    terms_words_time(reader_words(), left, &text);
    TELL(T_("Your clock: {text}."), arg_text(buffer));
}

/* Asks once for every state of the game. */
static void ask(Joined *joined)
{
    size_t actions = table_action_count(joined->table);
    if (!own_decision(joined) || guest_waits(joined->guest) || joined->state == LINK_LOST) return;
    if (joined->prompted && joined->actions == actions) return;
    tell_clock(joined);
    Text prompt = text_growing();
    console_prompt(joined->console, &prompt);
    output_text(&prompt);
    text_free(&prompt);
    joined->prompted = true;
    joined->actions = actions;
}

static bool is_host(const Guest *guest)
{
    int host = guest_meeting(guest)->host;
    return host >= 0 && (guest_seats(guest) >> host & 1U) != 0;
}

static void tell_end(Joined *joined)
{
    if (joined->ended || guest_meeting(joined->guest)->stage != MEETING_OVER) return;
    joined->ended = true;
    Text text = text_growing();
    TELL_PLAIN(T_("The game is over. By net worth:"));
    session_ranking_write(joined->table, &text);
    output_text(&text);
    text_free(&text);
    TELL(T_("`{word}` keeps its record, `{name}` tells what decided it; `{other_word}` leaves."),
         arg_word("record FILE"), arg_name("review"), arg_other_word("quit"));
    if (is_host(joined->guest))
        TELL(T_("`{word}` begins another game with the same people."), arg_word("again"));
    else
        TELL_PLAIN(T_("The host can begin another game with the same people."));
}

/* ---- carrying ---- */

static void sit_down(Joined *joined)
{
    if (joined->plan->name == NULL || joined->sat || !guest_joined(joined->guest)) return;
    joined->sat = true;
    if (guest_seats(joined->guest) != 0) return;
    Text line = text_growing();
    text_add(&line, "sit ");
    text_add_quoted(&line, joined->plan->name);
    guest_ask(joined->guest, line.start);
    text_free(&line);
}

static void remember(Joined *joined)
{
    if (text_same(joined->token, guest_token(joined->guest))) return;
    text_copy(joined->token, sizeof joined->token, guest_token(joined->guest));
    Text link = text_growing();
    server_address_write(&joined->plan->address, guest_room(joined->guest), &link);
    visit_file_keep(&(VisitNote){.room = guest_room(joined->guest),
                                 .token = joined->token,
                                 .link = link.start,
                                 .name = guest_meeting(joined->guest)->name});
    text_free(&link);
}

static void carry(Joined *joined)
{
    link_carry(joined->link, joined->guest);
    tell_connection(joined);
    remember(joined);
    tell_link(joined);
    sit_down(joined);
    begin_game(joined);
    Table *table = guest_meeting(joined->guest)->table;
    if (table != NULL) table_set_here(table, guest_seats(joined->guest));
    if (table != NULL) tell_news(joined);
    tell_presence(joined);
    tell_talk(joined);
    tell_refusal(joined);
    tell_lobby(joined);
    if (table != NULL) {
        ask(joined);
        tell_end(joined);
    }
    link_carry(joined->link, joined->guest); /* what was asked meanwhile */
    output_flush();
}

/* Submits to the server, and waits for its answer: what is shown is what happened. */
static Refusal submit(void *context, const Action *action)
{
    Joined *joined = context;
    size_t before = table_action_count(joined->table);
    Refusal refusal = action_check(table_edition(joined->table), table_game(joined->table), action);
    if (refusal != REFUSAL_NONE) return refusal;
    if (!guest_do(joined->guest, action)) return REFUSAL_NOT_YOU;
    for (int i = 0; i < ANSWER_SECONDS * 10 && guest_waits(joined->guest); i++) {
        struct pollfd wait = {.fd = link_descriptor(joined->link), .events = POLLIN};
        link_carry(joined->link, joined->guest);
        if (guest_waits(joined->guest)) poll(&wait, 1, SECOND / 10);
    }
    return table_action_count(joined->table) > before ? REFUSAL_NONE : REFUSAL_NOT_NOW;
}

/* ---- lines ---- */

/* The host's own edition beside the record that needs it: others have it from nowhere else. */
static void keep_edition(const Joined *joined, const char *record)
{
    const Meeting *meeting = guest_meeting(joined->guest);
    const char *slash = strrchr(record, '/');
    Text path = text_growing(), why = text_growing();
    if (slash != NULL) text_add_bytes(&path, record, (size_t)(slash - record) + 1);
    text_add(&path, meeting->edition);
    text_add(&path, ".edition");
    if (meeting->own.length > 0 && access(record, F_OK) == 0 && access(path.start, F_OK) != 0) {
        if (files_write(path.start, meeting->own.start, meeting->own.length, &why))
            TELL(T_("Its edition is in {file}."), arg_file(path.start));
        else
            output_sentence(why.start);
    }
    text_free(&path);
    text_free(&why);
}

static void fulfil(Joined *joined, ConsoleWish wish, const char *argument)
{
    switch (wish) {
    case CONSOLE_GO_ON: break;
    case CONSOLE_QUIT: joined->quit = true; break;
    case CONSOLE_RECORD:
        store_wishes_record(joined->table, argument);
        keep_edition(joined, argument);
        break;
    case CONSOLE_REVIEW: cmd_review_game(joined->table, 0); break;
    case CONSOLE_SAVE:
    case CONSOLE_GAMES:
        TELL_PLAIN(T_("The server keeps this game; come back with the same link."));
        break;
    case CONSOLE_NEW:
    case CONSOLE_RESTART:
    case CONSOLE_LOAD:
    case CONSOLE_POSITION:
    case CONSOLE_UNDONE: TELL_PLAIN(T_("That is not possible in a game on a server.")); break;
    }
}

/* "mute 2", and once more to hear them again: nobody else knows. */
static void mute(Joined *joined, const char *rest)
{
    const Meeting *meeting = guest_meeting(joined->guest);
    int64_t seat;
    if (!text_to_int(rest, &seat) || seat < 1 || seat > meeting->seat_count) {
        TELL(T_("`{word}` shows how these are written."), arg_word("help"));
        return;
    }
    const char *name = meeting->seats[seat - 1].plan.name;
    bool muted = talk_muted(&joined->muted, name);
    talk_mute(&joined->muted, name, !muted);
    if (muted)
        TELL(T_("What {name} says is shown again."), arg_name(name));
    else
        TELL(T_("What {name} says is not shown any more."), arg_name(name));
}

/* Is the line for the game? Between two games only what looks at the last one. */
static bool for_game(const Joined *joined, const char *word)
{
    const Meeting *meeting = guest_meeting(joined->guest);
    if (joined->console == NULL || meeting->table == NULL) return false;
    return meeting->stage == MEETING_PLAYS || meeting->stage == MEETING_OVER ||
           text_same(word, "record") || text_same(word, "review");
}

static void obey(Joined *joined, const char *line)
{
    char word[LOBBY_WORD_SIZE];
    lobby_order_word(line, word);
    bool playing = for_game(joined, word);
    joined->prompted = false;
    if (!playing && (text_same(word, "quit") || text_same(word, "q"))) {
        joined->quit = true;
        return;
    }
    if (text_same(word, "device")) {
        tell_own_link(joined);
        return;
    }
    if (text_same(word, "mute")) {
        mute(joined, line + strlen("mute") + (line[strlen("mute")] == ' '));
        return;
    }
    if (lobby_order(joined->guest, joined->plan->library, playing, line)) return;
    Text out = text_growing(), argument = text_growing();
    console_kept(joined->console, true);
    ConsoleWish wish = console_line(joined->console, line, submit, joined, &out, &argument);
    output_text(&out);
    fulfil(joined, wish, argument.start);
    text_free(&out);
    text_free(&argument);
}

/* Reads what is there. False at the end of input. */
static bool read_lines(Joined *joined)
{
    char piece[PIECE];
    ssize_t count = read(STDIN_FILENO, piece, sizeof piece);
    if (count <= 0) return false;
    text_add_bytes(&joined->typed, piece, (size_t)count);
    return true;
}

/* Takes one whole line of what was typed; false when there is none. */
static bool take_line(Joined *joined, Text *line)
{
    const char *end = memchr(joined->typed.start, '\n', joined->typed.length);
    if (end == NULL) return false;
    size_t length = (size_t)(end - joined->typed.start);
    text_clear(line);
    text_add_bytes(line, joined->typed.start, length);
    joined->typed.length -= length + 1;
    memmove(joined->typed.start, end + 1, joined->typed.length + 1);
    return true;
}

/* A script's line waits until it is asked for: it cannot know how fast the others are. */
static bool wants_line(const Joined *joined)
{
    if (isatty(STDIN_FILENO)) return true;
    if (!guest_joined(joined->guest) || guest_waits(joined->guest)) return false;
    MeetingStage stage = guest_meeting(joined->guest)->stage;
    if (stage == MEETING_PLAYS) return own_decision(joined);
    bool sits = joined->plan->name == NULL || guest_seats(joined->guest) != 0;
    return stage == MEETING_OVER || (stage == MEETING_GATHERS && sits);
}

static void loop(Joined *joined)
{
    Text line = text_growing();
    bool input = true;
    while (!joined->quit) {
        struct pollfd wait[] = {{.fd = link_descriptor(joined->link), .events = POLLIN},
                                {.fd = input ? STDIN_FILENO : -1, .events = POLLIN}};
        carry(joined);
        if (guest_broken(joined->guest)) {
            COMPLAIN_PLAIN(T_("the server plays by another version of the rules"));
            break;
        }
        if (guest_old(joined->guest)) break;
        if (wants_line(joined) && take_line(joined, &line)) {
            obey(joined, line.start);
            continue;
        }
        if (!input && joined->typed.length == 0) break;
        poll(wait, 2, SECOND);
        if (input && (wait[1].revents & (POLLIN | POLLHUP)) != 0) input = read_lines(joined);
    }
    text_free(&line);
}

int joined_play(const JoinedPlan *plan)
{
    FairNumber key;
    Joined joined = {.plan = plan, .typed = text_growing(), .state = LINK_TRIES};
    if (getrandom(key.bytes, sizeof key.bytes, 0) != (ssize_t)sizeof key.bytes)
        return COMPLAIN_PLAIN(T_("the system gives no random numbers"));
    text_copy(joined.token, sizeof joined.token, plan->address.token);
    if (joined.token[0] == '\0') visit_file_find(plan->address.room, joined.token);
    joined.guest = guest_new(plan->library, &key, plan->address.room, joined.token);
    guest_introduce(joined.guest, OPOLY_VERSION);
    joined.link = link_new(&plan->address);
    loop(&joined);
    bool failed = guest_broken(joined.guest) || guest_old(joined.guest);
    int status = failed ? EXIT_FAILED : EXIT_GOOD;
    link_free(joined.link);
    if (joined.console != NULL) console_free(joined.console);
    guest_free(joined.guest);
    text_free(&joined.typed);
    return status;
}
