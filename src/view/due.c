/* due.c -- rents and taxes of a person that are asked for before the money moves. */
#include "view/due.h"

static bool is_large(const Table *table, const Game *game, const Event *event)
{
    int64_t amount = event->amount, cash = game->seats[event->seat].cash,
            start = table_edition(table)->rule[RULE_START_MONEY];
    return amount * 100 >= cash * DUE_LARGE_PERCENT && amount * 100 >= start * DUE_LEAST_PERCENT;
}

bool due_asks(const Table *table, const Game *game, const Event *event, Paying paying)
{
    bool due = event->reason == REASON_RENT || event->reason == REASON_TAX;
    if (paying == PAYING_AT_ONCE || game->phase == PHASE_DEBT || event->kind != EVENT_PAID ||
        !due || event->amount <= 0 || event->seat >= game->seat_count ||
        !table_is_here(table, event->seat))
        return false;
    return paying == PAYING_ALWAYS || is_large(table, game, event);
}
