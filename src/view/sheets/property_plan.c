/* property_plan.c -- the buildings and mortgages a seat wants to have, and
 * the legal steps that lead there. */
#include "view/sheets/property_plan.h"

#include "game/apply.h"
#include "game/building.h"

enum { STEPS = 400 }; /* more than any plan has: every deed up and down */

PropertyPlan property_plan_of(const Edition *edition, const Game *game, SeatId seat)
{
    PropertyPlan plan = {.seat = seat};
    for (int deed = 0; deed < edition->deed_count; deed++) {
        plan.level[deed] = game->holdings[deed].level;
        plan.mortgaged[deed] = game->holdings[deed].mortgaged;
    }
    return plan;
}

/* ---- steps that are left ---- */

static bool is_beside(const Edition *edition)
{
    return edition->rule[RULE_HOTEL] == HOTEL_BESIDE;
}

static bool sells_deeds(const Edition *edition)
{
    return edition->rule[RULE_MORTGAGE] == MORTGAGE_SELL;
}

/* How high it is built; a hotel beside the houses is counted apart. */
static int height(const Edition *edition, int level)
{
    return is_beside(edition) ? edition_level_houses(level) : level;
}

static Action step_of(const PropertyPlan *plan, ActionKind kind, DeedId deed, Money amount)
{
    return (Action){.kind = (uint8_t)kind, .seat = plan->seat, .deed = deed, .amount = amount};
}

/* The kinds in the order they are tried: money in before money out. */
typedef enum PlanStep {
    STEP_SELL_BESIDE,
    STEP_SELL,
    STEP_MORTGAGE,
    STEP_REDEEM,
    STEP_BUILD,
    STEP_BUILD_BESIDE,
    STEP_KINDS
} PlanStep;

static bool is_left(const Edition *edition, const Game *game, const PropertyPlan *plan, DeedId deed,
                    PlanStep kind, Action *step)
{
    const Holding *holding = &game->holdings[deed];
    int wanted = plan->level[deed];
    bool hotel = is_beside(edition) && edition_level_hotels(wanted);
    bool has = is_beside(edition) && edition_level_hotels(holding->level);
    bool goes = sells_deeds(edition) && plan->mortgaged[deed];
    switch (kind) {
    case STEP_SELL_BESIDE:
        *step = step_of(plan, ACTION_SELL, deed, 1);
        return has && !hotel && !goes;
    case STEP_SELL:
        *step = step_of(plan, ACTION_SELL, deed, 0);
        return height(edition, wanted) < height(edition, holding->level) && !goes;
    case STEP_MORTGAGE:
        *step = step_of(plan, ACTION_MORTGAGE, deed, 0);
        return plan->mortgaged[deed] && !holding->mortgaged;
    case STEP_REDEEM:
        *step = step_of(plan, ACTION_REDEEM, deed, 0);
        return !plan->mortgaged[deed] && holding->mortgaged;
    case STEP_BUILD:
        *step = step_of(plan, ACTION_BUILD, deed, 0);
        return height(edition, wanted) > height(edition, holding->level) && !goes;
    case STEP_BUILD_BESIDE:
        *step = step_of(plan, ACTION_BUILD, deed, 1);
        return hotel && !has && !goes;
    case STEP_KINDS: break;
    }
    return false;
}

/* All hotels of the group at once, if that is what the plan amounts to. */
static bool breaks(const Edition *edition, const Game *game, const PropertyPlan *plan, DeedId deed,
                   Action *step)
{
    Money houses = 0;
    DeedSet streets =
        edition->groups[edition->deeds[deed].group].deeds & game->seats[plan->seat].deeds;
    for (DeedSet rest = streets; rest != 0; rest &= rest - 1)
        houses += edition_level_houses(plan->level[__builtin_ctzll(rest)]);
    *step = step_of(plan, ACTION_BREAK, deed, houses);
    if (action_check(edition, game, step) != REFUSAL_NONE) return false;
    Game after = *game;
    apply(edition, &after, step, NULL);
    for (DeedSet rest = streets; rest != 0; rest &= rest - 1) {
        int street = __builtin_ctzll(rest);
        if (after.holdings[street].level != plan->level[street]) return false;
    }
    return true;
}

/* The first step left that is legal; if none is, the first one left and why. */
static bool find_step(const Edition *edition, const Game *game, const PropertyPlan *plan,
                      Action *step, Refusal *why)
{
    Action first = {.kind = ACTION_COUNT};
    *why = REFUSAL_NONE;
    for (int kind = 0; kind < STEP_KINDS; kind++) {
        for (DeedSet rest = game->seats[plan->seat].deeds; rest != 0; rest &= rest - 1) {
            DeedId deed = (DeedId)__builtin_ctzll(rest);
            if (!is_left(edition, game, plan, deed, (PlanStep)kind, step)) continue;
            Refusal refusal = action_check(edition, game, step);
            if (refusal == REFUSAL_NONE) return true;
            if (refusal == REFUSAL_HOUSES_FOR_HOTEL && breaks(edition, game, plan, deed, step))
                return true;
            if (first.kind != ACTION_COUNT) continue;
            first = step_of(plan, (ActionKind)step->kind, deed, step->amount);
            *why = refusal;
        }
    }
    *step = first;
    return false;
}

bool property_plan_next(const Edition *edition, const Game *game, const PropertyPlan *plan,
                        Action *step)
{
    Refusal why;
    return find_step(edition, game, plan, step, &why);
}

void property_plan_run(const Edition *edition, const Game *game, const PropertyPlan *plan,
                       PlanOutcome *outcome)
{
    outcome->game = *game;
    outcome->step_count = 0;
    while (outcome->step_count < STEPS &&
           find_step(edition, &outcome->game, plan, &outcome->stuck, &outcome->why)) {
        apply(edition, &outcome->game, &outcome->stuck, NULL);
        outcome->step_count++;
    }
    outcome->contested = outcome->game.phase == PHASE_WANT;
    outcome->complete = outcome->why == REFUSAL_NONE;
    outcome->moved_on = outcome->step_count > 0 && (outcome->game.decider != game->decider ||
                                                    outcome->game.phase != game->phase);
}

bool property_plan_touches(const Game *game, const PropertyPlan *plan, DeedId deed)
{
    return plan->level[deed] != game->holdings[deed].level ||
           plan->mortgaged[deed] != game->holdings[deed].mortgaged;
}

bool property_plan_empty(const Edition *edition, const Game *game, const PropertyPlan *plan)
{
    for (DeedId deed = 0; deed < edition->deed_count; deed++)
        if (game->holdings[deed].owner == plan->seat && property_plan_touches(game, plan, deed))
            return false;
    return true;
}

/* ---- changing a plan ---- */

static int level_up(const Edition *edition, int level)
{
    bool full =
        edition->rule[RULE_HOTEL] == HOTEL_TOP && level == edition->rule[RULE_HOUSES_PER_STREET];
    return full ? HOTEL_LEVEL : level + 1;
}

static int level_down(const Edition *edition, int level)
{
    if (!is_beside(edition) && level == HOTEL_LEVEL) return edition->rule[RULE_HOUSES_PER_STREET];
    return height(edition, level) > 0 ? level - 1 : level;
}

static void make_change(const Edition *edition, PropertyPlan *plan, DeedId deed, PlanChange change)
{
    uint8_t *level = &plan->level[deed];
    switch (change) {
    case PLAN_BUILD: *level = (uint8_t)level_up(edition, *level); break;
    case PLAN_SELL: *level = (uint8_t)level_down(edition, *level); break;
    case PLAN_BUILD_BESIDE: *level |= BESIDE_HOTEL; break;
    case PLAN_SELL_BESIDE: *level &= (uint8_t)~BESIDE_HOTEL; break;
    case PLAN_MORTGAGE: plan->mortgaged[deed] = 1; break;
    case PLAN_REDEEM: plan->mortgaged[deed] = 0; break;
    }
}

static Action action_for(const PropertyPlan *plan, DeedId deed, PlanChange change)
{
    static const ActionKind kinds[] = {
        [PLAN_BUILD] = ACTION_BUILD,        [PLAN_SELL] = ACTION_SELL,
        [PLAN_BUILD_BESIDE] = ACTION_BUILD, [PLAN_SELL_BESIDE] = ACTION_SELL,
        [PLAN_MORTGAGE] = ACTION_MORTGAGE,  [PLAN_REDEEM] = ACTION_REDEEM,
    };
    bool beside = change == PLAN_BUILD_BESIDE || change == PLAN_SELL_BESIDE;
    return step_of(plan, kinds[change], deed, beside);
}

/* Does the change take back a part of what the plan wants? */
static bool takes_back(const Edition *edition, const Game *game, const PropertyPlan *plan,
                       DeedId deed, PlanChange change)
{
    const Holding *holding = &game->holdings[deed];
    int wanted = height(edition, plan->level[deed]), is = height(edition, holding->level);
    int hotel = edition_level_hotels(plan->level[deed]), has = edition_level_hotels(holding->level);
    switch (change) {
    case PLAN_BUILD: return wanted < is;
    case PLAN_SELL: return wanted > is;
    case PLAN_BUILD_BESIDE: return has && !hotel;
    case PLAN_SELL_BESIDE: return hotel && !has;
    case PLAN_MORTGAGE: return holding->mortgaged && !plan->mortgaged[deed];
    case PLAN_REDEEM: return plan->mortgaged[deed] && !holding->mortgaged;
    }
    return false;
}

/* The whole group broken down, with as many houses as can stay. */
static bool break_down(const Edition *edition, const PlanOutcome *now, PropertyPlan *plan,
                       DeedId deed)
{
    DeedSet streets =
        edition->groups[edition->deeds[deed].group].deeds & now->game.seats[plan->seat].deeds;
    for (Money houses = HOTEL_LEVEL * MAX_DEEDS; houses >= 0; houses--) {
        Action step = step_of(plan, ACTION_BREAK, deed, houses);
        if (action_check(edition, &now->game, &step) != REFUSAL_NONE) continue;
        Game after = now->game;
        apply(edition, &after, &step, NULL);
        for (DeedSet rest = streets; rest != 0; rest &= rest - 1)
            plan->level[__builtin_ctzll(rest)] = after.holdings[__builtin_ctzll(rest)].level;
        return true;
    }
    return false;
}

/* A step more from where the plan leads: the rules say whether. */
static bool goes_on(const Edition *edition, const PlanOutcome *now, PropertyPlan *plan, DeedId deed,
                    PlanChange change, Action *refused, Refusal *why)
{
    *refused = action_for(plan, deed, change);
    *why = action_check(edition, &now->game, refused);
    if (*why == REFUSAL_HOUSES_FOR_HOTEL) return break_down(edition, now, plan, deed);
    if (*why != REFUSAL_NONE) return false;
    make_change(edition, plan, deed, change);
    return true;
}

bool property_plan_change(const Edition *edition, const Game *game, const PlanOutcome *now,
                          PropertyPlan *plan, DeedId deed, PlanChange change, Action *refused,
                          Refusal *why)
{
    if (!takes_back(edition, game, plan, deed, change))
        return goes_on(edition, now, plan, deed, change, refused, why);
    PropertyPlan changed = *plan;
    PlanOutcome outcome;
    make_change(edition, &changed, deed, change);
    property_plan_run(edition, game, &changed, &outcome);
    *refused = outcome.stuck;
    *why = outcome.why;
    if (outcome.complete || outcome.moved_on) *plan = changed;
    return outcome.complete || outcome.moved_on;
}

static int lowest_of(const PropertyPlan *plan, DeedSet deeds)
{
    int lowest = HOTEL_LEVEL;
    for (; deeds != 0; deeds &= deeds - 1) {
        int level = plan->level[__builtin_ctzll(deeds)];
        if (level < lowest) lowest = level;
    }
    return lowest;
}

int property_plan_even(const Edition *edition, const Game *game, PropertyPlan *plan, GroupId group)
{
    DeedSet deeds = edition->groups[group].deeds;
    int lowest = lowest_of(plan, deeds), built = 0;
    for (; deeds != 0; deeds &= deeds - 1) {
        DeedId deed = (DeedId)__builtin_ctzll(deeds);
        PlanOutcome now;
        Action refused;
        Refusal why;
        if (plan->level[deed] != lowest) continue;
        property_plan_run(edition, game, plan, &now);
        if (!property_plan_change(edition, game, &now, plan, deed, PLAN_BUILD, &refused, &why))
            break;
        built++;
    }
    return built;
}
