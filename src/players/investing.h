/* investing.h -- how a character puts its money to work. */
#ifndef PLAYERS_INVESTING_H
#define PLAYERS_INVESTING_H

#include "players/decision.h"

/* What the next throw may cost in rents: on average, and at worst. */
typedef struct Danger {
    Money expected, worst;
} Danger;

Danger investing_danger(const Decision *decision);

/* Could there be something worth its money? Quick, and may be wrong when
 * true. */
bool investing_possible(const Decision *decision);

/* Has it the money for the next building it would like? Whoever's turn it is. */
bool investing_can_build(const Decision *decision);

/* The next building or redeemed deed worth its money, or the mortgage that
 * pays for it; false when there is none. Legal when true. */
bool investing_next(const Decision *decision, Action *action);

/* Where a scarce building would earn most, among places where `kind` (want,
 * bid) is legal; `least` is the price there. False when there is none. */
bool investing_best_place(const Decision *decision, ActionKind kind, Action *action, Money *most);

#endif
