/* steward_lobby.c -- before the game: sitting down, the terms, getting ready, the dice. */
#include <string.h>

#include "base/mem.h"
#include "online/steward_state.h"

enum { LINE_SIZE = 512, COLOUR_DIGITS = 6, PROMISE_TIME = 20000 };

static bool gathers(const Steward *steward)
{
    return steward->meeting.stage == MEETING_GATHERS;
}

No steward_may_set(const Steward *steward, const Member *member)
{
    if (!gathers(steward)) return NO_TIME;
    return steward_is_host(steward, member) ? NO_OBJECTION : NO_HOST;
}

static bool name_free(const Steward *steward, const char *name)
{
    if (seat_name_fault(name) != SEAT_NAME_GOOD) return false;
    for (int i = 0; i < steward->meeting.seat_count; i++)
        if (text_same_folded(steward->meeting.seats[i].plan.name, name)) return false;
    return true;
}

/* The token wanted, or the first that nobody has. */
static int free_token(const Steward *steward, int wanted)
{
    unsigned taken = 0;
    for (int i = 0; i < steward->meeting.seat_count; i++) {
        TokenId token = steward->meeting.seats[i].plan.token;
        if (token < 32) taken |= 1U << token;
    }
    if (wanted >= 0 && wanted < 32 && (taken >> wanted & 1U) == 0) return wanted;
    int n = 0;
    while ((taken >> n & 1U) != 0) n++;
    return n;
}

static void note_seat(Steward *steward, const char *kind, const char *name, int token)
{
    char buffer[LINE_SIZE];
    Text line = text_into(buffer, sizeof buffer);
    text_add(&line, "sit ");
    text_add(&line, kind);
    text_add_char(&line, ' ');
    text_add_quoted(&line, name);
    text_add_char(&line, ' ');
    text_add_int(&line, free_token(steward, token));
    text_add(&line, " #");
    text_add_hex(&line, meeting_free_colour(&steward->meeting), COLOUR_DIGITS);
    steward_note(steward, buffer);
}

static void note_key(Steward *steward, Member *member)
{
    char buffer[LINE_SIZE];
    Text line = text_into(buffer, sizeof buffer);
    if (!member->has_key) {
        secrets_token(&steward->secrets, member->token);
        member->key = secrets_digest(member->token);
        member->has_key = true;
    }
    text_add(&line, "key ");
    text_add_int(&line, steward->meeting.seat_count);
    text_add_char(&line, ' ');
    fair_dice_number_write(&member->key, &line);
    steward_note_for(steward, JOURNAL_SERVER, buffer);
}

/* "sit "Ada" [TOKEN]" */
No steward_sit(Steward *steward, Member *member, const Line *line, Moment now)
{
    int64_t token = -1;
    (void)now;
    if (!gathers(steward)) return NO_TIME;
    if (line->word_count < 2 || line->word_count > 3) return NO_SENSE;
    if (line->word_count == 3 && !text_to_int(steward_word(line, 2), &token)) return NO_SENSE;
    if (steward->meeting.seat_count == MAX_SEATS) return NO_SEAT;
    if (!name_free(steward, steward_word(line, 1))) return NO_NAME;
    note_seat(steward, "human", steward_word(line, 1), token < 0 || token > 31 ? -1 : (int)token);
    note_key(steward, member);
    steward_tell_all_now(steward);
    return NO_OBJECTION;
}

No steward_stand(Steward *steward, Member *member, const Line *line, Moment now)
{
    int seat = steward_seat_named(steward, line, 1);
    (void)now;
    if (!gathers(steward)) return NO_TIME;
    if (seat < 0) return NO_SEAT;
    if ((steward_seats(steward, member) >> seat & 1U) == 0) return NO_YOURS;
    steward_note_seat(steward, "stand", seat, "");
    steward_tell_all_now(steward);
    return NO_OBJECTION;
}

/* "computer hard "Bruno"" */
No steward_computer(Steward *steward, Member *member, const Line *line, Moment now)
{
    No may = steward_may_set(steward, member);
    (void)now;
    if (may != NO_OBJECTION) return may;
    if (line->word_count != 3 || player_find(steward_word(line, 1)) == NULL) return NO_SENSE;
    if (steward->meeting.seat_count == MAX_SEATS) return NO_SEAT;
    if (!name_free(steward, steward_word(line, 2))) return NO_NAME;
    note_seat(steward, steward_word(line, 1), steward_word(line, 2), -1);
    return NO_OBJECTION;
}

No steward_remove(Steward *steward, Member *member, const Line *line, Moment now)
{
    No may = steward_may_set(steward, member);
    int seat = steward_seat_named(steward, line, 1);
    (void)now;
    if (may != NO_OBJECTION) return may;
    if (seat < 0) return NO_SEAT;
    steward_note_seat(steward, "stand", seat, "");
    steward_tell_all_now(steward);
    return NO_OBJECTION;
}

No steward_hand_over(Steward *steward, Member *member, const Line *line, Moment now)
{
    int seat = steward_seat_named(steward, line, 1);
    (void)now;
    if (!steward_is_host(steward, member)) return NO_HOST;
    if (seat < 0 || steward->meeting.seats[seat].plan.kind != NULL) return NO_SEAT;
    steward_note_seat(steward, "host", seat, "");
    return NO_OBJECTION;
}

/* "terms BANK STEP ABSENT WATCH ADVICE OPEN [DELAY]", "-" for what stays as it is. The words are
 * checked by trying them on a meeting of their own. */
No steward_terms(Steward *steward, Member *member, const Line *line, Moment now)
{
    No may = steward_may_set(steward, member);
    char buffer[LINE_SIZE];
    Text text = text_into(buffer, sizeof buffer);
    (void)now;
    if (may != NO_OBJECTION) return may;
    text_add(&text, steward_word(line, 0));
    for (int i = 1; i < line->word_count; i++) {
        text_add_char(&text, ' ');
        if (text_same(steward_word(line, i), "-") && i <= TERM_COUNT)
            meeting_terms_write_one(&steward->meeting.terms, (MeetingTerm)(i - 1), &text);
        else
            text_add(&text, steward_word(line, i));
    }
    Meeting *trial = mem_new(1, sizeof *trial);
    meeting_begin(trial);
    bool good = !text.cut && meeting_apply(trial, steward->library, buffer);
    mem_free(trial);
    if (!good) return NO_SENSE;
    steward_note(steward, buffer);
    return NO_OBJECTION;
}

No steward_ready(Steward *steward, Member *member, const Line *line, Moment now)
{
    const char *how = steward_word(line, 1);
    unsigned seats = steward_seats(steward, member);
    (void)now;
    if (!gathers(steward)) return NO_TIME;
    if (!text_same(how, "on") && !text_same(how, "off")) return NO_SENSE;
    if (seats == 0) return NO_SEAT;
    for (int i = 0; i < steward->meeting.seat_count; i++)
        if ((seats >> i & 1U) != 0) steward_note_seat(steward, "ready", i, how);
    return NO_OBJECTION;
}

static bool all_ready(const Steward *steward)
{
    for (int i = 0; i < steward->meeting.seat_count; i++)
        if (!steward->meeting.seats[i].ready) return false;
    return true;
}

/* Can this many play this edition? */
static bool enough(const Steward *steward)
{
    Edition *edition = mem_new(1, sizeof *edition);
    bool good = meeting_edition(&steward->meeting, steward->library, edition);
    int count = steward->meeting.seat_count;
    good = good && count >= edition->rule[RULE_PLAYERS_MIN] &&
           count <= edition->rule[RULE_PLAYERS_MAX];
    mem_free(edition);
    return good;
}

static void note_number(Steward *steward, const char *verb, const char *name,
                        const FairNumber *number, JournalAudience audience)
{
    char buffer[LINE_SIZE];
    Text line = text_into(buffer, sizeof buffer);
    text_add(&line, verb);
    text_add_char(&line, ' ');
    text_add(&line, name);
    if (name[0] != '\0') text_add_char(&line, ' ');
    fair_dice_number_write(number, &line);
    steward_note_for(steward, audience, buffer);
}

/* The name of the next game: the meeting's, and which of its games. */
static void game_name(const Steward *steward, char name[FAIR_GAME_SIZE])
{
    Text text = text_into(name, FAIR_GAME_SIZE);
    text_add(&text, steward->meeting.name);
    text_add_char(&text, '/');
    text_add_int(&text, steward->meeting.games + 1);
}

static bool all_shown(const Steward *steward)
{
    for (int i = 0; i < steward->meeting.seat_count; i++) {
        const MeetingSeat *seat = &steward->meeting.seats[i];
        if (seat->plan.kind == NULL && !seat->shown) return false;
    }
    return true;
}

static bool all_promised(const Steward *steward)
{
    for (int i = 0; i < steward->meeting.seat_count; i++) {
        const MeetingSeat *seat = &steward->meeting.seats[i];
        if (seat->plan.kind == NULL && !seat->promised) return false;
    }
    return true;
}

/* The server knows its secret; begins when everybody has shown their share. */
static void begin_when_shown(Steward *steward, Moment now)
{
    if (!all_shown(steward)) return;
    steward_note(steward, "begin");
    steward->deadline = 0;
    memset(steward->gone, 0, sizeof steward->gone); /* seats have moved since */
    steward_nobody_here(steward, now);
}

No steward_start(Steward *steward, Member *member, const Line *line, Moment now)
{
    No may = steward_may_set(steward, member);
    char name[FAIR_GAME_SIZE];
    if (may != NO_OBJECTION) return may;
    if (line->word_count != 1) return NO_SENSE;
    if (!all_ready(steward)) return NO_TIME;
    if (!enough(steward)) return NO_RULE;
    game_name(steward, name);
    FairNumber secret = secrets_number(&steward->secrets);
    FairNumber promise = fair_dice_promise(name, &secret);
    note_number(steward, "game", name, &promise, JOURNAL_ALL);
    note_number(steward, "secret", "", &secret, JOURNAL_SERVER);
    steward->deadline = now + PROMISE_TIME;
    begin_when_shown(steward, now);
    return NO_OBJECTION;
}

static int waiting_seat(const Steward *steward, const Member *member, bool showing)
{
    unsigned seats = steward_seats(steward, member);
    for (int i = 0; i < steward->meeting.seat_count; i++) {
        const MeetingSeat *seat = &steward->meeting.seats[i];
        if ((seats >> i & 1U) != 0 && !(showing ? seat->shown : seat->promised)) return i;
    }
    return -1;
}

static bool number_good(const Line *line)
{
    FairNumber number;
    return line->word_count == 2 && fair_dice_number_read(steward_word(line, 1), &number);
}

/* Somebody's promise said after them would spoil the proof of the dice. */
static bool given(const Steward *steward, const char *digits)
{
    const FairDice *dice = &steward->meeting.dice;
    FairNumber promise;
    fair_dice_number_read(digits, &promise);
    for (int i = 0; i < dice->share_count; i++)
        if (fair_dice_same(&promise, &dice->promises[i])) return true;
    return false;
}

No steward_share(Steward *steward, Member *member, const Line *line, Moment now)
{
    int seat = waiting_seat(steward, member, false);
    (void)now;
    if (steward->meeting.stage != MEETING_PROMISES) return NO_TIME;
    if (seat < 0) return NO_SEAT;
    if (!number_good(line) || given(steward, steward_word(line, 1))) return NO_SENSE;
    steward_note_seat(steward, "share", seat, steward_word(line, 1));
    return NO_OBJECTION;
}

static bool promised(const Steward *steward, const char *digits)
{
    const FairDice *dice = &steward->meeting.dice;
    FairNumber share;
    fair_dice_number_read(digits, &share);
    FairNumber promise = fair_dice_share_promise(&share);
    for (int i = 0; i < dice->share_count; i++)
        if (fair_dice_same(&promise, &dice->promises[i])) return true;
    return false;
}

No steward_show(Steward *steward, Member *member, const Line *line, Moment now)
{
    int seat = waiting_seat(steward, member, true);
    MeetingStage stage = steward->meeting.stage;
    if ((stage != MEETING_PROMISES && stage != MEETING_SHOWS) || !all_promised(steward))
        return NO_TIME;
    if (seat < 0) return NO_SEAT;
    if (!number_good(line) || !promised(steward, steward_word(line, 1))) return NO_SENSE;
    steward_note_seat(steward, "show", seat, steward_word(line, 1));
    begin_when_shown(steward, now);
    return NO_OBJECTION;
}

No steward_again(Steward *steward, Member *member, const Line *line, Moment now)
{
    (void)now;
    if (steward->meeting.stage != MEETING_OVER) return NO_TIME;
    if (!steward_is_host(steward, member)) return NO_HOST;
    if (line->word_count != 1) return NO_SENSE;
    steward_note(steward, "again");
    for (int i = steward->meeting.seat_count - 1; i >= 0; i--)
        if (steward->meeting.seats[i].out) steward_note_seat(steward, "stand", i, "");
    return NO_OBJECTION;
}

void steward_lobby_tick(Steward *steward, Moment now)
{
    unsigned late = 0;
    if (steward->deadline == 0 || now < steward->deadline) return;
    steward->deadline = 0;
    for (int i = 0; i < steward->meeting.seat_count; i++) {
        const MeetingSeat *seat = &steward->meeting.seats[i];
        if (seat->plan.kind == NULL && !seat->shown) late |= 1U << i;
    }
    steward_note(steward, "wait");
    for (int i = 0; i < steward->meeting.seat_count; i++)
        if ((late >> i & 1U) != 0) steward_note_seat(steward, "ready", i, "off");
}
