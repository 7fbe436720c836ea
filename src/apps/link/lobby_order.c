/* lobby_order.c -- what is typed at a table on a server besides the game itself: before it, after
 * it, and talk. */
#include "apps/link/lobby_order.h"

#include <string.h>

#include "apps/command/output.h"
#include "base/mem.h"
#include "edition/edition_write.h"

static const char *first_word(const char *line, char word[LOBBY_WORD_SIZE])
{
    size_t length = strcspn(line, " \t");
    if (length >= LOBBY_WORD_SIZE) length = LOBBY_WORD_SIZE - 1;
    memcpy(word, line, length);
    word[length] = '\0';
    const char *rest = line + length;
    return rest + strspn(rest, " \t");
}

static void ask_quoted(Guest *guest, const char *verb, const char *rest)
{
    Text line = text_growing();
    text_add(&line, verb);
    text_add_char(&line, ' ');
    text_add_quoted(&line, rest);
    guest_ask(guest, line.start);
    text_free(&line);
}

static void ask_computer(Guest *guest, const char *level)
{
    const Meeting *meeting = guest_meeting(guest);
    Seating seating = {.count = meeting->seat_count};
    for (int i = 0; i < meeting->seat_count; i++) seating.seats[i] = meeting->seats[i].plan;
    Text line = text_growing();
    text_add(&line, "computer ");
    text_add(&line, level[0] == '\0' ? player_usual()->word : level);
    text_add_char(&line, ' ');
    text_add_quoted(&line, seating_computer_name(&seating));
    guest_ask(guest, line.start);
    text_free(&line);
}

static void ask_terms(Guest *guest, const MeetingTerms *wanted, unsigned which)
{
    Text line = text_growing();
    meeting_terms_wish(wanted, which, &line);
    guest_ask(guest, line.start);
    text_free(&line);
}

/* "600 20": both numbers. */
static bool read_clock(const char *rest, MeetingTerms *terms)
{
    char first[LOBBY_WORD_SIZE];
    int64_t bank, step;
    const char *second = first_word(rest, first);
    if (!text_to_int(first, &bank) || !text_to_int(second, &step)) return false;
    terms->bank = (int32_t)bank;
    terms->step = (int32_t)step;
    return true;
}

static bool read_switch(const char *rest, bool *value)
{
    *value = text_same(rest, "on");
    return *value || text_same(rest, "off");
}

static bool read_seconds(const char *rest, int32_t *value)
{
    int64_t seconds;
    if (!text_to_int(rest, &seconds) || seconds < 0 || seconds > INT32_MAX) return false;
    *value = (int32_t)seconds;
    return true;
}

static bool read_term(MeetingTerm term, const char *rest, MeetingTerms *terms)
{
    switch (term) {
    case TERM_BANK: return read_clock(rest, terms);
    case TERM_ABSENT: return read_seconds(rest, &terms->absent);
    case TERM_DELAY: return read_seconds(rest, &terms->delay);
    case TERM_WATCH: return read_switch(rest, &terms->watch);
    case TERM_ADVICE: return read_switch(rest, &terms->advice);
    case TERM_OPEN: return read_switch(rest, &terms->open);
    case TERM_STEP:
    case TERM_COUNT: break;
    }
    return false;
}

/* What the host sets, one thing at a time; true when the line was for that. */
static bool terms_line(Guest *guest, const char *word, const char *rest)
{
    static const char *const words[TERM_COUNT] = {
        [TERM_BANK] = "clock",    [TERM_ABSENT] = "absent", [TERM_WATCH] = "watch",
        [TERM_ADVICE] = "advice", [TERM_OPEN] = "public",   [TERM_DELAY] = "delay"};
    MeetingTerms terms = {0};
    int term = 0;
    while (term < TERM_COUNT && (words[term] == NULL || !text_same(word, words[term]))) term++;
    if (term == TERM_COUNT) return false;
    unsigned which = term == TERM_BANK ? 1U << TERM_BANK | 1U << TERM_STEP : 1U << term;
    if (read_term((MeetingTerm)term, rest, &terms))
        ask_terms(guest, &terms, which);
    else
        TELL(T_("`{word}` shows how these are written."), arg_word("help"));
    return true;
}

/* An edition that is known here, as a text that stands alone. */
static void bring_edition(Guest *guest, const EditionLibrary *library, const char *word)
{
    EditionLibrary written = *library;
    Edition *edition = mem_new(1, sizeof *edition);
    Problems *problems = mem_new(1, sizeof *problems);
    written.language = NULL; /* names as they stand in the file */
    if (edition_read(&written, word, NULL, edition, problems)) {
        Text text = text_growing();
        edition_write(edition, &text);
        guest_bring_edition(guest, edition->word, text.start);
        text_free(&text);
    } else {
        output_complain(problems->list[0].sentence);
    }
    mem_free(problems);
    mem_free(edition);
}

/* "report 2 words": to the host. */
static void report(Guest *guest, const char *rest)
{
    char seat[LOBBY_WORD_SIZE];
    const char *words = first_word(rest, seat);
    Text line = text_growing();
    text_add(&line, "report ");
    text_add(&line, seat);
    text_add_char(&line, ' ');
    text_add_quoted(&line, words);
    guest_ask(guest, line.start);
    text_free(&line);
}

static void lobby_help(void)
{
    TELL_PLAIN(T_(
        "sit NAME            take a seat\n"
        "stand N             leave seat N\n"
        "ready, wait         you are ready, or not yet\n"
        "computer LEVEL      a computer joins\n"
        "remove N            seat N is free again\n"
        "edition NAME        which game is played\n"
        "bring NAME          an edition of your own, for everybody\n"
        "rule NAME=VALUE     a house rule\n"
        "clock BANK STEP     seconds for each player in all, and for each decision\n"
        "absent SECONDS      until a computer plays for somebody who is away; 0: the table waits\n"
        "advice on|off       hints and chances are allowed\n"
        "watch on|off        others may look on\n"
        "delay SECONDS       by which they see the game later\n"
        "public on|off       the table is listed for everybody on this server\n"
        "host N              seat N sets the terms from now on\n"
        "start               everybody is ready: play\n"
        "again               another game with the same people\n"
        "say WORDS           to everybody\n"
        "name NAME           what you are called without a seat\n"
        "react WORD          hello, bravo, thanks, sorry, ouch, laugh, moment, hurry, bye\n"
        "report N WORDS      tell the host about seat N\n"
        "mute N              not to hear seat N, or to hear it again\n"
        "ban N               the host sends the person of seat N away\n"
        "device              a link that takes your seat over on another device\n"
        "quit                leave"));
}

/* What can be said at any time; true when the line was one of those. */
static bool talk_line(Guest *guest, const char *word, const char *rest, const char *line)
{
    if (text_same(word, "say") || text_same(word, "name"))
        ask_quoted(guest, word, rest);
    else if (text_same(word, "report"))
        report(guest, rest);
    else if (text_same(word, "react") || text_same(word, "ban"))
        guest_ask(guest, line);
    else
        return false;
    return true;
}

/* Words without anything else that mean a line of their own; NULL: none. */
static const char *short_for(const char *word)
{
    if (text_same(word, "ready")) return "ready on";
    return text_same(word, "wait") ? "ready off" : NULL;
}

void lobby_order_word(const char *line, char word[LOBBY_WORD_SIZE])
{
    first_word(line, word);
}

bool lobby_order(Guest *guest, const EditionLibrary *library, bool playing, const char *line)
{
    char word[LOBBY_WORD_SIZE];
    const char *rest = first_word(line, word);
    static const char *const plain[] = {"stand", "remove", "host", "edition",
                                        "rule",  "start",  "again"};
    if (talk_line(guest, word, rest, line)) return true;
    if (guest_meeting(guest)->stage == MEETING_PLAYS) return false;
    for (size_t i = 0; i < sizeof plain / sizeof plain[0]; i++) {
        if (!text_same(word, plain[i])) continue;
        guest_ask(guest, line);
        return true;
    }
    if (text_same(word, "sit"))
        ask_quoted(guest, "sit", rest);
    else if (short_for(word) != NULL)
        guest_ask(guest, short_for(word));
    else if (text_same(word, "computer"))
        ask_computer(guest, rest);
    else if (terms_line(guest, word, rest))
        return true;
    else if (text_same(word, "bring"))
        bring_edition(guest, library, rest);
    else if (!playing && text_same(word, "help"))
        lobby_help();
    else if (!playing && line[0] != '\0')
        TELL(T_("There is no such command before the game; `{word}` lists them."),
             arg_word("help"));
    else
        return !playing;
    return true;
}
