/* fund_raising.c -- the cheapest way to come by a sum. */
#include "view/sheets/fund_raising.h"

#include "game/worth.h"

enum { CHANGES = 200 };

typedef struct Change {
    DeedId deed;
    PlanChange kind;
    Money brings;
    int rank; /* lower comes first */
} Change;

bool fund_raising_enough(const Game *game, const PropertyPlan *plan, const PlanOutcome *outcome,
                         Money sum)
{
    const Game *after = &outcome->game;
    if (game->phase == PHASE_DEBT)
        return after->phase != PHASE_DEBT || after->decider != game->decider ||
               after->debt_count < game->debt_count;
    return after->seats[plan->seat].cash >= sum;
}

/* Rank of a change: what is lost with it. */
static int rank_of(const Edition *edition, const Game *game, SeatId seat, DeedId deed,
                   PlanChange kind)
{
    if (kind != PLAN_MORTGAGE) return 1;
    GroupId group = edition->deeds[deed].group;
    bool whole =
        edition->groups[group].kind == GROUP_STREETS && game_owns_group(edition, game, seat, group);
    return whole ? 2 : 0;
}

/* Better: a lower rank; of the same, the least that is enough, else the most. */
static bool better(const Change *one, const Change *two, Money missing)
{
    if (one->rank != two->rank) return one->rank < two->rank;
    bool enough = one->brings >= missing, other = two->brings >= missing;
    if (enough != other) return enough;
    return enough ? one->brings < two->brings : one->brings > two->brings;
}

static Money worth_of(const Edition *edition, const Game *game, DeedId deed, PlanChange kind)
{
    bool sells = edition->rule[RULE_MORTGAGE] == MORTGAGE_SELL;
    if (kind == PLAN_MORTGAGE)
        return edition->deeds[deed].mortgage +
               (sells ? worth_buildings_sale(edition, game, deed) : 0);
    return game_building_value(
        edition, game, deed, kind == PLAN_SELL_BESIDE || game->holdings[deed].level == HOTEL_LEVEL);
}

static bool try_change(const Edition *edition, const Game *game, const PlanOutcome *now,
                       const PropertyPlan *plan, Change *change)
{
    PropertyPlan changed = *plan;
    Action refused;
    Refusal why;
    change->rank = rank_of(edition, game, plan->seat, change->deed, change->kind);
    change->brings = worth_of(edition, &now->game, change->deed, change->kind);
    return change->brings > 0 && property_plan_change(edition, game, now, &changed, change->deed,
                                                      change->kind, &refused, &why);
}

static bool find_best(const Edition *edition, const Game *game, const PlanOutcome *now,
                      const PropertyPlan *plan, Money missing, Change *best)
{
    static const PlanChange kinds[] = {PLAN_MORTGAGE, PLAN_SELL, PLAN_SELL_BESIDE};
    bool found = false;
    for (DeedSet rest = now->game.seats[plan->seat].deeds; rest != 0; rest &= rest - 1) {
        for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
            Change change = {.deed = (DeedId)__builtin_ctzll(rest), .kind = kinds[i]};
            if (!try_change(edition, game, now, plan, &change)) continue;
            if (found && !better(&change, best, missing)) continue;
            *best = change;
            found = true;
        }
    }
    return found;
}

/* Takes back what turns out not to be needed, deed by deed. */
static void trim(const Edition *edition, const Game *game, PropertyPlan *plan, Money sum)
{
    for (DeedId deed = 0; deed < edition->deed_count; deed++) {
        if (game->holdings[deed].owner != plan->seat || !property_plan_touches(game, plan, deed))
            continue;
        PropertyPlan less = *plan;
        PlanOutcome outcome;
        less.level[deed] = game->holdings[deed].level;
        less.mortgaged[deed] = game->holdings[deed].mortgaged;
        property_plan_run(edition, game, &less, &outcome);
        if ((outcome.complete || outcome.moved_on) &&
            fund_raising_enough(game, &less, &outcome, sum))
            *plan = less;
    }
}

PropertyPlan fund_raising_plan(const Edition *edition, const Game *game, SeatId seat, Money sum)
{
    PropertyPlan plan = property_plan_of(edition, game, seat);
    PlanOutcome now;
    Change best;
    Action refused;
    Refusal why;
    for (int i = 0; i < CHANGES; i++) {
        property_plan_run(edition, game, &plan, &now);
        if (fund_raising_enough(game, &plan, &now, sum)) break;
        Money missing = sum - now.game.seats[seat].cash;
        if (!find_best(edition, game, &now, &plan, missing, &best)) return plan;
        property_plan_change(edition, game, &now, &plan, best.deed, best.kind, &refused, &why);
    }
    trim(edition, game, &plan, sum);
    return plan;
}
