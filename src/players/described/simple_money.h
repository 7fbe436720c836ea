/* simple_money.h -- how the simple player spends its money. */
#ifndef PLAYERS_DESCRIBED_SIMPLE_MONEY_H
#define PLAYERS_DESCRIBED_SIMPLE_MONEY_H

#include "players/project.h"

/* What the simple player likes to keep in hand: an eighth of the starting
 * money, so that it fits every edition. */
static inline Money simple_money_reserve(const Edition *edition)
{
    return edition->rule[RULE_START_MONEY] >> 3;
}

/* Could there be something worth its money? A quick look that may be wrong
 * when true: there is money, and a group to build on or a turn in which to
 * look for mortgaged deeds. */
static inline bool simple_money_may_invest(const Decision *decision)
{
    const Edition *edition = decision->edition;
    const Game *game = decision->game;
    const Seat *own = decision_own(decision);
    Money spare = own->cash - simple_money_reserve(edition);
    if (spare <= 0) return false;
    if (project_looks_around(game) || !edition->rule[RULE_BUILD_WHOLE_GROUP]) return true;
    for (unsigned rest = own->whole; rest != 0; rest &= rest - 1) {
        int index = __builtin_ctz(rest);
        const Group *group = &edition->groups[index];
        if (game->group_hotels[index] == group->deed_count) continue;
        if (edition->deeds[__builtin_ctzll(group->deeds)].house_price <= spare) return true;
    }
    return false;
}

/* The next building or redeemed deed worth its money, for a seat that may
 * manage; false when there is none. Legal when true. */
bool simple_money_invest(const Decision *decision, Action *action);

/* Could the seat pay `sum` by selling and mortgaging? The same answer as from
 * worth_liquid, but it stops counting once there is enough. */
bool simple_money_could_pay(const Decision *decision, Money sum);

#endif
