/* answer_order.c -- answers to the question asked, and what people say out of turn. */
#include "console/answer_order.h"

#include <string.h>

#include "console/naming.h"
#include "console/property_order.h"
#include "game/auction.h"
#include "game/effect.h"
#include "table/asking.h"

enum { NAME_WORDS = 200 };

static bool choose(Order *order, Money which)
{
    Action action = action_of(order_game(order), ACTION_CHOOSE);
    action.amount = which;
    return order_act(order, &action);
}

static bool travel_nowhere(Order *order)
{
    Action action = action_of(order_game(order), ACTION_TRAVEL);
    action.deed = NO_DEED;
    return order_act(order, &action);
}

static Phase phase_of(const Order *order)
{
    return (Phase)order_game(order)->phase;
}

static bool yes(Order *order)
{
    Phase phase = phase_of(order);
    if (phase == PHASE_BUY) return order_simple(order, ACTION_BUY);
    if (phase == PHASE_ANSWER || phase == PHASE_VOTE) return order_simple(order, ACTION_ACCEPT);
    if (phase == PHASE_OPEN || phase == PHASE_THIEF) return choose(order, 1);
    if (phase == PHASE_HEIR) return property_order_run(order, COMMAND_REDEEM);
    if (phase == PHASE_WANT) return property_order_run(order, COMMAND_WANT);
    return REFUSE(order, T_("Nothing was asked that could be answered with {word}."),
                  arg_word("yes"));
}

static bool pass(Order *order)
{
    Action action = action_of(order_game(order), ACTION_PASS);
    if (auction_is_free(order_edition(order), order_game(order)) &&
        !order_speaker(order, 1, &action.seat))
        return false;
    return order_act(order, &action);
}

static bool no(Order *order)
{
    Phase phase = phase_of(order);
    if (phase == PHASE_BUY) return order_simple(order, ACTION_DECLINE);
    if (phase == PHASE_ANSWER || phase == PHASE_VOTE) return order_simple(order, ACTION_REJECT);
    if (phase == PHASE_OPEN || phase == PHASE_THIEF) return choose(order, 2);
    if (phase == PHASE_HEIR) return property_order_run(order, COMMAND_KEEP);
    if (phase == PHASE_TRAVEL) return travel_nowhere(order);
    if (phase == PHASE_WANT || phase == PHASE_AUCTION || phase == PHASE_BUILDING_AUCTION) {
        return pass(order);
    }
    return REFUSE(order, T_("Nothing was asked that could be answered with {word}."),
                  arg_word("no"));
}

static bool pay(Order *order)
{
    if (phase_of(order) == PHASE_CHOICE) return choose(order, 1);
    return order_simple(order, ACTION_FINE);
}

/* A get-out card of the named deck, else the first the seat holds. */
static bool use_card(Order *order)
{
    const Game *game = order_game(order);
    Action action = action_of(game, ACTION_RELEASE);
    if (order_count(order) > 1) {
        char buffer[NAME_WORDS];
        Text words = text_into(buffer, sizeof buffer);
        order_words(order, 1, order_count(order), &words);
        int deck = naming_deck(order_edition(order), buffer, order->printer);
        if (deck < 0) return false;
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

static bool choose_token(Order *order, int from)
{
    char buffer[NAME_WORDS];
    Text words = text_into(buffer, sizeof buffer);
    if (order_count(order) <= from) return order_usage(order, COMMAND_TOKEN);
    order_words(order, from, order_count(order), &words);
    int token = naming_token(order_edition(order), buffer, order->printer);
    if (token < 0) return false;
    Action action = action_of(order_game(order), ACTION_TOKEN);
    action.amount = token;
    return order_act(order, &action);
}

/* ---- out of turn ---- */

/* The seat named, or the one that must answer when none is. */
static bool out_of_turn(Order *order, ActionKind kind, CommandId id)
{
    char buffer[NAME_WORDS];
    Text words = text_into(buffer, sizeof buffer);
    Action action = action_of(order_game(order), kind);
    action.seat = asking_seat(order_game(order));
    if (order_count(order) > 1) {
        order_words(order, 1, order_count(order), &words);
        int seat = naming_seat(order_table(order), buffer, order->printer);
        if (seat < 0) return false;
        action.seat = (SeatId)seat;
    } else if (kind == ACTION_FLOOR) {
        return order_usage(order, id);
    }
    if (order_of_computer(order, action.seat)) {
        return REFUSE(order, T_("{seat} is a computer and decides alone."), arg_seat(action.seat));
    }
    return order_act(order, &action);
}

/* The first open claim of a person, on the place named if one is. */
static bool claim(Order *order)
{
    const Game *game = order_game(order);
    char buffer[NAME_WORDS];
    Text words = text_into(buffer, sizeof buffer);
    int deed = -1;
    if (order_count(order) > 1) {
        order_words(order, 1, order_count(order), &words);
        deed = naming_deed(order_edition(order), buffer, order->printer);
        if (deed < 0) return false;
    }
    for (int i = 0; i < game->claim_count; i++) {
        const Claim *open = &game->claims[i];
        if (deed >= 0 && open->deed != deed) continue;
        if (order_of_computer(order, open->owner)) continue;
        Action action = action_of(game, ACTION_CLAIM);
        action.seat = open->owner;
        action.other = open->visitor;
        action.deed = open->deed;
        return order_act(order, &action);
    }
    return REFUSE_PLAIN(order, T_("There is no {rent} to ask for."));
}

/* ---- lines that begin with no command ---- */

/* "300" or "10%": one of the two ways by its own name, or by its number. */
static bool choose_bare(Order *order, Money number, bool percent)
{
    const Effect *effect = effect_current(order_edition(order), order_game(order));
    if (percent && number == effect->percent) return choose(order, 2);
    if (!percent && number == effect->amount) return choose(order, 1);
    if (!percent && (number == 1 || number == 2)) return choose(order, number);
    return REFUSE(order, T_("Say \"{word}\" or \"{other_word}\"."), arg_word("choose 1"),
                  arg_other_word("choose 2"));
}

/* Meant as a number, whether it is a sum or not: "20", "-5", "0.1". */
static bool is_number(const char *word)
{
    if (word[0] == '-') word++;
    return word[0] >= '0' && word[0] <= '9';
}

/* The whole word of a token: its beginning could be that of a command. */
static bool is_token(const Order *order, const char *word)
{
    const Edition *edition = order_edition(order);
    for (int token = 0; token < edition->token_count; token++)
        if (text_same_folded(edition->token_label[token].word, word)) return true;
    return false;
}

static bool number_bare(Order *order, Money number, bool percent)
{
    Phase phase = phase_of(order);
    if (phase == PHASE_CHOICE) return choose_bare(order, number, percent);
    if ((phase == PHASE_OPEN || phase == PHASE_THIEF) && (number == 1 || number == 2))
        return choose(order, number);
    if (phase == PHASE_AUCTION || phase == PHASE_BUILDING_AUCTION)
        return property_order_bid(order, 0);
    return REFUSE_PLAIN(order, T_("A number alone is a bid, and no auction is open."));
}

bool answer_order_bare(Order *order, bool *done)
{
    char word[NAME_WORDS];
    Money number = 0;
    if (order_count(order) != 1 || !text_copy(word, sizeof word, order_word(order, 0)))
        return false;
    size_t length = strlen(word);
    bool percent = length > 1 && word[length - 1] == '%',
         token = phase_of(order) == PHASE_TOKEN && is_token(order, word);
    if (percent) word[length - 1] = '\0';
    if (token) {
        *done = choose_token(order, 0);
    } else if (order_sum(order, word, &number)) {
        *done = number_bare(order, number, percent);
    } else if (phase_of(order) == PHASE_AUCTION && is_number(word)) {
        *done = property_order_bid(order, 0);
    } else {
        return false;
    }
    return true;
}

bool answer_order_run(Order *order, CommandId id)
{
    Phase phase = phase_of(order);
    if (id == COMMAND_YES) return yes(order);
    if (id == COMMAND_NO) return no(order);
    if (id == COMMAND_CHOOSE) return choose_number(order);
    if (id == COMMAND_FINE) return pay(order);
    if (id == COMMAND_CARD) return use_card(order);
    if (id == COMMAND_TOKEN) return choose_token(order, 1);
    if (id == COMMAND_CLAIM) return claim(order);
    if (id == COMMAND_FLOOR) return out_of_turn(order, ACTION_FLOOR, id);
    if (id == COMMAND_RESIGN) return out_of_turn(order, ACTION_RESIGN, id);
    if (id == COMMAND_STOP) return out_of_turn(order, ACTION_STOP, id);
    if (id == COMMAND_PASS)
        return phase == PHASE_BUY ? order_simple(order, ACTION_DECLINE) : pass(order);
    if (id == COMMAND_OPEN) {
        return phase == PHASE_OPEN ? choose(order, 1) : order_simple(order, ACTION_OPEN);
    }
    return phase == PHASE_OPEN ? choose(order, 2) : property_order_run(order, COMMAND_KEEP);
}
