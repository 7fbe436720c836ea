/* pending.c -- what must still change hands: sums owed, things to be handed over. */
#include "ledger/pending.h"

#include <assert.h>

void pending_owe(Pending *pending, SeatId from, SeatId to, Money amount, Reason reason, DeedId deed)
{
    if (amount == 0) return;
    assert(pending->due_count < MOST_DUES);
    pending->dues[pending->due_count++] = (Due){.amount = amount,
                                                .from = from,
                                                .to = to,
                                                .reason = (uint8_t)reason,
                                                .deed = deed,
                                                .state = DUE_FRESH};
}

static bool alike(const Due *one, const Due *due)
{
    return one->from == due->from && one->to == due->to && one->reason == due->reason &&
           one->deed == due->deed && one->state == due->state;
}

int pending_find(const Pending *pending, const Due *due)
{
    for (int i = 0; i < pending->due_count; i++)
        if (alike(&pending->dues[i], due) && pending->dues[i].amount == due->amount) return i;
    return -1;
}

int pending_find_larger(const Pending *pending, const Due *due)
{
    for (int i = 0; i < pending->due_count; i++)
        if (alike(&pending->dues[i], due) && pending->dues[i].amount > due->amount) return i;
    return -1;
}

void pending_settle(Pending *pending, int index)
{
    pending->due_count--;
    for (int i = index; i < pending->due_count; i++) pending->dues[i] = pending->dues[i + 1];
}

void pending_cut(Pending *pending, SeatId seat, Money room)
{
    for (int i = pending->due_count - 1; i >= 0; i--) {
        Due *due = &pending->dues[i];
        if (due->from != BANK || due->to != seat || due->state != DUE_FRESH) continue;
        if (due->amount > room) due->amount = room;
        if (due->amount <= 0) pending_settle(pending, i);
    }
}

int pending_count(const Pending *pending, DueState state)
{
    int count = 0;
    for (int i = 0; i < pending->due_count; i++) count += pending->dues[i].state == state;
    return count;
}

void pending_send(Pending *pending, Parcel parcel)
{
    assert(pending->parcel_count < MOST_PARCELS);
    pending->parcels[pending->parcel_count++] = parcel;
}

static void drop_parcel(Pending *pending, int index)
{
    pending->parcels[index] = pending->parcels[--pending->parcel_count];
}

bool pending_receive(Pending *pending, Parcel parcel)
{
    for (int i = 0; i < pending->parcel_count; i++) {
        const Parcel *one = &pending->parcels[i];
        if (one->kind != parcel.kind || one->id != parcel.id || one->from != parcel.from ||
            one->to != parcel.to || one->paid_first)
            continue;
        drop_parcel(pending, i);
        return true;
    }
    return false;
}

int pending_parcels(const Pending *pending)
{
    int count = 0;
    for (int i = 0; i < pending->parcel_count; i++) count += !pending->parcels[i].paid_first;
    return count;
}

void pending_leave(Pending *pending, SeatId seat)
{
    for (int i = pending->due_count - 1; i >= 0; i--)
        if (pending->dues[i].from == seat || pending->dues[i].to == seat)
            pending_settle(pending, i);
    for (int i = pending->parcel_count - 1; i >= 0; i--)
        if (pending->parcels[i].to == seat) drop_parcel(pending, i);
}
