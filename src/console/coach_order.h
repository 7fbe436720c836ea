/* coach_order.h -- the coach in the terminal: its warning, the next throw, how much it says. */
#ifndef CONSOLE_COACH_ORDER_H
#define CONSOLE_COACH_ORDER_H

#include "console/order.h"

/* Does the action lose much? Then that is printed, and it must be confirmed first. False for an
 * order that is sure, and while the coach is off, or nobody at the table has it. */
bool coach_order_asks(const Order *order, const Action *action);

/* `coach`: how much it says, or that from now on; or that nobody at the table has it. */
void coach_order_set(Order *order, Table *table);

/* `risks`: how likely every square is on the next throw, and what it would cost or bring. */
void coach_order_risks(const Printer *printer, SeatId seat);
/* Before a throw, when the coach says everything: the chances to win, and the danger. */
void coach_order_remark(const Printer *printer, SeatId seat);

#endif
