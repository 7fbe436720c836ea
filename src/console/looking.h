/* looking.h -- commands that only look. */
#ifndef CONSOLE_LOOKING_H
#define CONSOLE_LOOKING_H

#include "console/order.h"

/* Carries out a command that changes nothing; false when it is none of them. */
bool looking_run(const Order *order, CommandId id);

#endif
