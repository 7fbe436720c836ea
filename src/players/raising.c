/* raising.c -- how a character raises money. */
#include "players/raising.h"

static DeedId first_of(DeedSet set)
{
    return (DeedId)__builtin_ctzll(set);
}

static DeedSet whole_groups(const Mind *mind)
{
    DeedSet whole = 0;
    for (unsigned rest = mind_own(mind)->whole; rest != 0; rest &= rest - 1)
        whole |= mind->edition->groups[__builtin_ctz(rest)].deeds;
    return whole;
}

/* Mortgages the deed of `choice` that brings just enough, else the most. */
static bool mortgage_one(const Mind *mind, DeedSet choice, Money need, Action *action)
{
    Money best = 0;
    bool found = false;
    for (; choice != 0; choice &= choice - 1) {
        DeedId deed = first_of(choice);
        Money loan = mind->edition->deeds[deed].mortgage;
        if (mind->game->holdings[deed].mortgaged || loan <= 0) continue;
        bool better = best >= need ? loan >= need && loan < best : loan > best;
        if (!better) continue;
        Action step = mind_action(mind, ACTION_MORTGAGE);
        step.deed = deed;
        if (!mind_may(mind, &step)) continue;
        best = loan;
        *action = step;
        found = true;
    }
    return found;
}

/* Leaves as many houses as the bank has. */
static bool break_group(const Mind *mind, DeedId deed, Action *action)
{
    const Edition *edition = mind->edition;
    int streets = edition->groups[edition->deeds[deed].group].deed_count;
    for (int houses = streets * edition->rule[RULE_HOUSES_PER_STREET]; houses >= 0; houses--) {
        *action = mind_action(mind, ACTION_BREAK);
        action->deed = deed;
        action->amount = houses;
        if (mind_may(mind, action)) return true;
    }
    return false;
}

static bool sell_from(const Mind *mind, DeedId deed, Action *action)
{
    for (Money beside = 1; beside >= 0; beside--) {
        *action = mind_action(mind, ACTION_SELL);
        action->deed = deed;
        action->amount = beside;
        if (mind_may(mind, action)) return true;
    }
    return edition_level_hotels(mind->game->holdings[deed].level) > 0 &&
           break_group(mind, deed, action);
}

/* A building of the cheapest street that may lose one. */
static bool sell_one(const Mind *mind, Action *action)
{
    DeedSet built = 0;
    for (DeedSet rest = mind_own(mind)->deeds; rest != 0; rest &= rest - 1)
        if (mind->game->holdings[first_of(rest)].level != 0) built |= rest & (~rest + 1);
    while (built != 0) {
        DeedId cheapest = first_of(built);
        for (DeedSet rest = built; rest != 0; rest &= rest - 1)
            if (mind->edition->deeds[first_of(rest)].price < mind->edition->deeds[cheapest].price)
                cheapest = first_of(rest);
        if (sell_from(mind, cheapest, action)) return true;
        built &= ~DEED_BIT(cheapest);
    }
    return false;
}

bool raising_pawn(const Mind *mind, DeedSet spared, Money need, Action *action)
{
    return mortgage_one(mind, mind_own(mind)->deeds & ~whole_groups(mind) & ~spared, need, action);
}

bool raising_next(const Mind *mind, Money need, Action *action)
{
    if (mind_number(mind, CHARACTER_RAISE_HOUSES) && sell_one(mind, action)) {
        mind_say(mind, "It sells a building, as the deeds seem dearer to it.");
        return true;
    }
    if (raising_pawn(mind, 0, need, action)) {
        mind_say(mind, "It borrows on the deed it misses least.");
        return true;
    }
    if (sell_one(mind, action)) {
        mind_say(mind, "Nothing loose is left to borrow on, so it sells a building.");
        return true;
    }
    if (!mortgage_one(mind, mind_own(mind)->deeds, need, action)) return false;
    mind_say(mind, "Only whole groups are left to borrow on.");
    return true;
}
