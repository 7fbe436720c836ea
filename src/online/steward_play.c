/* steward_play.c -- during the game: actions, clocks, stand-ins. */
#include <string.h>

#include "game/auction.h"
#include "game/notation/notation.h"
#include "online/steward_state.h"

enum { LINE_SIZE = ACTION_TEXT_SIZE + 64, HASH_DIGITS = 16 };

/* ---- auctions in which anybody may bid (F19): one clock, which every bid begins again ---- */

static bool bids_freely(const Steward *steward)
{
    const Table *table = steward->meeting.table;
    return steward->meeting.stage == MEETING_PLAYS &&
           auction_is_free(table_edition(table), table_game(table));
}

/* Remembers what is on sale, so that a late word is known to be about it. */
static void note_lot(Steward *steward)
{
    const Game *game = table_game(steward->meeting.table);
    DeedId lot = bids_freely(steward) ? game->auction.deed : NO_DEED;
    steward->lot_bid = game->auction.bid;
    if (lot == steward->lot) return;
    steward->lot = lot;
    steward->lot_from = table_action_count(steward->meeting.table);
}

/* Whether somebody else was faster does not matter as long as the same deed is on sale: a higher
 * bid is one, and who passed at a lower price passes. */
static bool in_time(const Steward *steward, const Action *action, int64_t number)
{
    const Table *table = steward->meeting.table;
    if (number == (int64_t)table_action_count(table)) return true;
    if (!bids_freely(steward) || number < (int64_t)steward->lot_from ||
        number > (int64_t)table_action_count(table))
        return false;
    return action->kind == ACTION_BID || action->kind == ACTION_PASS;
}

static int64_t auction_left(const Steward *steward, Moment now)
{
    const Edition *edition = table_edition(steward->meeting.table);
    int64_t time = (int64_t)edition->rule[RULE_AUCTION_CLOCK] * 1000;
    return steward->asked_at == 0 ? time : time - (now - steward->asked_at);
}

int64_t steward_left(const Steward *steward, Moment now)
{
    const Meeting *meeting = &steward->meeting;
    if (steward->asked == STEWARD_ALL) return auction_left(steward, now);
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
    int awaited = bids_freely(steward) ? STEWARD_ALL : meeting_awaits(&steward->meeting);
    bool safe = steward->journal.kept == steward->journal.count;
    if (awaited == steward->asked && (awaited < 0 || steward->asked_at != 0)) return;
    if (awaited != steward->asked) steward->asked_at = 0;
    steward->asked = awaited;
    if (awaited == STEWARD_ALL) note_lot(steward); /* also after a restart */
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

/* The clock of the question that was answered; that of an auction runs on while nobody bids. */
static void stop_clock(Steward *steward)
{
    bool on = bids_freely(steward) && steward->asked == STEWARD_ALL;
    const Auction *auction = &table_game(steward->meeting.table)->auction;
    if (on && steward->lot == auction->deed && steward->lot_bid == auction->bid) return;
    note_lot(steward);
    steward->asked = -1;
    steward->asked_at = 0;
}

/* Every question has its own time: the clock stands until the action is safe. */
void steward_note_action(Steward *steward, const Action *action, Moment now)
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
    steward->actions++;
    stop_clock(steward);
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
    if (number != (int64_t)table_action_count(table) && !bids_freely(steward)) return NO_LATE;
    join_words(line, 2, &text);
    if (text.cut ||
        !notation_action_read(table_edition(table), table_game(table), words, &action, &why)) {
        return NO_SENSE;
    }
    if (action.seat >= steward->meeting.seat_count ||
        (steward_seats(steward, member) >> action.seat & 1U) == 0) {
        return NO_YOURS;
    }
    if (!in_time(steward, &action, number)) return NO_LATE;
    if (action_check(table_edition(table), table_game(table), &action) != REFUSAL_NONE)
        return number == (int64_t)table_action_count(table) ? NO_LEGAL : NO_OUTBID;
    steward_seats_back(steward, member, now);
    steward_note_action(steward, &action, now);
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

static bool somebody_here(const Steward *steward)
{
    for (int i = 0; i < steward->meeting.seat_count; i++)
        if (steward_seat_here(steward, i)) return true;
    return false;
}

/* Out of time, or away for too long while others wait? Where everybody is away, nobody waits. */
static bool overdue(const Steward *steward, int seat, Moment now)
{
    if (steward->asked == STEWARD_ALL)
        return steward->asked_at != 0 && auction_left(steward, now) <= 0;
    const MeetingTerms *terms = &steward->meeting.terms;
    Moment gone = steward->gone[seat];
    bool absent = terms->absent > 0 && gone != 0 && now - gone >= (Moment)terms->absent * 1000 &&
                  !steward_seat_here(steward, seat) && somebody_here(steward);
    bool late = meeting_timed(&steward->meeting) && steward->asked == seat &&
                steward->asked_at != 0 && steward_left(steward, now) <= 0;
    return absent || late;
}

const char *steward_stand_in_word(void)
{
    return player_find("hard") != NULL ? "hard" : "simple";
}

/* Time is up: who was silent has passed. */
static void close_bids(Steward *steward, Moment now)
{
    const Game *game = table_game(steward->meeting.table);
    DeedId lot = game->auction.deed;
    while (bids_freely(steward) && game->auction.deed == lot && !steward->stuck) {
        Action action = action_of(game, ACTION_PASS);
        steward_note_action(steward, &action, now);
    }
}

void steward_play_tick(Steward *steward, Moment now)
{
    steward_ask(steward, now);
    if (steward->asked == STEWARD_ALL) {
        if (overdue(steward, STEWARD_ALL, now)) close_bids(steward, now);
        return;
    }
    int seat = meeting_awaits(&steward->meeting);
    if (seat >= 0 && overdue(steward, seat, now))
        steward_note_seat(steward, "stand-in", seat, steward_stand_in_word());
}

bool steward_overdue(const Steward *steward, Moment now)
{
    return steward->meeting.stage == MEETING_PLAYS && steward->asked >= 0 &&
           overdue(steward, steward->asked, now);
}

bool steward_runs(const Steward *steward)
{
    const Meeting *meeting = &steward->meeting;
    if (meeting->stage != MEETING_PLAYS || steward->stuck) return false;
    if (meeting_timed(meeting) || (meeting->terms.absent > 0 && somebody_here(steward)))
        return true;
    return !steward->dozes && (meeting_awaits(meeting) < 0 || bids_freely(steward));
}
