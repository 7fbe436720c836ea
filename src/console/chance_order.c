/* chance_order.c -- commands for dice, cards and picks, chosen only when testing. */
#include "console/chance_order.h"

#include <string.h>

#include "console/naming.h"
#include "game/notation/notation_word.h"

enum { TEXT_PART = 200 };

static bool not_testing(const Order *order)
{
    return REFUSE(order, T_("Dice and cards can only be chosen with {word}."),
                  arg_word("--testing"));
}

static bool dealer_asked(const Order *order)
{
    return order_game(order)->decider == DEALER;
}

static bool let_chance(Order *order)
{
    order->chance = true;
    return true;
}

/* Two dice after the command word; false with a sentence. */
static bool read_dice(Order *order, Action *dice)
{
    int64_t first = 0, second = 0;
    if (order_count(order) != 3 || !text_to_int(order_word(order, 1), &first) ||
        !text_to_int(order_word(order, 2), &second) || first < 0 || second < 0 ||
        first > INT32_MAX || second > INT32_MAX) {
        return REFUSE(order, T_("Say both dice, like \"{word}\", or \"{other_word}\" alone."),
                      arg_word("roll 3 4"), arg_other_word("roll"));
    }
    *dice = (Action){.kind = ACTION_DICE,
                     .seat = DEALER,
                     .deed = NO_DEED,
                     .amount = (Money)first,
                     .second = (Money)second};
    return true;
}

/* Would these dice be allowed after the roll? Tried on a copy, so that a
 * wrong throw changes nothing. */
static bool dice_fit(Order *order, const Action *roll, const Action *dice)
{
    const Edition *edition = order_edition(order);
    Game after = *order_game(order);
    if (action_check(edition, &after, roll) != REFUSAL_NONE) return true; /* told by the roll */
    apply(edition, &after, roll, NULL);
    Refusal refusal = action_check(edition, &after, dice);
    if (refusal == REFUSAL_NONE) return true;
    return order_why_not(order, &after, dice, refusal);
}

static bool roll_chosen(Order *order)
{
    Action dice;
    if (!order->testing) return not_testing(order);
    if (!read_dice(order, &dice)) return false;
    if (dealer_asked(order)) return order_act(order, &dice);
    Action roll = action_of(order_game(order), ACTION_ROLL);
    if (!dice_fit(order, &roll, &dice)) return false;
    return order_act(order, &roll) && order_act(order, &dice);
}

static bool roll(Order *order)
{
    if (order_count(order) > 1) return roll_chosen(order);
    if (dealer_asked(order)) return let_chance(order);
    if (!order_simple(order, ACTION_ROLL)) return false;
    return let_chance(order);
}

/* ---- cards ---- */

/* Does the text of the card hold `part`, compared as names are? */
static bool card_holds(const char *card, const char *part)
{
    char folded_card[CARD_TEXT_SIZE], folded_part[CARD_TEXT_SIZE];
    naming_fold(card, folded_card, sizeof folded_card);
    naming_fold(part, folded_part, sizeof folded_part);
    return folded_part[0] != '\0' && strstr(folded_card, folded_part) != NULL;
}

/* The card with that part in its text that can be drawn now. */
static bool find_card(Order *order, const char *part, Action *draw)
{
    const Edition *edition = order_edition(order);
    const Game *game = order_game(order);
    int found = -1, first = -1;
    for (int card = 0; card < edition->decks[game->deck].card_count; card++) {
        if (!card_holds(edition->card_text[game->deck][card], part)) continue;
        if (first < 0) first = card;
        draw->other = (uint8_t)card;
        if (found < 0 && action_check(edition, game, draw) == REFUSAL_NONE) found = card;
    }
    if (first < 0) {
        return REFUSE(order, T_("No card of {deck} says that."), arg_deck(game->deck));
    }
    draw->other = (uint8_t)(found >= 0 ? found : first);
    return true;
}

static bool draw(Order *order)
{
    const Edition *edition = order_edition(order);
    const Game *game = order_game(order);
    if (!order->testing) return not_testing(order);
    if (game->phase != PHASE_DRAW || game->deck >= edition->deck_count) {
        return REFUSE_PLAIN(order, T_("No card is to be drawn now."));
    }
    if (order_count(order) == 1) return let_chance(order);
    char buffer[TEXT_PART];
    Text part = text_into(buffer, sizeof buffer);
    order_words(order, 1, order_count(order), &part);
    Action action = action_of(game, ACTION_DRAW);
    int64_t number = 0;
    if (text_to_int(buffer, &number)) {
        if (number < 1 || number > edition->decks[game->deck].card_count) {
            return REFUSE_PLAIN(order,
                                T_("Say the number of a card, from 1 on, or a part of its text."));
        }
        action.other = (uint8_t)(number - 1);
    } else if (!find_card(order, buffer, &action)) {
        return false;
    }
    return order_act(order, &action);
}

/* ---- picks ---- */

static bool picks_now(const Game *game)
{
    return phase_picks((Phase)game->phase);
}

static int picked(Order *order, const char *words)
{
    int64_t number = 0;
    PhaseAsk ask = (PhaseAsk)phase_rows[order_game(order)->phase].ask;
    if (ask == ASK_SEAT) return naming_seat(order_table(order), words, order->printer);
    if (ask == ASK_DEED) return naming_deed(order_edition(order), words, order->printer);
    if (text_to_int(words, &number) && number >= 0 && number <= MONEY_LIMIT) return (int)number;
    order_no_sum(order, words);
    return -1;
}

static bool pick(Order *order)
{
    const Game *game = order_game(order);
    if (!order->testing) return not_testing(order);
    if (!picks_now(game)) return REFUSE_PLAIN(order, T_("Nothing is to be picked now."));
    if (order_count(order) == 1) return let_chance(order);
    char buffer[TEXT_PART];
    Text words = text_into(buffer, sizeof buffer);
    order_words(order, 1, order_count(order), &words);
    int thing = picked(order, buffer);
    if (thing < 0) return false;
    Action action = action_of(game, ACTION_PICK);
    action.amount = thing;
    return order_act(order, &action);
}

static bool bell(Order *order)
{
    if (!order->testing) return not_testing(order);
    Action action = action_of(order_game(order), ACTION_BELL);
    action.seat = DEALER;
    return order_act(order, &action);
}

bool chance_order_default(Order *order)
{
    return dealer_asked(order) && let_chance(order);
}

bool chance_order_run(Order *order, CommandId id)
{
    if (id == COMMAND_DRAW) return draw(order);
    if (id == COMMAND_PICK) return pick(order);
    if (id == COMMAND_BELL) return bell(order);
    return id == COMMAND_DICE ? roll_chosen(order) : roll(order);
}
