/* standing.h -- what counts in a position, seat by seat. */
#ifndef PLAYERS_STANDING_H
#define PLAYERS_STANDING_H

#include "game/game.h"

/* What counts for a seat. Sums of money are in units of the outlook; incomes
 * are per round, from all others together. */
typedef enum Feature {
    FEATURE_CASH,
    FEATURE_POOR,     /* lacks a unit of cash: 0 to 1 */
    FEATURE_PRICES,   /* of the deeds, as printed */
    FEATURE_LOANS,    /* what mortgaging would bring */
    FEATURE_SALE,     /* what selling the buildings would bring */
    FEATURE_INCOME,   /* rents as things are */
    FEATURE_GROWTH,   /* more, if its money went into its whole groups */
    FEATURE_WHOLE,    /* more, with all houses on its whole groups */
    FEATURE_ONE_FREE, /* groups that lack one deed, which is free: rents if built */
    FEATURE_ONE_HELD, /* ..., which another has */
    FEATURE_TWO_FREE, /* deeds of groups that lack more, something of it free */
    FEATURE_TWO_HELD, /* ..., all of it held by others */
    FEATURE_BLOCK,    /* groups of which it has the last deed another needs */
    FEATURE_SQUEEZE,  /* rents that would exceed its cash, by how much, per turn */
    FEATURE_RUIN,     /* chance per turn of a rent beyond all it could raise */
    FEATURE_CARDS,    /* get-out cards */
    FEATURE_COUNT
} Feature;

typedef struct Standing {
    float feature[MAX_SEATS][FEATURE_COUNT]; /* of seats still in the game */
    float unit;                              /* of the outlook */
    float free;                              /* part of the deeds that is free: 1 to 0 */
    float left;                              /* seats still in the game */
    float salary;                            /* in units */
    float most_cash;                         /* counted in full, in units; 0: all of it */
    uint8_t alive;                           /* bit per seat still in the game */
} Standing;

#endif
