/* stationary.h -- where tokens are in the long run: the stationary distribution. */
#ifndef LAB_STATIONARY_H
#define LAB_STATIONARY_H

#include "lab/markov_chain.h"

/* Of all stops: where a token is after a throw, or a turn missed. */
typedef struct Stationary {
    double places[MARKOV_PLACES]; /* shares; [space_count]: in jail */
    double turns;                 /* turns per stop: below 1 where doubles throw again */
    /* Arrivals per turn of one token, each as often as its rent is due: */
    double visits[MAX_SPACES];
    /* The same, times the throw that counts where rents go by dice; but those
     * whose factor a card names are in `thrown`, times throw and factor. */
    double totals[MAX_SPACES], thrown[MAX_SPACES];
} Stationary;

/* Solves the chain until its shares change by less than 1e-14. */
void stationary_solve(const MarkovChain *chain, Stationary *stationary);

/* The share of all spaces of a group. */
double stationary_group(const Edition *edition, const double places[MARKOV_PLACES], GroupId group);

#endif
