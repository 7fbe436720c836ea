/* answer_order.h -- answers to the question asked, and what people say out of turn. */
#ifndef CONSOLE_ANSWER_ORDER_H
#define CONSOLE_ANSWER_ORDER_H

#include "console/order.h"

/* pass, yes, no, choose, fine, card, open, keep, token, claim, floor, resign, stop. */
bool answer_order_run(Order *order, CommandId id);
/* A line that begins with no command: a sum in an auction, a choice. False
 * without a sentence when it is neither. */
bool answer_order_bare(Order *order, bool *done);

#endif
