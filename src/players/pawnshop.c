/* pawnshop.c -- single steps that turn buildings and deeds into money. */
#include "players/pawnshop.h"

#include "game/debt.h"
#include "game/legal.h"
#include "game/mortgage.h"
#include "game/worth.h"

/* A single building goes before a whole group, a cheap street before a dear one. */
static bool sooner(const Edition *edition, const Action *one, const Action *two)
{
    if (one->kind != two->kind) return one->kind == ACTION_SELL;
    return edition->deeds[one->deed].price < edition->deeds[two->deed].price;
}

bool pawnshop_sell(const Asked *asked, Action *action)
{
    LegalList list;
    legal_list(asked->edition, asked->game, &list);
    const LegalAction *best = NULL;
    for (int i = 0; i < list.count; i++) {
        const LegalAction *entry = &list.list[i];
        if (entry->action.kind != ACTION_SELL && entry->action.kind != ACTION_BREAK) continue;
        if (best == NULL || sooner(asked->edition, &entry->action, &best->action)) best = entry;
    }
    if (best == NULL) return false;
    *action = best->action;
    action->amount = best->most;
    return true;
}

bool pawnshop_mortgage(const Asked *asked, DeedSet deeds, Action *action)
{
    bool found = false;
    for (DeedSet rest = deeds & described_own(asked)->deeds; rest != 0; rest &= rest - 1) {
        DeedId deed = (DeedId)__builtin_ctzll(rest);
        Money price = asked->edition->deeds[deed].price;
        if (found && price >= asked->edition->deeds[action->deed].price) continue;
        Action step;
        if (!described_try_deed(asked, ACTION_MORTGAGE, deed, &step)) continue;
        *action = step;
        found = true;
    }
    return found;
}

Money pawnshop_loans(const Asked *asked)
{
    Money sum = 0;
    for (DeedSet rest = described_own(asked)->deeds; rest != 0; rest &= rest - 1) {
        DeedId deed = (DeedId)__builtin_ctzll(rest);
        if (mortgage_check(asked->edition, asked->game, asked->seat, deed) == REFUSAL_NONE)
            sum += asked->edition->deeds[deed].mortgage;
    }
    return sum;
}

Money pawnshop_need(const Asked *asked)
{
    Money cash = described_own(asked)->cash;
    if (asked->game->phase == PHASE_DEBT) return debt_due(asked->edition, asked->game) - cash;
    return cash < 0 ? -cash : 0;
}

bool pawnshop_close(const Asked *asked, Action *action)
{
    Money owed = pawnshop_need(asked) + described_own(asked)->cash;
    return worth_liquid(asked->edition, asked->game, asked->seat) < owed &&
           described_try(asked, ACTION_BANKRUPT, action);
}
