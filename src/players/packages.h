/* packages.h -- deeds that two players might exchange: what completes or extends their groups. */
#ifndef PLAYERS_PACKAGES_H
#define PLAYERS_PACKAGES_H

#include "players/decision.h"

/* Which packages are looked for. */
typedef struct PackagesWanted {
    bool parts; /* also what completes no group */
    bool any;   /* any deed, or all it has of a group, for any */
    bool pairs; /* also two groups at a time on either side */
} PackagesWanted;

/* What a character looks for, by its number offer_parts. */
PackagesWanted packages_wanted(const Decision *decision);

/* A package that the seat of a decision could exchange with `other`; the money is not set. */
typedef void PackagesTry(void *context, SeatId other, DeedSet give, DeedSet take);

/* Calls `try` with every package, in an order that does not change. Groups with buildings are
 * left out. */
void packages_each(const Decision *decision, PackagesWanted wanted, SeatId other, PackagesTry *try,
                   void *context);

/* Is there a group of which it has something and another has the rest or, when
 * parts count, something too? Quick. */
bool packages_any(const Decision *decision, PackagesWanted wanted);

#endif
