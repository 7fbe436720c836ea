/* property_order.h -- commands about a player's own property, and bids for more. */
#ifndef CONSOLE_PROPERTY_ORDER_H
#define CONSOLE_PROPERTY_ORDER_H

#include "console/order.h"

/* bid, build, sell, break, mortgage, redeem, keep, want, travel. */
bool property_order_run(Order *order, CommandId id);
/* A bid whose sum is word `from`, and after it perhaps the place. */
bool property_order_bid(Order *order, int from);

#endif
