/* next_throw.h -- where a seat's next throw may lead, and what it would cost or bring. */
#ifndef TABLE_NEXT_THROW_H
#define TABLE_NEXT_THROW_H

#include "game/game.h"

/* Exact over the 36 throws and the cards that may follow; the further throws after doubles are
 * not part of it. Chances are from 0 to 1. */
typedef struct NextThrow {
    bool known;               /* the seat is in the game and can throw */
    float chance[MAX_SPACES]; /* of standing there after the throw; together 1 */
    float money[MAX_SPACES];  /* what it brings then on average; below 0: what it costs */
    float gain[MAX_SEATS];    /* what it brings every seat on average */
    float forced;             /* chance that the cash is not enough */
    float ruin;               /* chance that all that can be raised is not enough */
    Money dearest;            /* the most it can cost; 0: nothing */
    SpaceId dearest_space;    /* where; NO_SPACE: nowhere */
} NextThrow;

/* The next throw of the seat from this position, whoever's turn it is. */
void next_throw_find(const Edition *edition, const Game *game, SeatId seat, NextThrow *next);

#endif
