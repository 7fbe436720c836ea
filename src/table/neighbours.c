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

/* ---- reported elsewhere ---- */

static bool has(const Table *table, size_t n, NeighbourMatch match, EventKind kind)
{
    return neighbours_find(table, n, match, (int)kind) != NULL;
}

bool neighbours_tell_payment(const Table *table, size_t n)
{
    static const struct {
        NeighbourMatch match;
        EventKind teller;
    } by[REASON_COUNT] = {
        [REASON_PRICE] = {neighbours_same_deed, EVENT_BOUGHT},
        [REASON_AUCTION] = {neighbours_same_seat, EVENT_AUCTION_WON},
        [REASON_BUILDING] = {neighbours_same_deed, EVENT_BUILT},
        [REASON_SALE] = {neighbours_same_deed, EVENT_UNBUILT},
        [REASON_MORTGAGE] = {neighbours_same_deed, EVENT_MORTGAGED},
        [REASON_REDEEM] = {neighbours_same_deed, EVENT_REDEEMED},
        [REASON_FEE] = {neighbours_same_deed, EVENT_MORTGAGE_KEPT},
        [REASON_TRADE] = {neighbours_same_kind, EVENT_ACCEPTED},
        [REASON_DEAL] = {neighbours_same_deed, EVENT_DEALT},
        [REASON_FINE] = {neighbours_same_seat, EVENT_RELEASED},
        [REASON_THIEF] = {neighbours_same_seat, EVENT_THIEF_STRUCK},
    };
    Reason reason = (Reason)table_event(table, n)->event.reason;
    if (reason == REASON_BUILDING && has(table, n, neighbours_same_seat, EVENT_AUCTION_WON))
        return true;
    return by[reason].match != NULL && has(table, n, by[reason].match, by[reason].teller);
}

/* The deed won in an auction that could not be paid at once. */
static bool paid_auction(const Event *event, const Event *other, int what)
{
    return other->kind == EVENT_PAID && other->reason == what && other->deed == event->deed;
}

bool neighbours_tell_deed(const Table *table, size_t n)
{
    static const EventKind tellers[] = {EVENT_BOUGHT, EVENT_AUCTION_WON, EVENT_DEALT,
                                        EVENT_MORTGAGED};
    for (size_t i = 0; i < sizeof tellers / sizeof tellers[0]; i++)
        if (has(table, n, neighbours_same_deed, tellers[i])) return true;
    return has(table, n, neighbours_same_kind, EVENT_ACCEPTED) ||
           neighbours_find(table, n, paid_auction, REASON_AUCTION) != NULL;
}
