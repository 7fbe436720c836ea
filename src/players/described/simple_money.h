/* simple_money.h -- how the simple player spends its money. */
#ifndef PLAYERS_DESCRIBED_SIMPLE_MONEY_H
#define PLAYERS_DESCRIBED_SIMPLE_MONEY_H

#include "players/decision.h"

/* What the simple player likes to keep in hand: an eighth of the starting
 * money, so that it fits every edition. */
static inline Money simple_money_reserve(const Edition *edition)
{
    return edition->rule[RULE_START_MONEY] >> 3;
}

/* Could there be something worth its money? A quick look that may be wrong
 * when true: there is money, and a group to build on or a turn in which to
 * look for mortgaged deeds. */
bool simple_money_may_invest(const Decision *decision);

/* The next building or redeemed deed worth its money, for a seat that may
 * manage; false when there is none. Legal when true. */
bool simple_money_invest(const Decision *decision, Action *action);

/* Could the seat pay `sum` by selling and mortgaging? The same answer as from
 * worth_liquid, but it stops counting once there is enough. */
bool simple_money_could_pay(const Decision *decision, Money sum);

#endif
