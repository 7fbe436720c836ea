/* steward.c -- who runs one meeting at the server: its journal, and what members say. */
#include "online/steward.h"

#include <assert.h>
#include <string.h>

#include "base/mem.h"
#include "online/steward_state.h"

enum {
    LINES_EVERY = 100, /* milliseconds */
    REREADS_EVERY = 10000,
    JOURNAL_MOST = 25000, /* lines; nobody fills a disk by talking */
    JOURNAL_BYTES = 4 << 20
};

Steward *steward_empty(const StewardHouse *house, const FairNumber *key)
{
    Steward *steward = mem_new(1, sizeof *steward);
    steward->library = house->library;
    steward->secrets.key = *key;
    steward->asked = -1;
    steward->lot = NO_DEED;
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
    steward_mark_kept(steward, now);
    if (steward->stuck) return;
    if (steward->meeting.stage == MEETING_PROMISES || steward->meeting.stage == MEETING_SHOWS)
        steward->deadline = now;
    steward_end_if_over(steward);
    steward_nobody_here(steward, now);
    steward_ask(steward, now);
}

/* "from N": tells everything from line N on once more. */
static No hear_from(Steward *steward, Member *member, const Line *line, Moment now)
{
    int64_t from;
    if (line->word_count != 2 || !text_to_int(steward_word(line, 1), &from) || from < 0 ||
        (size_t)from > steward->journal.kept) {
        return NO_SENSE;
    }
    if (!steward_allowed(&member->rereads, STEWARD_REREADS, REREADS_EVERY, now)) return NO_HURRY;
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
    {"do", steward_do},         {"say", steward_say},        {"ping", hear_ping},
    {"sit", steward_sit},       {"stand", steward_stand},    {"computer", steward_computer},
    {"remove", steward_remove}, {"host", steward_hand_over}, {"edition", steward_edition},
    {"rule", steward_rule},     {"terms", steward_terms},    {"ready", steward_ready},
    {"start", steward_start},   {"share", steward_share},    {"show", steward_show},
    {"again", steward_again},   {"back", steward_back},      {"name", steward_name},
    {"from", hear_from},        {"react", steward_react},    {"report", steward_report},
    {"ban", steward_ban},       {"text", steward_text},      {"differ", steward_differ},
    {"pong", steward_pong},
};

static No command(Steward *steward, Member *member, const Line *line, Moment now)
{
    bool ping = text_same(steward_word(line, 0), "ping");
    bool counts = !ping && !text_same(steward_word(line, 0), "text"); /* pieces are counted apart */
    if (counts && !steward_allowed(&member->lines, STEWARD_LINES, LINES_EVERY, now))
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
    const char *verb = steward_word(line, 0);
    if (!text_same(verb, "ping") && !text_same(verb, "pong")) steward_wake(steward);
    No no = command(steward, who, line, now);
    steward->refusals += no != NO_OBJECTION;
    who->hurries = no == NO_HURRY ? who->hurries + 1 : 0;
    bool owed =
        who->no != NO_OBJECTION && text_same(who->no_what, "do"); /* somebody waits for it */
    if (no != NO_OBJECTION && !owed) steward_no(who, no, steward_word(line, 0));
    mem_free(line);
}

bool steward_tick(Steward *steward, Moment now)
{
    size_t lines = steward->journal.count, seen = steward->seen;
    if (steward->stuck) return false;
    if (steward->dozes && !steward_overdue(steward, now)) return false;
    steward_wake(steward);
    steward_lobby_tick(steward, now);
    steward_play_tick(steward, now);
    steward_doze(steward, now);
    bool asks = steward_trips_tick(steward, now);
    return asks || steward->journal.count != lines || steward_seen_by(steward, now) != seen;
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
        steward_mark_kept(steward, now);
    }
    steward_ask(steward, now);
}

const Meeting *steward_meeting(const Steward *steward)
{
    return &steward->meeting;
}

const Journal *steward_journal(const Steward *steward)
{
    return &steward->journal;
}

void steward_take_counts(Steward *steward, uint64_t *actions, uint64_t *refusals)
{
    *actions += steward->actions;
    *refusals += steward->refusals;
    steward->actions = steward->refusals = 0;
}

bool steward_stuck(const Steward *steward)
{
    return steward->stuck;
}

Moment steward_touched(const Steward *steward)
{
    return steward->touched;
}
