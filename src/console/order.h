/* order.h -- one command of a player, turned into actions. */
#ifndef CONSOLE_ORDER_H
#define CONSOLE_ORDER_H

#include "base/lines.h"
#include "console/commands.h"
#include "console/console.h"

/* Commas are words of their own; word 0 is the command itself. */
typedef struct Order {
    const Table *table;
    const ConsoleOptions *options;
    const Line *line;
    ConsoleSubmit submit;
    void *context;
    Text *out;
    bool chance; /* out: the dealer may answer by chance although testing */
} Order;

/* Carries out a command that acts; true when it was done, false when its
 * one sentence is in `out`. Nothing has changed then, but for commands that do
 * several things, which stop at the first refusal. */
bool order_run(Order *order, CommandId id);
/* A line that begins with no command: a sum in an auction, a choice. False
 * without a sentence when it is neither. */
bool order_bare(Order *order, bool *done);
/* The line as the notation writes actions; false with its sentence in `why`. */
bool order_notation(Order *order, Text *why);

/* ---- for the files that carry out a part of the commands ---- */

/* Words `from` up to, not including, `to`, joined by blanks. */
void order_words(const Order *order, int from, int to, Text *text);
const char *order_word(const Order *order, int n);
int order_count(const Order *order);

/* Submits; false with the rules' sentence when refused. */
bool order_act(Order *order, const Action *action);
/* Submits all or, when one of them would be refused, none. */
bool order_act_all(Order *order, const Action *actions, int count);
/* The decider's action of a kind without anything else. */
bool order_simple(Order *order, ActionKind kind);
/* Adds the parts, ended by NULL, as one line; always false. */
__attribute__((sentinel)) bool order_refuse(Order *order, ...);
/* "Say it like this: USAGE." */
bool order_usage(Order *order, CommandId id);

/* The deed named by as many words as possible from word *at on, which moves
 * behind them; -1 with a sentence. */
int order_take_deed(Order *order, int *at);
/* A sum of money, with or without the edition's sign. */
bool order_sum(const Order *order, const char *word, Money *sum);

#endif
