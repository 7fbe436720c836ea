/* chance_order.h -- commands for dice, cards and picks, chosen only when testing. */
#ifndef CONSOLE_CHANCE_ORDER_H
#define CONSOLE_CHANCE_ORDER_H

#include "console/order.h"

/* roll, dice, draw, pick, bell. */
bool chance_order_run(Order *order, CommandId id);
/* An empty line while the dealer is asked: chance answers. */
bool chance_order_default(Order *order);

#endif
