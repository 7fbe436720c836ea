/* steward.c -- who runs one meeting at the server: members, the journal, what is told. */
#include "online/steward.h"

#include <assert.h>
#include <string.h>

#include "base/mem.h"
#include "game/notation/notation.h"
#include "online/steward_state.h"

enum {
    LINES_AT_ONCE = 40,
    LINES_EVERY = 100, /* milliseconds */
    REREADS_AT_ONCE = 3,
    REREADS_EVERY = 10000,
    PARTS = 300,
    TALK = 5,
    TALK_EVERY = 1000,
    HASH_DIGITS = 16,
    HURRIES_MOST = 400,
    JOURNAL_MOST = 25000, /* lines; nobody fills a disk by talking */
    JOURNAL_BYTES = 4 << 20,
    DOZE_AFTER = 60 * 1000
};

Steward *steward_empty(const StewardHouse *house, const FairNumber *key)
{
    Steward *steward = mem_new(1, sizeof *steward);
    steward->library = house->library;
    steward->secrets.key = *key;
    steward->asked = -1;
    meeting_begin(&steward->meeting);
    steward->meeting.pool = house->pool;
    return steward;
}

Steward *steward_new(const StewardHouse *house, const FairNumber *key, const char *name, Moment now)
{
    char buffer[MEETING_NAME_SIZE + 8];
    Text line = text_into(buffer, sizeof buffer);
    Steward *steward = steward_empty(house, key);
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
    text_free(&steward->draft);
    mem_free(steward->marks);
    mem_free(steward->members);
    mem_free(steward);
}

static void note(Steward *steward, const char *line)
{
    if (steward->stuck) return;
    if (!meeting_apply(&steward->meeting, steward->library, journal_bare(line))) {
        steward->stuck = true;
        return;
    }
    journal_add(&steward->journal, line);
}

void steward_note(Steward *steward, const char *line)
{
    note(steward, line);
}

void steward_note_for(Steward *steward, JournalAudience audience, const char *line)
{
    static const char *const signs[] = {
        [JOURNAL_ALL] = "", [JOURNAL_SERVER] = "!", [JOURNAL_HOST] = "?", [JOURNAL_WATCHERS] = "~"};
    Text text = text_growing();
    text_add(&text, signs[audience]);
    text_add(&text, line);
    note(steward, text.start);
    text_free(&text);
}

void steward_note_seat(Steward *steward, const char *verb, int seat, const char *rest)
{
    Text line = text_growing();
    text_add(&line, verb);
    text_add_char(&line, ' ');
    text_add_int(&line, seat + 1);
    if (rest[0] != '\0') text_add_char(&line, ' ');
    text_add(&line, rest);
    note(steward, line.start);
    text_free(&line);
}

int steward_seat_named(const Steward *steward, const Line *line, int n)
{
    int64_t seat;
    if (!text_to_int(steward_word(line, n), &seat)) return -1;
    return seat >= 1 && seat <= steward->meeting.seat_count ? (int)seat - 1 : -1;
}

/* Remembers since when lines are safe, for those who see the game later. */
static void mark_kept(Steward *steward, Moment now)
{
    const Meeting *meeting = &steward->meeting;
    size_t kept = steward->journal.kept;
    if (meeting->stage != MEETING_PLAYS || meeting->terms.delay == 0) {
        steward->seen = kept;
        steward->mark_first = steward->mark_count = 0;
        return;
    }
    if (steward->mark_first == steward->mark_count) steward->mark_first = steward->mark_count = 0;
    if (steward->mark_count == steward->mark_room) {
        steward->mark_room = steward->mark_room == 0 ? 64 : 2 * steward->mark_room;
        steward->marks = mem_resize(steward->marks, steward->mark_room, sizeof *steward->marks);
    }
    steward->marks[steward->mark_count++] = (KeptMark){.n = kept, .at = now};
}

/* Lines before this one may be known to those without a seat. */
static size_t seen_by(Steward *steward, Moment now)
{
    Moment delay = (Moment)steward->meeting.terms.delay * 1000;
    while (steward->mark_first < steward->mark_count &&
           now - steward->marks[steward->mark_first].at >= delay) {
        steward->seen = steward->marks[steward->mark_first++].n;
    }
    return steward->seen;
}

bool steward_recall(Steward *steward, const char *line)
{
    if (steward->stuck) return false;
    steward->stuck = !meeting_apply(&steward->meeting, steward->library, journal_bare(line));
    if (steward->stuck) return false;
    journal_add(&steward->journal, line);
    steward->journal.handed = steward->journal.kept = steward->journal.count;
    return true;
}

void steward_resume(Steward *steward, Moment now)
{
    steward->touched = now;
    mark_kept(steward, now);
    if (steward->stuck) return;
    if (steward->meeting.stage == MEETING_PROMISES || steward->meeting.stage == MEETING_SHOWS)
        steward->deadline = now;
    steward_end_if_over(steward);
    steward_nobody_here(steward, now);
    steward_ask(steward, now);
}

/* ---- a game that nobody moves is put away ---- */

bool steward_dozes(const Steward *steward)
{
    return steward->dozes;
}

/* Everything kept, nothing to be done but to wait for a person: the table follows from the
 * journal whenever it is needed. */
static void doze(Steward *steward, Moment now)
{
    const Journal *journal = &steward->journal;
    if (journal->count != steward->moved_count) {
        steward->moved_count = journal->count;
        steward->moved = now;
    }
    bool rests = steward->meeting.stage == MEETING_OVER || meeting_awaits(&steward->meeting) >= 0;
    if (!rests || steward->stuck || journal->kept < journal->count) return;
    if (now - steward->moved < DOZE_AFTER) return;
    meeting_drop_table(&steward->meeting);
    steward->dozes = true;
}

static void wake(Steward *steward)
{
    const Journal *journal = &steward->journal;
    if (!steward->dozes) return;
    Meeting *again = mem_new(1, sizeof *again);
    meeting_begin(again);
    again->pool = steward->meeting.pool;
    for (size_t n = 0; n < journal->count; n++)
        meeting_apply(again, steward->library, journal_bare(journal_line(journal, n)));
    steward->meeting.table = again->table;
    steward->meeting.shared = again->shared;
    steward->dozes = false;
    again->table = NULL;
    again->shared = NULL;
    meeting_clear(again);
    mem_free(again);
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

bool steward_is_host(const Steward *steward, const Member *member)
{
    int host = steward->meeting.host;
    return host >= 0 && (steward_seats(steward, member) >> host & 1U) != 0;
}

bool steward_seat_here(const Steward *steward, int seat)
{
    for (int i = 0; i < steward->member_room; i++) {
        const Member *member = &steward->members[i];
        if (member->in && (steward_seats(steward, member) >> seat & 1U) != 0) return true;
    }
    return false;
}

void steward_tell_all_now(Steward *steward)
{
    for (int i = 0; i < steward->member_room; i++) steward->members[i].tell_now = true;
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

/* A free place for a member; NULL when there are enough. */
static Member *free_member(Steward *steward)
{
    int n = 0;
    while (n < steward->member_room && steward->members[n].in) n++;
    if (n == STEWARD_MEMBERS) return NULL;
    if (n == steward->member_room) {
        int room = steward->member_room == 0 ? 4 : 2 * steward->member_room;
        steward->members = mem_resize(steward->members, (size_t)room, sizeof *steward->members);
        memset(steward->members + n, 0, (size_t)(room - n) * sizeof *steward->members);
        steward->member_room = room;
    }
    return &steward->members[n];
}

int steward_enter(Steward *steward, const StewardVisitor *visitor, Moment now, No *why)
{
    Member *member = free_member(steward);
    *why = NO_ROOM;
    if (member == NULL) return -1;
    *member = (Member){.told = visitor->from,
                       .no = NO_OBJECTION,
                       .tell_seats = true,
                       .address = visitor->address,
                       .lines = {LINES_AT_ONCE, now},
                       .words = {TALK, now},
                       .rereads = {REREADS_AT_ONCE, now},
                       .parts = {PARTS, now}};
    if (visitor->from > steward->journal.kept) member->told = 0;
    if (secrets_well_formed(visitor->token)) {
        member->key = secrets_digest(visitor->token);
        member->has_key = true;
    }
    *why = steward_unwelcome(steward, member) ? NO_WELCOME : NO_ROOM;
    if (*why == NO_WELCOME || !welcome(steward, member)) return -1;
    wake(steward);
    member->in = true;
    if (steward->stuck) member_no(member, NO_RESTS, "game");
    steward->touched = now;
    steward_seats_back(steward, member, now);
    steward_tell_all_now(steward);
    return (int)(member - steward->members);
}

bool steward_in(const Steward *steward, int member)
{
    return steward->members[member].in;
}

bool steward_tired_of(const Steward *steward, int member)
{
    return steward->members[member].hurries > HURRIES_MOST;
}

void steward_leave(Steward *steward, int member, Moment now)
{
    steward->members[member].in = false;
    steward->touched = now;
    steward_nobody_here(steward, now);
    steward_tell_all_now(steward);
}

bool steward_allowed(Allowance *allowance, int32_t at_once, Moment every, Moment now)
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

/* "from N": tells everything from line N on once more. */
static No hear_from(Steward *steward, Member *member, const Line *line, Moment now)
{
    int64_t from;
    if (line->word_count != 2 || !text_to_int(steward_word(line, 1), &from) || from < 0 ||
        (size_t)from > steward->journal.kept) {
        return NO_SENSE;
    }
    if (!steward_allowed(&member->rereads, REREADS_AT_ONCE, REREADS_EVERY, now)) return NO_HURRY;
    member->told = (size_t)from;
    return NO_OBJECTION;
}

/* "differ N HASH": line N makes no sense to a guest, whose position has this hash. It will ask
 * for everything once more. */
static No hear_differ(Steward *steward, Member *member, const Line *line, Moment now)
{
    int64_t number;
    const Table *table = steward->meeting.table;
    const char *hash = steward_word(line, 2);
    if (line->word_count != 3 || !text_to_int(steward_word(line, 1), &number) || number < 0 ||
        strlen(hash) != HASH_DIGITS || strspn(hash, "0123456789abcdef") != HASH_DIGITS) {
        return NO_SENSE;
    }
    if (!steward_allowed(&member->words, TALK, TALK_EVERY, now)) return NO_HURRY;
    Text text = text_into(steward->difference, sizeof steward->difference);
    text_add(&text, "line=");
    text_add_int(&text, number);
    text_add(&text, " theirs=");
    text_add(&text, hash);
    text_add(&text, " ours=");
    text_add_hex(&text, table == NULL ? 0 : notation_hash(table_edition(table), table_game(table)),
                 HASH_DIGITS);
    text_add(&text, " actions=");
    text_add_unsigned(&text, table == NULL ? 0 : table_action_count(table));
    text_add(&text, " edition=");
    text_add_hex(&text, steward->meeting.edition_hash, HASH_DIGITS);
    return NO_OBJECTION;
}

bool steward_next_difference(Steward *steward, Text *text)
{
    if (steward->difference[0] == '\0') return false;
    text_add(text, steward->difference);
    steward->difference[0] = '\0';
    return true;
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
    {"do", steward_do},         {"say", steward_say},        {"ping", hear_ping},
    {"sit", steward_sit},       {"stand", steward_stand},    {"computer", steward_computer},
    {"remove", steward_remove}, {"host", steward_hand_over}, {"edition", steward_edition},
    {"rule", steward_rule},     {"terms", steward_terms},    {"ready", steward_ready},
    {"start", steward_start},   {"share", steward_share},    {"show", steward_show},
    {"again", steward_again},   {"back", steward_back},      {"name", steward_name},
    {"from", hear_from},        {"react", steward_react},    {"report", steward_report},
    {"ban", steward_ban},       {"text", steward_text},      {"differ", hear_differ},
};

static No command(Steward *steward, Member *member, const Line *line, Moment now)
{
    bool ping = text_same(steward_word(line, 0), "ping");
    bool counts = !ping && !text_same(steward_word(line, 0), "text"); /* pieces are counted apart */
    if (counts && !steward_allowed(&member->lines, LINES_AT_ONCE, LINES_EVERY, now))
        return NO_HURRY;
    if (line->fault != LINE_FINE) return NO_SENSE;
    if (steward->stuck && !ping && !text_same(steward_word(line, 0), "from")) return NO_RESTS;
    if (steward->journal.count > JOURNAL_MOST || steward->journal.length > JOURNAL_BYTES)
        return ping ? NO_OBJECTION : NO_TIME;
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
    if (!text_same(steward_word(line, 0), "ping")) wake(steward);
    No no = command(steward, who, line, now);
    who->hurries = no == NO_HURRY ? who->hurries + 1 : 0;
    bool owed =
        who->no != NO_OBJECTION && text_same(who->no_what, "do"); /* somebody waits for it */
    if (no != NO_OBJECTION && !owed) member_no(who, no, steward_word(line, 0));
    mem_free(line);
}

bool steward_tick(Steward *steward, Moment now)
{
    size_t lines = steward->journal.count, seen = steward->seen;
    if (steward->stuck) return false;
    if (steward->dozes && !steward_overdue(steward, now)) return false;
    wake(steward);
    steward_lobby_tick(steward, now);
    steward_play_tick(steward, now);
    doze(steward, now);
    return steward->journal.count != lines || seen_by(steward, now) != seen;
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
    if (n > steward->journal.kept) {
        steward->journal.kept = n;
        mark_kept(steward, now);
    }
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
    text_add(line, journal_bare(journal_line(&steward->journal, n)));
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
 * and the seats whose people are here. Who sees the game later is told no clock. */
static void write_now(Steward *steward, Member *member, bool later, Moment now, Text *line)
{
    text_add(line, "now ");
    text_add_int(line, steward_watcher_count(steward));
    text_add_char(line, ' ');
    text_add_int(line, later ? 0 : steward->asked + 1);
    text_add_char(line, ' ');
    text_add_int(line, later ? 0 : steward_left(steward, now));
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

static bool may_know(const Steward *steward, const Member *member, size_t n)
{
    switch (journal_audience(journal_line(&steward->journal, n))) {
    case JOURNAL_ALL: return true;
    case JOURNAL_SERVER: return false;
    case JOURNAL_HOST: return steward_is_host(steward, member);
    case JOURNAL_WATCHERS: return steward_seats(steward, member) == 0;
    }
    return false;
}

bool steward_next_line(Steward *steward, int n, Moment now, Text *line)
{
    Member *member = &steward->members[n];
    const Journal *journal = &steward->journal;
    unsigned seats = steward_seats(steward, member);
    bool later =
        seats == 0 && steward->meeting.stage == MEETING_PLAYS && steward->meeting.terms.delay > 0;
    size_t end = later ? seen_by(steward, now) : journal->kept;
    text_clear(line);
    if (write_answer(member, line)) return true;
    while (member->told < end && !may_know(steward, member, member->told)) member->told++;
    if (member->told < end) {
        write_numbered(steward, member->told++, line);
        return true;
    }
    if (!later && journal->kept < journal->count) return false;
    if (member->tell_seats || seats != member->seats_told) {
        write_seats(member, seats, line);
    } else if (member->tell_now) {
        write_now(steward, member, later, now, line);
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

bool steward_stuck(const Steward *steward)
{
    return steward->stuck;
}

int steward_member_count(const Steward *steward)
{
    int count = 0;
    for (int i = 0; i < steward->member_room; i++) count += steward->members[i].in;
    return count;
}

int steward_watcher_count(const Steward *steward)
{
    int count = 0;
    for (int i = 0; i < steward->member_room; i++) {
        const Member *member = &steward->members[i];
        count += member->in && steward_seats(steward, member) == 0;
    }
    return count;
}

Moment steward_touched(const Steward *steward)
{
    return steward->touched;
}
