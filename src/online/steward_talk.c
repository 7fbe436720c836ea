/* steward_talk.c -- talk at a meeting, and what the host can do about it. */
#include <string.h>

#include "online/reaction.h"
#include "online/steward_state.h"

enum { WORDS_AT_ONCE = 5, WORDS_EVERY = 1000, SAID_LETTERS = 300, LINE_SIZE = 800 };

/* Watchers have a talk of their own once the game is on: nobody at the table is advised. */
static JournalAudience hearers(const Steward *steward, unsigned seats)
{
    return seats == 0 && steward->meeting.stage == MEETING_PLAYS ? JOURNAL_WATCHERS : JOURNAL_ALL;
}

/* "VERB 2 " or "VERB 0 "Eve" " */
static void write_speaker(const Member *member, unsigned seats, const char *verb, Text *text)
{
    text_add(text, verb);
    text_add_char(text, ' ');
    text_add_int(text, seats == 0 ? 0 : __builtin_ctz(seats) + 1);
    text_add_char(text, ' ');
    if (seats != 0) return;
    text_add_quoted(text, member->name[0] == '\0' ? "?" : member->name);
    text_add_char(text, ' ');
}

static bool words_good(const char *words)
{
    return words[0] != '\0' && strlen(words) <= SAID_LETTERS;
}

/* Who looks on may add a name: say "words" "Eve", react bravo "Eve". */
static No take_name(Member *member, unsigned seats, const Line *line)
{
    if (line->word_count == 2) return NO_OBJECTION;
    if (line->word_count != 3 || seats != 0) return NO_SENSE;
    if (seat_name_fault(steward_word(line, 2)) != SEAT_NAME_GOOD) return NO_NAME;
    text_copy(member->name, sizeof member->name, steward_word(line, 2));
    return NO_OBJECTION;
}

No steward_say(Steward *steward, Member *member, const Line *line, Moment now)
{
    char buffer[LINE_SIZE];
    Text text = text_into(buffer, sizeof buffer);
    unsigned seats = steward_seats(steward, member);
    const char *words = steward_word(line, 1);
    No named = take_name(member, seats, line);
    if (named != NO_OBJECTION) return named;
    if (!words_good(words)) return NO_SENSE;
    if (!steward_allowed(&member->words, WORDS_AT_ONCE, WORDS_EVERY, now)) return NO_HURRY;
    write_speaker(member, seats, "say", &text);
    text_add_quoted(&text, words);
    steward_note_for(steward, hearers(steward, seats), buffer);
    return NO_OBJECTION;
}

/* "react bravo" */
No steward_react(Steward *steward, Member *member, const Line *line, Moment now)
{
    char buffer[LINE_SIZE];
    Text text = text_into(buffer, sizeof buffer);
    unsigned seats = steward_seats(steward, member);
    const char *word = steward_word(line, 1);
    No named = take_name(member, seats, line);
    if (named != NO_OBJECTION) return named;
    if (reaction_find(word) == REACTION_COUNT) return NO_SENSE;
    if (!steward_allowed(&member->words, WORDS_AT_ONCE, WORDS_EVERY, now)) return NO_HURRY;
    write_speaker(member, seats, "react", &text);
    text_add(&text, word);
    steward_note_for(steward, hearers(steward, seats), buffer);
    return NO_OBJECTION;
}

/* "report 2 "words"", "report 0 "words"" about somebody who looks on: to the host alone. */
No steward_report(Steward *steward, Member *member, const Line *line, Moment now)
{
    char buffer[LINE_SIZE];
    Text text = text_into(buffer, sizeof buffer);
    bool watcher = text_same(steward_word(line, 1), "0");
    int about = watcher ? -1 : steward_seat_named(steward, line, 1);
    const char *words = steward_word(line, 2);
    if (line->word_count != 3 || !words_good(words)) return NO_SENSE;
    if (!watcher && about < 0) return NO_SEAT;
    if (!steward_allowed(&member->words, WORDS_AT_ONCE, WORDS_EVERY, now)) return NO_HURRY;
    write_speaker(member, steward_seats(steward, member), "report", &text);
    text_add_int(&text, about + 1);
    text_add_char(&text, ' ');
    text_add_quoted(&text, words);
    steward_note_for(steward, JOURNAL_HOST, buffer);
    return NO_OBJECTION;
}

/* "name "Eve"": what somebody who looks on is called. */
No steward_name(Steward *steward, Member *member, const Line *line, Moment now)
{
    (void)steward, (void)now;
    if (line->word_count != 2 || seat_name_fault(steward_word(line, 1)) != SEAT_NAME_GOOD)
        return NO_NAME;
    text_copy(member->name, sizeof member->name, steward_word(line, 1));
    return NO_OBJECTION;
}

/* ---- sending somebody away ---- */

bool steward_unwelcome(const Steward *steward, const Member *member)
{
    const Meeting *meeting = &steward->meeting;
    for (int i = 0; i < meeting->ban_count && i < MEETING_BANS; i++)
        if (member->has_key && fair_dice_same(&meeting->banned[i], &member->key)) return true;
    if (steward_seats(steward, member) != 0) return false; /* another one at the same address */
    for (int i = 0; i < steward->shut_count && i < STEWARD_SHUT; i++)
        if (steward->shut[i] == member->address) return true;
    return false;
}

static void note_ban(Steward *steward, const FairNumber *key)
{
    char buffer[LINE_SIZE];
    Text text = text_into(buffer, sizeof buffer);
    text_add(&text, "ban ");
    fair_dice_number_write(key, &text);
    steward_note_for(steward, JOURNAL_SERVER, buffer);
}

/* Nobody comes in from there without a seat; the host's own address stays open. */
static void shut_address(Steward *steward, const Member *host, uint64_t address)
{
    if (address == host->address) return;
    steward->shut[steward->shut_count++ % STEWARD_SHUT] = address;
}

static void send_away(Steward *steward, const Member *host, Member *member)
{
    if (member->has_key) note_ban(steward, &member->key);
    shut_address(steward, host, member->address);
    member->in = false;
}

static No ban_seat(Steward *steward, const Member *host, int seat)
{
    FairNumber key = steward->meeting.seats[seat].key;
    char rest[WORD_SIZE];
    if ((steward_seats(steward, host) >> seat & 1U) != 0) return NO_YOURS;
    if (steward->meeting.seats[seat].plan.kind != NULL) return NO_SEAT;
    if (steward->meeting.stage == MEETING_PLAYS) {
        text_copy(rest, sizeof rest, steward_stand_in_word());
        steward_note_seat(steward, "out", seat, rest);
    } else if (steward->meeting.stage == MEETING_GATHERS) {
        steward_note_seat(steward, "stand", seat, "");
    } else {
        return NO_TIME;
    }
    note_ban(steward, &key);
    for (int i = 0; i < steward->member_room; i++) {
        Member *member = &steward->members[i];
        if (!member->in || !member->has_key || !fair_dice_same(&member->key, &key)) continue;
        shut_address(steward, host, member->address);
        member->in = false;
    }
    return NO_OBJECTION;
}

/* Everybody of that name who looks on. */
static No ban_watcher(Steward *steward, const Member *host, const char *name)
{
    No answer = NO_SEAT;
    for (int i = 0; i < steward->member_room; i++) {
        Member *member = &steward->members[i];
        if (!member->in || member == host || steward_seats(steward, member) != 0) continue;
        if (!text_same_folded(member->name, name)) continue;
        send_away(steward, host, member);
        answer = NO_OBJECTION;
    }
    return answer;
}

/* "ban 2", "ban "Eve"" */
No steward_ban(Steward *steward, Member *member, const Line *line, Moment now)
{
    int seat = steward_seat_named(steward, line, 1);
    if (!steward_is_host(steward, member)) return NO_HOST;
    if (line->word_count != 2 || steward_word(line, 1)[0] == '\0') return NO_SENSE;
    bool named = line->words[1].quoted;
    No answer = named      ? ban_watcher(steward, member, steward_word(line, 1))
                : seat < 0 ? NO_SEAT
                           : ban_seat(steward, member, seat);
    steward_nobody_here(steward, now);
    steward_tell_all_now(steward);
    return answer;
}
