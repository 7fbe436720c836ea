/* simple_money.h -- how the simple player spends and raises money. */
#ifndef PLAYERS_DESCRIBED_SIMPLE_MONEY_H
#define PLAYERS_DESCRIBED_SIMPLE_MONEY_H

#include "game/action.h"
#include "game/worth.h"

/* What the simple player likes to keep in hand: an eighth of the starting
 * money, so that it fits every edition. */
static inline Money simple_money_reserve(const Edition *edition)
{
    return edition->rule[RULE_START_MONEY] >> 3;
}

/* The deeds of the street groups that lie whole within `deeds`. */
DeedSet simple_money_whole_groups(const Edition *edition, DeedSet deeds);

/* Could there be something worth its money? A quick look that may be wrong
 * when true: there is money, and a group to build on or a turn in which to
 * look for mortgaged deeds. */
bool simple_money_may_invest(const Edition *edition, const Game *game, SeatId seat);

/* The next building or redeemed deed worth its money, for a seat that may
 * manage; false when there is none. Legal when true. */
bool simple_money_invest(const Edition *edition, const Game *game, SeatId seat, Action *action);

/* Could the seat pay `sum` by selling and mortgaging? The same answer as from
 * worth_liquid, but it stops counting once there is enough. */
bool simple_money_could_pay(const Edition *edition, const Game *game, SeatId seat, Money sum);

/* The next step to raise `need` more, at least cost: loose deeds are
 * mortgaged, then buildings sold, then whole groups mortgaged. False when
 * nothing is left. Legal when true. */
bool simple_money_raise(const Edition *edition, const Game *game, SeatId seat, Money need,
                        Action *action);

/* The next loose deed to mortgage for `need`, none of `spared`; false when
 * there is none. Legal when true. */
bool simple_money_pawn(const Edition *edition, const Game *game, SeatId seat, DeedSet spared,
                       Money need, Action *action);

#endif
