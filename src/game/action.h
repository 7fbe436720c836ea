/* action.h -- what can be decided; may it be done now, if not, why. */
#ifndef GAME_ACTION_H
#define GAME_ACTION_H

#include "game/game.h"
#include "game/refusal.h"

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
    ACTION_CHOOSE, /* amount: ChosenWay */
    ACTION_OPEN,   /* opens the card kept from an earlier turn */
    ACTION_TRAVEL, /* to the deed `deed`; NO_DEED: stays */
    ACTION_TOKEN,  /* amount: token */
    ACTION_END,
    /* management: mover, floor, debtor, buyer */
    ACTION_BUILD,    /* deed; amount: BUILDING_NEXT or BUILDING_BESIDE */
    ACTION_SELL,     /* the same */
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

/* Amounts of ACTION_BUILD and ACTION_SELL: the next building, or the hotel
 * beside the houses. */
enum { BUILDING_NEXT, BUILDING_BESIDE };

typedef struct Action {
    uint8_t kind; /* ActionKind */
    SeatId seat;  /* who acts; DEALER for chance */
    DeedId deed;
    uint8_t other; /* seat, deck or card */
    Money amount, second;
    Deal deal;
} Action;

/* May this action be applied now? Never crashes, whatever it holds. */
Refusal action_check(const Edition *edition, const Game *game, const Action *action);

/* An action of the seat (or dealer) that must decide now, the rest zero and
 * deed NO_DEED. */
Action action_of(const Game *game, ActionKind kind);

#endif
