/* investing.h -- how a character puts its money to work. */
#ifndef PLAYERS_INVESTING_H
#define PLAYERS_INVESTING_H

#include "players/decision.h"

/* What the next throw may cost in rents: on average, and at worst. */
typedef struct Danger {
    Money expected, worst;
} Danger;

/* The danger of a seat at a moment. Its own deeds have no part in it, so it is good until
 * another acts, or the seat does more than build, borrow, redeem, and take and give back the
 * floor; whoever keeps it forgets it then. */
typedef struct DangerMemo {
    bool known;
    SeatId seat;
    Danger danger;
} DangerMemo;

Danger investing_danger(const Decision *decision);

/* Could there be something worth its money? Quick, and may be wrong when
 * true. */
bool investing_possible(const Decision *decision);

/* Has it the money for the next building it would like? Whoever's turn it is. */
bool investing_can_build(const Decision *decision);

/* Does it always build what it has the money for? Then, having ended its turn or given back the
 * floor, it would not build out of turn either, until it has more money or less danger. */
bool investing_builds_all(const Decision *decision);

/* The next building or redeemed deed worth its money, or the mortgage that
 * pays for it; false when there is none. Legal when true. */
bool investing_next(const Decision *decision, Action *action);

/* Where a scarce building would earn most, among places where `kind` (want,
 * bid) is legal; `least` is the price there. False when there is none. */
bool investing_best_place(const Decision *decision, ActionKind kind, Action *action, Money *most);

#endif
