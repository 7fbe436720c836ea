/* pending.h -- what must still change hands: sums owed, things to be handed over. */
#ifndef LEDGER_PENDING_H
#define LEDGER_PENDING_H

#include "game/game.h"

enum { MOST_DUES = 64, MOST_PARCELS = 160 };

typedef enum DueState {
    DUE_FRESH, /* caused just now: paid, owed or claimed before the action is over */
    DUE_OWED,  /* announced as a debt: must be among Game.debts */
    DUE_CLAIM  /* a rent to be asked for: must be among Game.claims */
} DueState;

typedef struct Due {
    Money amount;
    SeatId from, to;
    uint8_t reason; /* Reason */
    DeedId deed;
    uint8_t state; /* DueState */
} Due;

typedef enum ParcelKind { PARCEL_DEED, PARCEL_RELEASE } ParcelKind;

/* A deed, or a get-out card of a deck, on its way. */
typedef struct Parcel {
    uint8_t kind, id; /* DeedId or DeckId */
    SeatId from, to;
    bool paid_first; /* F09: not before the bid is paid */
} Parcel;

typedef struct Pending {
    int due_count, parcel_count;
    Due dues[MOST_DUES]; /* oldest first */
    Parcel parcels[MOST_PARCELS];
} Pending;

/* A fresh due; nothing when the sum is 0. */
void pending_owe(Pending *pending, SeatId from, SeatId to, Money amount, Reason reason,
                 DeedId deed);
/* Index of the oldest due that is exactly this, -1 if there is none. */
int pending_find(const Pending *pending, const Due *due);
/* The same with a larger sum: what cannot be paid in full. */
int pending_find_larger(const Pending *pending, const Due *due);
void pending_settle(Pending *pending, int index);
/* The bank adds nothing to the cash of a seat beyond a limit: cuts what it
 * owes to `seat` down to `room`. */
void pending_cut(Pending *pending, SeatId seat, Money room);
/* How many are in this state. */
int pending_count(const Pending *pending, DueState state);

void pending_send(Pending *pending, Parcel parcel);
/* Takes the parcel off the list; false when none is expected. */
bool pending_receive(Pending *pending, Parcel parcel);
/* Parcels that do not wait for a payment. */
int pending_parcels(const Pending *pending);

/* X19, X28: nothing is owed by or to a player who has left, and nothing arrives. */
void pending_leave(Pending *pending, SeatId seat);

#endif
