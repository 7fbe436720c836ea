/* property_order.c -- commands about a player's own property, and bids for more. */
#include "console/property_order.h"

#include "base/mem.h"
#include "console/naming.h"
#include "game/apply.h"
#include "game/auction.h"
#include "game/legal.h"
#include "table/wording.h"

enum { TIMES_MOST = 20, WORDS_SIZE = 200 };

static Action action_on(const Order *order, ActionKind kind, DeedId deed)
{
    Action action = action_of(order_game(order), kind);
    action.deed = deed;
    return action;
}

/* The place of a legal action of the kind: `hoped` if that is one, else the
 * first; NO_DEED if the rules know none. */
static DeedId legal_deed(const Order *order, ActionKind kind, DeedId hoped)
{
    LegalList *list = mem_new(1, sizeof *list);
    legal_list(order_edition(order), order_game(order), list);
    DeedId deed = NO_DEED;
    for (int i = list->count - 1; i >= 0; i--) {
        const Action *action = &list->list[i].action;
        if (action->kind == kind && (deed != hoped || deed == NO_DEED)) deed = action->deed;
    }
    mem_free(list);
    return deed;
}

/* The street last named by the player bidding for a building. */
static DeedId place_said(const Order *order)
{
    SeatId seat = order_game(order)->decider;
    for (size_t n = table_action_count(order_table(order)); n > 0; n--) {
        const Action *done = table_action(order_table(order), n - 1);
        bool named =
            done->kind == ACTION_BUILD || done->kind == ACTION_WANT || done->kind == ACTION_BID;
        if (named && done->seat == seat) return done->deed;
    }
    return NO_DEED;
}

/* ---- several deeds: mortgage, redeem, keep ---- */

/* Where a received deed waits for a decision, the first such deed. */
static DeedId inherited_deed(const Order *order)
{
    const Game *game = order_game(order);
    if (game->phase != PHASE_HEIR || game->decider >= game->seat_count) return NO_DEED;
    DeedSet waiting = game->inherited & game->seats[game->decider].deeds;
    for (int deed = 0; deed < MAX_DEEDS; deed++) {
        if ((waiting & DEED_BIT(deed)) != 0) return (DeedId)deed;
    }
    return NO_DEED;
}

static bool each_deed(Order *order, ActionKind kind, CommandId id)
{
    Action actions[LINE_WORDS_MAX];
    int count = 0, at = 1;
    if (order_count(order) < 2) {
        DeedId deed = inherited_deed(order);
        if (deed == NO_DEED) return order_usage(order, id);
        actions[count++] = action_on(order, kind, deed);
        return order_act_all(order, actions, count);
    }
    while (at < order_count(order)) {
        if (text_same(order_word(order, at), ",") ||
            text_same_folded(order_word(order, at), "and")) {
            at++;
            continue;
        }
        int deed = order_take_deed(order, &at);
        if (deed < 0) return false;
        actions[count++] = action_on(order, kind, (DeedId)deed);
    }
    DeedId first = inherited_deed(order);
    if (first != NO_DEED && count > 0 && actions[0].deed != first) {
        return REFUSE(order, T_("First say what becomes of {deed}: {word} or {other_word} it."),
                      arg_deed(first), arg_word("keep"), arg_other_word("redeem"));
    }
    return order_act_all(order, actions, count);
}

/* ---- building and selling ---- */

/* What follows the place: a count, `hotel`, `buy`, `sell`. */
typedef struct Tail {
    int end; /* where the place ends */
    int times;
    bool said; /* how many */
    bool hotel, sell;
} Tail;

static bool read_tail(const Order *order, Tail *tail)
{
    *tail = (Tail){.end = order_count(order), .times = 1};
    for (; tail->end > 1; tail->end--) {
        const char *word = order_word(order, tail->end - 1);
        int64_t number = 0;
        if (text_to_int(word, &number)) {
            if (number < 1 || number > TIMES_MOST) return false;
            tail->times = (int)number;
            tail->said = true;
        } else if (text_same_folded(word, "hotel")) {
            tail->hotel = true;
        } else if (text_same_folded(word, "sell")) {
            tail->sell = true;
        } else if (!text_same_folded(word, "buy")) {
            break;
        }
    }
    return tail->end > 1;
}

/* The group called so as a whole, if no place is; -1. */
static int whole_group(const Order *order, const char *words)
{
    const Edition *edition = order_edition(order);
    char said[WORDS_SIZE], name[WORDS_SIZE];
    naming_fold(words, said, sizeof said);
    for (int deed = 0; deed < edition->deed_count; deed++) {
        naming_fold(edition_deed_label(edition, (DeedId)deed)->word, name, sizeof name);
        if (text_same(said, name)) return -1;
    }
    for (int group = 0; group < edition->group_count; group++) {
        naming_fold(edition->group_label[group].word, name, sizeof name);
        if (text_same(said, name)) return group;
        naming_fold(edition->group_label[group].name, name, sizeof name);
        if (text_same(said, name)) return group;
    }
    return naming_deed(edition, words, NULL) >= 0 ? -1 : naming_group(edition, words, NULL);
}

/* The street of the group where the next building goes or comes from, so that they stay even:
 * one where that is legal, if there is one. */
static DeedId next_street(const Edition *edition, const Game *game, int group, ActionKind kind)
{
    DeedId best = NO_DEED;
    bool best_legal = false;
    for (int deed = 0; deed < edition->deed_count; deed++) {
        if (edition->deeds[deed].group != group) continue;
        Action action = action_of(game, kind);
        action.deed = (DeedId)deed;
        bool legal = action_check(edition, game, &action) == REFUSAL_NONE;
        int level = game->holdings[deed].level;
        bool nearer = best == NO_DEED || (kind == ACTION_SELL ? level > game->holdings[best].level
                                                              : level < game->holdings[best].level);
        if (best == NO_DEED || legal > best_legal || (legal == best_legal && nearer)) {
            best = (DeedId)deed;
            best_legal = legal;
        }
    }
    return best;
}

/* Evenly over the group: `times` in all, 0 for one on each of its streets. */
static bool build_group(Order *order, ActionKind kind, int group, int times)
{
    const Edition *edition = order_edition(order);
    Action actions[TIMES_MOST];
    Game trial = *order_game(order);
    int most = edition->groups[group].deed_count;
    if (times == 0) times = most < TIMES_MOST ? most : TIMES_MOST;
    for (int i = 0; i < times; i++) {
        actions[i] = action_on(order, kind, next_street(edition, &trial, group, kind));
        actions[i].seat = order_game(order)->decider;
        if (action_check(edition, &trial, &actions[i]) != REFUSAL_NONE) {
            return order_act_all(order, actions, i + 1); /* says what is missing */
        }
        apply(edition, &trial, &actions[i], NULL);
    }
    return order_act_all(order, actions, times);
}

static bool build(Order *order, ActionKind kind, CommandId id)
{
    Tail tail;
    if (!read_tail(order, &tail)) return order_usage(order, id);
    char buffer[WORDS_SIZE];
    Text words = text_into(buffer, sizeof buffer);
    order_words(order, 1, tail.end, &words);
    int group = whole_group(order, buffer);
    if (group >= 0) {
        return build_group(order, tail.sell ? ACTION_SELL : kind, group,
                           tail.said ? tail.times : 0);
    }
    int deed = naming_deed(order_edition(order), buffer, order->printer);
    if (deed < 0) return false;
    Action actions[TIMES_MOST];
    for (int i = 0; i < tail.times; i++) {
        actions[i] = action_on(order, tail.sell ? ACTION_SELL : kind, (DeedId)deed);
        /* The word only has a meaning where hotels are built beside houses. */
        bool beside = order_edition(order)->rule[RULE_HOTEL] == HOTEL_BESIDE;
        actions[i].amount = tail.hotel && beside ? 1 : 0;
    }
    return order_act_all(order, actions, tail.times);
}

/* ---- breaking hotels ---- */

/* A deed of the group, named directly or by one of its places. */
static int deed_of_group(Order *order, const char *words)
{
    const Edition *edition = order_edition(order);
    int group = naming_group(edition, words, NULL);
    if (group < 0) return naming_deed(edition, words, order->printer);
    for (int deed = 0; deed < edition->deed_count; deed++) {
        if (edition->deeds[deed].group == group) return deed;
    }
    return -1;
}

/* As many houses as may stay. */
static Money most_that_stay(const Order *order, DeedId deed)
{
    const Edition *edition = order_edition(order);
    LegalList *list = mem_new(1, sizeof *list);
    legal_list(edition, order_game(order), list);
    Money most = 0;
    for (int i = 0; i < list->count; i++) {
        const LegalAction *legal = &list->list[i];
        if (legal->action.kind == ACTION_BREAK &&
            edition->deeds[legal->action.deed].group == edition->deeds[deed].group &&
            legal->most > most) {
            most = legal->most;
        }
    }
    mem_free(list);
    return most;
}

static bool break_hotels(Order *order)
{
    int end = order_count(order);
    int64_t houses = -1;
    if (end > 2 && text_to_int(order_word(order, end - 1), &houses)) end--;
    if (end < 2 || houses > TIMES_MOST) return order_usage(order, COMMAND_BREAK);
    char buffer[WORDS_SIZE];
    Text words = text_into(buffer, sizeof buffer);
    order_words(order, 1, end, &words);
    int deed = deed_of_group(order, buffer);
    if (deed < 0) return false;
    Action action = action_on(order, ACTION_BREAK, (DeedId)deed);
    action.amount = houses >= 0 ? (Money)houses : most_that_stay(order, (DeedId)deed);
    return order_act(order, &action);
}

/* ---- bids, wants, travels ---- */

bool property_order_bid(Order *order, int from)
{
    Action action = action_on(order, ACTION_BID, NO_DEED);
    bool free = auction_is_free(order_edition(order), order_game(order));
    if (free && !order_speaker(order, from + 1, &action.seat)) return false;
    if (order_count(order) <= from)
        return REFUSE(order, T_("Bid a whole number, like \"{word}\"."), arg_word("bid 120"));
    if (!order_sum(order, order_word(order, from), &action.amount))
        return order_no_sum(order, order_word(order, from));
    if (order_count(order) > from + 1 && !free) {
        int at = from + 1, deed = order_take_deed(order, &at);
        if (deed < 0) return false;
        action.deed = (DeedId)deed;
    } else if (order_game(order)->phase == PHASE_BUILDING_AUCTION) {
        action.deed = legal_deed(order, ACTION_BID, place_said(order));
    }
    return order_act(order, &action);
}

static bool want(Order *order)
{
    Action action = action_on(order, ACTION_WANT, NO_DEED);
    if (order_count(order) > 1) {
        int at = 1, deed = order_take_deed(order, &at);
        if (deed < 0) return false;
        action.deed = (DeedId)deed;
    } else {
        action.deed = legal_deed(order, ACTION_WANT, NO_DEED);
    }
    return order_act(order, &action);
}

static bool travel(Order *order)
{
    Action action = action_on(order, ACTION_TRAVEL, NO_DEED);
    if (order_count(order) < 2) return order_usage(order, COMMAND_TRAVEL);
    if (!text_same_folded(order_word(order, 1), "stay")) {
        int at = 1, deed = order_take_deed(order, &at);
        if (deed < 0) return false;
        action.deed = (DeedId)deed;
    }
    return order_act(order, &action);
}

bool property_order_run(Order *order, CommandId id)
{
    if (id == COMMAND_BID) return property_order_bid(order, 1);
    if (id == COMMAND_BUILD) return build(order, ACTION_BUILD, id);
    if (id == COMMAND_SELL) return build(order, ACTION_SELL, id);
    if (id == COMMAND_BREAK) return break_hotels(order);
    if (id == COMMAND_MORTGAGE) return each_deed(order, ACTION_MORTGAGE, id);
    if (id == COMMAND_REDEEM) return each_deed(order, ACTION_REDEEM, id);
    if (id == COMMAND_KEEP) return each_deed(order, ACTION_KEEP, id);
    if (id == COMMAND_TRAVEL) return travel(order);
    return want(order);
}
