/* steward_tell.c -- what a member is told: lines that are safe, answers, who is here. */
#include "base/mem.h"
#include "online/steward_state.h"

/* Remembers since when lines are safe, for those who see the game later. */
void steward_mark_kept(Steward *steward, Moment now)
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
size_t steward_seen_by(Steward *steward, Moment now)
{
    Moment delay = (Moment)steward->meeting.terms.delay * 1000;
    while (steward->mark_first < steward->mark_count &&
           now - steward->marks[steward->mark_first].at >= delay) {
        steward->seen = steward->marks[steward->mark_first++].n;
    }
    return steward->seen;
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
    text_add_int(line, later || steward->asked == STEWARD_ALL ? 0 : steward->asked + 1);
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

/* Who has no seat may see the game later; one that rests has no secrets left. */
static bool sees_later(const Steward *steward, unsigned seats)
{
    return seats == 0 && !steward->stuck && steward->meeting.stage == MEETING_PLAYS &&
           steward->meeting.terms.delay > 0;
}

bool steward_has_line(const Steward *steward, int n)
{
    const Member *member = &steward->members[n];
    const Journal *journal = &steward->journal;
    unsigned seats = steward_seats(steward, member);
    if (sees_later(steward, seats) || member->told < journal->kept) return true;
    if (member->no != NO_OBJECTION || member->token[0] != '\0' || member->pong) return true;
    if (journal->kept < journal->count) return false;
    return member->tell_seats || seats != member->seats_told || member->tell_now ||
           steward_has_trips(steward, member);
}

bool steward_next_line(Steward *steward, int n, Moment now, Text *line)
{
    Member *member = &steward->members[n];
    const Journal *journal = &steward->journal;
    unsigned seats = steward_seats(steward, member);
    bool later = sees_later(steward, seats);
    size_t end = later ? steward_seen_by(steward, now) : journal->kept;
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
    } else if (steward_has_trips(steward, member)) {
        steward_write_trips(steward, member, now, line);
    }
    return line->length > 0;
}
