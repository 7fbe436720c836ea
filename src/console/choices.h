/* choices.h -- what the one who must decide may do. */
#ifndef CONSOLE_CHOICES_H
#define CONSOLE_CHOICES_H

#include "table/table.h"

/* ": roll, mortgage or trade", each kind of action once. */
void choices_write(const Table *table, Text *out);

/* Why an action of this kind is not possible now, and what is. */
void choices_not_now(const Table *table, ActionKind kind, Text *out);

/* Everything that is possible, a line for each kind of action, with names and
 * ranges; also what people may do out of turn. */
void choices_list(const Table *table, Text *out);

#endif
