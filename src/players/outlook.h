/* outlook.h -- what a board promises, as players see it. */
#ifndef PLAYERS_OUTLOOK_H
#define PLAYERS_OUTLOOK_H

#include "edition/edition.h"

#define OUTLOOK_ONE (1 << 24)

/* Houses at which rents have grown most for the money. */
enum { OUTLOOK_HEIGHT = 3 };

/* Made once for an edition and kept by the caller of the players. Visits of
 * one token per turn are in parts of OUTLOOK_ONE. */
typedef struct Outlook {
    Money unit;                 /* the average price of a deed; at least 1 */
    int64_t prices;             /* of all deeds together */
    int32_t lean;               /* what the salary lacks of a unit, in percent: 0 to 100 */
    Money cheapest[MAX_GROUPS]; /* building of the group; MONEY_LIMIT: none */
    int32_t visits[MAX_DEEDS];
    int64_t built[MAX_GROUPS];        /* visits x rent with OUTLOOK_HEIGHT houses everywhere */
    int64_t highest[MAX_GROUPS];      /* the same with everything that fits */
    int64_t cost_highest[MAX_GROUPS]; /* of everything beyond those houses */
} Outlook;

void outlook_make(const Edition *edition, Outlook *outlook);

#endif
