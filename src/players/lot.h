/* lot.h -- what a seat has of one group, and what it is good for. */
#ifndef PLAYERS_LOT_H
#define PLAYERS_LOT_H

#include "players/feature.h"
#include "players/hands.h"

/* Something its money could do. */
typedef struct Plan {
    float gain, cost; /* rents per visitor and turn; units */
} Plan;

enum { LOT_PLANS = 2 }; /* up to OUTLOOK_HEIGHT, and beyond */

typedef struct Lot {
    Money prices, loans, houses; /* of the deeds; what can be borrowed; paid for buildings */
    float income;                /* rents per visitor and turn */
    Feature hope;                /* FEATURE_WHOLE to FEATURE_TWO_HELD */
    float hoped;                 /* how much of it */
    float block;                 /* FEATURE_BLOCK */
    int plan_count;
    Plan plans[LOT_PLANS];
} Lot;

/* Of every group. */
typedef struct Lots {
    unsigned held; /* bit per group of which the seat has something */
    Lot of[MAX_GROUPS];
} Lots;

/* Looks at `groups` (bit per group); the others stay as they are. */
void lots_make(const Edition *edition, const Game *game, const Hands *hands, SeatId seat,
               unsigned groups, Lots *lots);

#endif
