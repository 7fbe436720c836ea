/* choices.c -- what the one who must decide may do. */
#include "console/choices.h"

#include <assert.h>

#include "base/mem.h"
#include "game/legal.h"
#include "table/asking.h"
#include "table/wording.h"

enum { CHOICES_MOST = 12 };

/* What a player types for each kind of action, as shown among the choices. */
static const char *const choice_words[] = {
    [ACTION_DICE] = "roll",         [ACTION_DRAW] = "draw",         [ACTION_PICK] = "pick",
    [ACTION_BELL] = "bell",         [ACTION_ROLL] = "roll",         [ACTION_FINE] = "pay",
    [ACTION_RELEASE] = "card",      [ACTION_WAIT] = "wait",         [ACTION_BUY] = "buy",
    [ACTION_DECLINE] = "decline",   [ACTION_CHOOSE] = "choose",     [ACTION_OPEN] = "open",
    [ACTION_TRAVEL] = "travel",     [ACTION_TOKEN] = "token",       [ACTION_END] = "end",
    [ACTION_BUILD] = "build",       [ACTION_SELL] = "sell",         [ACTION_BREAK] = "break",
    [ACTION_MORTGAGE] = "mortgage", [ACTION_REDEEM] = "redeem",     [ACTION_KEEP] = "keep",
    [ACTION_OFFER] = "trade",       [ACTION_COUNTER] = "counter",   [ACTION_ACCEPT] = "accept",
    [ACTION_REJECT] = "reject",     [ACTION_BID] = "bid",           [ACTION_PASS] = "pass",
    [ACTION_WANT] = "want",         [ACTION_BANKRUPT] = "bankrupt", [ACTION_FLOOR] = "floor",
    [ACTION_DONE] = "done",         [ACTION_CLAIM] = "claim",       [ACTION_RESIGN] = "resign",
    [ACTION_STOP] = "stop",
};
static_assert(sizeof choice_words / sizeof choice_words[0] == ACTION_COUNT,
              "a word for every action");

/* The choices being written. */
typedef struct Choices {
    const Table *table;
    const Edition *edition;
    const Game *game;
    SeatId seat; /* who is asked */
    Text *out;
} Choices;

static void say(const Choices *choices, const char *words)
{
    text_add(choices->out, words);
}

static void say_name(const Choices *choices, SeatId party)
{
    wording_party(choices->table, party, choices->out);
}

static void say_money(const Choices *choices, Money sum)
{
    wording_money(choices->table, sum, choices->out);
}

static void say_deed(const Choices *choices, DeedId deed)
{
    say(choices, wording_deed(choices->table, deed));
}

/* Each kind of action that is open, once, in the order of the list. */
static int kinds_open(const LegalList *list, ActionKind *kinds)
{
    int count = 0;
    for (int i = 0; i < list->count; i++) {
        bool known = false;
        for (int j = 0; j < count; j++) known = known || kinds[j] == list->list[i].action.kind;
        if (!known && count < CHOICES_MOST) kinds[count++] = (ActionKind)list->list[i].action.kind;
    }
    return count;
}

static void say_choice(const Choices *choices, ActionKind kind)
{
    Money least = 0, most = 0;
    say(choices, choice_words[kind]);
    if (kind == ACTION_BID && choices->game->phase == PHASE_AUCTION &&
        legal_bid_range(choices->edition, choices->game, &least, &most)) {
        say(choices, " (");
        text_add_int(choices->out, least);
        say(choices, " or more)");
    }
    if (kind == ACTION_FINE) {
        say(choices, " ");
        say_money(choices, choices->edition->rule[RULE_JAIL_FINE]);
    }
}

static void say_choices(const Choices *choices)
{
    LegalList *list = mem_new(1, sizeof *list);
    ActionKind kinds[CHOICES_MOST];
    legal_list(choices->edition, choices->game, list);
    int count = kinds_open(list, kinds);
    for (int i = 0; i < count; i++) {
        say(choices, i == 0 ? ": " : i == count - 1 ? " or " : ", ");
        say_choice(choices, kinds[i]);
    }
    mem_free(list);
}

static Choices choices_of(const Table *table, Text *out)
{
    return (Choices){.table = table,
                     .edition = table_edition(table),
                     .game = table_game(table),
                     .seat = asking_seat(table_game(table)),
                     .out = out};
}

void choices_write(const Table *table, Text *out)
{
    Choices choices = choices_of(table, out);
    say_choices(&choices);
}

void choices_not_now(const Table *table, ActionKind kind, Text *out)
{
    const Game *game = table_game(table);
    Choices choices = choices_of(table, out);
    say(&choices, "\"");
    say(&choices, choice_words[kind]);
    say(&choices, "\" is not possible now");
    if (game->phase == PHASE_OVER) {
        say(&choices, ": the game is over");
    } else {
        say_choices(&choices);
    }
    say(&choices, ".");
}

/* ---- everything that is open ---- */

static void legal_things(const Choices *choices, const LegalList *list, ActionKind kind)
{
    int count = 0;
    for (int i = 0; i < list->count; i++) {
        const LegalAction *legal = &list->list[i];
        const Action *action = &legal->action;
        if (action->kind != kind) continue;
        say(choices, count++ == 0 ? " " : ", ");
        if (kind == ACTION_OFFER) {
            say_name(choices, action->other);
        } else if (kind == ACTION_DRAW) {
            text_add_int(choices->out, action->other + 1);
        } else if (action->deed != NO_DEED) {
            say_deed(choices, action->deed);
        } else if (kind == ACTION_TOKEN) {
            say(choices, choices->edition->token_label[action->amount].word);
        } else if (kind == ACTION_CHOOSE) {
            text_add_int(choices->out, action->amount);
        }
        if (legal->least != legal->most) {
            say(choices, " (");
            text_add_int(choices->out, legal->least);
            say(choices, " to ");
            text_add_int(choices->out, legal->most);
            say(choices, ")");
        }
    }
}

static bool has_things(ActionKind kind)
{
    static const ActionKind plain[] = {ACTION_ROLL,     ACTION_FINE,    ACTION_RELEASE, ACTION_WAIT,
                                       ACTION_BUY,      ACTION_DECLINE, ACTION_OPEN,    ACTION_END,
                                       ACTION_COUNTER,  ACTION_ACCEPT,  ACTION_REJECT,  ACTION_PASS,
                                       ACTION_BANKRUPT, ACTION_DONE};
    for (size_t i = 0; i < sizeof plain / sizeof plain[0]; i++) {
        if (plain[i] == kind) return false;
    }
    return true;
}

/* Which people may give the out-of-turn command of a kind now. */
static void legal_other(const Choices *choices, LegalList *list, ActionKind kind)
{
    const Seating *seating = table_seating(choices->table);
    int count = 0;
    for (int seat = 0; seat < seating->count; seat++) {
        if (seating->seats[seat].kind != NULL) continue;
        legal_out_of_turn(choices->edition, choices->game, (SeatId)seat, list);
        for (int i = 0; i < list->count; i++) {
            const Action *action = &list->list[i].action;
            if (action->kind != kind) continue;
            if (count == 0) say(choices, choice_words[kind]);
            say(choices, count++ == 0 ? " " : ", ");
            if (kind == ACTION_CLAIM) {
                say_deed(choices, action->deed);
            } else {
                say_name(choices, (SeatId)seat);
            }
        }
    }
    if (count > 0) say(choices, "\n");
}

void choices_list(const Table *table, Text *out)
{
    Choices choices = choices_of(table, out);
    LegalList *list = mem_new(1, sizeof *list);
    ActionKind kinds[CHOICES_MOST];
    legal_list(choices.edition, choices.game, list);
    int count = kinds_open(list, kinds);
    for (int i = 0; i < count; i++) {
        say(&choices, choice_words[kinds[i]]);
        if (has_things(kinds[i])) legal_things(&choices, list, kinds[i]);
        say(&choices, "\n");
    }
    legal_other(&choices, list, ACTION_FLOOR);
    legal_other(&choices, list, ACTION_CLAIM);
    legal_other(&choices, list, ACTION_STOP);
    legal_other(&choices, list, ACTION_RESIGN);
    mem_free(list);
}
