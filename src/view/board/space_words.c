/* space_words.c -- what happens on a space, in sentences. */
#include "view/board/space_words.h"

#include "edition/effect_form.h"
#include "view/view_shown.h"
#include "view/view_words.h"

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
static const Sentence *words_of(const Edition *edition, const Effect *effect)
{
    EffectLeads leads = effect_info((EffectKind)effect->kind)->leads;
    if (leads == LEADS_BY_STEPS && effect->amount < 0) return &back_words;
    if (leads == LEADS_TO_CARD && edition->decks[effect->target].kind != DECK_CARDS)
        return &deck_words[edition->decks[effect->target].kind];
    if (effect->kind == EFFECT_POT && !edition->rule[RULE_POT])
        return &effect_words[EFFECT_NOTHING];
    if (effect->how != CHARGE_SUM) return &charge_words[effect->how];
    return &effect_words[effect->kind];
}

static Money sum_of(const View *view, const Effect *effect)
{
    RuleId rule = effect_info((EffectKind)effect->kind)->rule;
    if (effect->kind == EFFECT_POT) return view_game(view)->pot;
    return rule != RULE_COUNT ? view_edition(view)->rule[rule] : effect->amount;
}

static void add_effect(const View *view, const Effect *effect, Text *text)
{
    const Edition *edition = view_edition(view);
    const Words *words = view_words(view);
    bool jails = effect_info((EffectKind)effect->kind)->leads == LEADS_TO_JAIL;
    Money steps = effect->amount < 0 ? -effect->amount : effect->amount;
    ChargeParts parts;
    find_parts(effect, &parts);
    words_write(words, words_of(edition, effect),
                ARGS(arg_space(jails ? edition->jail : effect->target), arg_group(effect->target),
                     arg_deck(effect->target), arg_sum(sum_of(view, effect)), arg_count(steps),
                     arg_things(parts.list, parts.count)),
                text);
    if (!goes_to_pot(edition, effect)) return;
    text_add_char(text, ' ');
    SAY(words, text, T_("The money goes to {pot}."), arg_absent());
}

/* ---- corners ---- */

static void add_start(const View *view, Text *text)
{
    const int32_t *rule = view_edition(view)->rule;
    Money landing = (Money)((int64_t)rule[RULE_SALARY] * rule[RULE_SALARY_LANDING] / 100);
    Arg salary = arg_sum(rule[RULE_SALARY]);
    if (landing == rule[RULE_SALARY])
        SAY(view_words(view), text,
            T_("{bank.the} pays {sum} whenever you pass or reach this space."), salary);
    else
        SAY(view_words(view), text,
            T_("{bank.the} pays {sum} whenever you pass this space[, and {gain} when you land on "
               "it]."),
            salary, landing > 0 ? arg_gain(landing) : arg_absent());
}

void space_words_jail(const View *view, Text *text)
{
    const int32_t *rule = view_edition(view)->rule;
    Arg turns = arg_count(rule[RULE_JAIL_TURNS]), fine = arg_sum(rule[RULE_JAIL_FINE]);
    if (rule[RULE_JAIL_STYLE] == JAIL_STYLE_THROWS)
        SAY(view_words(view), text,
            TN_("Out by throwing doubles within {count} turn[, by paying {sum} before throwing], "
                "or "
                "with {release.a}.",
                "Out by throwing doubles within {count} turns[, by paying {sum} before throwing], "
                "or "
                "with {release.a}."),
            turns, rule[RULE_JAIL_PAY_UNTIL] > 0 ? fine : arg_absent());
    else
        SAY(view_words(view), text,
            TN_("Three ways out: wait for {count} turn; pay {sum}; or throw three times at once, "
                "where doubles or three equal totals free you and anything else costs {fee}.",
                "Three ways out: wait for {count} turns; pay {sum}; or throw three times at once, "
                "where doubles or three equal totals free you and anything else costs {fee}."),
            turns, fine, arg_fee(rule[RULE_JAIL_THROW_FINE]));
}

static void add_jail(const View *view, Text *text)
{
    bool jails = view_edition(view)->rule[RULE_JAIL_LANDING] != 0;
    text_add(text, jails ? PLAIN(view_words(view), T_("Whoever lands here stays here."))
                         : PLAIN(view_words(view), T_("Whoever lands here is only visiting.")));
    text_add_char(text, ' ');
    space_words_jail(view, text);
}

void space_words_add(const View *view, SpaceId space, Text *text)
{
    const Space *what = &view_edition(view)->spaces[space];
    switch ((SpaceKind)what->kind) {
    case SPACE_START: add_start(view, text); break;
    case SPACE_JAIL: add_jail(view, text); break;
    case SPACE_EFFECT: add_effect(view, &what->effect, text); break;
    case SPACE_DEED:
        SAY(view_words(view), text, T_("A property for {sum}."),
            arg_sum(view_edition(view)->deeds[what->deed].price));
        break;
    }
}
