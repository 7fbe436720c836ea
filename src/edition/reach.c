/* reach.c -- which spaces a token can ever come to. */
#include "edition/reach.h"

#include "edition/effect_form.h"

enum { LEAST_TOTAL = 2, MOST_TOTAL = 12 };

static uint64_t bit(int space)
{
    return UINT64_C(1) << space;
}

/* Where the group's next deed may be: any of them. */
static uint64_t group_spaces(const Edition *edition, int group)
{
    uint64_t spaces = 0;
    for (int i = 0; i < edition->deed_count; i++)
        if (edition->deeds[i].group == group) spaces |= bit(edition->deeds[i].space);
    return spaces;
}

static uint64_t led_to(const Edition *edition, const Effect *effect, int from);

static uint64_t cards_lead_to(const Edition *edition, int deck, int from)
{
    uint64_t spaces = 0;
    for (int i = 0; i < edition->decks[deck].card_count; i++) {
        const Effect *effect = &edition->decks[deck].cards[i].effect;
        /* A card that draws leads where that deck leads; its spaces draw, too. */
        if (effect_info((EffectKind)effect->kind)->leads != LEADS_TO_CARD)
            spaces |= led_to(edition, effect, from);
    }
    return spaces;
}

static uint64_t led_to(const Edition *edition, const Effect *effect, int from)
{
    int count = edition->space_count;
    switch (effect_info((EffectKind)effect->kind)->leads) {
    case LEADS_TO_SPACE: return bit(effect->target);
    case LEADS_BY_STEPS: return bit((from + (int)effect->amount % count + count) % count);
    case LEADS_TO_GROUP: return group_spaces(edition, effect->target);
    case LEADS_TO_JAIL: return edition->jail == NO_SPACE ? 0 : bit(edition->jail);
    case LEADS_TO_CARD: return cards_lead_to(edition, effect->target, from);
    case LEADS_NOWHERE: break;
    }
    return effect->kind == EFFECT_PAY_OR_DRAW ? cards_lead_to(edition, effect->target, from) : 0;
}

/* Does a token stay there? Only from there it throws again. */
static bool is_rest(const Edition *edition, int space)
{
    const Space *it = &edition->spaces[space];
    if (it->kind != SPACE_EFFECT) return true;
    EffectLeads leads = effect_info((EffectKind)it->effect.kind)->leads;
    return leads == LEADS_NOWHERE || leads == LEADS_TO_CARD;
}

static uint64_t onward(const Edition *edition, int space)
{
    uint64_t spaces = 0;
    const Space *it = &edition->spaces[space];
    if (it->kind == SPACE_EFFECT) spaces |= led_to(edition, &it->effect, space);
    for (int total = LEAST_TOTAL; total <= MOST_TOTAL && is_rest(edition, space); total++)
        spaces |= bit((space + total) % edition->space_count);
    return spaces;
}

uint64_t reach_find(const Edition *edition)
{
    uint64_t reached = bit(edition->start);
    for (uint64_t before = 0; before != reached;) {
        before = reached;
        for (int i = 0; i < edition->space_count; i++)
            if (reached >> i & 1) reached |= onward(edition, i);
    }
    return reached;
}
