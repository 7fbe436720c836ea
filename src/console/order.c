/* order.c -- one command of a player, turned into actions. */
#include "console/order.h"

#include <stdarg.h>
#include <string.h>

#include "console/choices.h"
#include "console/naming.h"

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

bool order_refuse(const Order *order, ...)
{
    va_list parts;
    va_start(parts, order);
    const char *part;
    while ((part = va_arg(parts, const char *)) != NULL) text_add(order->out, part);
    va_end(parts);
    text_add_char(order->out, '\n');
    return false;
}

bool order_usage(const Order *order, CommandId id)
{
    return order_refuse(order,
                        "Say it like this: ", commands_of(table_edition(order->table), id).usage,
                        (char *)NULL);
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
    const char *sign = table_edition(order->table)->money.sign;
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

bool order_of_computer(const Order *order, SeatId seat)
{
    return table_seating(order->table)->seats[seat].kind != NULL;
}
