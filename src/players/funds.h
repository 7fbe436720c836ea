/* funds.h -- how a character puts its money to work. */
#ifndef PLAYERS_FUNDS_H
#define PLAYERS_FUNDS_H

#include "players/mind.h"

/* What the next throw may cost in rents: on average, and at worst. */
typedef struct Danger {
    Money expected, worst;
} Danger;

Danger funds_danger(const Mind *mind);

/* Could there be something worth its money? Quick, and may be wrong when
 * true. */
bool funds_may_invest(const Mind *mind);

/* Has it the money for the next building it would like? Whoever's turn it is. */
bool funds_can_build(const Mind *mind);

/* The next building or redeemed deed worth its money, or the mortgage that
 * pays for it; false when there is none. Legal when true. */
bool funds_invest(const Mind *mind, Action *action);

/* Where a scarce building would earn most, among places where `kind` (want,
 * bid) is legal; `least` is the price there. False when there is none. */
bool funds_best_place(const Mind *mind, ActionKind kind, Action *action, Money *most);

#endif
