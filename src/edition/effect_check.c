/* effect_check.c -- do the space, group or deck an effect refers to exist? */
#include "edition/effect_check.h"

#include <assert.h>

#include "edition/effect_form.h"
#include "edition/sum_check.h"

/* {part} is the space or the card. */
static const Sentence beyond_board = T_("{part} leads to a space beyond the board");
static const Sentence no_group = T_("{part} leads to a group that is not there");
static const Sentence no_deck = T_("{part} draws from a deck that is not there");
static const Sentence no_step = T_("{part} moves by no space at all");
static const Sentence too_far = T_("{part} moves more than once around the board");
static const Sentence no_charge = T_("{part} has no such charge");
static const Sentence odd_charge = T_("{part} asks for a sum out of range");
static const Sentence huge_charge = T_("{part} could ask for more than 100000000");
static const Sentence no_rent = T_("{part} takes the rent no times");
static const Sentence no_effect = T_("{part} has no such effect");
static const Sentence no_jail = T_("{part} sends to jail, but there is no jail");
static const Sentence odd_sum = T_("{part} has a sum out of range");

static const Sentence *space_fault(const Edition *edition, const Effect *effect)
{
    return effect->target < edition->space_count ? NULL : &beyond_board;
}

static const Sentence *group_fault(const Edition *edition, const Effect *effect)
{
    bool there =
        effect->target < edition->group_count && edition->groups[effect->target].deeds != 0;
    return there ? NULL : &no_group;
}

static const Sentence *deck_fault(const Edition *edition, const Effect *effect)
{
    return effect->target < edition->deck_count ? NULL : &no_deck;
}

static const Sentence *steps_fault(const Edition *edition, const Effect *effect)
{
    if (effect->amount == 0) return &no_step;
    bool once = effect->amount < edition->space_count && effect->amount > -edition->space_count;
    return once ? NULL : &too_far;
}

static const Sentence *charge_fault(const Edition *edition, const Effect *effect)
{
    if (effect->how > CHARGE_CHOICE || effect->percent > 100) return &no_charge;
    if (!sum_check_fits(effect->per_street) || !sum_check_fits(effect->per_house) ||
        !sum_check_fits(effect->per_hotel))
        return &odd_charge;
    if (sum_check_charge(edition, effect) > MONEY_LIMIT) return &huge_charge;
    return NULL;
}

static const Sentence *operand_fault(const Edition *edition, const Effect *effect,
                                     EffectOperand operand)
{
    switch (operand) {
    case OPERAND_SPACE: return space_fault(edition, effect);
    case OPERAND_GROUP: return group_fault(edition, effect);
    case OPERAND_DECK: return deck_fault(edition, effect);
    case OPERAND_FORWARD:
    case OPERAND_BACK: return steps_fault(edition, effect);
    case OPERAND_CHARGE: return charge_fault(edition, effect);
    case OPERAND_TIMES: return effect->factor == 0 ? &no_rent : NULL;
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

const Sentence *effect_check(const Edition *edition, const Effect *effect, bool doubt)
{
    if (effect->kind >= EFFECT_COUNT) return &no_effect;
    EffectKind kind = (EffectKind)effect->kind;
    EffectLeads leads = effect_info(kind)->leads;
    if (doubt && refers(kind)) return NULL;
    const char *rest = effect_form_of(effect);
    for (EffectPiece piece; effect_form_next(&rest, &piece);) {
        const Sentence *fault = operand_fault(edition, effect, piece.operand);
        if (fault != NULL) return fault;
    }
    if (leads == LEADS_TO_JAIL && edition->jail == NO_SPACE) return &no_jail;
    if (leads != LEADS_BY_STEPS && !sum_check_fits(effect->amount)) return &odd_sum;
    return NULL;
}
