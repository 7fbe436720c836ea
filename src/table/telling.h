/* telling.h -- one event being told: its sentence, and what happened beside it. */
#ifndef TABLE_TELLING_H
#define TABLE_TELLING_H

#include "table/table.h"

/* The event being told, and where it stands. */
typedef struct Telling {
    const Table *table;
    size_t n;
    const Event *event;
    Text *text;
} Telling;

/* Event `n + offset` if it was caused by the same action, else NULL. */
const Event *telling_beside(const Telling *telling, long offset);

/* The nearest event of the same action that matches, later ones first. */
typedef bool (*TellingMatch)(const Event *told, const Event *other, int what);
const Event *telling_find(const Telling *telling, TellingMatch match, int what);

/* Of kind `what`; and for the same deed; and of the same seat. */
bool telling_same_kind(const Event *told, const Event *other, int what);
bool telling_same_deed(const Event *told, const Event *other, int what);
bool telling_same_seat(const Event *told, const Event *other, int what);
/* Money for reason `what` that the seat paid or received for the deed. */
bool telling_its_money(const Event *told, const Event *other, int what);

/* Adds `words` with: @s seat, @o other, @m amount as money, @n amount,
 * @2 second, @d deed, @p the space `second`, @j the jail. Always true. */
bool telling_say(const Telling *telling, const char *words);

/* `before`, then " for $50" when that money moved, then `after`. */
bool telling_say_sum(const Telling *telling, const char *before, Reason reason, const char *after);

#endif
