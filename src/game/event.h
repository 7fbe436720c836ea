/* event.h -- what can happen, for everyone who watches. */
#ifndef GAME_EVENT_H
#define GAME_EVENT_H

#include <assert.h>

#include "game/game.h"

typedef enum EventKind {
    EVENT_ORDER_THROWN,   /* seat, amount, second: dice for the order of play */
    EVENT_ORDER_DECIDED,  /* seat begins */
    EVENT_DEALT,          /* seat, deed */
    EVENT_TOKEN_CHOSEN,   /* seat, amount: token */
    EVENT_TURN_BEGAN,     /* seat */
    EVENT_DICE_THROWN,    /* seat, amount, second */
    EVENT_MOVED,          /* seat, amount: from space, second: to space; other: Direction */
    EVENT_JAILED,         /* seat, amount: from space; other: JailedBy */
    EVENT_RELEASED,       /* seat, other: ReleasedBy */
    EVENT_JAIL_STAYED,    /* seat, amount: turns used */
    EVENT_PAID,           /* seat: payer, other: payee, amount, reason, deed: every
                             change of cash or pot is one of these, and only these */
    EVENT_BOUGHT,         /* seat, deed, amount */
    EVENT_DECLINED,       /* seat, deed */
    EVENT_AUCTION_BEGAN,  /* deed, second: AuctionKind */
    EVENT_BID,            /* seat, deed, amount */
    EVENT_PASSED,         /* seat */
    EVENT_AUCTION_WON,    /* seat, deed, amount */
    EVENT_AUCTION_UNSOLD, /* deed */
    EVENT_DEED_MOVED,     /* deed: from seat (or BANK) to other (or BANK): every change of owner */
    EVENT_BUILT,          /* seat, deed, amount: new level */
    EVENT_UNBUILT,        /* seat, deed, amount: new level */
    EVENT_MORTGAGED,      /* seat, deed */
    EVENT_REDEEMED,       /* seat, deed */
    EVENT_MORTGAGE_KEPT,  /* seat, deed */
    EVENT_CARD_DRAWN,     /* seat, amount: deck, second: card */
    EVENT_CARD_KEPT,      /* seat, amount: deck, second: card */
    EVENT_RELEASE_MOVED,  /* get-out card: from seat (or BANK) to other (or BANK), amount: deck */
    EVENT_RENT_DUE,       /* seat: visitor, other: owner, deed, amount */
    EVENT_RENT_LAPSED,    /* seat: visitor, other: owner, deed */
    EVENT_DEBT_AROSE,     /* seat owes other amount, reason, deed */
    EVENT_OFFERED,        /* seat to other; the deal is in the action */
    EVENT_COUNTERED,      /* seat to other */
    EVENT_ACCEPTED,       /* seat */
    EVENT_REJECTED,       /* seat */
    EVENT_OFFER_LAPSED,   /* seat, other: one of them left the game */
    EVENT_FLOOR_TAKEN,    /* seat */
    EVENT_FLOOR_GIVEN,    /* seat */
    EVENT_WANTED,         /* seat wants the scarce building too */
    EVENT_TRAVELLED,      /* seat, second: to space */
    EVENT_THIEF_LOOSE,    /* seat, other: target */
    EVENT_THIEF_MOVED,    /* amount: from space, second: to space */
    EVENT_THIEF_STRUCK,   /* seat: robbed, amount */
    EVENT_BANKRUPT,       /* seat, other: creditor or BANK */
    EVENT_RESIGNED,       /* seat */
    EVENT_STOP_ASKED,     /* seat */
    EVENT_BELL,           /* time is up */
    EVENT_TURN_ENDED,     /* seat */
    EVENT_WON,            /* seat */
    EVENT_AGAIN,          /* seat rolled doubles and has another turn */
    EVENT_NOTHING_DUE,    /* seat owes nothing for `reason`; for the rent of a deed, other:
                             its owner, amount: NothingDue */
    EVENT_POT_EMPTY,      /* seat, second: the space where the pot is */
    EVENT_COUNT
} EventKind;

typedef enum NothingDue { NOTHING_PRINTED, NOTHING_MORTGAGED, NOTHING_JAILED } NothingDue;
typedef enum Direction { DIRECTION_FORWARD, DIRECTION_BACKWARD } Direction;
typedef enum JailedBy { JAILED_BY_SPACE, JAILED_BY_CARD, JAILED_BY_DOUBLES } JailedBy;
typedef enum ReleasedBy {
    RELEASED_BY_DOUBLES,
    RELEASED_BY_FINE,
    RELEASED_BY_CARD,
    RELEASED_BY_TIME
} ReleasedBy;

typedef struct Event {
    uint8_t kind; /* EventKind */
    SeatId seat, other;
    DeedId deed;
    uint8_t reason; /* Reason */
    Money amount, second;
} Event;

/* The most that one action can cause. Two seats swap all the get-out cards they
 * can hold, and a debtor is saved by it: the debts are paid, and every deed of an
 * estate is auctioned in turn, which all must pass. A seat that leaves causes
 * less: it sells, clears and hands over each deed, and its cards alone move. */
enum {
    MAX_EVENTS = 2 * UINT8_MAX * MAX_DECKS     /* cards given and taken */
                 + MAX_DEEDS * (2 + 1 + 1 + 1) /* sold, moved, put up and unsold */
                 + MAX_DEEDS * MAX_SEATS       /* passes */
                 + MAX_DEBTS * 3               /* paid in two parts, deed handed over */
                 + 4 * MAX_SEATS               /* shares, and what begins or ends */
};

/* What one action caused, in order. Never more than MAX_EVENTS. */
typedef struct EventList {
    int count;
    Event list[MAX_EVENTS];
} EventList;

/* Notes an event; does nothing when `events` is NULL. */
static inline void event_add(EventList *events, Event event)
{
    if (events == NULL) return;
    assert(events->count < MAX_EVENTS);
    events->list[events->count++] = event;
}

/* The word of a kind or a reason in texts: "rent", "turn-began". */
const char *event_word(EventKind kind);
const char *event_reason_word(Reason reason);

#endif
