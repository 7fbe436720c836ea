/* bargain.h -- what a trade would do to both sides, and whether to accept. */
#ifndef PLAYERS_BARGAIN_H
#define PLAYERS_BARGAIN_H

#include "players/appraisal.h"

/* A position before any trade, as a character sees it. */
typedef struct Bargain {
    const Decision *decision;
    StandingParts parts;
    Standing standing;
    Scales scales;
    float strength[MAX_SEATS];
    Appraisal before;
} Bargain;

void bargain_begin(const Decision *decision, Bargain *bargain);

/* What the two sides of an offer gain: shares of the win. */
typedef struct Gain {
    float from, to;
} Gain;

Gain bargain_gain(const Bargain *bargain, const Offer *offer);

/* Finds the money with which the side that offers leaves the other `part` of
 * what both gain, and sets it in the deal: given when the other must be paid,
 * taken when it can pay. Within both purses. The gains are with it. */
Gain bargain_settle(const Bargain *bargain, float part, Offer *offer);

/* PHASE_ANSWER. */
bool bargain_answer(const Decision *decision, Action *action);

#endif
