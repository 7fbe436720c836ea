/* watopoly_order.c -- one command of Watopoly, turned into actions. */
#include "console/watopoly_order.h"

#include <string.h>

#include "console/printer.h"
#include "console/watopoly_info.h"
#include "console/watopoly_naming.h"
#include "console/watopoly_prompt.h"
#include "console/watopoly_refusal.h"
#include "console/watopoly_testing.h"
#include "game/effect.h"
#include "table/asking.h"
#include "table/wording.h"

/* ---- sentences ---- */

void watopoly_order_say(const WatopolyOrder *order, const Sentence *sentence, const Arg *args)
{
    Text line = text_growing();
    Printer printer = printer_of(order->table, NULL, &line);
    words_write(&printer.words, sentence, args, &line);
    wording_clean(line.start, order->out);
    text_add_char(order->out, '\n');
    text_free(&line);
}

bool watopoly_order_refuse(const WatopolyOrder *order, const Sentence *sentence, const Arg *args)
{
    watopoly_order_say(order, sentence, args);
    return false;
}

bool watopoly_order_usage(const WatopolyOrder *order, WatopolyWord id)
{
    return WATOPOLY_REFUSE(order, W_("Say it like this: {word}"),
                           arg_word(watopoly_words_of(id)->usage));
}

static bool not_now(const WatopolyOrder *order)
{
    WatopolyChoices choices;
    return WATOPOLY_REFUSE(order, W_("\"{name}\" is not possible now[: {choices}]."),
                           arg_name(order->words[0]),
                           watopoly_prompt_choices(order->table, &choices));
}

/* Always false. */
static bool refuse_action(const WatopolyOrder *order, const Game *game, const Action *action,
                          Refusal refusal)
{
    if (refusal == REFUSAL_NOT_NOW || refusal == REFUSAL_NOT_YOU) return not_now(order);
    watopoly_refusal_write(order->table, game, action, refusal, order->out);
    return false;
}

static bool act(const WatopolyOrder *order, const Action *action)
{
    Refusal refusal = order->submit(order->context, action);
    return refusal == REFUSAL_NONE || refuse_action(order, order->game, action, refusal);
}

static bool act_plain(const WatopolyOrder *order, ActionKind kind)
{
    Action action = action_of(order->game, kind);
    return act(order, &action);
}

static bool act_on(const WatopolyOrder *order, ActionKind kind, DeedId deed)
{
    Action action = action_of(order->game, kind);
    action.deed = deed;
    return act(order, &action);
}

/* ---- rolling ---- */

/* Would these dice be allowed now, or after the roll? On a copy, so that wrong
 * ones change nothing. */
static bool dice_fit(const WatopolyOrder *order, const Action *dice)
{
    Game after = *order->game;
    Action roll = action_of(order->game, ACTION_ROLL);
    if (after.decider != DEALER) {
        Refusal refusal = action_check(order->edition, &after, &roll);
        if (refusal != REFUSAL_NONE) return refuse_action(order, order->game, &roll, refusal);
        apply(order->edition, &after, &roll, NULL);
    }
    Refusal refusal = action_check(order->edition, &after, dice);
    if (refusal == REFUSAL_NONE) return true;
    return refuse_action(order, &after, dice, refusal);
}

static bool read_die(const char *word, int64_t *die)
{
    return word[0] != '+' && text_to_int(word, die) && *die >= 0 && *die <= INT32_MAX;
}

static bool roll_chosen(const WatopolyOrder *order)
{
    int64_t first = 0, second = 0;
    if (!order->testing) {
        return WATOPOLY_REFUSE(order, W_("Dice can only be chosen with -testing."), arg_absent());
    }
    if (order->count != 3 || !read_die(order->words[1], &first) ||
        !read_die(order->words[2], &second)) {
        return WATOPOLY_REFUSE(order,
                               W_("Say both dice, like \"roll 3 4\", or \"roll\" alone; each is a "
                                  "whole number from 0 to {at_most}."),
                               arg_at_most(INT32_MAX));
    }
    Action dice = {.kind = ACTION_DICE,
                   .seat = DEALER,
                   .deed = NO_DEED,
                   .amount = (Money)first,
                   .second = (Money)second};
    if (!dice_fit(order, &dice)) return false;
    if (order->game->decider != DEALER && !act_plain(order, ACTION_ROLL)) return false;
    return act(order, &dice);
}

static bool roll(WatopolyOrder *order)
{
    if (order->count > 1) return roll_chosen(order);
    if (order->game->decider != DEALER) return act_plain(order, ACTION_ROLL);
    order->chance = true;
    return true;
}

/* ---- buildings and trades ---- */

static bool improve(const WatopolyOrder *order)
{
    bool sell = text_same_folded(order->words[2], "sell");
    if (!sell && !text_same_folded(order->words[2], "buy"))
        return watopoly_order_usage(order, WATOPOLY_IMPROVE);
    int deed = watopoly_naming_building(order, order->words[1], true);
    if (deed < 0) return false;
    return act_on(order, sell ? ACTION_SELL : ACTION_BUILD, (DeedId)deed);
}

static bool on_building(const WatopolyOrder *order, ActionKind kind)
{
    int deed = watopoly_naming_building(order, order->words[1], true);
    return deed >= 0 && act_on(order, kind, (DeedId)deed);
}

/* One side of a trade: a sum of money or a building. */
static bool read_side(const WatopolyOrder *order, const char *word, DeedSet *deeds, Money *money)
{
    int deed = watopoly_naming_building(order, word, false);
    if (deed >= 0) {
        *deeds = DEED_BIT(deed);
        return true;
    }
    if (watopoly_naming_sum(order, word, money)) {
        if (*money > 0) return true;
        return WATOPOLY_REFUSE(order, W_("Trade a building, or a sum of at least 1."),
                               arg_absent());
    }
    watopoly_naming_building(order, word, true);
    return false;
}

static bool trade(const WatopolyOrder *order)
{
    Action action = action_of(order->game, ACTION_OFFER);
    int seat = watopoly_naming_player(order, order->words[1]);
    if (seat < 0) return false;
    action.other = (uint8_t)seat;
    Deal *deal = &action.deal;
    if (!read_side(order, order->words[2], &deal->give, &deal->give_money)) return false;
    if (!read_side(order, order->words[3], &deal->take, &deal->take_money)) return false;
    if (deal->give_money > 0 && deal->take_money > 0) {
        return WATOPOLY_REFUSE(order,
                               W_("Money for money makes no sense: trade at least one building."),
                               arg_absent());
    }
    return act(order, &action);
}

/* ---- answers ---- */

static bool choose(const WatopolyOrder *order, Money way)
{
    Action action = action_of(order->game, ACTION_CHOOSE);
    action.amount = way;
    return act(order, &action);
}

static bool bid(const WatopolyOrder *order, const char *word)
{
    Action action = action_of(order->game, ACTION_BID);
    if (!watopoly_naming_sum(order, word, &action.amount)) {
        WatopolyChoices choices;
        return WATOPOLY_REFUSE(order, W_("\"{name}\" is not a bid[: {choices}]."), arg_name(word),
                               watopoly_prompt_choices(order->table, &choices));
    }
    return act(order, &action);
}

/* The mortgaged building whose new owner is asked. */
static DeedId received(const Game *game)
{
    DeedId deed = 0;
    while (deed + 1 < MAX_DEEDS && (game->inherited & DEED_BIT(deed)) == 0) deed++;
    return deed;
}

static bool yes_or_no(const WatopolyOrder *order, bool yes)
{
    Phase phase = (Phase)order->game->phase;
    if (phase == PHASE_BUY) return act_plain(order, yes ? ACTION_BUY : ACTION_DECLINE);
    if (phase == PHASE_ANSWER) return act_plain(order, yes ? ACTION_ACCEPT : ACTION_REJECT);
    if (phase != PHASE_HEIR) return not_now(order);
    return act_on(order, yes ? ACTION_REDEEM : ACTION_KEEP, received(order->game));
}

static bool use_cup(const WatopolyOrder *order)
{
    Action action = action_of(order->game, ACTION_RELEASE);
    for (int deck = MAX_DECKS - 1; deck >= 0 && action.seat < MAX_SEATS; deck--) {
        if (order->game->seats[action.seat].release[deck] > 0) action.other = (uint8_t)deck;
    }
    return act(order, &action);
}

static void answer_tuition(const WatopolyOrder *order, Money number, bool percent)
{
    const Effect *effect = effect_current(order->edition, order->game);
    if (number == (percent ? effect->percent : effect->amount)) {
        choose(order, percent ? WAY_OTHER : WAY_SUM);
    } else {
        not_now(order);
    }
}

/* "10%" and "10 %" without their sign. */
static bool read_percent(const WatopolyOrder *order, char word[WATOPOLY_WORD_SIZE])
{
    size_t length = strlen(word);
    if (order->count == 2) return text_same(order->words[1], "%");
    if (length < 2 || word[length - 1] != '%') return false;
    word[length - 1] = '\0';
    return true;
}

bool watopoly_order_number(WatopolyOrder *order)
{
    char word[WATOPOLY_WORD_SIZE];
    Money number = 0;
    text_copy(word, sizeof word, order->words[0]);
    bool percent = read_percent(order, word);
    bool sum = (order->count == 1 || percent) && watopoly_naming_sum(order, word, &number);
    if (order->game->phase == PHASE_AUCTION && !percent && strchr("+-.$0123456789", word[0])) {
        bid(order, order->words[0]);
    } else if (!sum) {
        return false;
    } else if (order->game->phase == PHASE_CHOICE) {
        answer_tuition(order, number, percent);
    } else {
        not_now(order);
    }
    return true;
}

/* ---- looking ---- */

static bool show(const WatopolyOrder *order, WatopolyWord id)
{
    const Game *game = order->game;
    if (game->phase == PHASE_CHOICE) return not_now(order);
    if (id == WATOPOLY_ASSETS) {
        watopoly_info_assets(order, asking_seat(game));
        return true;
    }
    for (int i = 0; i < game->seat_count; i++) watopoly_info_assets(order, game->order[i]);
    return true;
}

static bool help(const WatopolyOrder *order)
{
    WatopolyWord id;
    if (order->count == 1) {
        watopoly_words_help(order->testing, order->out);
    } else if (text_same_folded(order->words[1], "testing")) {
        watopoly_words_help_testing(order->out);
    } else if (watopoly_words_find(order->words[1], &id, order->out)) {
        watopoly_words_help_one(id, order->out);
    } else {
        text_add_char(order->out, '\n');
        return false;
    }
    return true;
}

/* ---- all of them ---- */

bool watopoly_order_run(WatopolyOrder *order, WatopolyWord id)
{
    switch (id) {
    case WATOPOLY_ROLL: return roll(order);
    case WATOPOLY_NEXT: return act_plain(order, ACTION_END);
    case WATOPOLY_TRADE: return trade(order);
    case WATOPOLY_IMPROVE: return improve(order);
    case WATOPOLY_MORTGAGE: return on_building(order, ACTION_MORTGAGE);
    case WATOPOLY_UNMORTGAGE: return on_building(order, ACTION_REDEEM);
    case WATOPOLY_BANKRUPT: return act_plain(order, ACTION_BANKRUPT);
    case WATOPOLY_BUY: return act_plain(order, ACTION_BUY);
    case WATOPOLY_DECLINE: return act_plain(order, ACTION_DECLINE);
    case WATOPOLY_YES: return yes_or_no(order, true);
    case WATOPOLY_NO: return yes_or_no(order, false);
    case WATOPOLY_BID: return bid(order, order->words[1]);
    case WATOPOLY_WITHDRAW: return act_plain(order, ACTION_PASS);
    case WATOPOLY_ACCEPT: return act_plain(order, ACTION_ACCEPT);
    case WATOPOLY_REJECT: return act_plain(order, ACTION_REJECT);
    case WATOPOLY_PAY: return act_plain(order, ACTION_FINE);
    case WATOPOLY_CUP: return use_cup(order);
    case WATOPOLY_ASSETS:
    case WATOPOLY_ALL: return show(order, id);
    case WATOPOLY_INFO: return watopoly_info(order);
    case WATOPOLY_HELP: return help(order);
    case WATOPOLY_MONEY:
    case WATOPOLY_PLACE:
    case WATOPOLY_CARD: return watopoly_testing_run(order, id);
    case WATOPOLY_BOARD: /* drawn after every command */
    case WATOPOLY_SAVE:
    case WATOPOLY_SAVE_OVER:
    case WATOPOLY_QUIT:
    case WATOPOLY_WORD_COUNT: break;
    }
    return true;
}
