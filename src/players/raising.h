/* raising.h -- how money is raised: from mortgages and buildings. */
#ifndef PLAYERS_RAISING_H
#define PLAYERS_RAISING_H

#include "players/decision.h"

/* What is lacking: for a debt, to be no longer below zero, or 0. */
Money raising_need(const Decision *decision);

/* How a step raises money. */
typedef enum RaisingWay {
    RAISING_NOTHING,        /* nothing is left */
    RAISING_BUILDING_FIRST, /* a building sold before any deed is mortgaged */
    RAISING_LOOSE_DEED,     /* a deed mortgaged that is of no whole group */
    RAISING_BUILDING,       /* a building sold, no such deed being left */
    RAISING_WHOLE_GROUP,    /* a deed of a whole group mortgaged */
    RAISING_COUNT
} RaisingWay;

/* The next step to raise `need` more at least cost: loose deeds are mortgaged,
 * then buildings sold, then whole groups mortgaged; a beginner sells buildings
 * first. Legal, unless nothing is left. */
RaisingWay raising_next(const Decision *decision, bool buildings_first, Money need, Action *action);

/* The same where no loose deed can be mortgaged: buildings, then whole groups. */
RaisingWay raising_dearly(const Decision *decision, Money need, Action *action);

/* The next deed to mortgage for `need` that costs little: of no whole group,
 * none of `spared`. Legal when true. */
bool raising_pawn(const Decision *decision, DeedSet spared, Money need, Action *action);

/* What mortgaging brings without selling any building. */
Money raising_loans(const Decision *decision);

/* Mortgages the cheapest of these deeds that can be; false when none can. */
bool raising_mortgage_cheapest(const Decision *decision, DeedSet deeds, Action *action);

/* Sells a building of the cheapest street that may lose one; where no single
 * one can be sold, breaks a group of hotels down. False when there is none. */
bool raising_sell_cheapest(const Decision *decision, Action *action);

/* Gives up, if it could not even pay with all it has and the rules let it. */
bool raising_close(const Decision *decision, Action *action);

#endif
