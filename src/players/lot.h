/* lot.h -- what a seat has of one group, and what it is good for. */
#ifndef PLAYERS_LOT_H
#define PLAYERS_LOT_H

#include "players/decision.h"
#include "players/standing.h"

/* Who has which deeds: as in the game, or as it would be. */
typedef struct Hands {
    DeedSet of[MAX_SEATS], all;
} Hands;

void lot_hands(const Game *game, Hands *hands);

/* Something its money could do. */
typedef struct Investment {
    float gain, cost; /* rents per visitor and turn; units */
} Investment;

enum { LOT_INVESTMENTS = 2 }; /* up to OUTLOOK_HEIGHT, and beyond */

typedef struct Lot {
    Money prices, loans, houses; /* of the deeds; what can be borrowed; paid for buildings */
    float income;                /* rents per visitor and turn */
    Feature hope;                /* FEATURE_WHOLE to FEATURE_TWO_HELD */
    float hoped;                 /* how much of it */
    float block;                 /* FEATURE_BLOCK */
    int investment_count;
    Investment investments[LOT_INVESTMENTS];
} Lot;

/* Of every group. */
typedef struct Lots {
    unsigned held; /* bit per group of which the seat has something */
    Lot of[MAX_GROUPS];
} Lots;

/* Looks at `groups` (bit per group); the others stay as they are. */
void lot_make_all(const Decision *decision, const Hands *hands, SeatId seat, unsigned groups,
                  Lots *lots);

#endif
