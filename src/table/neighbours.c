/* neighbours.c -- the events around one event, caused by the same action. */
#include "table/neighbours.h"

const Event *neighbours_at(const Table *table, size_t n, long offset)
{
    long index = (long)n + offset;
    if (index < 0 || index >= (long)table_event_count(table)) return NULL;
    const TableEvent *other = table_event(table, (size_t)index);
    return other->action == table_event(table, n)->action ? &other->event : NULL;
}

const Event *neighbours_find(const Table *table, size_t n, NeighbourMatch match, int what)
{
    const Event *told = &table_event(table, n)->event, *other;
    for (long offset = 1; (other = neighbours_at(table, n, offset)) != NULL; offset++)
        if (match(told, other, what)) return other;
    for (long offset = -1; (other = neighbours_at(table, n, offset)) != NULL; offset--)
        if (match(told, other, what)) return other;
    return NULL;
}

bool neighbours_same_deed(const Event *told, const Event *other, int what)
{
    return other->kind == what && other->deed == told->deed;
}

bool neighbours_same_seat(const Event *told, const Event *other, int what)
{
    return other->kind == what && other->seat == told->seat;
}

bool neighbours_same_kind(const Event *told, const Event *other, int what)
{
    (void)told;
    return other->kind == what;
}

bool neighbours_its_money(const Event *told, const Event *other, int what)
{
    return other->kind == EVENT_PAID && other->reason == what &&
           (other->seat == told->seat || other->other == told->seat) &&
           (told->deed >= MAX_DEEDS || other->deed == told->deed);
}
