/* phase.h -- what the game waits for: every phase, who answers it and how. */
#ifndef GAME_PHASE_H
#define GAME_PHASE_H

#include <stdbool.h>
#include <stdint.h>

/* The first block are the steps of the mover's turn (Game.step); the second
 * are interruptions that are settled first. */
typedef enum Phase {
    PHASE_ORDER,      /* dice of the seat in order[order_next] */
    PHASE_SHUFFLE,    /* the seat for order[order_next] */
    PHASE_DEAL,       /* a deed for a seat */
    PHASE_TOKEN,      /* a seat chooses its token */
    PHASE_TURN,       /* may manage; rolls, or sees about jail */
    PHASE_THROW,      /* dice of the move */
    PHASE_BUY,        /* buys or declines the deed the mover is on */
    PHASE_DRAW,       /* a card of Game.deck */
    PHASE_OPEN,       /* opens the drawn card or keeps it */
    PHASE_CHOICE,     /* chooses between two ways to pay */
    PHASE_RENT_THROW, /* dice that fix a rent */
    PHASE_PICK_DEED,  /* a deed gained, a building gained or lost */
    PHASE_PICK_SEAT,  /* the thief's target */
    PHASE_PICK_SUM,   /* what the thief takes */
    PHASE_THIEF_DICE, /* the thief's move */
    PHASE_THIEF,      /* sets the thief loose or not */
    PHASE_JAIL_OUT,   /* must leave by fine or card */
    PHASE_TRAVEL,     /* may travel to another of its own stations */
    PHASE_END,        /* may manage; ends the turn */
    PHASE_OVER,       /* the game has ended */

    PHASE_ANSWER,           /* answers an offer */
    PHASE_WANT,             /* says whether it wants a scarce building */
    PHASE_BUILDING_AUCTION, /* bids for a scarce building */
    PHASE_VOTE,             /* says whether to stop the game */
    PHASE_DEBT,             /* raises money or goes bankrupt */
    PHASE_HEIR,             /* new owner of a mortgaged deed: redeems or keeps */
    PHASE_AUCTION,          /* bids for a deed */
    PHASE_FLOOR,            /* manages out of turn */

    /* steps that run automatically and are never seen from outside */
    PHASE_ARRIVE,    /* the space has its effect on the mover */
    PHASE_EFFECT,    /* the drawn card has its effect */
    PHASE_JAIL_MOVE, /* out of jail and on by the last throw */
    PHASE_AFTER,     /* the landing is settled: again, or the end of the turn */
    PHASE_COUNT
} Phase;

/* Who answers; game_decider finds the seat. */
typedef enum PhaseWho {
    WHO_NOBODY, /* the step runs automatically, or the game is over */
    WHO_DEALER,
    WHO_MOVER,
    WHO_NEXT_IN_ORDER, /* of those still to choose a token */
    WHO_OFFERED,
    WHO_WANTING,
    WHO_BIDDER,
    WHO_VOTER,
    WHO_DEBTOR,
    WHO_HEIR,
    WHO_FLOOR
} PhaseWho;

/* What kind of answer is wanted. */
typedef enum PhaseAsk {
    ASK_NOTHING,
    ASK_DICE,
    ASK_CARD, /* drawn from Game.deck */
    ASK_SEAT, /* picked by chance, as deed and sum are */
    ASK_DEED,
    ASK_SUM,
    ASK_WAY, /* a ChosenWay: one of two */
    ASK_TOKEN,
    ASK_BID,
    ASK_MOVE /* anything else that legal_list lists */
} PhaseAsk;

/* The amounts of ACTION_CHOOSE, named for each phase that asks for one. */
typedef enum ChosenWay {
    WAY_SUM = 1, /* PHASE_CHOICE: pays the printed sum */
    WAY_OTHER,   /* PHASE_CHOICE: the share, or draws a card */
    WAY_OPEN = 1,
    WAY_KEEP, /* PHASE_OPEN */
    WAY_LOOSE = 1,
    WAY_NO_THIEF /* PHASE_THIEF */
} ChosenWay;

typedef struct PhaseRow {
    const char *word; /* in positions */
    uint8_t who;      /* PhaseWho */
    uint8_t ask;      /* PhaseAsk */
} PhaseRow;

/* A row for every phase, PHASE_COUNT of them. */
extern const PhaseRow phase_rows[];

/* The word of a phase in positions; "?" if there is none. */
const char *phase_word(Phase phase);

/* Does chance pick a seat, a deed or a sum? */
static inline bool phase_picks(Phase phase)
{
    return phase_rows[phase].ask >= ASK_SEAT && phase_rows[phase].ask <= ASK_SUM;
}

/* Does it hold up the mover's turn? */
static inline bool phase_interrupts(Phase phase)
{
    return phase > PHASE_OVER && phase < PHASE_ARRIVE;
}

#endif
