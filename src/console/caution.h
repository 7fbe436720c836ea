/* caution.h -- what cannot be taken back is asked before it is done. */
#ifndef CONSOLE_CAUTION_H
#define CONSOLE_CAUTION_H

#include "console/order.h"

/* Would the actions lose a seat, a deed or, by a single letter, a purchase? Then what they mean
 * is printed, and the order must not be carried out yet. The actions are legal one after the
 * other. False for an order that is sure. */
bool caution_asks(const Order *order, const Action *actions, int count);

/* The same for what the program around is asked to do. */
bool caution_asks_wish(const Order *order, CommandId id);

/* The question for a line that waits: one line, and "NAME> ". */
void caution_prompt(const Printer *printer, const char *line);

#endif
