/* fund_raising.h -- the cheapest way to come by a sum. */
#ifndef VIEW_SHEETS_FUND_RAISING_H
#define VIEW_SHEETS_FUND_RAISING_H

#include "view/sheets/property_plan.h"

/* Does the plan bring the seat's cash to `sum`, or settle the debt it is
 * being asked for? */
bool fund_raising_enough(const Game *game, const PropertyPlan *plan, const PlanOutcome *outcome,
                         Money sum);

/* The cheapest plan that does, or as much as there is: single deeds are
 * mortgaged first, then buildings sold, whole groups last. */
PropertyPlan fund_raising_plan(const Edition *edition, const Game *game, SeatId seat, Money sum);

#endif
