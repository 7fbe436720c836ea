/* dispatch.h -- which part of the console carries out a command. */
#ifndef CONSOLE_DISPATCH_H
#define CONSOLE_DISPATCH_H

#include "console/order.h"

/* Carries out a command that acts; true when it was done, false when its
 * one sentence is printed. Nothing has changed then, but for commands that do
 * several things, which stop at the first refusal. */
bool dispatch_run(Order *order, CommandId id);
/* The line as the notation writes actions; false when it is none, or refused. */
bool dispatch_notation(Order *order);

#endif
