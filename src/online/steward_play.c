/* steward_play.c -- during the game: actions, clocks, stand-ins, chance and computers. */
#include <string.h>

#include "game/notation/notation.h"
#include "online/steward_state.h"

enum {
    LINE_SIZE = ACTION_TEXT_SIZE + 64,
    HASH_DIGITS = 16,
    AHEAD = 200, /* lines that may wait to be kept before chance goes on */
    STEPS = 64   /* actions of computers in a row */
};

int64_t steward_left(const Steward *steward, Moment now)
{
    const Meeting *meeting = &steward->meeting;
    if (steward->asked < 0 || !meeting_timed(meeting)) return 0;
    int64_t left = meeting->seats[steward->asked].left;
    int64_t step = (int64_t)meeting->terms.step * 1000;
    int64_t spent = steward->asked_at == 0 ? 0 : now - steward->asked_at;
    return left + step - spent;
}

/* What remains in the bank of whoever decides now. */
static int64_t bank_after(const Steward *steward, Moment now)
{
    SeatId decider = table_game(steward->meeting.table)->decider;
    if (decider >= steward->meeting.seat_count) return 0;
    int64_t bank = steward->meeting.seats[decider].left;
    if (steward->asked != decider || !meeting_timed(&steward->meeting)) return bank;
    int64_t left = steward_left(steward, now);
    if (left < 0) return 0;
    return left < bank ? left : bank;
}

void steward_ask(Steward *steward, Moment now)
{
    if (steward->dozes) return;
    int awaited = meeting_awaits(&steward->meeting);
    bool safe = steward->journal.kept == steward->journal.count;
    if (awaited == steward->asked && (awaited < 0 || steward->asked_at != 0)) return;
    if (awaited != steward->asked) steward->asked_at = 0;
    steward->asked = awaited;
    if (awaited >= 0 && safe) {
        steward->asked_at = now;
        steward_tell_all_now(steward);
    }
}

static void note_hash(Steward *steward)
{
    char buffer[LINE_SIZE];
    Text line = text_into(buffer, sizeof buffer);
    const Table *table = steward->meeting.table;
    text_add(&line, "= ");
    text_add_hex(&line, notation_hash(table_edition(table), table_game(table)), HASH_DIGITS);
    steward_note(steward, buffer);
}

static void note_end(Steward *steward)
{
    char buffer[LINE_SIZE];
    Text line = text_into(buffer, sizeof buffer);
    text_add(&line, "secret ");
    fair_dice_number_write(&steward->meeting.dice.secret, &line);
    note_hash(steward);
    steward_note(steward, buffer);
    steward_note(steward, "over");
}

void steward_end_if_over(Steward *steward)
{
    const Meeting *meeting = &steward->meeting;
    if (meeting->stage == MEETING_PLAYS && table_game(meeting->table)->phase == PHASE_OVER)
        note_end(steward);
}

/* Every question has its own time: the clock stands until the action is safe. */
static void note_action(Steward *steward, const Action *action, Moment now)
{
    char buffer[LINE_SIZE];
    Text line = text_into(buffer, sizeof buffer);
    Table *table = steward->meeting.table;
    int32_t turn = table_game(table)->turn;
    text_add(&line, "do ");
    text_add_int(&line, bank_after(steward, now));
    text_add_char(&line, ' ');
    notation_action_write(table_edition(table), table_game(table), action, &line);
    steward_note(steward, buffer);
    steward->asked = -1;
    steward->asked_at = 0;
    if (table_game(table)->phase == PHASE_OVER)
        note_end(steward);
    else if (table_game(table)->turn != turn)
        note_hash(steward);
}

/* The action's text is the line after "do N ". */
static void join_words(const Line *line, int from, Text *text)
{
    for (int i = from; i < line->word_count; i++) {
        if (i > from) text_add_char(text, ' ');
        text_add(text, line->words[i].at);
    }
}

/* "do N TEXT": N actions were done before. */
No steward_do(Steward *steward, Member *member, const Line *line, Moment now)
{
    char words[ACTION_TEXT_SIZE], buffer[300];
    Text text = text_into(words, sizeof words), why = text_into(buffer, sizeof buffer);
    Action action;
    int64_t number;
    if (steward->meeting.stage != MEETING_PLAYS) return NO_TIME;
    const Table *table = steward->meeting.table;
    if (line->word_count < 3 || !text_to_int(steward_word(line, 1), &number)) return NO_SENSE;
    if (number != (int64_t)table_action_count(table)) return NO_LATE;
    join_words(line, 2, &text);
    if (text.cut ||
        !notation_action_read(table_edition(table), table_game(table), words, &action, &why)) {
        return NO_SENSE;
    }
    if (action.seat >= steward->meeting.seat_count ||
        (steward_seats(steward, member) >> action.seat & 1U) == 0) {
        return NO_YOURS;
    }
    if (action_check(table_edition(table), table_game(table), &action) != REFUSAL_NONE)
        return NO_LEGAL;
    steward_seats_back(steward, member, now);
    note_action(steward, &action, now);
    return NO_OBJECTION;
}

void steward_seats_back(Steward *steward, const Member *member, Moment now)
{
    unsigned seats = steward_seats(steward, member);
    for (int i = 0; i < steward->meeting.seat_count; i++) {
        if ((seats >> i & 1U) == 0) continue;
        steward->gone[i] = 0;
        if (steward->meeting.stage == MEETING_PLAYS && steward->meeting.seats[i].stand_in != NULL)
            steward_note_seat(steward, "back", i, "");
    }
    steward_ask(steward, now);
}

No steward_back(Steward *steward, Member *member, const Line *line, Moment now)
{
    if (line->word_count != 1) return NO_SENSE;
    if (steward->meeting.stage != MEETING_PLAYS) return NO_TIME;
    if (steward_seats(steward, member) == 0) return NO_SEAT;
    steward_seats_back(steward, member, now);
    return NO_OBJECTION;
}

void steward_nobody_here(Steward *steward, Moment now)
{
    for (int i = 0; i < steward->meeting.seat_count; i++) {
        bool person = steward->meeting.seats[i].plan.kind == NULL;
        if (person && steward->gone[i] == 0 && !steward_seat_here(steward, i))
            steward->gone[i] = now;
    }
}

/* Out of time, or away for too long? */
static bool overdue(const Steward *steward, int seat, Moment now)
{
    const MeetingTerms *terms = &steward->meeting.terms;
    Moment gone = steward->gone[seat];
    bool absent = terms->absent > 0 && gone != 0 && !steward_seat_here(steward, seat) &&
                  now - gone >= (Moment)terms->absent * 1000;
    bool late = meeting_timed(&steward->meeting) && steward->asked == seat &&
                steward->asked_at != 0 && steward_left(steward, now) <= 0;
    return absent || late;
}

const char *steward_stand_in_word(void)
{
    return player_find("hard") != NULL ? "hard" : "simple";
}

void steward_play_tick(Steward *steward, Moment now)
{
    steward_ask(steward, now);
    int seat = meeting_awaits(&steward->meeting);
    if (seat >= 0 && overdue(steward, seat, now))
        steward_note_seat(steward, "stand-in", seat, steward_stand_in_word());
}

bool steward_overdue(const Steward *steward, Moment now)
{
    return steward->meeting.stage == MEETING_PLAYS && steward->asked >= 0 &&
           overdue(steward, steward->asked, now);
}

bool steward_work(Steward *steward, int work, Moment now)
{
    const Meeting *meeting = &steward->meeting;
    Action action;
    for (int i = 0; i < STEPS; i++) {
        if (meeting->stage != MEETING_PLAYS || steward->stuck || steward->dozes) return false;
        if (steward->journal.count - steward->journal.kept > AHEAD) return false;
        TableThinking answer = table_think(meeting->table, true, work, &action);
        if (answer == TABLE_WAITS) return false;
        if (answer == TABLE_THINKS) return true;
        note_action(steward, &action, now);
    }
    return true;
}
