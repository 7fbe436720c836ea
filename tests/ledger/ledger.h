/* ledger.h -- follows a game by its events and checks every sum against docs/rules.md.
 *
 * Written from the rules and not from the engine. It gets the actions (what was
 * requested), the events (what is said to have happened) and, after each action,
 * the state to compare its own books with. */
#ifndef LEDGER_LEDGER_H
#define LEDGER_LEDGER_H

#include "game/action.h"
#include "game/event.h"
#include "ledger/pending.h"
#include "ledger/tariff.h"

enum { FAULT_SIZE = 400 };

/* A token that must move, or go to jail. */
typedef struct Journey {
    bool open, back;
    SpaceId to;
    int passes; /* of the start, going forward; the last may be a landing on it */
    bool lands_on_start;
} Journey;

/* A building asked for, paid for, or sold. */
typedef struct Works {
    bool open;
    SeatId seat;
    DeedId deed;
    int level;    /* the expected total */
    Money amount; /* paid for what was sold */
    Money room;   /* what the bank could pay at most */
} Works;

typedef struct Ledger {
    Books books;
    Pending pending;
    SeatId order[MAX_SEATS]; /* of play */
    SeatId mover;
    int doubles; /* thrown in this turn */
    int throws;  /* in jail, of JAIL_STYLE_THREE_WAYS */
    int throw_sums[3];
    int arrival; /* sum of the throw that moved a token last */
    Journey journey;
    bool arrived;       /* the space under the mover has yet to act */
    bool to_jail;       /* the mover must go to jail */
    RentCard rent_card; /* how the card in force changes the rent to come */
    DeedId rent_throw;  /* a throw will fix the rent of this deed; NO_DEED */
    DeckId draw;        /* a card must be drawn from it; NO_DECK */
    Effect choice;      /* EFFECT_NOTHING: there is nothing to choose */
    Reason choice_reason;
    EffectKind gift; /* GAIN_DEED, GAIN_BUILDING or LOSE_BUILDING to come */
    Auction auction;
    Offer offer;
    Works paid, sold; /* building works that money has announced */
    Works asked;      /* what the last BUILD or WANT asked for */
    DeedSet wished;   /* N08: where BUILD and WANTs asked for scarce ones */
    SeatId leaver;    /* bankrupt in this action; NOBODY */
    SeatId heir;      /* and its creditor: a seat or BANK */
    SeatId creditor;  /* whom it owes, whoever inherits */
    bool borne;       /* X29: the creditor has borne its part of what was below zero */
    uint8_t sharers;  /* X21: bit per creditor that still gets a share of the cash */
    bool over;
    long seen[EVENT_COUNT], paid_for[REASON_COUNT];
    char fault[FAULT_SIZE]; /* the first difference, "" when there is none */
} Ledger;

/* Opens the books for a game that starts with these seats and tokens. Keeps
 * `edition`. */
void ledger_begin(Ledger *ledger, const Edition *edition, const Game *start);

/* Follows one action. NULL, or the first difference between what happened
 * and the rules, or between the books and `after`, as a sentence. */
const char *ledger_follow(Ledger *ledger, const Action *action, const EventList *events,
                          const Game *after);

#endif
