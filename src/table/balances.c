/* balances.c -- what players have after a payment, for editions whose account says it. */
#include "table/balances.h"

#include "table/neighbours.h"

/* What is said after the balances. */
static bool opens_next(const Event *event)
{
    return event->kind == EVENT_AGAIN || event->kind == EVENT_TURN_ENDED ||
           event->kind == EVENT_TURN_BEGAN || event->kind == EVENT_WON;
}

bool balances_follow(const Table *table, size_t n, size_t *end)
{
    const Event *next;
    if (!table_edition(table)->tells_balances) return false;
    if (opens_next(&table_event(table, n)->event)) return false;
    for (*end = n; (next = neighbours_at(table, *end, 1)) != NULL && !opens_next(next);) ++*end;
    return true;
}

static Money change(const Table *table, size_t n, SeatId seat)
{
    Money sum = 0;
    const Event *event;
    for (long offset = 0; (event = neighbours_at(table, n, offset)) != NULL; offset--) {
        if (opens_next(event)) break;
        if (event->kind != EVENT_PAID) continue;
        if (event->seat == seat) sum -= event->amount;
        if (event->other == seat) sum += event->amount;
    }
    return sum;
}

static bool left(const Table *table, size_t n, SeatId seat)
{
    const Event *event;
    for (long offset = 0; (event = neighbours_at(table, n, offset)) != NULL; offset--)
        if ((event->kind == EVENT_BANKRUPT || event->kind == EVENT_RESIGNED) && event->seat == seat)
            return true;
    return false;
}

void balances_write(const Table *table, size_t end, const Words *words, Text *text)
{
    for (SeatId seat = 0; seat < table_game(table)->seat_count; seat++) {
        if (change(table, end, seat) == 0 || left(table, end, seat)) continue;
        text_add_char(text, ' ');
        SAY(words, text, T_("{seat.of} new balance is {sum}."), arg_seat(seat),
            arg_sum(table_cash_after(table, end, seat)));
    }
}
