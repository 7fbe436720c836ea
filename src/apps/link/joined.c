/* joined.c -- a game on a server, played at a terminal or through a pipe. */
#include "apps/link/joined.h"

#include <poll.h>
#include <string.h>
#include <sys/random.h>
#include <unistd.h>

#include "apps/command/cmd.h"
#include "apps/command/output.h"
#include "apps/command/reader.h"
#include "apps/store/visit_file.h"
#include "apps/terminal/session.h"
#include "apps/terminal/store_wishes.h"
#include "base/lines.h"
#include "base/mem.h"
#include "console/console.h"
#include "edition/edition_write.h"
#include "online/reaction.h"
#include "table/table_words.h"

enum {
    SECOND = 1000,
    ANSWER_SECONDS = 30,
    PIECE = 4096,
    FRESH = 60 /* actions: whoever comes now has missed nothing */,
    LINE_MOST = 4000
};

typedef struct Joined {
    const JoinedPlan *plan;
    Link *link;
    Guest *guest;
    Console *console; /* of `table`; NULL before the game */
    const Table *table;
    Text typed; /* a line that has not ended yet */
    bool quit, ended;
    bool sat; /* it has asked for a seat */
    bool link_told, prompted;
    size_t known;   /* lines when the lobby was shown last */
    size_t actions; /* when the question was asked last */
    int said;       /* remarks that were told */
    LinkState state;
    char token[SECRET_SIZE];
    unsigned stand_ins;
} Joined;

/* ---- what is said ---- */

static void tell_connection(Joined *joined)
{
    LinkState state = link_state(joined->link);
    if (state == joined->state) return;
    if (state == LINK_LOST && joined->state == LINK_HOLDS)
        TELL_PLAIN(T_("The connection is lost; trying again."));
    if (state == LINK_LOST && joined->state == LINK_TRIES)
        TELL_PLAIN(T_("The server does not answer; trying again."));
    if (state == LINK_HOLDS && joined->state == LINK_LOST) TELL_PLAIN(T_("Connected again."));
    joined->state = state;
}

static void tell_link(Joined *joined)
{
    if (joined->link_told || !guest_joined(joined->guest)) return;
    Text link = text_growing();
    server_address_write(&joined->plan->address, guest_room(joined->guest), &link);
    TELL(T_("Table {name}. Friends join with: {word}"),
         arg_name(guest_meeting(joined->guest)->name), arg_word(link.start));
    text_free(&link);
    joined->link_told = true;
}

static void tell_refusal(Joined *joined)
{
    No no = guest_refusal(joined->guest);
    if (no != NO_OBJECTION) output_say(no_sentence(no), ARGS(arg_absent()));
}

static void tell_said(const Meeting *meeting, const MeetingSaid *said)
{
    Reaction reaction = reaction_find(said->words);
    switch (said->kind) {
    case MEETING_WORDS:
        TELL(T_("{name}: {text}"), arg_name(said->name), arg_text(said->words));
        break;
    case MEETING_REACTION:
        if (reaction < REACTION_COUNT)
            TELL(T_("{name}: {text}"), arg_name(said->name),
                 arg_text(words_label(reader_words(), *reaction_sentence(reaction))));
        break;
    case MEETING_REPORT:
        if (said->about >= 0 && said->about < meeting->seat_count)
            TELL(T_("{name} reports {other_name} to you: {text}"), arg_name(said->name),
                 arg_other_name(meeting->seats[said->about].plan.name), arg_text(said->words));
        else
            TELL(T_("{name} reports somebody who looks on to you: {text}"), arg_name(said->name),
                 arg_text(said->words));
        break;
    }
}

static void tell_talk(Joined *joined)
{
    const Meeting *meeting = guest_meeting(joined->guest);
    if (meeting->said_count - joined->said > MEETING_TALK)
        joined->said = meeting->said_count - MEETING_TALK;
    for (; joined->said < meeting->said_count; joined->said++) {
        tell_said(meeting, &meeting->said[joined->said % MEETING_TALK]);
    }
}

static void tell_seat(const Joined *joined, int n)
{
    static const Sentence person = T_("{id}. {name}[, {term}]"),
                          computer = T_("{id}. {name}, computer: {word}"),
                          ready = TC_("seat", "ready"), away = TC_("seat", "away");
    const MeetingSeat *seat = &guest_meeting(joined->guest)->seats[n];
    bool here = (guest_here(joined->guest) >> n & 1U) != 0;
    const Sentence *state = !here ? &away : seat->ready ? &ready : NULL;
    if (seat->plan.kind != NULL) {
        output_say(&computer,
                   ARGS(arg_id(n + 1), arg_name(seat->plan.name), arg_word(seat->plan.kind->word)));
    } else {
        output_say(&person, ARGS(arg_id(n + 1), arg_name(seat->plan.name),
                                 state == NULL ? arg_absent() : arg_term(state)));
    }
}

static void tell_lobby(Joined *joined)
{
    const Meeting *meeting = guest_meeting(joined->guest);
    if (meeting->stage != MEETING_GATHERS || !guest_joined(joined->guest)) return;
    if (joined->known == guest_known(joined->guest)) return;
    joined->known = guest_known(joined->guest);
    TELL(TN_("{edition}, {count} seat:", "{edition}, {count} seats:"),
         arg_edition(meeting->edition), arg_count(meeting->seat_count));
    for (int i = 0; i < meeting->seat_count; i++) tell_seat(joined, i);
    bool host = meeting->host >= 0 && (guest_seats(joined->guest) >> meeting->host & 1U) != 0;
    if (guest_seats(joined->guest) == 0)
        TELL(T_("`{word}` takes a seat, `{other_word}` lists the commands."), arg_word("sit NAME"),
             arg_other_word("help"));
    else if (host)
        TELL(T_("`{word}` when you are, `{other_word}` when everybody is."), arg_word("ready"),
             arg_other_word("start"));
}

static void tell_stand_ins(Joined *joined)
{
    const Meeting *meeting = guest_meeting(joined->guest);
    for (int i = 0; i < meeting->seat_count; i++) {
        bool now = meeting->seats[i].stand_in != NULL;
        bool before = (joined->stand_ins >> i & 1U) != 0;
        const char *name = meeting->seats[i].plan.name;
        if (now && !before) TELL(T_("A computer plays for {name}."), arg_name(name));
        if (!now && before) TELL(T_("{name} is back."), arg_name(name));
        joined->stand_ins = (joined->stand_ins & ~(1U << i)) | (unsigned)now << i;
    }
}

/* ---- the game ---- */

static void begin_game(Joined *joined)
{
    Table *table = guest_meeting(joined->guest)->table;
    if (table == NULL || joined->table == table) return;
    if (joined->console == NULL) {
        joined->console =
            console_new(table, (ConsoleOptions){.language = reader_language(), .columns = 0});
    } else {
        console_table_changed(joined->console, table);
    }
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
    SeatId decider = table_game(meeting->table)->decider;
    return meeting->stage == MEETING_PLAYS && decider < MAX_SEATS &&
           (guest_seats(joined->guest) >> decider & 1U) != 0;
}

/* Asks once for every state of the game. */
static void ask(Joined *joined)
{
    size_t actions = table_action_count(joined->table);
    if (!own_decision(joined) || guest_waits(joined->guest)) return;
    if (joined->prompted && joined->actions == actions) return;
    Text prompt = text_growing();
    console_prompt(joined->console, &prompt);
    output_text(&prompt);
    text_free(&prompt);
    joined->prompted = true;
    joined->actions = actions;
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
    TELL(T_("`{word}` keeps its record; `{other_word}` leaves."), arg_word("record FILE"),
         arg_other_word("quit"));
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
    if (joined->console != NULL) tell_news(joined);
    tell_stand_ins(joined);
    tell_talk(joined);
    tell_refusal(joined);
    tell_lobby(joined);
    if (joined->console != NULL) {
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

static const char *first_word(const char *line, char word[LINE_MOST])
{
    size_t length = strcspn(line, " \t");
    if (length >= LINE_MOST) length = LINE_MOST - 1;
    memcpy(word, line, length);
    word[length] = '\0';
    const char *rest = line + length;
    return rest + strspn(rest, " \t");
}

static void ask_quoted(Joined *joined, const char *verb, const char *rest)
{
    Text line = text_growing();
    text_add(&line, verb);
    text_add_char(&line, ' ');
    text_add_quoted(&line, rest);
    guest_ask(joined->guest, line.start);
    text_free(&line);
}

static void ask_computer(Joined *joined, const char *level)
{
    const Meeting *meeting = guest_meeting(joined->guest);
    Seating seating = {.count = meeting->seat_count};
    for (int i = 0; i < meeting->seat_count; i++) seating.seats[i] = meeting->seats[i].plan;
    Text line = text_growing();
    text_add(&line, "computer ");
    text_add(&line, level[0] == '\0' ? player_usual()->word : level);
    text_add_char(&line, ' ');
    text_add_quoted(&line, seating_computer_name(&seating));
    guest_ask(joined->guest, line.start);
    text_free(&line);
}

static void ask_clock(Joined *joined, const char *rest)
{
    const MeetingTerms *terms = &guest_meeting(joined->guest)->terms;
    Text line = text_growing();
    text_add(&line, "terms ");
    text_add(&line, rest);
    meeting_terms_write_rest(terms, &line);
    guest_ask(joined->guest, line.start);
    text_free(&line);
}

/* An edition that is known here, as a text that stands alone. */
static void bring_edition(Joined *joined, const char *word)
{
    EditionLibrary written = *joined->plan->library;
    Edition *edition = mem_new(1, sizeof *edition);
    Problems *problems = mem_new(1, sizeof *problems);
    written.language = NULL; /* names as they stand in the file */
    if (edition_read(&written, word, NULL, edition, problems)) {
        Text text = text_growing();
        edition_write(edition, &text);
        guest_bring_edition(joined->guest, edition->word, text.start);
        text_free(&text);
    } else {
        output_complain(problems->list[0].sentence);
    }
    mem_free(problems);
    mem_free(edition);
}

/* "report 2 words": to the host. */
static void report(Joined *joined, const char *rest)
{
    char seat[LINE_MOST];
    const char *words = first_word(rest, seat);
    Text line = text_growing();
    text_add(&line, "report ");
    text_add(&line, seat);
    text_add_char(&line, ' ');
    text_add_quoted(&line, words);
    guest_ask(joined->guest, line.start);
    text_free(&line);
}

static void lobby_help(void)
{
    TELL_PLAIN(
        T_("sit NAME            take a seat\n"
           "stand N             leave seat N\n"
           "ready, wait         you are ready, or not yet\n"
           "computer LEVEL      a computer joins\n"
           "remove N            seat N is free again\n"
           "edition NAME        which game is played\n"
           "bring NAME          an edition of your own, for everybody\n"
           "rule NAME=VALUE     a house rule\n"
           "clock BANK STEP     seconds for each player in all, and for each decision\n"
           "start               everybody is ready: play\n"
           "again               another game with the same people\n"
           "say WORDS           to everybody\n"
           "react WORD          hello, bravo, thanks, sorry, ouch, laugh, moment, hurry, bye\n"
           "report N WORDS      tell the host about seat N\n"
           "ban N               the host sends the person of seat N away\n"
           "quit                leave"));
}

/* What can be said at any time; true when the line was one of those. */
static bool talk_line(Joined *joined, const char *word, const char *rest, const char *line)
{
    if (text_same(word, "say"))
        ask_quoted(joined, "say", rest);
    else if (text_same(word, "report"))
        report(joined, rest);
    else if (text_same(word, "react") || text_same(word, "ban"))
        guest_ask(joined->guest, line);
    else
        return false;
    return true;
}

/* Before and after the game; true when the line was one for that. */
static bool lobby_line(Joined *joined, const char *word, const char *rest, const char *line)
{
    static const char *const plain[] = {"stand", "remove", "edition", "rule", "start", "again"};
    if (talk_line(joined, word, rest, line)) return true;
    if (guest_meeting(joined->guest)->stage == MEETING_PLAYS) return false;
    for (size_t i = 0; i < sizeof plain / sizeof plain[0]; i++) {
        if (!text_same(word, plain[i])) continue;
        guest_ask(joined->guest, line);
        return true;
    }
    if (text_same(word, "sit"))
        ask_quoted(joined, "sit", rest);
    else if (text_same(word, "ready"))
        guest_ask(joined->guest, "ready on");
    else if (text_same(word, "wait"))
        guest_ask(joined->guest, "ready off");
    else if (text_same(word, "computer"))
        ask_computer(joined, rest);
    else if (text_same(word, "clock"))
        ask_clock(joined, rest);
    else if (text_same(word, "bring"))
        bring_edition(joined, rest);
    else if (joined->console == NULL && text_same(word, "help"))
        lobby_help();
    else if (joined->console == NULL && line[0] != '\0')
        TELL(T_("There is no such command before the game; `{word}` lists them."),
             arg_word("help"));
    else
        return joined->console == NULL;
    return true;
}

static void fulfil(Joined *joined, ConsoleWish wish, const char *argument)
{
    switch (wish) {
    case CONSOLE_GO_ON: break;
    case CONSOLE_QUIT: joined->quit = true; break;
    case CONSOLE_RECORD: store_wishes_record(joined->table, argument); break;
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

/* Advice only where the table allows it, and nothing is taken back. */
static bool forbidden(const Joined *joined, const char *word)
{
    bool advice = text_same(word, "hint") || text_same(word, "odds");
    if (advice && !guest_meeting(joined->guest)->terms.advice) {
        TELL_PLAIN(T_("This table plays without advice."));
        return true;
    }
    if (!text_same(word, "undo")) return false;
    TELL_PLAIN(T_("That is not possible in a game on a server."));
    return true;
}

static void obey(Joined *joined, const char *line)
{
    char word[LINE_MOST];
    const char *rest = first_word(line, word);
    joined->prompted = false;
    if (joined->console == NULL && (text_same(word, "quit") || text_same(word, "q"))) {
        joined->quit = true;
        return;
    }
    if (lobby_line(joined, word, rest, line) || forbidden(joined, word)) return;
    Text out = text_growing(), argument = text_growing();
    console_kept(joined->console, true);
    ConsoleWish wish = console_line(joined->console, line, submit, joined, &out, &argument);
    output_text(&out);
    fulfil(joined, wish, argument.start);
    text_free(&out);
    text_free(&argument);
}

/* Reads what is there; every whole line is obeyed. False at the end of input. */
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
