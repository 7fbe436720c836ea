/* raising.h -- how a character raises money. */
#ifndef PLAYERS_RAISING_H
#define PLAYERS_RAISING_H

#include "players/mind.h"

/* The next step to raise `need` more at least cost; false when nothing is
 * left. Legal when true. */
bool raising_next(const Mind *mind, Money need, Action *action);

/* The next deed to mortgage for `need` that costs little: of no whole group,
 * none of `spared`. Legal when true. */
bool raising_pawn(const Mind *mind, DeedSet spared, Money need, Action *action);

#endif
