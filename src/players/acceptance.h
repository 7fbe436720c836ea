/* acceptance.h -- the chance that somebody says yes to an offer. */
#ifndef PLAYERS_ACCEPTANCE_H
#define PLAYERS_ACCEPTANCE_H

#include "players/bargain.h"

/* How one seat takes offers of another. A computer whose numbers are known (Memory.kinds) is
 * judged by its own: what it sees and what it asks for; whoever looks for any trade (offer_parts 2)
 * also knows what computers without numbers answer. A person, and whoever plays by other
 * means, is taken to see what the bargain's character sees; every offer refused in this game
 * raises what it is thought to ask for, every one accepted lowers it. */
typedef struct Acceptance {
    const Bargain *bargain;
    SeatId from, to;
    BargainEyes eyes; /* of `to` */
    float gain;       /* that it asks for: shares of the win */
    float share;      /* and this part of what the other gains */
    float doubt;      /* how unsure that is: shares of the win; 0: it is certain */
    bool alike;       /* it sees what the bargain's character sees */
    bool blind;       /* it sees otherwise: a trade may be good for both in their own eyes alone */
    const PlayerKind
        *asked;         /* a computer without numbers is asked in a copy of the game; or NULL */
    Exchange *exchange; /* what is known of the two sides' lots; NULL: nothing is kept */
} Acceptance;

void acceptance_begin(const Bargain *bargain, SeatId from, SeatId to, Acceptance *acceptance);

/* By how much the offer is better than what it asks for; below zero it is too little. Rises with
 * the money that it gets. */
float acceptance_margin(const Acceptance *acceptance, const Offer *offer);
/* 0 to 1, from that margin. */
float acceptance_chance(const Acceptance *acceptance, float margin);

/* Sets the money of the offer to the least that leaves `margin`, within both purses and the
 * rules of the edition; false when none does. */
bool acceptance_price(const Acceptance *acceptance, float margin, Offer *offer);

/* The price with the best product of what `from` gains and the chance of a yes, of those with
 * which `from` gains at least `least`; false when there is none, or its product is not above
 * `floor`, 0 or more. The product is in `promise`. */
bool acceptance_best_price(const Acceptance *acceptance, float least, float floor, Offer *offer,
                           float *promise);

#endif
