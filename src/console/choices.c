/* choices.c -- what the player to act may do. */
#include "console/choices.h"

#include <assert.h>

#include "base/mem.h"
#include "game/legal.h"
#include "table/intent.h"
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

static const char *choice_word(const Printer *printer, ActionKind kind)
{
    bool withdraws = table_edition(printer->table)->rule[RULE_AUCTION_ASK_ALL] != 0;
    return kind == ACTION_PASS && withdraws ? "withdraw" : choice_words[kind];
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

/* Somebody below zero raises money first; what ends it all comes last. */
static void ends_last(const Game *game, ActionKind *kinds, int count)
{
    if (game->decider >= game->seat_count || game->seats[game->decider].cash >= 0) return;
    int left = 0, ends = 0;
    ActionKind last[CHOICES_MOST];
    for (int i = 0; i < count; i++) {
        if (kinds[i] == ACTION_END || kinds[i] == ACTION_BANKRUPT) {
            last[ends++] = kinds[i];
        } else {
            kinds[left++] = kinds[i];
        }
    }
    for (int i = 0; i < ends; i++) kinds[left + i] = last[i];
}

/* The kinds of action that are open now. */
static int kinds_now(const Printer *printer, ActionKind kinds[CHOICES_MOST])
{
    LegalList *list = mem_new(1, sizeof *list);
    legal_list(table_edition(printer->table), table_game(printer->table), list);
    int count = kinds_open(list, kinds);
    ends_last(table_game(printer->table), kinds, count);
    mem_free(list);
    return count;
}

/* ---- in one sentence ---- */

/* The choices of a sentence, while it is written. */
typedef struct ChoiceList {
    Arg items[CHOICES_MOST];
    int count;
    Said bid, fine, roll, wait, ways[2];
    Intent intents[2];
} ChoiceList;

/* In jail by three ways, each with its price (I8). */
static bool three_ways(const Edition *edition, const Game *game)
{
    return game->phase == PHASE_TURN && game->seats[game_mover(game)].in_jail &&
           edition->rule[RULE_JAIL_STYLE] == JAIL_STYLE_THREE_WAYS;
}

static Arg way_arg(const Printer *printer, ActionKind kind, ChoiceList *choices)
{
    Arg word = arg_word(choice_word(printer, kind));
    if (kind == ACTION_ROLL) {
        Money fine = table_edition(printer->table)->rule[RULE_JAIL_THROW_FINE];
        choices->roll =
            (Said){T_("{word} (three throws; {sum} if none frees you)"), {word, arg_sum(fine)}};
        return arg_part(&choices->roll);
    }
    choices->wait = (Said){T_("{word} (costs the turn, no money)"), {word}};
    return arg_part(&choices->wait);
}

static Arg choice_arg(const Printer *printer, ActionKind kind, ChoiceList *choices)
{
    const Edition *edition = table_edition(printer->table);
    const Game *game = table_game(printer->table);
    Money least = 0, most = 0;
    if (kind == ACTION_BID && game->phase == PHASE_AUCTION &&
        legal_bid_range(edition, game, &least, &most)) {
        choices->bid = (Said){T_("{word} ({least} or more)"),
                              {arg_word(choice_word(printer, kind)), arg_least(least)}};
        return arg_part(&choices->bid);
    }
    if (kind == ACTION_FINE) {
        choices->fine =
            (Said){T_("{word} {sum}"),
                   {arg_word(choice_word(printer, kind)), arg_sum(edition->rule[RULE_JAIL_FINE])}};
        return arg_part(&choices->fine);
    }
    if ((kind == ACTION_ROLL || kind == ACTION_WAIT) && three_ways(edition, game)) {
        return way_arg(printer, kind, choices);
    }
    return arg_word(choice_word(printer, kind));
}

/* "choose 1 (pay $200)", "choose 2 (pay 10% of everything)" */
static void add_ways(const Printer *printer, ChoiceList *choices)
{
    static const char *const typed[] = {"choose 1", "choose 2"};
    const Game *game = table_game(printer->table);
    for (int i = 0; i < 2 && choices->count < CHOICES_MOST; i++) {
        Action action = action_of(game, ACTION_CHOOSE);
        action.amount = i + 1;
        intent_make(&choices->intents[i], table_edition(printer->table), game, &action);
        choices->ways[i] = (Said){T_("{word} ({part})"),
                                  {arg_word(typed[i]), arg_part(&choices->intents[i].said)}};
        choices->items[choices->count++] = arg_part(&choices->ways[i]);
    }
}

static void find_choices(const Printer *printer, ChoiceList *choices)
{
    ActionKind kinds[CHOICES_MOST];
    int count = kinds_now(printer, kinds);
    for (int i = 0; i < count && choices->count < CHOICES_MOST; i++) {
        if (kinds[i] == ACTION_CHOOSE)
            add_ways(printer, choices);
        else
            choices->items[choices->count++] = choice_arg(printer, kinds[i], choices);
    }
}

void choices_ask(const Printer *printer, const char *asked)
{
    ChoiceList choices = {0};
    find_choices(printer, &choices);
    PRINT(printer, T_("{text}[: {choices}]."), arg_text(asked),
          arg_choices(choices.items, choices.count));
}

void choices_not_now(const Printer *printer, ActionKind kind)
{
    ChoiceList choices = {0};
    if (table_game(printer->table)->phase == PHASE_OVER) {
        PRINT(printer, T_("\"{word}\" is not possible now: the game is over."),
              arg_word(choice_word(printer, kind)));
        return;
    }
    find_choices(printer, &choices);
    PRINT(printer, T_("\"{word}\" is not possible now[: {choices}]."),
          arg_word(choice_word(printer, kind)), arg_choices(choices.items, choices.count));
}

/* ---- everything that is open, as it is typed ---- */

/* "1 (pay $200)" */
static void way_name(const Printer *printer, const Action *action, Text *text)
{
    Intent intent;
    intent_make(&intent, table_edition(printer->table), table_game(printer->table), action);
    SAY(&printer->words, text, T_("{id} ({part})"), arg_id(action->amount), arg_part(&intent.said));
}

static void picked_name(const Printer *printer, Money picked, Text *text)
{
    Phase phase = (Phase)table_game(printer->table)->phase;
    if (phase == PHASE_PICK_SEAT || phase == PHASE_SHUFFLE) {
        wording_party(printer->table, (SeatId)picked, text);
    } else if (phase != PHASE_PICK_SUM) {
        text_add(text, wording_deed(printer->table, (DeedId)picked));
    }
}

static void thing_name(const Printer *printer, const Action *action, Text *text)
{
    const Edition *edition = table_edition(printer->table);
    if (action->kind == ACTION_OFFER) {
        wording_party(printer->table, action->other, text);
    } else if (action->kind == ACTION_DRAW) {
        text_add_int(text, action->other + 1);
    } else if (action->deed != NO_DEED) {
        text_add(text, wording_deed(printer->table, action->deed));
    } else if (action->kind == ACTION_TRAVEL) {
        text_add(text, "stay");
    } else if (action->kind == ACTION_TOKEN) {
        text_add(text, edition->token_label[action->amount].word);
    } else if (action->kind == ACTION_PICK) {
        picked_name(printer, action->amount, text);
    } else if (action->kind == ACTION_CHOOSE) {
        way_name(printer, action, text);
    }
}

static void legal_thing(const Printer *printer, const LegalAction *legal)
{
    const Words *words = &printer->words;
    Text *out = printer->out;
    size_t mark = out->length;
    thing_name(printer, &legal->action, out);
    bool named = out->length > mark, range = legal->least != legal->most;
    if (named && range) text_add_char(out, ' ');
    if (range && legal->action.kind == ACTION_BREAK)
        SAY(words, out, T_("({at_least} to {at_most})"), arg_at_least(legal->least),
            arg_at_most(legal->most));
    else if (range)
        SAY(words, out, T_("({least} to {most})"), arg_least(legal->least), arg_most(legal->most));
    else if (!named)
        words_write_arg(words, arg_sum(legal->least), out);
}

static void legal_things(const Printer *printer, const LegalList *list, ActionKind kind)
{
    int count = 0;
    for (int i = 0; i < list->count; i++) {
        if (list->list[i].action.kind != kind) continue;
        text_add(printer->out, count++ == 0 ? " " : ", ");
        legal_thing(printer, &list->list[i]);
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
static void legal_other(const Printer *printer, LegalList *list, ActionKind kind)
{
    const Table *table = printer->table;
    const Seating *seating = table_seating(table);
    int count = 0;
    for (int seat = 0; seat < seating->count; seat++) {
        if (seating->seats[seat].kind != NULL) continue;
        legal_out_of_turn(table_edition(table), table_game(table), (SeatId)seat, list);
        for (int i = 0; i < list->count; i++) {
            const Action *action = &list->list[i].action;
            if (action->kind != kind) continue;
            if (count == 0) text_add(printer->out, choice_word(printer, kind));
            text_add(printer->out, count++ == 0 ? " " : ", ");
            if (kind == ACTION_CLAIM) {
                text_add(printer->out, wording_deed(table, action->deed));
            } else {
                wording_party(table, (SeatId)seat, printer->out);
            }
        }
    }
    if (count > 0) text_add(printer->out, "\n");
}

void choices_list(const Printer *printer)
{
    LegalList *list = mem_new(1, sizeof *list);
    ActionKind kinds[CHOICES_MOST];
    legal_list(table_edition(printer->table), table_game(printer->table), list);
    int count = kinds_open(list, kinds);
    ends_last(table_game(printer->table), kinds, count);
    for (int i = 0; i < count; i++) {
        text_add(printer->out, choice_word(printer, kinds[i]));
        if (has_things(kinds[i])) legal_things(printer, list, kinds[i]);
        text_add(printer->out, "\n");
    }
    legal_other(printer, list, ACTION_FLOOR);
    legal_other(printer, list, ACTION_CLAIM);
    legal_other(printer, list, ACTION_STOP);
    legal_other(printer, list, ACTION_RESIGN);
    mem_free(list);
}
