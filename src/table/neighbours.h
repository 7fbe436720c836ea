/* neighbours.h -- the events around one event, caused by the same action. */
#ifndef TABLE_NEIGHBOURS_H
#define TABLE_NEIGHBOURS_H

#include "table/table.h"

/* Event `n + offset` of the table if the same action caused it, else NULL. */
const Event *neighbours_at(const Table *table, size_t n, long offset);

/* Does `other` match the event being described? */
typedef bool (*NeighbourMatch)(const Event *told, const Event *other, int what);

/* The nearest event of the same action that matches, later ones first. */
const Event *neighbours_find(const Table *table, size_t n, NeighbourMatch match, int what);

/* Of kind `what`; and for the same deed; and of the same seat. */
bool neighbours_same_kind(const Event *told, const Event *other, int what);
bool neighbours_same_deed(const Event *told, const Event *other, int what);
bool neighbours_same_seat(const Event *told, const Event *other, int what);
/* Money for reason `what` that the seat paid or received for the deed. */
bool neighbours_its_money(const Event *told, const Event *other, int what);

/* Is event n, a payment, covered by another event of the same action? */
bool neighbours_tell_payment(const Table *table, size_t n);
/* The same of a deed that changed hands: bought, won, dealt, traded and sold
 * ones have their own sentence. */
bool neighbours_tell_deed(const Table *table, size_t n);

#endif
