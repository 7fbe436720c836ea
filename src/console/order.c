/* order.c -- one command of a player, turned into actions. */
#include "console/order.h"

#include <string.h>

#include "console/caution.h"
#include "console/choices.h"
#include "console/coach_order.h"
#include "console/naming.h"
#include "game/why_not.h"
#include "table/speaker.h"

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

const Table *order_table(const Order *order)
{
    return order->printer->table;
}

const Edition *order_edition(const Order *order)
{
    return table_edition(order->printer->table);
}

const Game *order_game(const Order *order)
{
    return table_game(order->printer->table);
}

bool order_refuse(const Order *order, const Sentence *sentence, const Arg *args)
{
    printer_line(order->printer, sentence, args);
    return false;
}

bool order_usage(const Order *order, CommandId id)
{
    return REFUSE(order, T_("Say it like this: {word}"),
                  arg_word(commands_of(order_edition(order), id).usage));
}

/* The sentence for a refusal in `game`, which may be a trial. */
static bool refuse_action(const Order *order, const Game *game, const Action *action,
                          Refusal refusal)
{
    if (refusal == REFUSAL_NOT_NOW && game == order_game(order)) {
        choices_not_now(order->printer, (ActionKind)action->kind);
        return false;
    }
    return order_why_not(order, game, action, refusal);
}

/* What to type instead, where the rules' sentence leaves it open. */
static void advise(const Order *order, const Action *action, Refusal refusal)
{
    const Edition *edition = order_edition(order);
    const Words *words = &order->printer->words;
    Text *out = order->printer->out;
    if (refusal == REFUSAL_NOT_NOW) {
        text_add_char(out, ' ');
        SAY(words, out, T_("'{word}' lists what can be done."), arg_word("legal"));
    } else if (refusal == REFUSAL_CHOICE) {
        text_add_char(out, ' ');
        SAY(words, out, T_("Type '{word}' or '{other_word}'."), arg_word("choose 1"),
            arg_other_word("choose 2"));
    } else if (refusal == REFUSAL_HOUSES_FOR_HOTEL && action->deed < edition->deed_count) {
        char command[NAME_WORDS];
        Text text = text_into(command, sizeof command);
        text_add(&text, "break ");
        text_add(&text, edition->group_label[edition->deeds[action->deed].group].word);
        text_add(&text, " 0");
        text_add_char(out, ' ');
        SAY(words, out, T_("'{word}' sells all {hotel.many} of the group."), arg_word(command));
    }
}

bool order_why_not(const Order *order, const Game *game, const Action *action, Refusal refusal)
{
    Said said = why_not(order_edition(order), game, action, refusal);
    words_write_said(&order->printer->words, &said, order->printer->out);
    advise(order, action, refusal);
    text_add_char(order->printer->out, '\n');
    return false;
}

/* Must the legal actions be confirmed first? */
static bool asks_first(Order *order, const Action *actions, int count)
{
    order->asks = caution_asks(order, actions, count) || coach_order_asks(order, &actions[0]);
    return order->asks;
}

static bool submit(Order *order, const Action *action)
{
    Refusal refusal = order->submit(order->context, action);
    if (refusal == REFUSAL_NONE) return true;
    return refuse_action(order, order_game(order), action, refusal);
}

bool order_speaker(const Order *order, int from, SeatId *seat)
{
    SeatId here = speaker_here(order_table(order), order_game(order));
    *seat = here != NOBODY ? here : order_game(order)->decider;
    if (order_count(order) <= from) return true;
    char buffer[NAME_WORDS];
    Text words = text_into(buffer, sizeof buffer);
    order_words(order, from, order_count(order), &words);
    int named = naming_seat(order_table(order), buffer, order->printer);
    if (named < 0) return false;
    *seat = (SeatId)named;
    if (!order_of_computer(order, *seat)) return true;
    return REFUSE(order, T_("{seat} is a computer and decides alone."), arg_seat(*seat));
}

bool order_act(Order *order, const Action *action)
{
    bool legal = action_check(order_edition(order), order_game(order), action) == REFUSAL_NONE;
    return !(legal && asks_first(order, action, 1)) && submit(order, action);
}

/* Before the reason why the next of several steps is not possible. */
static void tell_possible(const Order *order, int count)
{
    SAY(&order->printer->words, order->printer->out,
        TN_("Only {count} step of that is possible, so nothing was done.",
            "Only {count} steps of that are possible, so nothing was done."),
        arg_count(count));
    text_add_char(order->printer->out, ' ');
}

bool order_act_all(Order *order, const Action *actions, int count)
{
    const Edition *edition = order_edition(order);
    Game trial = *order_game(order);
    for (int i = 0; i < count; i++) {
        if (i > 0 && trial.phase == PHASE_WANT) {
            return REFUSE_PLAIN(order, T_("The {bank} has not enough for all, and the others are "
                                          "asked: build one at a time."));
        }
        Refusal refusal = action_check(edition, &trial, &actions[i]);
        const Game *where = i == 0 ? order_game(order) : &trial;
        if (refusal != REFUSAL_NONE) {
            if (i > 0) tell_possible(order, i);
            return refuse_action(order, where, &actions[i], refusal);
        }
        apply(edition, &trial, &actions[i], NULL);
    }
    if (asks_first(order, actions, count)) return false;
    for (int i = 0; i < count; i++) {
        if (!submit(order, &actions[i])) return false;
    }
    return true;
}

bool order_simple(Order *order, ActionKind kind)
{
    Action action = action_of(order_game(order), kind);
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
    const Edition *edition = order_edition(order);
    for (int end = name_end(order, *at); end > *at; end--) {
        Text words = text_into(buffer, sizeof buffer);
        order_words(order, *at, end, &words);
        int deed = naming_deed(edition, buffer, NULL);
        if (deed < 0) continue;
        *at = end;
        return deed;
    }
    return naming_deed(edition, order_word(order, *at), order->printer);
}

bool order_sum(const Order *order, const char *word, Money *sum)
{
    const char *sign = order_edition(order)->money.sign;
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

bool order_no_sum(const Order *order, const char *word)
{
    const char *sign = order_edition(order)->money.sign;
    size_t length = strlen(sign);
    const char *digits = length > 0 && strncmp(word, sign, length) == 0 ? word + length : word;
    if (digits[0] != '\0' && strspn(digits, "0123456789") == strlen(digits))
        return REFUSE(order, T_("\"{text}\" is too much: no sum is above {sum}."), arg_text(word),
                      arg_sum(MONEY_LIMIT));
    return REFUSE(order, T_("\"{text}\" is not a valid amount of money: enter a whole number."),
                  arg_text(word));
}

bool order_of_computer(const Order *order, SeatId seat)
{
    return table_seating(order_table(order))->seats[seat].kind != NULL;
}
