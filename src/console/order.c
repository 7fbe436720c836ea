/* order.c -- one command of a player, turned into actions. */
#include "console/order.h"

#include <stdarg.h>
#include <string.h>

#include "console/chance_order.h"
#include "console/choices.h"
#include "console/deal_order.h"
#include "console/naming.h"
#include "console/property_order.h"
#include "game/effect.h"
#include "game/notation/notation.h"
#include "table/asking.h"

enum { NAME_WORDS = 200 };

void order_words(const Order *order, int from, int to, Text *text)
{
    for (int i = from; i < to && i < order->line->word_count; i++) {
        if (i > from) text_add_char(text, ' ');
        text_add(text, order->line->words[i].at);
    }
}

const char *order_word(const Order *order, int n)
{
    return n < order->line->word_count ? order->line->words[n].at : "";
}

int order_count(const Order *order)
{
    return order->line->word_count;
}

bool order_refuse(Order *order, ...)
{
    va_list parts;
    va_start(parts, order);
    const char *part;
    while ((part = va_arg(parts, const char *)) != NULL) text_add(order->out, part);
    va_end(parts);
    text_add_char(order->out, '\n');
    return false;
}

bool order_usage(Order *order, CommandId id)
{
    return order_refuse(order, "Say it like this: ", commands_of(id)->usage, (char *)NULL);
}

/* The sentence for a refusal in `game`, which may be a trial. */
static bool refuse_action(Order *order, const Game *game, const Action *action, Refusal refusal)
{
    if (refusal == REFUSAL_NOT_NOW && game == table_game(order->table)) {
        choices_not_now(order->table, (ActionKind)action->kind, order->out);
    } else {
        action_why_not(table_edition(order->table), game, action, refusal, order->out);
    }
    text_add_char(order->out, '\n');
    return false;
}

bool order_act(Order *order, const Action *action)
{
    Refusal refusal = order->submit(order->context, action);
    if (refusal == REFUSAL_NONE) return true;
    return refuse_action(order, table_game(order->table), action, refusal);
}

bool order_act_all(Order *order, const Action *actions, int count)
{
    const Edition *edition = table_edition(order->table);
    Game trial = *table_game(order->table);
    for (int i = 0; i < count; i++) {
        if (i > 0 && trial.phase == PHASE_WANT) {
            return order_refuse(order, "The bank has not enough for all, and the others are ",
                                "asked: build one at a time.", (char *)NULL);
        }
        Refusal refusal = action_check(edition, &trial, &actions[i]);
        const Game *where = i == 0 ? table_game(order->table) : &trial;
        if (refusal != REFUSAL_NONE) return refuse_action(order, where, &actions[i], refusal);
        apply(edition, &trial, &actions[i], NULL);
    }
    for (int i = 0; i < count; i++) {
        if (!order_act(order, &actions[i])) return false;
    }
    return true;
}

bool order_simple(Order *order, ActionKind kind)
{
    Action action = action_of(table_game(order->table), kind);
    return order_act(order, &action);
}

/* Words that may belong to a name: up to a comma. */
static int name_end(const Order *order, int at)
{
    while (at < order_count(order) && !text_same(order_word(order, at), ",")) at++;
    return at;
}

int order_take_deed(Order *order, int *at)
{
    char buffer[NAME_WORDS];
    const Edition *edition = table_edition(order->table);
    for (int end = name_end(order, *at); end > *at; end--) {
        Text words = text_into(buffer, sizeof buffer);
        order_words(order, *at, end, &words);
        int deed = naming_deed(edition, buffer, NULL);
        if (deed < 0) continue;
        *at = end;
        return deed;
    }
    naming_deed(edition, order_word(order, *at), order->out);
    text_add_char(order->out, '\n');
    return -1;
}

bool order_sum(const Order *order, const char *word, Money *sum)
{
    const char *sign = table_edition(order->table)->money_sign;
    size_t length = strlen(word), sign_length = strlen(sign);
    char digits[NAME_WORDS];
    if (sign_length > 0 && length > sign_length) {
        if (strncmp(word, sign, sign_length) == 0) {
            word += sign_length;
            length -= sign_length;
        } else if (strcmp(word + length - sign_length, sign) == 0) {
            length -= sign_length;
        }
    }
    if (length >= sizeof digits) return false;
    memcpy(digits, word, length);
    digits[length] = '\0';
    int64_t number = 0;
    if (!text_to_int(digits, &number) || number < 0 || number > MONEY_LIMIT) return false;
    *sum = (Money)number;
    return true;
}

/* ---- answers that depend on the question ---- */

static bool choose(Order *order, Money which)
{
    Action action = action_of(table_game(order->table), ACTION_CHOOSE);
    action.amount = which;
    return order_act(order, &action);
}

static bool travel_nowhere(Order *order)
{
    Action action = action_of(table_game(order->table), ACTION_TRAVEL);
    action.deed = NO_DEED;
    return order_act(order, &action);
}

static Phase phase_of(const Order *order)
{
    return (Phase)table_game(order->table)->phase;
}

static bool say_yes(Order *order)
{
    Phase phase = phase_of(order);
    if (phase == PHASE_BUY) return order_simple(order, ACTION_BUY);
    if (phase == PHASE_ANSWER || phase == PHASE_VOTE) return order_simple(order, ACTION_ACCEPT);
    if (phase == PHASE_OPEN || phase == PHASE_THIEF) return choose(order, 1);
    if (phase == PHASE_HEIR) return property_order_run(order, COMMAND_REDEEM);
    if (phase == PHASE_WANT) return property_order_run(order, COMMAND_WANT);
    return order_refuse(order, "Nothing was asked that could be answered with yes.", (char *)NULL);
}

static bool say_no(Order *order)
{
    Phase phase = phase_of(order);
    if (phase == PHASE_BUY) return order_simple(order, ACTION_DECLINE);
    if (phase == PHASE_ANSWER || phase == PHASE_VOTE) return order_simple(order, ACTION_REJECT);
    if (phase == PHASE_OPEN || phase == PHASE_THIEF) return choose(order, 2);
    if (phase == PHASE_HEIR) return property_order_run(order, COMMAND_KEEP);
    if (phase == PHASE_TRAVEL) return travel_nowhere(order);
    if (phase == PHASE_WANT || phase == PHASE_AUCTION || phase == PHASE_BUILDING_AUCTION) {
        return order_simple(order, ACTION_PASS);
    }
    return order_refuse(order, "Nothing was asked that could be answered with no.", (char *)NULL);
}

static bool pay(Order *order)
{
    if (phase_of(order) == PHASE_CHOICE) return choose(order, 1);
    return order_simple(order, ACTION_FINE);
}

/* A get-out card of the named deck, else the first the seat holds. */
static bool use_card(Order *order)
{
    const Game *game = table_game(order->table);
    Action action = action_of(game, ACTION_RELEASE);
    if (order_count(order) > 1) {
        char buffer[NAME_WORDS];
        Text words = text_into(buffer, sizeof buffer);
        order_words(order, 1, order_count(order), &words);
        int deck = naming_deck(table_edition(order->table), buffer, order->out);
        if (deck < 0) return order_refuse(order, "", (char *)NULL);
        action.other = (uint8_t)deck;
        return order_act(order, &action);
    }
    for (int deck = MAX_DECKS - 1; deck >= 0 && action.seat < MAX_SEATS; deck--) {
        if (game->seats[action.seat].release[deck] > 0) action.other = (uint8_t)deck;
    }
    return order_act(order, &action);
}

static bool choose_number(Order *order)
{
    int64_t number = 0;
    if (order_count(order) != 2 || !text_to_int(order_word(order, 1), &number) || number < 1 ||
        number > 2) {
        return order_usage(order, COMMAND_CHOOSE);
    }
    return choose(order, (Money)number);
}

static bool choose_token(Order *order)
{
    char buffer[NAME_WORDS];
    Text words = text_into(buffer, sizeof buffer);
    if (order_count(order) < 2) return order_usage(order, COMMAND_TOKEN);
    order_words(order, 1, order_count(order), &words);
    int token = naming_token(table_edition(order->table), buffer, order->out);
    if (token < 0) return order_refuse(order, "", (char *)NULL);
    Action action = action_of(table_game(order->table), ACTION_TOKEN);
    action.amount = token;
    return order_act(order, &action);
}

/* ---- out of turn ---- */

static bool of_computer(const Order *order, SeatId seat)
{
    return table_seating(order->table)->seats[seat].kind != NULL;
}

/* The seat named, or the one that must answer when none is. */
static bool out_of_turn(Order *order, ActionKind kind, CommandId id)
{
    char buffer[NAME_WORDS];
    Text words = text_into(buffer, sizeof buffer);
    Action action = action_of(table_game(order->table), kind);
    action.seat = asking_seat(table_game(order->table));
    if (order_count(order) > 1) {
        order_words(order, 1, order_count(order), &words);
        int seat = naming_seat(order->table, buffer, order->out);
        if (seat < 0) return order_refuse(order, "", (char *)NULL);
        action.seat = (SeatId)seat;
    } else if (kind == ACTION_FLOOR) {
        return order_usage(order, id);
    }
    if (of_computer(order, action.seat)) {
        return order_refuse(order, table_seating(order->table)->seats[action.seat].name,
                            " is a computer and decides alone.", (char *)NULL);
    }
    return order_act(order, &action);
}

/* The first open claim of a person, on the place named if one is. */
static bool claim(Order *order)
{
    const Game *game = table_game(order->table);
    char buffer[NAME_WORDS];
    Text words = text_into(buffer, sizeof buffer);
    int deed = -1;
    if (order_count(order) > 1) {
        order_words(order, 1, order_count(order), &words);
        deed = naming_deed(table_edition(order->table), buffer, order->out);
        if (deed < 0) return order_refuse(order, "", (char *)NULL);
    }
    for (int i = 0; i < game->claim_count; i++) {
        const Claim *open = &game->claims[i];
        if (deed >= 0 && open->deed != deed) continue;
        if (of_computer(order, open->owner)) continue;
        Action action = action_of(game, ACTION_CLAIM);
        action.seat = open->owner;
        action.other = open->visitor;
        action.deed = open->deed;
        return order_act(order, &action);
    }
    return order_refuse(order, "There is no rent to ask for.", (char *)NULL);
}

/* ---- lines that begin with no command ---- */

/* "300" or "10%": one of the two ways by its own name, or by its number. */
static bool choose_bare(Order *order, Money number, bool percent)
{
    const Effect *effect = effect_current(table_edition(order->table), table_game(order->table));
    if (percent && number == effect->percent) return choose(order, 2);
    if (!percent && number == effect->amount) return choose(order, 1);
    if (!percent && (number == 1 || number == 2)) return choose(order, number);
    return order_refuse(order, "Say \"choose 1\" or \"choose 2\".", (char *)NULL);
}

bool order_bare(Order *order, bool *done)
{
    const Game *game = table_game(order->table);
    char word[NAME_WORDS];
    Money number = 0;
    if (order_count(order) != 1 || !text_copy(word, sizeof word, order_word(order, 0)))
        return false;
    size_t length = strlen(word);
    bool percent = length > 1 && word[length - 1] == '%';
    if (percent) word[length - 1] = '\0';
    if (!order_sum(order, word, &number)) return false;
    if (game->phase == PHASE_CHOICE) {
        *done = choose_bare(order, number, percent);
    } else if (game->phase != PHASE_AUCTION && game->phase != PHASE_BUILDING_AUCTION) {
        *done =
            order_refuse(order, "A number alone is a bid, and no auction is open.", (char *)NULL);
    } else {
        *done = property_order_bid(order, 0);
    }
    return true;
}

bool order_notation(Order *order, Text *why)
{
    char buffer[ACTION_TEXT_SIZE];
    Text words = text_into(buffer, sizeof buffer);
    order_words(order, 0, order_count(order), &words);
    Action action;
    if (!notation_action_read(table_edition(order->table), table_game(order->table), buffer,
                              &action, why)) {
        return false;
    }
    if (action.seat == DEALER && !order->options->testing) {
        text_add(why, chance_order_refusal());
        return false;
    }
    if (action.seat < MAX_SEATS && of_computer(order, action.seat)) return false;
    return order_act(order, &action);
}

bool order_run(Order *order, CommandId id)
{
    Phase phase = phase_of(order);
    switch (id) {
    case COMMAND_ROLL:
    case COMMAND_DICE:
    case COMMAND_DRAW:
    case COMMAND_PICK:
    case COMMAND_BELL: return chance_order_run(order, id);
    case COMMAND_END: return order_simple(order, ACTION_END);
    case COMMAND_BUY: return order_simple(order, ACTION_BUY);
    case COMMAND_DECLINE: return order_simple(order, ACTION_DECLINE);
    case COMMAND_PASS:
        return order_simple(order, phase == PHASE_BUY ? ACTION_DECLINE : ACTION_PASS);
    case COMMAND_YES: return say_yes(order);
    case COMMAND_NO: return say_no(order);
    case COMMAND_CHOOSE: return choose_number(order);
    case COMMAND_FINE: return pay(order);
    case COMMAND_CARD: return use_card(order);
    case COMMAND_WAIT: return order_simple(order, ACTION_WAIT);
    case COMMAND_OPEN:
        return phase == PHASE_OPEN ? choose(order, 1) : order_simple(order, ACTION_OPEN);
    case COMMAND_TOKEN: return choose_token(order);
    case COMMAND_KEEP:
        return phase == PHASE_OPEN ? choose(order, 2) : property_order_run(order, id);
    case COMMAND_BID:
    case COMMAND_TRAVEL:
    case COMMAND_BUILD:
    case COMMAND_SELL:
    case COMMAND_BREAK:
    case COMMAND_MORTGAGE:
    case COMMAND_REDEEM:
    case COMMAND_WANT: return property_order_run(order, id);
    case COMMAND_TRADE:
    case COMMAND_COUNTER: return deal_order_run(order, id);
    case COMMAND_ACCEPT: return order_simple(order, ACTION_ACCEPT);
    case COMMAND_REJECT: return order_simple(order, ACTION_REJECT);
    case COMMAND_DONE: return order_simple(order, ACTION_DONE);
    case COMMAND_BANKRUPT: return order_simple(order, ACTION_BANKRUPT);
    case COMMAND_CLAIM: return claim(order);
    case COMMAND_FLOOR: return out_of_turn(order, ACTION_FLOOR, id);
    case COMMAND_RESIGN: return out_of_turn(order, ACTION_RESIGN, id);
    case COMMAND_STOP: return out_of_turn(order, ACTION_STOP, id);
    case COMMAND_BOARD:
    case COMMAND_ASSETS:
    case COMMAND_ALL:
    case COMMAND_DEED:
    case COMMAND_GROUPS:
    case COMMAND_PLAYERS:
    case COMMAND_ACCOUNT:
    case COMMAND_LEGAL:
    case COMMAND_WHY:
    case COMMAND_HINT:
    case COMMAND_ODDS:
    case COMMAND_HELP:
    case COMMAND_UNDO:
    case COMMAND_SAVE:
    case COMMAND_LOAD:
    case COMMAND_RECORD:
    case COMMAND_POSITION:
    case COMMAND_RESTART:
    case COMMAND_QUIT:
    case COMMAND_COUNT: break;
    }
    return false;
}
