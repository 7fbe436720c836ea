/* choices.h -- what the player to act may do. */
#ifndef CONSOLE_CHOICES_H
#define CONSOLE_CHOICES_H

#include "console/printer.h"

/* "ASKED: roll, mortgage or trade.", each kind of action once; a line. */
void choices_ask(const Printer *printer, const char *asked);

/* Why an action of this kind is not possible now, and what is; a line. */
void choices_not_now(const Printer *printer, ActionKind kind);

/* Everything that is possible, a line for each kind of action, with names and
 * ranges; also what people may do out of turn. */
void choices_list(const Printer *printer);

#endif
