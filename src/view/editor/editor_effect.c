/* editor_effect.c -- the sums of what happens on a space or by a card. */
#include "view/editor/editor_effect.h"

#include <assert.h>

#include "edition/effect_form.h"
#include "edition/effect_words.h"
#include "ui/ui.h"
#include "view/screens/rule_title.h"
#include "view/view_words.h"

enum { SUM_DIGITS = 7, STEP_DIGITS = 2, PERCENT_DIGITS = 3 };

const char *editor_effect_words(const Words *words, const Edition *edition, const Effect *effect)
{
    if (effect->kind == EFFECT_DRAW && edition->decks[effect->target].kind != DECK_CARDS)
        return edition->decks[effect->target].kind == DECK_WEIGHTS
                   ? PLAIN(words, T_("The wheel is turned."))
                   : PLAIN(words, T_("The roll decides what happens."));
    return words_plain(words, effect_words_about((EffectKind)effect->kind));
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
    const char *label = rule_title(&form->ui->words, rule);
    editor_form_number(form, field_id(label, 0), label, SUM_DIGITS,
                       &form->editor->draft.rule[rule]);
}

/* ---- by operand ---- */

static void charge_rows(EditorForm *form, Effect *effect, int id)
{
    const char *const hows[] = {EDITOR_LABEL(form, T_("All together")),
                                EDITOR_LABEL(form, T_("The lesser")),
                                EDITOR_LABEL(form, T_("By choice"))};
    static const Sentence about[] = {
        [CHARGE_SUM] = T_("The sum and all of the rest are added."),
        [CHARGE_LESSER] = T_("The sum, or the rest together if that is less."),
        [CHARGE_CHOICE] = T_("The player chooses between the sum and the rest."),
    };
    const Edition *edition = &form->editor->draft;
    Words speaking = editor_form_speaking(form);
    char for_street[UI_NAME_SIZE], for_house[UI_NAME_SIZE], for_hotel[UI_NAME_SIZE];
    Text street = text_into(for_street, sizeof for_street);
    Text house = text_into(for_house, sizeof for_house);
    Text hotel = text_into(for_hotel, sizeof for_hotel);
    SAY(&speaking, &street, T_("For each {built}"), arg_built(NOUN_STREET));
    SAY(&speaking, &house, T_("For each {built}"), arg_built(NOUN_HOUSE));
    SAY(&speaking, &hotel, T_("For each {built}"), arg_built(NOUN_HOTEL));
    int how = effect->how;
    sum_row(form, id, EDITOR_LABEL(form, T_("Sum")), &effect->amount);
    small_row(form, id, EDITOR_LABEL(form, T_("Percent of everything owned")), PERCENT_DIGITS,
              &effect->percent);
    sum_row(form, id, for_street, &effect->per_street);
    sum_row(form, id, for_house, &effect->per_house);
    if (edition->rule[RULE_HOTEL] != HOTEL_NONE) sum_row(form, id, for_hotel, &effect->per_hotel);
    editor_form_gap(form, 6);
    if (editor_form_choice(form, field_id("editor-how", id),
                           EDITOR_LABEL(form, T_("How they are taken")), hows, 3, &how))
        effect->how = (uint8_t)how;
    const Sentence *note = &about[effect->how <= CHARGE_CHOICE ? effect->how : CHARGE_SUM];
    editor_form_note(form, words_plain(&form->ui->words, note));
}

static void steps_rows(EditorForm *form, Effect *effect, int id)
{
    const char *const ways[] = {EDITOR_LABEL(form, T_("Forward")), EDITOR_LABEL(form, T_("Back"))};
    int back = effect->amount < 0;
    int32_t steps = back ? -effect->amount : effect->amount;
    bool changed = editor_form_number(form, field_id("editor-steps", id),
                                      EDITOR_LABEL(form, T_("Spaces")), STEP_DIGITS, &steps);
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
        target_row(form, "editor-target", EDITOR_LABEL(form, T_("Space")), edition->space_label,
                   edition->space_count, effect, id);
        break;
    case OPERAND_GROUP:
        target_row(form, "editor-nearest", EDITOR_LABEL(form, T_("Group")), edition->group_label,
                   edition->group_count, effect, id);
        break;
    case OPERAND_DECK:
        target_row(form, "editor-drawn", EDITOR_LABEL(form, T_("Deck")), edition->deck_label,
                   edition->deck_count, effect, id);
        break;
    case OPERAND_FORWARD:
    case OPERAND_BACK: steps_rows(form, effect, id); break;
    case OPERAND_SUM: sum_row(form, id, EDITOR_LABEL(form, T_("Sum")), &effect->amount); break;
    case OPERAND_CHARGE: charge_rows(form, effect, id); break;
    case OPERAND_TIMES:
        small_row(form, id, EDITOR_LABEL(form, T_("Rent is paid this many times")), STEP_DIGITS,
                  &effect->factor);
        break;
    case OPERAND_DICE:
        small_row(form, id, EDITOR_LABEL(form, T_("Or this many times a new roll")), STEP_DIGITS,
                  &effect->dice_factor);
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
