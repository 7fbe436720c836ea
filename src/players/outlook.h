/* outlook.h -- what an edition promises of its deeds: how often tokens come
 * by, and what a group earns. */
#ifndef PLAYERS_OUTLOOK_H
#define PLAYERS_OUTLOOK_H

#include "game/game.h"

/* Sums are in units: the average price of a deed. Made anew for a decision
 * that needs it, in about a microsecond. */
typedef struct Outlook {
    float unit;                /* in money; at least 1 */
    float visits[MAX_DEEDS];   /* of one token, per turn */
    float site[MAX_GROUPS];    /* visits x rent of a whole group without buildings */
    float built[MAX_GROUPS];   /* the same with OUTLOOK_HEIGHT houses everywhere */
    float highest[MAX_GROUPS]; /* the same with everything that fits */
    float cost[MAX_GROUPS];    /* of those houses */
    float cost_highest[MAX_GROUPS]; /* of everything beyond them */
} Outlook;

/* Houses at which rents have grown most for the money. */
enum { OUTLOOK_HEIGHT = 3 };

void outlook_make(const Edition *edition, Outlook *outlook);

/* The rent printed for a street with `level` (Holding.level) on it. */
Money outlook_street_rent(const Edition *edition, DeedId deed, int level);

#endif
