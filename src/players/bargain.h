/* bargain.h -- what a trade would do to both sides, and what is asked for. */
#ifndef PLAYERS_BARGAIN_H
#define PLAYERS_BARGAIN_H

#include "players/appraisal.h"

/* How somebody looks at a position before any trade. */
typedef struct BargainEyes {
    Scales scales;
    float strength[MAX_SEATS];
    Appraisal before;
} BargainEyes;

/* A position before any trade, as a character sees it. */
typedef struct Bargain {
    const Decision *decision;
    StandingParts parts;
    Standing standing;
    BargainEyes own;
} Bargain;

void bargain_begin(const Decision *decision, Bargain *bargain);
/* The same position as another character sees it. */
void bargain_eyes(const Bargain *bargain, const Character *character, BargainEyes *eyes);

/* What both sides would have of the groups they share, if one gave all it has of a group to the
 * other: the packages of two players are made of these. Filled as it is asked for. */
typedef struct Exchange {
    unsigned known[2]; /* bit per group: given by the one that offers, taken by it */
    Lots from[2], to[2];
} Exchange;

static inline void bargain_exchange_begin(Exchange *exchange)
{
    for (int way = 0; way < 2; way++)
        exchange->known[way] = exchange->from[way].held = exchange->to[way].held = 0;
}

/* What the two sides of an offer gain: shares of the win. */
typedef struct Gain {
    float from, to;
} Gain;

/* A deal as far as it can be evaluated before the money is known. */
typedef struct Reckoning {
    const Bargain *bargain;
    SeatId from, to;
    Money cash_from, cash_to; /* without the money of the deal */
    Assets assets_from, assets_to;
    Standing after;
} Reckoning;

void bargain_reckon(const Bargain *bargain, const Offer *offer, Reckoning *reckoning);
/* The same with what is known of the two sides, in `exchange`: empty at first. */
void bargain_reckon_again(const Bargain *bargain, const Offer *offer, Exchange *exchange,
                          Reckoning *reckoning);
/* The gains, as `eyes` see them, when the side that offers pays so much. */
Gain bargain_gain_for(Reckoning *reckoning, const BargainEyes *eyes, Money money);

Gain bargain_gain(const Bargain *bargain, const Offer *offer);

/* Money that the side that offers pays, below zero is paid: in a deal. */
static inline Money bargain_money(const Deal *deal)
{
    return deal->give_money - deal->take_money;
}
void bargain_set_money(Deal *deal, Money money);
/* What the rules of the edition and both purses allow; false when nothing does. */
bool bargain_money_range(const Decision *decision, const Offer *offer, Money *least, Money *most);

/* Finds the money with which the side that offers leaves the other `part` of
 * what both gain, and sets it in the deal: given when the other must be paid,
 * taken when it can pay. Within both purses. The gains are with it. */
Gain bargain_settle(const Bargain *bargain, float part, Offer *offer);

/* What a character asks for before it says yes to somebody's offer. */
typedef struct BargainTerms {
    float gain;  /* share of the win */
    float share; /* and this part of what the other gains */
} BargainTerms;

/* More for every trade that `asker` has already made by its offers in this game: whoever comes
 * again and again knows why. Less when nothing has changed for long: a trade good for both may
 * still break the deadlock. */
BargainTerms bargain_terms(const Decision *decision, const Character *character, SeatId asker);
/* Does the side that is asked give nothing? A gift is taken whatever it is worth. */
bool bargain_gift(const Deal *deal);
/* What an offer must bring the character of the decision. */
float bargain_least_gain(const Decision *decision);

#endif
