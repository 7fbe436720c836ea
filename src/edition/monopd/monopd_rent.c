/* monopd_rent.c -- the rents that the formulas of a monopd board yield. */
#include "edition/monopd/monopd_rent.h"

#include "edition/rent_math.h"

enum { ONE = 1000, DICE_LEAST = 2, DICE_USUAL = 7, DICE_MOST = 12, FACTOR_MOST = 100 };

static bool value_at(Slice formula, int owned, int dice, int houses, int64_t *value)
{
    RentFacts facts = {.owned = owned, .dice = dice, .houses = houses};
    return formula.length > 0 && rent_math_value(formula.at, formula.length, &facts, value);
}

/* The formula with this many deeds as a sum, or as a factor of the dice. */
static bool step_at(Slice formula, int owned, bool by_dice, Money *step, bool *exact)
{
    int64_t usual, value, built;
    if (!value_at(formula, owned, DICE_USUAL, 0, &usual) ||
        !value_at(formula, owned, DICE_USUAL, 1, &built))
        return false;
    int64_t whole = by_dice ? usual / DICE_USUAL / ONE : usual / ONE;
    *step = whole < 0 ? 0 : (Money)whole;
    *exact = *exact && usual == built && whole >= 0;
    for (int dice = DICE_LEAST; by_dice && dice <= DICE_MOST; dice++)
        *exact = *exact && value_at(formula, owned, dice, 0, &value) && value == whole * dice * ONE;
    return true;
}

bool monopd_rent(Slice formula, int count, MonopdRent *rent)
{
    int64_t low, high;
    if (count > RENT_STEPS) count = RENT_STEPS;
    if (!value_at(formula, count, DICE_LEAST, 0, &low) ||
        !value_at(formula, count, DICE_MOST, 0, &high))
        return false;
    *rent = (MonopdRent){.kind = low == high ? GROUP_COUNT : GROUP_DICE, .exact = true};
    for (int i = 0; i < count; i++)
        if (!step_at(formula, i + 1, low != high, &rent->row[i], &rent->exact)) return false;
    for (int i = count; i < RENT_STEPS; i++) rent->row[i] = rent->row[count - 1];
    return true;
}

/* Is it always `times` the usual? */
static bool is_multiple(Slice formula, Slice usual, int count, int64_t times)
{
    for (int owned = 1; owned <= count; owned++)
        for (int dice = DICE_LEAST; dice <= DICE_MOST; dice++) {
            int64_t a, b;
            if (!value_at(formula, owned, dice, 0, &a) || !value_at(usual, owned, dice, 0, &b) ||
                a != times * b)
                return false;
        }
    return true;
}

bool monopd_rent_nearest(Slice formula, Slice usual, int count, Effect *effect)
{
    int64_t asked, before;
    if (!value_at(formula, 1, DICE_USUAL, 0, &asked)) return false;
    if (value_at(usual, 1, DICE_USUAL, 0, &before) && before > 0 && asked / before >= 1 &&
        asked / before <= FACTOR_MOST && is_multiple(formula, usual, count, asked / before)) {
        effect->factor = (uint8_t)(asked / before);
        return true;
    }
    MonopdRent rent;
    if (!monopd_rent(formula, count, &rent) || rent.kind != GROUP_DICE || !rent.exact) return false;
    for (int i = 1; i < count && i < RENT_STEPS; i++)
        if (rent.row[i] != rent.row[0]) return false;
    if (rent.row[0] < 1 || rent.row[0] > FACTOR_MOST) return false;
    effect->dice_factor = (uint8_t)rent.row[0];
    return true;
}
