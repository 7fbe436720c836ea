/* steward.c -- who runs one meeting at the server: members, the journal, what is told. */
#include "online/steward.h"

#include <assert.h>
#include <string.h>

#include "base/mem.h"
#include "online/steward_state.h"

enum {
    LINES_AT_ONCE = 40,
    LINES_EVERY = 100, /* milliseconds */
    WORDS_AT_ONCE = 5,
    WORDS_EVERY = 1000,
    SAID_LETTERS = 300,
    JOURNAL_MOST = 25000 /* lines; nobody fills a disk by talking */
};

Steward *steward_empty(const EditionLibrary *library, const FairNumber *key)
{
    Steward *steward = mem_new(1, sizeof *steward);
    steward->library = library;
    steward->secrets.key = *key;
    steward->asked = -1;
    meeting_begin(&steward->meeting);
    return steward;
}

Steward *steward_new(const EditionLibrary *library, const FairNumber *key, const char *name,
                     Moment now)
{
    char buffer[MEETING_NAME_SIZE + 8];
    Text line = text_into(buffer, sizeof buffer);
    Steward *steward = steward_empty(library, key);
    text_add(&line, "open ");
    text_add(&line, name);
    steward_note(steward, buffer);
    steward_name_edition(steward);
    steward->touched = now;
    return steward;
}

void steward_free(Steward *steward)
{
    if (steward == NULL) return;
    meeting_clear(&steward->meeting);
    journal_clear(&steward->journal);
    mem_free(steward);
}

static const char *bare(const char *line)
{
    return line[0] == '!' ? line + 1 : line;
}

static void note(Steward *steward, const char *line)
{
    if (steward->stuck) return;
    if (!meeting_apply(&steward->meeting, steward->library, bare(line))) {
        steward->stuck = true;
        return;
    }
    journal_add(&steward->journal, line);
}

void steward_note(Steward *steward, const char *line)
{
    note(steward, line);
}

void steward_note_private(Steward *steward, const char *line)
{
    Text text = text_growing();
    text_add_char(&text, '!');
    text_add(&text, line);
    note(steward, text.start);
    text_free(&text);
}

bool steward_recall(Steward *steward, const char *line)
{
    if (steward->stuck) return false;
    steward->stuck = !meeting_apply(&steward->meeting, steward->library, bare(line));
    if (steward->stuck) return false;
    journal_add(&steward->journal, line);
    steward->journal.handed = steward->journal.kept = steward->journal.count;
    return true;
}

void steward_resume(Steward *steward, Moment now)
{
    steward->touched = now;
    if (steward->stuck) return;
    if (steward->meeting.stage == MEETING_PROMISES || steward->meeting.stage == MEETING_SHOWS)
        steward->deadline = now;
    steward_end_if_over(steward);
    steward_nobody_here(steward, now);
    steward_ask(steward, now);
}

unsigned steward_seats(const Steward *steward, const Member *member)
{
    unsigned seats = 0;
    if (!member->has_key) return 0;
    for (int i = 0; i < steward->meeting.seat_count; i++) {
        const MeetingSeat *seat = &steward->meeting.seats[i];
        if (seat->plan.kind == NULL && fair_dice_same(&seat->key, &member->key)) seats |= 1U << i;
    }
    return seats;
}

bool steward_seat_here(const Steward *steward, int seat)
{
    for (int i = 0; i < STEWARD_MEMBERS; i++) {
        const Member *member = &steward->members[i];
        if (member->in && (steward_seats(steward, member) >> seat & 1U) != 0) return true;
    }
    return false;
}

void steward_tell_all_now(Steward *steward)
{
    for (int i = 0; i < STEWARD_MEMBERS; i++) steward->members[i].tell_now = true;
}

/* Nobody looks on at a game that wants no watchers. */
static bool welcome(const Steward *steward, const Member *member)
{
    const Meeting *meeting = &steward->meeting;
    bool lobby = meeting->stage == MEETING_GATHERS;
    return lobby || meeting->terms.watch || steward_seats(steward, member) != 0;
}

static void member_no(Member *member, No no, const char *what)
{
    member->no = no;
    text_copy(member->no_what, sizeof member->no_what, what);
}

int steward_enter(Steward *steward, const char *token, size_t from, Moment now)
{
    int n = 0;
    while (n < STEWARD_MEMBERS && steward->members[n].in) n++;
    if (n == STEWARD_MEMBERS) return -1;
    Member *member = &steward->members[n];
    *member = (Member){.told = from,
                       .no = NO_OBJECTION,
                       .tell_seats = true,
                       .lines = {LINES_AT_ONCE, now},
                       .words = {WORDS_AT_ONCE, now}};
    if (from > steward->journal.kept) member->told = 0;
    if (secrets_well_formed(token)) {
        member->key = secrets_digest(token);
        member->has_key = true;
    }
    if (!welcome(steward, member)) return -1;
    member->in = true;
    if (steward->stuck) member_no(member, NO_RESTS, "game");
    steward->touched = now;
    steward_seats_back(steward, member, now);
    steward_tell_all_now(steward);
    return n;
}

void steward_leave(Steward *steward, int member, Moment now)
{
    steward->members[member].in = false;
    steward->touched = now;
    steward_nobody_here(steward, now);
    steward_tell_all_now(steward);
}

/* Takes one; false when there is none left. */
static bool allowed(Allowance *allowance, int32_t at_once, Moment every, Moment now)
{
    Moment more = (now - allowance->since) / every;
    if (more > 0) {
        allowance->since += more * every;
        Moment left = allowance->left + more;
        allowance->left = left > at_once ? at_once : (int32_t)left;
    }
    if (allowance->left == 0) return false;
    allowance->left--;
    return true;
}

static No hear_say(Steward *steward, Member *member, const Line *line, Moment now)
{
    char buffer[2 * MEETING_SAID_SIZE + 2 * SEAT_NAME_SIZE + 16];
    Text text = text_into(buffer, sizeof buffer);
    unsigned seats = steward_seats(steward, member);
    const char *words = steward_word(line, 1);
    if (line->word_count != 2 || words[0] == '\0' || strlen(words) > SAID_LETTERS) return NO_SENSE;
    if (!allowed(&member->words, WORDS_AT_ONCE, WORDS_EVERY, now)) return NO_HURRY;
    text_add(&text, "say ");
    text_add_int(&text, seats == 0 ? 0 : __builtin_ctz(seats) + 1);
    text_add_char(&text, ' ');
    if (seats == 0) {
        text_add_quoted(&text, member->name[0] == '\0' ? "?" : member->name);
        text_add_char(&text, ' ');
    }
    text_add_quoted(&text, words);
    steward_note(steward, buffer);
    return NO_OBJECTION;
}

/* "name "Eve"": what somebody who looks on is called. */
static No hear_name(Steward *steward, Member *member, const Line *line, Moment now)
{
    (void)steward, (void)now;
    if (line->word_count != 2 || seat_name_fault(steward_word(line, 1)) != SEAT_NAME_GOOD)
        return NO_NAME;
    text_copy(member->name, sizeof member->name, steward_word(line, 1));
    return NO_OBJECTION;
}

/* "from N": tells everything from line N on once more. */
static No hear_from(Steward *steward, Member *member, const Line *line, Moment now)
{
    int64_t from;
    (void)now;
    if (line->word_count != 2 || !text_to_int(steward_word(line, 1), &from) || from < 0 ||
        (size_t)from > steward->journal.kept) {
        return NO_SENSE;
    }
    member->told = (size_t)from;
    return NO_OBJECTION;
}

static No hear_ping(Steward *steward, Member *member, const Line *line, Moment now)
{
    (void)steward, (void)now;
    if (line->word_count != 2 || !text_to_int(steward_word(line, 1), &member->pong_number))
        return NO_SENSE;
    member->pong = true;
    return NO_OBJECTION;
}

static const struct {
    const char *word;
    StewardCommand command;
} commands[] = {
    {"do", steward_do},         {"say", hear_say},           {"ping", hear_ping},
    {"sit", steward_sit},       {"stand", steward_stand},    {"computer", steward_computer},
    {"remove", steward_remove}, {"host", steward_hand_over}, {"edition", steward_edition},
    {"rule", steward_rule},     {"terms", steward_terms},    {"ready", steward_ready},
    {"start", steward_start},   {"share", steward_share},    {"show", steward_show},
    {"again", steward_again},   {"back", steward_back},      {"name", hear_name},
    {"from", hear_from},
};

static No command(Steward *steward, Member *member, const Line *line, Moment now)
{
    bool ping = text_same(steward_word(line, 0), "ping");
    if (line->fault != LINE_FINE) return NO_SENSE;
    if (!ping && !allowed(&member->lines, LINES_AT_ONCE, LINES_EVERY, now)) return NO_HURRY;
    if (steward->stuck && !ping && !text_same(steward_word(line, 0), "from")) return NO_RESTS;
    if (steward->journal.count > JOURNAL_MOST) return ping ? NO_OBJECTION : NO_TIME;
    for (size_t i = 0; i < sizeof commands / sizeof commands[0]; i++)
        if (text_same(steward_word(line, 0), commands[i].word))
            return commands[i].command(steward, member, line, now);
    return NO_SENSE;
}

void steward_hear(Steward *steward, int member, const char *text, Moment now)
{
    Line *line = mem_new(1, sizeof *line);
    Member *who = &steward->members[member];
    lines_split(text, strlen(text), line);
    steward->touched = now;
    No no = command(steward, who, line, now);
    bool owed =
        who->no != NO_OBJECTION && text_same(who->no_what, "do"); /* somebody waits for it */
    if (no != NO_OBJECTION && !owed) member_no(who, no, steward_word(line, 0));
    mem_free(line);
}

void steward_tick(Steward *steward, Moment now)
{
    if (steward->stuck) return;
    steward_lobby_tick(steward, now);
    steward_play_tick(steward, now);
}

bool steward_next_entry(Steward *steward, size_t *n, const char **line)
{
    Journal *journal = &steward->journal;
    if (journal->handed == journal->count) return false;
    *n = journal->handed++;
    *line = journal_line(journal, *n);
    return true;
}

void steward_kept(Steward *steward, size_t n, Moment now)
{
    assert(n <= steward->journal.handed);
    if (n > steward->journal.kept) steward->journal.kept = n;
    steward_ask(steward, now);
}

static void write_no(Member *member, Text *line)
{
    text_add(line, "no ");
    text_add_quoted(line, member->no_what);
    text_add_char(line, ' ');
    text_add(line, no_word(member->no));
    member->no = NO_OBJECTION;
}

static void write_numbered(const Steward *steward, size_t n, Text *line)
{
    text_add_unsigned(line, n);
    text_add_char(line, ' ');
    text_add(line, journal_line(&steward->journal, n));
}

/* "you 1 3": the seats that are this member's own. */
static void write_seats(Member *member, unsigned seats, Text *line)
{
    text_add(line, "you");
    for (int i = 0; i < MAX_SEATS; i++) {
        if ((seats >> i & 1U) == 0) continue;
        text_add_char(line, ' ');
        text_add_int(line, i + 1);
    }
    member->seats_told = seats;
    member->tell_seats = false;
}

/* "now WATCHERS ASKED LEFT 1 3": how many look on, whose clock runs and what is left of it,
 * and the seats whose people are here. */
static void write_now(Steward *steward, Member *member, Moment now, Text *line)
{
    int watchers = 0;
    for (int i = 0; i < STEWARD_MEMBERS; i++) {
        const Member *other = &steward->members[i];
        watchers += other->in && steward_seats(steward, other) == 0;
    }
    text_add(line, "now ");
    text_add_int(line, watchers);
    text_add_char(line, ' ');
    text_add_int(line, steward->asked + 1);
    text_add_char(line, ' ');
    text_add_int(line, steward_left(steward, now));
    for (int i = 0; i < steward->meeting.seat_count; i++) {
        if (!steward_seat_here(steward, i)) continue;
        text_add_char(line, ' ');
        text_add_int(line, i + 1);
    }
    member->tell_now = false;
}

static bool write_answer(Member *member, Text *line)
{
    if (member->no != NO_OBJECTION) {
        write_no(member, line);
    } else if (member->token[0] != '\0') {
        text_add(line, "token ");
        text_add(line, member->token);
        member->token[0] = '\0';
    } else if (member->pong) {
        text_add(line, "pong ");
        text_add_int(line, member->pong_number);
        member->pong = false;
    }
    return line->length > 0;
}

bool steward_next_line(Steward *steward, int n, Moment now, Text *line)
{
    Member *member = &steward->members[n];
    const Journal *journal = &steward->journal;
    text_clear(line);
    if (write_answer(member, line)) return true;
    while (member->told < journal->kept && journal_private(journal, member->told)) member->told++;
    if (member->told < journal->kept) {
        write_numbered(steward, member->told++, line);
        return true;
    }
    if (journal->kept < journal->count) return false;
    unsigned seats = steward_seats(steward, member);
    if (member->tell_seats || seats != member->seats_told) {
        write_seats(member, seats, line);
    } else if (member->tell_now) {
        write_now(steward, member, now, line);
    }
    return line->length > 0;
}

const Meeting *steward_meeting(const Steward *steward)
{
    return &steward->meeting;
}

const Journal *steward_journal(const Steward *steward)
{
    return &steward->journal;
}

int steward_member_count(const Steward *steward)
{
    int count = 0;
    for (int i = 0; i < STEWARD_MEMBERS; i++) count += steward->members[i].in;
    return count;
}

Moment steward_touched(const Steward *steward)
{
    return steward->touched;
}
