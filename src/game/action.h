/* action.h -- what can be decided; may it be done now, if not, why. */
#ifndef GAME_ACTION_H
#define GAME_ACTION_H

#include "game/game.h"

typedef enum ActionKind {
    /* of the dealer */
    ACTION_DICE, /* amount, second */
    ACTION_DRAW, /* card `other` of Game.deck */
    ACTION_PICK, /* amount: the seat, deed or sum picked at random */
    ACTION_BELL, /* time is up; at any moment */
    /* of the mover */
    ACTION_ROLL,
    ACTION_FINE,    /* pays the fine of the jail */
    ACTION_RELEASE, /* uses a get-out card; deck `other` */
    ACTION_WAIT,    /* misses a turn in jail (JAIL_STYLE_THREE_WAYS) */
    ACTION_BUY,
    ACTION_DECLINE,
    ACTION_CHOOSE, /* amount 1: the printed sum; 2: the other way (PHASE_CHOICE,
                      PHASE_OPEN: 1 open 2 keep, PHASE_THIEF: 1 set loose 2 not) */
    ACTION_OPEN,   /* opens the card kept from an earlier turn */
    ACTION_TRAVEL, /* to the deed `deed`; NO_DEED: stays */
    ACTION_TOKEN,  /* amount: token */
    ACTION_END,
    /* management: mover, floor, debtor, buyer */
    ACTION_BUILD,    /* deed; amount 1: the hotel beside the houses */
    ACTION_SELL,     /* one building of `deed`; amount 1: the hotel beside */
    ACTION_BREAK,    /* all hotels of the group of `deed`; amount: houses that stay */
    ACTION_MORTGAGE, /* deed (sells it where RULE_MORTGAGE is sell) */
    ACTION_REDEEM,   /* deed; also of an heir */
    ACTION_KEEP,     /* heir: pays the fee, leaves `deed` mortgaged */
    ACTION_OFFER,    /* to `other`: deal */
    ACTION_COUNTER,  /* deal as seen by the seat that counters */
    ACTION_ACCEPT,   /* an offer, a vote */
    ACTION_REJECT,
    ACTION_BID,  /* amount; deed: the place, for a building */
    ACTION_PASS, /* auction, want */
    ACTION_WANT, /* deed: where the scarce building would go */
    ACTION_BANKRUPT,
    /* out of turn: any seat, `seat` says who */
    ACTION_FLOOR, /* asks for the floor */
    ACTION_DONE,  /* gives the floor back */
    ACTION_CLAIM, /* asks visitor `other` for the rent of `deed` */
    ACTION_RESIGN,
    ACTION_STOP, /* proposes to end the game now */
    ACTION_COUNT
} ActionKind;

typedef struct Action {
    uint8_t kind; /* ActionKind */
    SeatId seat;  /* who acts; DEALER for chance */
    DeedId deed;
    uint8_t other; /* seat, deck or card */
    Money amount, second;
    Deal deal;
} Action;

typedef enum Refusal {
    REFUSAL_NONE,
    REFUSAL_GAME_OVER,
    REFUSAL_NOT_YOU, /* somebody else must decide */
    REFUSAL_NOT_NOW, /* not in this phase */
    REFUSAL_DICE,    /* no such dice */
    REFUSAL_CARD,    /* that card cannot be on top */
    REFUSAL_PICK,    /* not among what can be picked */
    REFUSAL_DEED,    /* no such deed */
    REFUSAL_NOT_OWNER,
    REFUSAL_TOO_POOR,
    REFUSAL_BID_LOW,
    REFUSAL_BID_HIGH,
    REFUSAL_NOT_STREET, /* cannot be built on */
    REFUSAL_NOT_GROUP,  /* not the whole group */
    REFUSAL_GROUP_MORTGAGED,
    REFUSAL_UNEVEN,
    REFUSAL_FULL, /* nothing can be added */
    REFUSAL_NO_HOUSES,
    REFUSAL_NO_HOTELS,
    REFUSAL_NOT_HERE, /* must stand there to build */
    REFUSAL_NO_BUILDING,
    REFUSAL_NO_HOTEL,
    REFUSAL_HOUSES_FOR_HOTEL, /* too few houses to break the hotel down */
    REFUSAL_GROUP_BUILT,      /* buildings in the group */
    REFUSAL_MORTGAGED,
    REFUSAL_NOT_MORTGAGED,
    REFUSAL_NO_MORTGAGES, /* the edition has none */
    REFUSAL_NO_TRADES,
    REFUSAL_TRADE_SELF,
    REFUSAL_TRADE_GONE, /* the other has left */
    REFUSAL_TRADE_EMPTY,
    REFUSAL_TRADE_NOT_YOURS, /* gives what it has not */
    REFUSAL_TRADE_NOT_THEIRS,
    REFUSAL_TRADE_BUILT,
    REFUSAL_TRADE_MONEY, /* gives more money than it has */
    REFUSAL_TRADE_THEIR_MONEY,
    REFUSAL_TRADE_FEES,   /* the fees of mortgaged deeds could not be paid */
    REFUSAL_TRADE_SHAPE,  /* the edition allows only a narrower trade */
    REFUSAL_TRADE_DEBTOR, /* a debtor's trade must bring cash (DP-26) */
    REFUSAL_TRADE_MANY,   /* offers_per_turn */
    REFUSAL_TRADE_COUNTERS,
    REFUSAL_TRADE_PENDING, /* one is waiting */
    REFUSAL_NO_CARD,
    REFUSAL_NOT_IN_JAIL,
    REFUSAL_JAIL_PAY,  /* the fine cannot be paid before this throw */
    REFUSAL_JAIL_ROLL, /* no throws left: fine or card */
    REFUSAL_SOLVENT,   /* can still pay: no bankruptcy */
    REFUSAL_IN_DEBT,   /* below zero: the turn cannot end */
    REFUSAL_NO_RESIGN,
    REFUSAL_FLOOR_USED,
    REFUSAL_FLOOR_YOURS,    /* has it, or it is its turn */
    REFUSAL_BUSY,           /* a landing is being settled */
    REFUSAL_MANAGED_ENOUGH, /* MAX_MANAGE acts since the last throw */
    REFUSAL_NO_CLAIM,
    REFUSAL_TOKEN, /* no such token, or taken */
    REFUSAL_CHOICE,
    REFUSAL_TRAVEL,
    REFUSAL_BREAK,      /* that many houses cannot stay */
    REFUSAL_OPEN_FIRST, /* a kept card is due (B4) */
    REFUSAL_COUNT
} Refusal;

/* May this action be applied now? Never crashes, whatever it holds. */
Refusal action_check(const Edition *edition, const Game *game, const Action *action);

/* One clear sentence for people: what is wrong and what would be right. */
void action_why_not(const Edition *edition, const Game *game, const Action *action, Refusal refusal,
                    Text *text);

/* An action of the seat (or dealer) that must decide now, the rest zero and
 * deed NO_DEED. */
Action action_of(const Game *game, ActionKind kind);

#endif
