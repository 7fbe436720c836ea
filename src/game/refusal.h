/* refusal.h -- why the rules forbid what somebody asks for. */
#ifndef GAME_REFUSAL_H
#define GAME_REFUSAL_H

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
    REFUSAL_NOT_HERE, /* the token must be there to build */
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
    REFUSAL_CEILING,    /* nobody can have so much money */
    REFUSAL_BID_STANDS, /* its own bid is the highest (F19) */
    REFUSAL_PASSED,     /* has passed, and nobody has bid since (F19) */
    REFUSAL_COUNT
} Refusal;

#endif
