/* effect_words.c -- what an effect does, in sentences. */
#include "edition/effect_words.h"

#include <assert.h>

#include "edition/effect_form.h"

static const Sentence about_words[] = {
#define EFFECT(id, form, leads, rule, run, icon, sector, luck, about, sentence) [id] = about,
#include "edition/effect_rows.h"
};

const Sentence *effect_words_about(EffectKind kind)
{
    assert((unsigned)kind < EFFECT_COUNT);
    return &about_words[kind];
}

/* ---- sums ---- */

enum { PARTS = 5 };

/* What a charge consists of, apart from a sum that is an alternative to the rest. */
typedef struct ChargeParts {
    int count;
    Said said[PARTS];
    Arg list[PARTS];
} ChargeParts;

static void add_part(ChargeParts *parts, Sentence sentence, Arg amount)
{
    Said *said = &parts->said[parts->count];
    *said = (Said){.sentence = sentence, .args = {amount}};
    parts->list[parts->count++] = arg_part(said);
}

static void find_parts(const Effect *effect, ChargeParts *parts)
{
    parts->count = 0;
    if (effect->how == CHARGE_SUM && effect->amount != 0)
        parts->list[parts->count++] = arg_sum(effect->amount);
    if (effect->percent != 0)
        add_part(parts, (Sentence)T_("{number} % of everything owned"),
                 arg_number(effect->percent));
    if (effect->per_street != 0)
        add_part(parts, (Sentence)T_("{sum} for each {street}"), arg_sum(effect->per_street));
    if (effect->per_house != 0)
        add_part(parts, (Sentence)T_("{sum} for each {house}"), arg_sum(effect->per_house));
    if (effect->per_hotel != 0)
        add_part(parts, (Sentence)T_("{sum} for each {hotel}"), arg_sum(effect->per_hotel));
}

static bool goes_to_pot(const Edition *edition, const Effect *effect)
{
    bool charge = effect_form_has((EffectKind)effect->kind, OPERAND_CHARGE);
    bool to_bank = effect->kind == EFFECT_PAY && effect->target == PAY_BANK;
    return edition->rule[RULE_POT] && charge && !to_bank;
}

/* ---- effects ---- */

static const Sentence effect_words[] = {
#define EFFECT(id, form, leads, rule, run, icon, sector, luck, about, sentence) [id] = sentence,
#include "edition/effect_rows.h"
};

static const Sentence back_words = TN_("Go back {count} space.", "Go back {count} spaces.");

static const Sentence deck_words[] = {
    [DECK_WEIGHTS] = T_("Turn the wheel: it decides what happens."),
    [DECK_DICE] = T_("The throw that brought you here decides what happens."),
};

static const Sentence charge_words[] = {
    [CHARGE_LESSER] = T_("Pay {things}, at most {sum}."),
    [CHARGE_CHOICE] = T_("Pay {sum} or {things}, as you choose before adding up."),
};

/* The sentence of its kind, or of what it holds. */
static const Sentence *words_of(const Edition *edition, const Effect *effect, const Money *pot)
{
    EffectLeads leads = effect_info((EffectKind)effect->kind)->leads;
    if (leads == LEADS_BY_STEPS && effect->amount < 0) return &back_words;
    if (leads == LEADS_TO_CARD && edition->decks[effect->target].kind != DECK_CARDS)
        return &deck_words[edition->decks[effect->target].kind];
    if (effect->kind == EFFECT_POT && !edition->rule[RULE_POT])
        return &effect_words[EFFECT_NOTHING];
    if (effect->kind == EFFECT_POT && pot == NULL) return effect_words_about(EFFECT_POT);
    if (effect->how != CHARGE_SUM) return &charge_words[effect->how];
    return &effect_words[effect->kind];
}

static Money sum_of(const Edition *edition, const Effect *effect, const Money *pot)
{
    RuleId rule = effect_info((EffectKind)effect->kind)->rule;
    if (effect->kind == EFFECT_POT && pot != NULL) return *pot;
    return rule != RULE_COUNT ? edition->rule[rule] : effect->amount;
}

void effect_words_add(const Edition *edition, const Effect *effect, const Money *pot,
                      const Words *words, Text *text)
{
    bool jails = effect_info((EffectKind)effect->kind)->leads == LEADS_TO_JAIL;
    Money steps = effect->amount < 0 ? -effect->amount : effect->amount;
    ChargeParts parts;
    find_parts(effect, &parts);
    words_write(words, words_of(edition, effect, pot),
                ARGS(arg_space(jails ? edition->jail : effect->target), arg_group(effect->target),
                     arg_deck(effect->target), arg_sum(sum_of(edition, effect, pot)),
                     arg_count(steps), arg_things(parts.list, parts.count)),
                text);
    if (!goes_to_pot(edition, effect)) return;
    text_add_char(text, ' ');
    SAY(words, text, T_("The money goes to {pot}."), arg_absent());
}
