/* pawnshop.h -- single steps that turn buildings and deeds into money. */
#ifndef PLAYERS_PAWNSHOP_H
#define PLAYERS_PAWNSHOP_H

#include "players/described/described.h"

/* Sells a building of the cheapest street that may lose one; where no single
 * one can be sold, breaks a group of hotels down. False when there is none. */
bool pawnshop_sell(const Asked *asked, Action *action);

/* Mortgages the cheapest of these deeds that can be; false when none can. */
bool pawnshop_mortgage(const Asked *asked, DeedSet deeds, Action *action);

/* What mortgaging brings without selling any building. */
Money pawnshop_loans(const Asked *asked);

/* What is lacking: for a debt, to be no longer below zero, or 0. */
Money pawnshop_need(const Asked *asked);

/* Gives up, if it could not even pay with all it has and the rules let it. */
bool pawnshop_close(const Asked *asked, Action *action);

#endif
