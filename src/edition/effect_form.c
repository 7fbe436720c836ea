/* effect_form.c -- how an effect is written: words of the file and operands. */
#include "edition/effect_form.h"

#include <assert.h>
#include <string.h>

#include "base/text.h"

static const EffectInfo table[] = {
#define EFFECT(id, words, way, sum, ...) [id] = {.form = words, .leads = LEADS_##way, .rule = sum},
#include "edition/effect_rows.h"
};
static_assert(sizeof table / sizeof table[0] == EFFECT_COUNT, "every effect has its row");

static const char *const operands[] = {
    [OPERAND_WORD] = "",         [OPERAND_SPACE] = "SPACE",   [OPERAND_GROUP] = "GROUP",
    [OPERAND_DECK] = "DECK",     [OPERAND_FORWARD] = "STEPS", [OPERAND_BACK] = "-STEPS",
    [OPERAND_SUM] = "SUM",       [OPERAND_CHARGE] = "CHARGE", [OPERAND_TIMES] = "[times N]",
    [OPERAND_DICE] = "[dice N]", [OPERAND_BANK] = "[bank]",
};
static_assert(sizeof operands / sizeof operands[0] == OPERAND_COUNT, "every operand has its name");

const EffectInfo *effect_info(EffectKind kind)
{
    assert((unsigned)kind < EFFECT_COUNT);
    return &table[kind];
}

static EffectOperand operand_of(const char *word)
{
    for (int i = OPERAND_WORD + 1; i < OPERAND_COUNT; i++)
        if (text_same(operands[i], word)) return (EffectOperand)i;
    return OPERAND_WORD;
}

bool effect_form_next(const char **form, EffectPiece *piece)
{
    const char *from = *form + strspn(*form, " ");
    size_t length = from[0] == '[' ? strcspn(from, "]") + 1 : strcspn(from, " |");
    *form = from + length;
    if (length == 0) return false;
    assert(length < sizeof piece->word);
    Text word = text_into(piece->word, sizeof piece->word);
    text_add_bytes(&word, from, length);
    piece->operand = operand_of(piece->word);
    return true;
}

const char *effect_form_other(const char *form)
{
    return *form == '|' ? form + 1 : NULL;
}

bool effect_form_fits(EffectOperand operand, const Effect *effect)
{
    if (operand == OPERAND_FORWARD) return effect->amount >= 0;
    if (operand == OPERAND_BACK) return effect->amount < 0;
    if (operand != OPERAND_SUM) return true;
    return effect->how == CHARGE_SUM && effect->percent == 0 && effect->per_street == 0 &&
           effect->per_house == 0 && effect->per_hotel == 0;
}

const char *effect_form_of(const Effect *effect)
{
    const char *way = table[effect->kind].form;
    for (const char *next = way; next != NULL;) {
        const char *rest = next;
        bool fits = true;
        for (EffectPiece piece; effect_form_next(&rest, &piece);)
            fits = fits && effect_form_fits(piece.operand, effect);
        if (fits) return next;
        next = effect_form_other(rest);
    }
    return way;
}

bool effect_form_has(EffectKind kind, EffectOperand operand)
{
    EffectPiece piece;
    for (const char *rest = table[kind].form; rest != NULL; rest = effect_form_other(rest))
        while (effect_form_next(&rest, &piece))
            if (piece.operand == operand) return true;
    return false;
}
