/* editor_effect.c -- the sums of what happens on a space or by a card. */
#include "view/editor/editor_effect.h"

#include <assert.h>

#include "edition/effect_form.h"
#include "ui/ui.h"
#include "view/screens/rule_title.h"

enum { SUM_DIGITS = 7, STEP_DIGITS = 2, PERCENT_DIGITS = 3 };

static const char *const effect_words[] = {
#define EFFECT(id, form, leads, rule, run, icon, sector, luck, about) [id] = about,
#include "edition/effect_rows.h"
};

const char *editor_effect_words(const Edition *edition, const Effect *effect)
{
    if (effect->kind == EFFECT_DRAW && edition->decks[effect->target].kind != DECK_CARDS)
        return edition->decks[effect->target].kind == DECK_WEIGHTS
                   ? "The wheel is turned."
                   : "The throw decides what happens.";
    return effect_words[effect->kind];
}

/* ---- one row each ---- */

/* The field `what` of effect number `id`. */
static uint32_t field_id(const char *what, int id)
{
    return ui_id(what, id);
}

static void sum_row(EditorForm *form, int id, const char *label, Money *sum)
{
    editor_form_number(form, field_id(label, id), label, SUM_DIGITS, sum);
}

/* Of a field that holds small numbers only. */
static void small_row(EditorForm *form, int id, const char *label, int digits, uint8_t *number)
{
    int32_t value = *number;
    if (editor_form_number(form, field_id(label, id), label, digits, &value))
        *number = (uint8_t)(value < UINT8_MAX ? value : UINT8_MAX);
}

static void rule_row(EditorForm *form, RuleId rule)
{
    const char *label = rule_title(rule);
    editor_form_number(form, field_id(label, 0), label, SUM_DIGITS,
                       &form->editor->draft.rule[rule]);
}

/* ---- by operand ---- */

static void charge_rows(EditorForm *form, Effect *effect, int id)
{
    static const char *const hows[] = {"All together", "The lesser", "By choice"};
    static const char *const about[] = {
        [CHARGE_SUM] = "The sum and all of the rest are added.",
        [CHARGE_LESSER] = "The sum, or the rest together if that is less.",
        [CHARGE_CHOICE] = "The player chooses between the sum and the rest.",
    };
    const Edition *edition = &form->editor->draft;
    char label[60];
    Text text = text_into(label, sizeof label);
    int how = effect->how;
    sum_row(form, id, "Sum", &effect->amount);
    small_row(form, id, "Percent of everything owned", PERCENT_DIGITS, &effect->percent);
    sum_row(form, id, "For each street", &effect->per_street);
    text_add(&text, "For each ");
    text_add(&text, edition_noun(edition, NOUN_HOUSE));
    sum_row(form, id, label, &effect->per_house);
    text_clear(&text);
    text_add(&text, "For each ");
    text_add(&text, edition_noun(edition, NOUN_HOTEL));
    if (edition->rule[RULE_HOTEL] != HOTEL_NONE) sum_row(form, id, label, &effect->per_hotel);
    editor_form_gap(form, 6);
    if (editor_form_choice(form, field_id("editor-how", id), "How they are taken", hows, 3, &how))
        effect->how = (uint8_t)how;
    editor_form_note(form, about[effect->how <= CHARGE_CHOICE ? effect->how : CHARGE_SUM]);
}

static void steps_rows(EditorForm *form, Effect *effect, int id)
{
    static const char *const ways[] = {"Forward", "Back"};
    int back = effect->amount < 0;
    int32_t steps = back ? -effect->amount : effect->amount;
    bool changed =
        editor_form_number(form, field_id("editor-steps", id), "Spaces", STEP_DIGITS, &steps);
    if (editor_form_choice(form, field_id("editor-way", id), "", ways, 2, &back)) changed = true;
    if (changed) effect->amount = back ? -steps : steps;
}

static void target_row(EditorForm *form, const char *id, const char *label, const Label *labels,
                       int count, Effect *effect, int n)
{
    editor_form_pick(form, field_id(id, n), label, labels, count, &effect->target);
}

static void operand_rows(EditorForm *form, EffectOperand operand, Effect *effect, int id)
{
    const Edition *edition = &form->editor->draft;
    switch (operand) {
    case OPERAND_SPACE:
        target_row(form, "editor-target", "Space", edition->space_label, edition->space_count,
                   effect, id);
        break;
    case OPERAND_GROUP:
        target_row(form, "editor-nearest", "Group", edition->group_label, edition->group_count,
                   effect, id);
        break;
    case OPERAND_DECK:
        target_row(form, "editor-drawn", "Deck", edition->deck_label, edition->deck_count, effect,
                   id);
        break;
    case OPERAND_FORWARD:
    case OPERAND_BACK: steps_rows(form, effect, id); break;
    case OPERAND_SUM: sum_row(form, id, "Sum", &effect->amount); break;
    case OPERAND_CHARGE: charge_rows(form, effect, id); break;
    case OPERAND_TIMES:
        small_row(form, id, "Rent is paid so many times", STEP_DIGITS, &effect->factor);
        break;
    case OPERAND_DICE:
        small_row(form, id, "Or so many times a new throw", STEP_DIGITS, &effect->dice_factor);
        break;
    case OPERAND_WORD:
    case OPERAND_BANK: break;
    case OPERAND_COUNT: assert(false);
    }
}

void editor_effect_rows(EditorForm *form, Effect *effect, int id)
{
    const EffectInfo *info = effect_info((EffectKind)effect->kind);
    const char *rest = effect_form_of(effect);
    for (EffectPiece piece; effect_form_next(&rest, &piece);)
        operand_rows(form, piece.operand, effect, id);
    if (info->rule != RULE_COUNT) rule_row(form, info->rule);
}
