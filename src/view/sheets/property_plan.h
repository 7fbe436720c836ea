/* property_plan.h -- the buildings and mortgages a seat wants to have, and
 * the legal steps that lead there. */
#ifndef VIEW_SHEETS_PROPERTY_PLAN_H
#define VIEW_SHEETS_PROPERTY_PLAN_H

#include "game/action.h"

/* Only deeds of the seat count. Where mortgaging sells, `mortgaged` means
 * sold to the bank. */
typedef struct PropertyPlan {
    SeatId seat;
    uint8_t level[MAX_DEEDS];
    uint8_t mortgaged[MAX_DEEDS];
} PropertyPlan;

/* Where a plan leads. */
typedef struct PlanOutcome {
    Game game; /* after as many steps as are legal */
    int step_count;
    bool complete;  /* nothing is left to do */
    bool contested; /* others are asked about a scarce building before the rest */
    bool moved_on;  /* a debt is paid, or others are asked: the rest comes later */
    Action stuck;   /* unless complete: a step that is left, and why it is refused */
    Refusal why;
} PlanOutcome;

typedef enum PlanChange {
    PLAN_BUILD,
    PLAN_SELL, /* the next building, or the top one */
    PLAN_BUILD_BESIDE,
    PLAN_SELL_BESIDE, /* the hotel beside the houses */
    PLAN_MORTGAGE,
    PLAN_REDEEM
} PlanChange;

/* Everything as it is. */
PropertyPlan property_plan_of(const Edition *edition, const Game *game, SeatId seat);

/* The next step that is legal now; false when there is none. */
bool property_plan_next(const Edition *edition, const Game *game, const PropertyPlan *plan,
                        Action *step);
void property_plan_run(const Edition *edition, const Game *game, const PropertyPlan *plan,
                       PlanOutcome *outcome);
/* Does the deed, or any deed of the seat, differ from what it is? */
bool property_plan_touches(const Game *game, const PropertyPlan *plan, DeedId deed);
bool property_plan_empty(const Edition *edition, const Game *game, const PropertyPlan *plan);

/* The plan with one change more, if that leads somewhere; `now` is the outcome
 * of the plan. Else false, with a step that is refused and why. Selling a
 * hotel that the bank has no houses for breaks its whole group down. */
bool property_plan_change(const Edition *edition, const Game *game, const PlanOutcome *now,
                          PropertyPlan *plan, DeedId deed, PlanChange change, Action *refused,
                          Refusal *why);

/* One building more on every street of the group that has the fewest, as far as that leads
 * somewhere. How many those are. */
int property_plan_even(const Edition *edition, const Game *game, PropertyPlan *plan, GroupId group);

#endif
