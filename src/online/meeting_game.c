/* meeting_game.c -- lines about the game: its dice, its actions, who plays for whom, its end. */
#include <string.h>

#include "base/mem.h"
#include "game/notation/notation.h"
#include "online/meeting_line.h"

enum { HASH_DIGITS = 16 };

/* "game NAME PROMISE": everybody is ready, the dice are promised. */
static bool apply_game(MeetingLine *line)
{
    Meeting *meeting = line->meeting;
    FairDice dice = {0};
    if (!meeting_line_stage(line, MEETING_GATHERS) || !meeting_line_has(line, 2) ||
        meeting_line_word(line, 1)[0] == '\0' ||
        !text_copy(dice.game, sizeof dice.game, meeting_line_word(line, 1)) ||
        !fair_dice_number_read(meeting_line_word(line, 2), &dice.promise)) {
        return false;
    }
    meeting->dice = dice;
    meeting->stage = MEETING_PROMISES;
    for (int i = 0; i < meeting->seat_count; i++)
        meeting->seats[i].promised = meeting->seats[i].shown = false;
    return true;
}

/* Shares are counted in the order in which they are promised. */
static bool apply_share(MeetingLine *line)
{
    FairDice *dice = &line->meeting->dice;
    MeetingSeat *seat = meeting_line_seat(line, 1);
    FairNumber promise;
    if (!meeting_line_stage(line, MEETING_PROMISES) || !meeting_line_has(line, 2) || seat == NULL ||
        seat->promised || seat->plan.kind != NULL ||
        !fair_dice_number_read(meeting_line_word(line, 2), &promise)) {
        return false;
    }
    dice->promises[dice->share_count] = promise;
    seat->promised = true;
    dice->share_count++;
    return true;
}

static bool apply_show(MeetingLine *line)
{
    FairDice *dice = &line->meeting->dice;
    MeetingSeat *seat = meeting_line_seat(line, 1);
    FairNumber share;
    if (seat == NULL || !meeting_line_has(line, 2) || !seat->promised || seat->shown ||
        (!meeting_line_stage(line, MEETING_PROMISES) && !meeting_line_stage(line, MEETING_SHOWS)) ||
        !fair_dice_number_read(meeting_line_word(line, 2), &share)) {
        return false;
    }
    FairNumber promise = fair_dice_share_promise(&share);
    for (int i = 0; i < dice->share_count; i++) {
        if (!fair_dice_same(&promise, &dice->promises[i])) continue;
        dice->shares[i] = share;
        seat->shown = true;
        line->meeting->stage = MEETING_SHOWS;
        return true;
    }
    return false;
}

/* Somebody did not promise or show: back to gathering. */
static bool apply_wait(MeetingLine *line)
{
    Meeting *meeting = line->meeting;
    if (!meeting_line_stage(line, MEETING_PROMISES) && !meeting_line_stage(line, MEETING_SHOWS))
        return false;
    meeting->stage = MEETING_GATHERS;
    meeting->dice = (FairDice){0};
    return meeting_line_has(line, 0);
}

/* Whoever wants a token or a colour that is taken, or is not there, gets another one. */
static Seating seating_for(const Meeting *meeting, const Edition *edition)
{
    Seating seating = {0};
    unsigned tokens = 0;
    for (int i = 0; i < meeting->seat_count; i++) {
        const SeatPlan *plan = &meeting->seats[i].plan;
        bool good = plan->token < edition->token_count && (tokens >> plan->token & 1U) == 0;
        bool same = false;
        for (int k = 0; k < i; k++) same = same || seating.seats[k].colour == plan->colour;
        seating_add(&seating, edition, plan->name, plan->kind, good ? plan->token : NO_TOKEN,
                    same ? 0 : plan->colour);
        if (seating.seats[i].token < 32) tokens |= 1U << seating.seats[i].token;
    }
    return seating;
}

static void lay_table(Meeting *meeting, const Edition *edition, const Seating *seating)
{
    if (meeting->pool == NULL) {
        meeting->table = table_new(edition, &meeting->rules, seating, 0);
        return;
    }
    meeting->shared = edition_pool_take(meeting->pool, edition);
    meeting->table = table_new_lean(meeting->shared, &meeting->rules, seating);
}

static bool apply_begin(MeetingLine *line)
{
    Meeting *meeting = line->meeting;
    bool chance_known =
        meeting_line_stage(line, MEETING_SHOWS) || meeting_line_stage(line, MEETING_PROMISES);
    if (!meeting_line_has(line, 0) || !chance_known) return false;
    Edition *edition = mem_new(1, sizeof *edition);
    bool good = meeting_edition(meeting, line->library, edition);
    Seating seating = {0};
    if (good) seating = seating_for(meeting, edition);
    char buffer[300];
    Text why = text_into(buffer, sizeof buffer);
    good = good && seating_check(&seating, edition, NULL, &why);
    if (good) {
        meeting_drop_table(meeting);
        lay_table(meeting, edition, &seating);
        table_set_dice(meeting->table, &meeting->dice);
        meeting->stage = MEETING_PLAYS;
        meeting->games++;
        for (int i = 0; i < meeting->seat_count; i++) {
            meeting->seats[i].plan = seating.seats[i];
            meeting->seats[i].stand_in = NULL;
            meeting->seats[i].out = false;
            meeting->seats[i].left = (int64_t)meeting->terms.bank * 1000;
        }
    }
    mem_free(edition);
    return good;
}

/* The text after the first `words` words, which hold no quotes. */
static const char *rest_of(const MeetingLine *line, int words)
{
    const char *at = line->text;
    for (int i = 0; i < words; i++) {
        while (*at == ' ') at++;
        while (*at != '\0' && *at != ' ') at++;
    }
    while (*at == ' ') at++;
    return at;
}

/* "do LEFT roll": an action, and the milliseconds left to whoever had to decide. */
static bool apply_do(MeetingLine *line)
{
    Meeting *meeting = line->meeting;
    int64_t left;
    char buffer[300];
    Text why = text_into(buffer, sizeof buffer);
    Action action;
    if (!meeting_line_stage(line, MEETING_PLAYS) ||
        !meeting_line_number(meeting_line_word(line, 1), 0, INT64_MAX, &left)) {
        return false;
    }
    const Game *game = table_game(meeting->table);
    SeatId decider = game->decider;
    if (!notation_action_read(table_edition(meeting->table), game, rest_of(line, 2), &action,
                              &why) ||
        table_submit(meeting->table, &action) != REFUSAL_NONE) {
        return false;
    }
    if (decider < meeting->seat_count) meeting->seats[decider].left = left;
    return true;
}

/* "= 0123456789abcdef": the hash of the position after the last action. */
static bool apply_hash(MeetingLine *line)
{
    uint64_t hash;
    const Table *table = line->meeting->table;
    return meeting_line_has(line, 1) && table != NULL &&
           meeting_line_hex(meeting_line_word(line, 1), HASH_DIGITS, &hash) &&
           hash == notation_hash(table_edition(table), table_game(table));
}

/* "stand-in 2 hard" */
static bool apply_stand_in(MeetingLine *line)
{
    MeetingSeat *seat = meeting_line_seat(line, 1);
    const PlayerKind *kind = player_find(meeting_line_word(line, 2));
    if (!meeting_line_stage(line, MEETING_PLAYS) || !meeting_line_has(line, 2) || seat == NULL ||
        kind == NULL || seat->plan.kind != NULL) {
        return false;
    }
    seat->stand_in = kind;
    table_stand_in(line->meeting->table, (SeatId)(seat - line->meeting->seats), kind);
    return true;
}

static bool apply_back(MeetingLine *line)
{
    MeetingSeat *seat = meeting_line_seat(line, 1);
    if (!meeting_line_stage(line, MEETING_PLAYS) || !meeting_line_has(line, 1) || seat == NULL ||
        seat->out)
        return false;
    seat->stand_in = NULL;
    table_stand_in(line->meeting->table, (SeatId)(seat - line->meeting->seats), NULL);
    return true;
}

/* "out 2 hard": the host sends a person away, and a computer plays on. */
static bool apply_out(MeetingLine *line)
{
    MeetingSeat *seat = meeting_line_seat(line, 1);
    if (!apply_stand_in(line)) return false;
    seat->out = true;
    seat->key = (FairNumber){{0}};
    return true;
}

/* "secret DIGITS": the server's from the beginning, everybody's when the game is over. */
static bool apply_secret(MeetingLine *line)
{
    Meeting *meeting = line->meeting;
    FairDice dice = meeting->dice;
    if (!meeting_line_has(line, 1) || dice.game[0] == '\0' ||
        !fair_dice_number_read(meeting_line_word(line, 1), &dice.secret)) {
        return false;
    }
    FairNumber promise = fair_dice_promise(dice.game, &dice.secret);
    if (!fair_dice_same(&promise, &dice.promise)) return false;
    dice.known = true;
    meeting->dice = dice;
    if (meeting->table != NULL && meeting->stage >= MEETING_PLAYS)
        table_set_dice(meeting->table, &dice);
    return true;
}

static bool apply_over(MeetingLine *line)
{
    if (!meeting_line_stage(line, MEETING_PLAYS) || !meeting_line_has(line, 0)) return false;
    line->meeting->stage = MEETING_OVER;
    return true;
}

/* The same people, another game. */
static bool apply_again(MeetingLine *line)
{
    if (!meeting_line_stage(line, MEETING_OVER) || !meeting_line_has(line, 0)) return false;
    line->meeting->stage = MEETING_GATHERS;
    for (int i = 0; i < line->meeting->seat_count; i++)
        line->meeting->seats[i].ready = line->meeting->seats[i].plan.kind != NULL;
    return true;
}

const MeetingVerb meeting_game_verbs[] = {
    {"do", apply_do},       {"=", apply_hash},
    {"game", apply_game},   {"share", apply_share},
    {"show", apply_show},   {"wait", apply_wait},
    {"begin", apply_begin}, {"stand-in", apply_stand_in},
    {"back", apply_back},   {"secret", apply_secret},
    {"over", apply_over},   {"again", apply_again},
    {"out", apply_out},     {0},
};
