/* deal_order.c -- trades in words: "trade Bob vermont 200 for oriental". */
#include "console/deal_order.h"

#include <string.h>

#include "console/naming.h"
#include "game/notation/notation_deal.h"
#include "table/wording.h"

enum { WORDS_SIZE = 200 };

/* A deal while its words are read. */
typedef struct DealOrder {
    Order *order;
    SeatId giver, taker; /* who gives `give`, who gives `take` */
    Deal deal;
    bool taking; /* the side the next thing belongs to */
    bool parted; /* `for` or `take` was given */
    int things;
} DealOrder;

static DealSide side_of(DealOrder *bargain)
{
    return bargain->taking ? notation_deal_take(&bargain->deal)
                           : notation_deal_give(&bargain->deal);
}

static bool among(const char *word, const char *const *list)
{
    for (; *list != NULL; list++) {
        if (text_same_folded(word, *list)) return true;
    }
    return false;
}

/* Words that only join or part things. */
static bool take_joint(DealOrder *bargain, const char *word)
{
    static const char *const joints[] = {",", "and", "+", "with", "plus", "nothing", NULL};
    static const char *const gives[] = {"give", "giving", NULL};
    static const char *const takes[] = {"take", "for", "get", "receive", "against", NULL};
    if (among(word, joints)) {
        if (text_same_folded(word, "nothing")) bargain->things++;
        return true;
    }
    if (among(word, gives)) {
        bargain->taking = false;
        return true;
    }
    if (!among(word, takes)) return false;
    bargain->taking = true;
    bargain->parted = true;
    return true;
}

static bool add_money(DealOrder *bargain, Money sum)
{
    DealSide side = side_of(bargain);
    if (*side.money != 0) {
        return REFUSE_PLAIN(bargain->order, T_("Say one sum of money for each side, not two."));
    }
    *side.money = sum;
    return true;
}

/* "card": one the giving side still holds, of whichever deck. */
static bool add_card(DealOrder *bargain)
{
    const Table *table = order_table(bargain->order);
    SeatId holder = bargain->taking ? bargain->taker : bargain->giver;
    DealSide side = side_of(bargain);
    for (int deck = 0; deck < MAX_DECKS; deck++) {
        if (table_game(table)->seats[holder].release[deck] > side.cards[deck]) {
            side.cards[deck]++;
            return true;
        }
    }
    return REFUSE(bargain->order, T_("{seat} has no {release} for that."), arg_seat(holder));
}

/* "chance-card", as the notation writes it. */
static bool add_notation(DealOrder *bargain, const char *word)
{
    char buffer[WORDS_SIZE];
    Text why = text_into(buffer, sizeof buffer);
    return notation_deal_thing_read(order_edition(bargain->order), word, side_of(bargain), &why);
}

/* L8: "1.5", "-5", "£-5": meant as money, but no sum. */
static bool meant_as_money(const Order *order, const char *word)
{
    const char *sign = order_edition(order)->money.sign;
    size_t length = strlen(sign);
    if (length > 0 && strncmp(word, sign, length) == 0) word += length;
    if (*word == '-' || *word == '+') word++;
    if (*word == '\0') return false;
    return strspn(word, "0123456789.") == strlen(word);
}

static bool take_thing(DealOrder *bargain, int *at)
{
    Order *order = bargain->order;
    const char *word = order_word(order, *at);
    Money sum = 0;
    bargain->things++;
    if (order_sum(order, word, &sum)) {
        (*at)++;
        return add_money(bargain, sum);
    }
    if (meant_as_money(order, word)) {
        return order_no_sum(order, word);
    }
    if (text_same_folded(word, "card") || text_same_folded(word, "cards") ||
        text_same_folded(word, "cup")) {
        (*at)++;
        return add_card(bargain);
    }
    if (add_notation(bargain, word)) {
        (*at)++;
        return true;
    }
    int deed = order_take_deed(order, at);
    if (deed < 0) return false;
    *side_of(bargain).deeds |= DEED_BIT(deed);
    return true;
}

/* "trade Bob MC 500": without `for`, two things are given and taken. */
static bool take_things(DealOrder *bargain, int at, CommandId id)
{
    Order *order = bargain->order;
    while (at < order_count(order)) {
        if (take_joint(bargain, order_word(order, at))) {
            at++;
            continue;
        }
        if (!bargain->parted && bargain->things == 1 && !bargain->taking) {
            /* Perhaps the second of just two things: decided below. */
            DealOrder before = *bargain;
            int second = at;
            bargain->taking = true;
            size_t mark = order->printer->out->length;
            if (take_thing(bargain, &second) && second == order_count(order)) {
                bargain->parted = true;
                return true;
            }
            order->printer->out->length = mark;
            order->printer->out->start[mark] = '\0';
            *bargain = before;
        }
        if (!take_thing(bargain, &at)) return false;
    }
    if (bargain->parted && bargain->things > 0) return true;
    return order_usage(order, id);
}

/* The seat named by as many words as possible from word 1 on. */
static int take_seat(Order *order, int *at)
{
    char buffer[WORDS_SIZE];
    for (int end = order_count(order); end > 1; end--) {
        Text words = text_into(buffer, sizeof buffer);
        order_words(order, 1, end, &words);
        int seat = naming_seat(order_table(order), buffer, NULL);
        if (seat < 0) continue;
        *at = end;
        return seat;
    }
    return naming_seat(order_table(order), order_word(order, 1), order->printer);
}

bool deal_order_run(Order *order, CommandId id)
{
    const Game *game = order_game(order);
    Action action = action_of(game, id == COMMAND_TRADE ? ACTION_OFFER : ACTION_COUNTER);
    if (order_count(order) < 2) return order_usage(order, id);
    if (action.seat >= game->seat_count) return order_act(order, &action);
    DealOrder bargain = {.order = order, .giver = action.seat, .taker = game->offer.from};
    int at = 1;
    if (id == COMMAND_TRADE) {
        int seat = take_seat(order, &at);
        if (seat < 0) return false;
        bargain.taker = (SeatId)seat;
        action.other = (uint8_t)seat;
    } else if (game->offer.open == OFFER_NONE) {
        return REFUSE_PLAIN(order, T_("There is no offer to answer."));
    }
    if (!take_things(&bargain, at, id)) return false;
    action.deal = bargain.deal;
    return order_act(order, &action);
}
