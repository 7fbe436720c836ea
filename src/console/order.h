/* order.h -- one command of a player, while it is turned into actions. */
#ifndef CONSOLE_ORDER_H
#define CONSOLE_ORDER_H

#include "base/lines.h"
#include "console/commands.h"
#include "console/wish.h"
#include "table/coaching.h"

/* Commas are separate words; word 0 is the command itself. */
typedef struct Order {
    const Printer *printer; /* answers go there */
    const Line *line;
    ConsoleSubmit submit;
    void *context;
    bool testing;   /* dice and cards may be chosen */
    bool sure;      /* said twice, or with a `!`: nothing is asked first */
    bool kept;      /* the game is saved as it is played */
    Coaching coach; /* how much the coach says; out: from now on */
    bool chance;    /* out: the dealer may answer by chance although testing */
    bool asks;      /* out: it was explained and waits to be confirmed */
} Order;

/* Words `from` up to, not including, `to`, joined by blanks. */
void order_words(const Order *order, int from, int to, Text *text);
const char *order_word(const Order *order, int n);
const Table *order_table(const Order *order);
const Edition *order_edition(const Order *order);
const Game *order_game(const Order *order);
int order_count(const Order *order);

/* Does a computer decide for the seat? */
bool order_of_computer(const Order *order, SeatId seat);

/* Submits; false with the rules' sentence when refused, or when it must be
 * confirmed first. */
bool order_act(Order *order, const Action *action);
/* The rules' sentence for a refusal in `game`; always false. */
bool order_why_not(const Order *order, const Game *game, const Action *action, Refusal refusal);
/* Submits all or, when one of them would be refused, none. */
bool order_act_all(Order *order, const Action *actions, int count);
/* The decider's action of a kind without anything else. */
bool order_simple(Order *order, ActionKind kind);
/* Prints the sentence; always false. */
bool order_refuse(const Order *order, const Sentence *sentence, const Arg *args);
/* return REFUSE(order, T_("{name} is none."), arg_name(word)); */
#define REFUSE(order, sentence, ...) \
    order_refuse((order), &(const Sentence)sentence, ARGS(__VA_ARGS__))
#define REFUSE_PLAIN(order, sentence) REFUSE(order, sentence, arg_absent())
/* "Say it like this: USAGE." */
bool order_usage(const Order *order, CommandId id);

/* Who speaks in an auction where anybody may (F19): the person named from word `from` on, else
 * the one at this terminal. False with a sentence when nobody is called so, or a computer is. */
bool order_speaker(const Order *order, int from, SeatId *seat);

/* The deed named by as many words as possible from word *at on, which moves
 * past them; -1 with a sentence. */
int order_take_deed(Order *order, int *at);
/* A sum of money, with or without the edition's sign. */
bool order_sum(const Order *order, const char *word, Money *sum);
/* Why the word is none; false. */
bool order_no_sum(const Order *order, const char *word);

#endif
