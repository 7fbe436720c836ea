/* outlook.h -- what a board promises, as players see it. */
#ifndef PLAYERS_OUTLOOK_H
#define PLAYERS_OUTLOOK_H

#include "edition/edition.h"

#define OUTLOOK_ONE (1 << 24)

/* Houses at which rents have grown most for the money; classes of street groups. */
enum { OUTLOOK_HEIGHT = 3, OUTLOOK_CLASSES = 8 };

/* Made once for an edition and kept by the caller of the players. Visits of
 * one token per turn are in parts of OUTLOOK_ONE. */
typedef struct Outlook {
    Money unit;                 /* the average price of a deed; at least 1 */
    int64_t prices;             /* of all deeds together */
    int64_t percents;           /* in which average prices are reckoned: 100 for each deed */
    int32_t lean;               /* what the salary lacks of a unit, in percent: 0 to 100 */
    Money cheapest[MAX_GROUPS]; /* building of the group; MONEY_LIMIT: none */
    uint8_t class[MAX_GROUPS];  /* of a group of streets, from the cheapest up */
    DeedSet ahead[MAX_SPACES];  /* deeds that a throw from the space can reach */
    int32_t visits[MAX_DEEDS];
    int64_t built[MAX_GROUPS];        /* visits x rent with OUTLOOK_HEIGHT houses everywhere */
    int64_t highest[MAX_GROUPS];      /* the same with everything that fits */
    int64_t cost_highest[MAX_GROUPS]; /* of everything beyond those houses */
} Outlook;

void outlook_make(const Edition *edition, Outlook *outlook);

#endif
