/* deal_order.h -- trades in words: "trade Bob vermont 200 for oriental". */
#ifndef CONSOLE_DEAL_ORDER_H
#define CONSOLE_DEAL_ORDER_H

#include "console/order.h"

/* trade, counter. */
bool deal_order_run(Order *order, CommandId id);

#endif
