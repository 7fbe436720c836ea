/* decision.c -- somebody is asked. */
#include "players/decision.h"

#include <assert.h>

#include "game/legal.h"

/* Lower is better: whatever lets the game go on and gives nothing away. */
static int reluctance(ActionKind kind)
{
    static const uint8_t order[ACTION_COUNT] = {
        [ACTION_OFFER] = 9,  [ACTION_COUNTER] = 9,  [ACTION_RESIGN] = 9, [ACTION_STOP] = 9,
        [ACTION_FLOOR] = 9,  [ACTION_BANKRUPT] = 7, [ACTION_BID] = 6,    [ACTION_BUILD] = 6,
        [ACTION_BREAK] = 6,  [ACTION_ACCEPT] = 6,   [ACTION_WANT] = 5,   [ACTION_SELL] = 5,
        [ACTION_REDEEM] = 5, [ACTION_MORTGAGE] = 4, [ACTION_BUY] = 3,    [ACTION_CHOOSE] = 2,
        [ACTION_FINE] = 1,   [ACTION_RELEASE] = 1,
    };
    return order[kind];
}

/* The list is large, so it gets a separate function and stack frame. */
void decision_fall_back(const Decision *decision, Action *action)
{
    LegalList list;
    legal_list(decision->edition, decision->game, &list);
    assert(list.count > 0);
    const LegalAction *best = &list.list[0];
    for (int i = 1; i < list.count; i++)
        if (reluctance(list.list[i].action.kind) < reluctance(best->action.kind))
            best = &list.list[i];
    *action = best->action;
    if (best->least < best->most) action->amount = best->least;
}

bool decision_try(const Decision *decision, ActionKind kind, Action *action)
{
    decision_set(decision, kind, action);
    return decision_may(decision, action);
}

bool decision_try_deed(const Decision *decision, ActionKind kind, DeedId deed, Action *action)
{
    decision_set(decision, kind, action);
    action->deed = deed;
    return decision_may(decision, action);
}

bool decision_try_card(const Decision *decision, Action *action)
{
    for (DeckId deck = 0; deck < decision->edition->deck_count; deck++) {
        if (decision_own(decision)->release[deck] == 0) continue;
        decision_set(decision, ACTION_RELEASE, action);
        action->other = deck;
        if (decision_may(decision, action)) return true;
    }
    return false;
}

bool decision_try_fine(const Decision *decision, Action *action)
{
    return decision_own(decision)->cash >= decision->edition->rule[RULE_JAIL_FINE] &&
           decision_try(decision, ACTION_FINE, action);
}

bool decision_try_claim(const Decision *decision, Action *action)
{
    for (int i = 0; i < decision->game->claim_count; i++) {
        const Claim *open = &decision->game->claims[i];
        if (open->owner != decision->seat) continue;
        decision_set(decision, ACTION_CLAIM, action);
        action->other = open->visitor;
        action->deed = open->deed;
        if (decision_may(decision, action)) return true;
    }
    return false;
}

bool decision_completes(const Decision *decision, SeatId seat, DeedId deed)
{
    DeedSet group = decision->edition->groups[decision->edition->deeds[deed].group].deeds;
    return (group & ~(decision->game->seats[seat].deeds | DEED_BIT(deed))) == 0;
}

bool decision_completes_for_another(const Decision *decision, DeedId deed)
{
    for (SeatId other = 0; other < decision->game->seat_count; other++)
        if (other != decision->seat && decision_completes(decision, other, deed)) return true;
    return false;
}

int decision_tenths(float chance)
{
    return (int)(chance * 1000 + (chance < 0 ? -0.5f : 0.5f));
}
