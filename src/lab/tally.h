/* tally.h -- what is counted over many games. */
#ifndef LAB_TALLY_H
#define LAB_TALLY_H

#include <stddef.h>

#include "game/event.h"

enum {
    TALLY_ENTRANTS = 32,
    TALLY_ROUNDS = 2000,  /* the longest game that can be distinguished */
    TALLY_MONEY_STEP = 5, /* rounds between two looks at the money */
    TALLY_MONEY_SAMPLES = 61
};

/* Of one player, over all chairs it sits in. */
typedef struct EntrantTally {
    int64_t games; /* chairs taken: a player in two chairs counts twice */
    int64_t wins;
    int64_t counts; /* of them: it was the richest when the game was counted out */
    int64_t bankruptcies, resignations;
    int64_t deal_squares; /* sum over deals of (wins in the deal) squared */
    int64_t rent_paid;
    int64_t income[MAX_GROUPS];     /* rent received */
    int64_t beaten[TALLY_ENTRANTS]; /* games won in which a chair of the other lost */
    int64_t cash[TALLY_MONEY_SAMPLES],
        worth[TALLY_MONEY_SAMPLES];    /* sums over chairs, 0 when out */
    int64_t seen[TALLY_MONEY_SAMPLES]; /* chairs in games that were still being played */
} EntrantTally;

/* Nothing but int64_t, so tallies of any parts of a series, added in any order
 * (stats_add_counts), are the same to the last bit. */
typedef struct Tally {
    int64_t deals, games;
    int64_t counted; /* games counted out: more than one was left, the richest won */
    int64_t refused; /* games broken off because a player broke the rules */
    int64_t turns, rolls, trades, buildings, auctions;
    int64_t turns_squares;
    int64_t margin_squares; /* sum over deals of (wins of entrant 0 less those of 1) squared */
    int64_t place_wins[MAX_SEATS]; /* by place in the order of play */
    /* Sums over deals of (wins of the place, games counted out in the deal) squared. */
    int64_t place_squares[MAX_SEATS], counted_squares;
    int64_t visits[MAX_GROUPS];       /* rents paid */
    int64_t rounds[TALLY_ROUNDS + 1]; /* games by rounds played */
    EntrantTally entrants[TALLY_ENTRANTS];
} Tally;

/* A game being watched; seated[s] is the entrant in seat s. */
typedef struct Watch {
    const Edition *edition;
    const uint8_t *seated;
    Tally *tally;
    int samples; /* looks at the money so far */
} Watch;

/* What an action led to. */
void tally_events(Watch *watch, const Game *game, const EventList *events);
/* A game came to its end or to a limit; then the richest wins. The entrant who won. */
int tally_end(Watch *watch, const Game *game);

/* Rounds within which `percent` of the games were over. */
int tally_rounds_within(const Tally *tally, int percent);

#endif
