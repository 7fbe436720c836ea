/* raising.c -- how money is raised: from mortgages and buildings. */
#include "players/raising.h"

#include "game/building.h"
#include "game/debt.h"
#include "game/legal.h"
#include "game/mortgage.h"
#include "game/worth.h"

static DeedId first_of(DeedSet set)
{
    return (DeedId)__builtin_ctzll(set);
}

/* A debtor with ordinary sums may manage: then the rule about the deed is all that is left of what
 * action_check asks; apply asserts it. */
static bool only_the_rule_counts(const Decision *decision)
{
    const Game *game = decision->game;
    return game->phase == PHASE_DEBT && game->manage_count < MAX_MANAGE &&
           decision_own(decision)->cash <= MONEY_LIMIT / 2;
}

static bool may_mortgage(const Decision *decision, const Action *action)
{
    if (!only_the_rule_counts(decision)) return decision_may(decision, action);
    return mortgage_check(decision->edition, decision->game, decision->seat, action->deed) ==
           REFUSAL_NONE;
}

static bool may_sell(const Decision *decision, const Action *action)
{
    if (!only_the_rule_counts(decision)) return decision_may(decision, action);
    return building_check_sell(decision->edition, decision->game, decision->seat, action->deed,
                               action->amount == BUILDING_BESIDE) == REFUSAL_NONE;
}

/* Mortgages the deed of `choice` that brings just enough, else the most. */
static bool mortgage_one(const Decision *decision, DeedSet choice, Money need, Action *action)
{
    const Edition *edition = decision->edition;
    for (choice &= ~decision->game->mortgaged; choice != 0; choice &= ~DEED_BIT(action->deed)) {
        Money best = 0;
        decision_set(decision, ACTION_MORTGAGE, action);
        for (DeedSet rest = choice; rest != 0; rest &= rest - 1) {
            Money loan = edition->deeds[first_of(rest)].mortgage;
            if (best >= need ? loan < need || loan >= best : loan <= best) continue;
            best = loan;
            action->deed = first_of(rest);
        }
        if (action->deed == NO_DEED) return false;
        if (may_mortgage(decision, action)) return true;
    }
    return false;
}

/* Leaves as many houses as the bank has. */
static bool break_group(const Decision *decision, DeedId deed, Action *action)
{
    const Edition *edition = decision->edition;
    int streets = edition->groups[edition->deeds[deed].group].deed_count;
    for (int houses = streets * edition->rule[RULE_HOUSES_PER_STREET]; houses >= 0; houses--) {
        decision_set(decision, ACTION_BREAK, action);
        action->deed = deed;
        action->amount = houses;
        if (decision_may(decision, action)) return true;
    }
    return false;
}

static bool sell_from(const Decision *decision, DeedId deed, Action *action)
{
    for (Money beside = decision->edition->rule[RULE_HOTEL] == HOTEL_BESIDE; beside >= 0;
         beside--) {
        decision_set(decision, ACTION_SELL, action);
        action->deed = deed;
        action->amount = beside;
        if (may_sell(decision, action)) return true;
    }
    return edition_level_hotels(decision->game->holdings[deed].level) > 0 &&
           break_group(decision, deed, action);
}

/* A building of the cheapest street that may lose one. */
static bool sell_one(const Decision *decision, Action *action)
{
    DeedSet built = decision_own(decision)->deeds & decision->game->built;
    while (built != 0) {
        DeedId cheapest = first_of(built);
        for (DeedSet rest = built; rest != 0; rest &= rest - 1)
            if (decision->edition->deeds[first_of(rest)].price <
                decision->edition->deeds[cheapest].price)
                cheapest = first_of(rest);
        if (sell_from(decision, cheapest, action)) return true;
        built &= ~DEED_BIT(cheapest);
    }
    return false;
}

bool raising_pawn(const Decision *decision, DeedSet spared, Money need, Action *action)
{
    DeedSet kept = spared | decision_whole_groups(decision);
    return mortgage_one(decision, decision_own(decision)->deeds & ~kept, need, action);
}

RaisingWay raising_dearly(const Decision *decision, Money need, Action *action)
{
    if (sell_one(decision, action)) return RAISING_BUILDING;
    return mortgage_one(decision, decision_own(decision)->deeds, need, action) ? RAISING_WHOLE_GROUP
                                                                               : RAISING_NOTHING;
}

RaisingWay raising_next(const Decision *decision, bool buildings_first, Money need, Action *action)
{
    if (buildings_first && sell_one(decision, action)) return RAISING_BUILDING_FIRST;
    if (raising_pawn(decision, 0, need, action)) return RAISING_LOOSE_DEED;
    return raising_dearly(decision, need, action);
}

/* A single building goes before a whole group, a cheap street before a dear one. */
static bool sooner(const Edition *edition, const Action *one, const Action *two)
{
    if (one->kind != two->kind) return one->kind == ACTION_SELL;
    return edition->deeds[one->deed].price < edition->deeds[two->deed].price;
}

bool raising_sell_cheapest(const Decision *decision, Action *action)
{
    LegalList list;
    legal_list(decision->edition, decision->game, &list);
    const LegalAction *best = NULL;
    for (int i = 0; i < list.count; i++) {
        const LegalAction *entry = &list.list[i];
        if (entry->action.kind != ACTION_SELL && entry->action.kind != ACTION_BREAK) continue;
        if (best == NULL || sooner(decision->edition, &entry->action, &best->action)) best = entry;
    }
    if (best == NULL) return false;
    *action = best->action;
    action->amount = best->most;
    return true;
}

bool raising_mortgage_cheapest(const Decision *decision, DeedSet deeds, Action *action)
{
    bool found = false;
    for (DeedSet rest = deeds & decision_own(decision)->deeds; rest != 0; rest &= rest - 1) {
        DeedId deed = (DeedId)__builtin_ctzll(rest);
        Money price = decision->edition->deeds[deed].price;
        if (found && price >= decision->edition->deeds[action->deed].price) continue;
        Action step;
        if (!decision_try_deed(decision, ACTION_MORTGAGE, deed, &step)) continue;
        *action = step;
        found = true;
    }
    return found;
}

Money raising_loans(const Decision *decision)
{
    Money sum = 0;
    for (DeedSet rest = decision_own(decision)->deeds; rest != 0; rest &= rest - 1) {
        DeedId deed = (DeedId)__builtin_ctzll(rest);
        if (mortgage_check(decision->edition, decision->game, decision->seat, deed) == REFUSAL_NONE)
            sum += decision->edition->deeds[deed].mortgage;
    }
    return sum;
}

Money raising_need(const Decision *decision)
{
    Money cash = decision_own(decision)->cash;
    if (decision->game->phase == PHASE_DEBT)
        return debt_due(decision->edition, decision->game) - cash;
    return cash < 0 ? -cash : 0;
}

bool raising_close(const Decision *decision, Action *action)
{
    Money owed = raising_need(decision) + decision_own(decision)->cash;
    return worth_liquid(decision->edition, decision->game, decision->seat) < owed &&
           decision_try(decision, ACTION_BANKRUPT, action);
}
