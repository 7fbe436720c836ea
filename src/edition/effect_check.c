/* effect_check.c -- do the space, group or deck an effect refers to exist? */
#include "edition/effect_check.h"

#include <assert.h>

#include "edition/effect_form.h"
#include "edition/sum_check.h"

static const char *space_fault(const Edition *edition, const Effect *effect)
{
    return effect->target < edition->space_count ? NULL : "leads to a space beyond the board";
}

static const char *group_fault(const Edition *edition, const Effect *effect)
{
    bool there =
        effect->target < edition->group_count && edition->groups[effect->target].deeds != 0;
    return there ? NULL : "leads to a group that is not there";
}

static const char *deck_fault(const Edition *edition, const Effect *effect)
{
    return effect->target < edition->deck_count ? NULL : "draws from a deck that is not there";
}

static const char *steps_fault(const Edition *edition, const Effect *effect)
{
    if (effect->amount == 0) return "moves by no space at all";
    bool once = effect->amount < edition->space_count && effect->amount > -edition->space_count;
    return once ? NULL : "moves more than once around the board";
}

static const char *charge_fault(const Edition *edition, const Effect *effect)
{
    if (effect->how > CHARGE_CHOICE || effect->percent > 100) return "has no such charge";
    if (!sum_check_fits(effect->per_street) || !sum_check_fits(effect->per_house) ||
        !sum_check_fits(effect->per_hotel))
        return "asks for a sum out of range";
    if (sum_check_charge(edition, effect) > MONEY_LIMIT) return "could ask for more than 100000000";
    return NULL;
}

static const char *operand_fault(const Edition *edition, const Effect *effect,
                                 EffectOperand operand)
{
    switch (operand) {
    case OPERAND_SPACE: return space_fault(edition, effect);
    case OPERAND_GROUP: return group_fault(edition, effect);
    case OPERAND_DECK: return deck_fault(edition, effect);
    case OPERAND_FORWARD:
    case OPERAND_BACK: return steps_fault(edition, effect);
    case OPERAND_CHARGE: return charge_fault(edition, effect);
    case OPERAND_TIMES: return effect->factor == 0 ? "takes the rent no times" : NULL;
    case OPERAND_WORD:
    case OPERAND_SUM:
    case OPERAND_DICE:
    case OPERAND_BANK: return NULL;
    case OPERAND_COUNT: assert(false);
    }
    return NULL;
}

/* Steps refer to the length of the board. */
static bool refers(EffectKind kind)
{
    return effect_info(kind)->leads != LEADS_NOWHERE || effect_form_has(kind, OPERAND_DECK);
}

const char *effect_check(const Edition *edition, const Effect *effect, bool doubt)
{
    if (effect->kind >= EFFECT_COUNT) return "has no such effect";
    EffectKind kind = (EffectKind)effect->kind;
    EffectLeads leads = effect_info(kind)->leads;
    if (doubt && refers(kind)) return NULL;
    const char *rest = effect_form_of(effect);
    for (EffectPiece piece; effect_form_next(&rest, &piece);) {
        const char *fault = operand_fault(edition, effect, piece.operand);
        if (fault != NULL) return fault;
    }
    if (leads == LEADS_TO_JAIL && edition->jail == NO_SPACE)
        return "sends to jail, but there is no jail";
    if (leads != LEADS_BY_STEPS && !sum_check_fits(effect->amount)) return "has a sum out of range";
    return NULL;
}
