/* effect_read.c -- the words of an effect -> Effect. */
#include "edition/effect_read.h"

#include <assert.h>

typedef enum Verb {
    VERB_NOTHING,
    VERB_TO,
    VERB_BACK,
    VERB_FORWARD,
    VERB_NEAREST,
    VERB_ARREST,
    VERB_COLLECT,
    VERB_PAY,
    VERB_TAX,
    VERB_DRAW,
    VERB_RELEASE,
    VERB_POT,
    VERB_SALARY,
    VERB_GAIN,
    VERB_LOSE,
    VERB_THIEF,
    VERB_COUNT
} Verb;

static const char *const verbs[] = {"nothing", "to",   "back", "forward", "nearest", "arrest",
                                    "collect", "pay",  "tax",  "draw",    "release", "pot",
                                    "salary",  "gain", "lose", "thief",   NULL};
static_assert(sizeof verbs / sizeof verbs[0] == VERB_COUNT + 1, "every verb has its word");

static bool read_steps(Statement *statement, int sign, Effect *effect)
{
    int32_t steps;
    if (!statement_number(statement, "the number of spaces", 1, MAX_SPACES - 1, &steps))
        return false;
    effect->kind = EFFECT_MOVE_BY;
    effect->amount = sign * steps;
    return true;
}

static bool read_back(Draft *draft, Statement *statement, Effect *effect)
{
    if (!statement_take(statement, "to")) return read_steps(statement, -1, effect);
    effect->kind = EFFECT_BACK_TO;
    return draft_refer(draft, statement, PART_SPACE, &effect->target);
}

static bool read_small(Statement *statement, const char *what, int32_t most, uint8_t *target)
{
    int32_t number;
    if (!statement_number(statement, what, 1, most, &number)) return false;
    *target = (uint8_t)number;
    return true;
}

static bool read_nearest(Draft *draft, Statement *statement, Effect *effect)
{
    effect->kind = EFFECT_NEAREST;
    effect->factor = 1;
    if (!draft_refer(draft, statement, PART_GROUP, &effect->target)) return false;
    if (statement_take(statement, "times") &&
        !read_small(statement, "the factor of the rent", 100, &effect->factor))
        return false;
    if (statement_take(statement, "dice"))
        return read_small(statement, "the factor of the dice", 100, &effect->dice_factor);
    return true;
}

static bool read_collect(Statement *statement, Effect *effect)
{
    if (!statement_number(statement, "the sum", 1, SUM_LIMIT, &effect->amount)) return false;
    effect->kind = statement_take(statement, "each") ? EFFECT_COLLECT_EACH : EFFECT_COLLECT;
    return true;
}

/* [percent N] [street N] [house N] [hotel N]; `found` says whether any. */
static bool read_charge_parts(Statement *statement, Effect *effect, bool *found)
{
    *found = true;
    if (statement_take(statement, "percent")) {
        if (!read_small(statement, "the percentage", 100, &effect->percent)) return false;
    } else if (statement_take(statement, "street")) {
        if (!statement_number(statement, "the sum for a street", 1, SUM_LIMIT, &effect->per_street))
            return false;
    } else if (statement_take(statement, "house")) {
        if (!statement_number(statement, "the sum for a house", 1, SUM_LIMIT, &effect->per_house))
            return false;
    } else if (statement_take(statement, "hotel")) {
        if (!statement_number(statement, "the sum for a hotel", 1, SUM_LIMIT, &effect->per_hotel))
            return false;
    } else {
        *found = false;
    }
    return true;
}

/* CHARGE: [lesser|choice] [N] [percent N] [street N] [house N] [hotel N] */
static bool read_charge(Statement *statement, EffectKind kind, Effect *effect)
{
    effect->kind = (uint8_t)kind;
    effect->how = CHARGE_SUM;
    if (statement_take(statement, "lesser"))
        effect->how = CHARGE_LESSER;
    else if (statement_take(statement, "choice"))
        effect->how = CHARGE_CHOICE;
    bool flat = statement_at_number(statement);
    if (flat && !statement_number(statement, "the sum", 1, SUM_LIMIT, &effect->amount))
        return false;
    bool parts = false;
    for (bool found = true; found; parts = parts || found)
        if (!read_charge_parts(statement, effect, &found)) return false;
    if (effect->how != CHARGE_SUM && !(flat && parts))
        return statement_mistake(statement,
                                 "'lesser' and 'choice' lie between two things, "
                                 "expected a sum and then percent, street, house or "
                                 "hotel with a number",
                                 NULL);
    if (!flat && !parts)
        return statement_mistake(statement,
                                 "nothing to pay, expected a sum, or percent, street, "
                                 "house or hotel with a number",
                                 NULL);
    return true;
}

static bool read_pay(Draft *draft, Statement *statement, Effect *effect)
{
    if (!read_charge(statement, EFFECT_PAY, effect)) return false;
    bool plain = effect->how == CHARGE_SUM && effect->percent == 0 && effect->per_street == 0 &&
                 effect->per_house == 0 && effect->per_hotel == 0;
    if (plain && statement_take(statement, "each")) {
        effect->kind = EFFECT_PAY_EACH;
    } else if (plain && statement_take(statement, "or")) {
        effect->kind = EFFECT_PAY_OR_DRAW;
        if (!statement_take(statement, "draw"))
            return statement_mistake(statement, "'or' leads to a deck, expected 'or draw DECK'",
                                     NULL);
        return draft_refer(draft, statement, PART_DECK, &effect->target);
    } else if (statement_take(statement, "bank")) {
        effect->target = PAY_BANK;
    }
    return true;
}

static bool read_gain(Statement *statement, Effect *effect)
{
    static const char *const things[] = {"deed", "building", NULL};
    int thing;
    if (!statement_choice(statement, "gain", things, &thing)) return false;
    effect->kind = thing == 0 ? EFFECT_GAIN_DEED : EFFECT_GAIN_BUILDING;
    return true;
}

static bool read_lose(Statement *statement, Effect *effect)
{
    static const char *const things[] = {"building", NULL};
    int thing;
    effect->kind = EFFECT_LOSE_BUILDING;
    return statement_choice(statement, "loss", things, &thing);
}

static bool read_simple(EffectKind kind, Effect *effect)
{
    effect->kind = (uint8_t)kind;
    return true;
}

static bool read_verb(Draft *draft, Statement *statement, Verb verb, Effect *effect)
{
    switch (verb) {
    case VERB_NOTHING: return read_simple(EFFECT_NOTHING, effect);
    case VERB_TO:
        effect->kind = EFFECT_MOVE_TO;
        return draft_refer(draft, statement, PART_SPACE, &effect->target);
    case VERB_BACK: return read_back(draft, statement, effect);
    case VERB_FORWARD: return read_steps(statement, 1, effect);
    case VERB_NEAREST: return read_nearest(draft, statement, effect);
    case VERB_ARREST: return read_simple(EFFECT_JAIL, effect);
    case VERB_COLLECT: return read_collect(statement, effect);
    case VERB_PAY: return read_pay(draft, statement, effect);
    case VERB_TAX: return read_charge(statement, EFFECT_TAX, effect);
    case VERB_DRAW:
        effect->kind = EFFECT_DRAW;
        return draft_refer(draft, statement, PART_DECK, &effect->target);
    case VERB_RELEASE: return read_simple(EFFECT_RELEASE, effect);
    case VERB_POT: return read_simple(EFFECT_POT, effect);
    case VERB_SALARY: return read_simple(EFFECT_SALARY, effect);
    case VERB_GAIN: return read_gain(statement, effect);
    case VERB_LOSE: return read_lose(statement, effect);
    case VERB_THIEF: return read_simple(EFFECT_THIEF, effect);
    case VERB_COUNT: break;
    }
    return false;
}

bool effect_read(Draft *draft, Statement *statement, Effect *effect)
{
    int verb;
    *effect = (Effect){.kind = EFFECT_NOTHING};
    return statement_choice(statement, "effect", verbs, &verb) &&
           read_verb(draft, statement, (Verb)verb, effect) && statement_end(statement);
}
