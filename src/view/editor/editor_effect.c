/* editor_effect.c -- the sums of what happens on a space or by a card. */
#include "view/editor/editor_effect.h"

#include <assert.h>

enum { SUM_DIGITS = 7, STEP_DIGITS = 2, PERCENT_DIGITS = 3 };

static const char *const effect_words[] = {
    [EFFECT_NOTHING] = "Nothing happens.",
    [EFFECT_MOVE_TO] = "Leads forward to another space.",
    [EFFECT_BACK_TO] = "Leads back to another space.",
    [EFFECT_MOVE_BY] = "Moves by a number of spaces.",
    [EFFECT_NEAREST] = "Leads forward to the next space of a group.",
    [EFFECT_JAIL] = "Leads to jail.",
    [EFFECT_COLLECT] = "The bank pays.",
    [EFFECT_PAY] = "A payment.",
    [EFFECT_TAX] = "A tax.",
    [EFFECT_COLLECT_EACH] = "Every other player pays.",
    [EFFECT_PAY_EACH] = "A payment to every other player.",
    [EFFECT_DRAW] = "A card is drawn.",
    [EFFECT_PAY_OR_DRAW] = "A payment, or a card is drawn.",
    [EFFECT_RELEASE] = "Gets out of jail; kept until it is used.",
    [EFFECT_POT] = "Takes the pot, if there is one.",
    [EFFECT_SALARY] = "The bank pays the salary.",
    [EFFECT_GAIN_DEED] = "A property of the bank for nothing.",
    [EFFECT_GAIN_BUILDING] = "A building for nothing.",
    [EFFECT_LOSE_BUILDING] = "A building is lost.",
    [EFFECT_THIEF] = "The thief may be set loose.",
};
static_assert(sizeof effect_words / sizeof effect_words[0] == EFFECT_COUNT,
              "words for every effect");

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

static void rule_row(EditorForm *form, const char *label, RuleId rule)
{
    editor_form_number(form, field_id(label, 0), label, SUM_DIGITS,
                       &form->editor->draft.rule[rule]);
}

/* ---- by kind ---- */

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

static void nearest_rows(EditorForm *form, Effect *effect, int id)
{
    const Edition *edition = &form->editor->draft;
    editor_form_pick(form, field_id("editor-nearest", id), "Group", edition->group_label,
                     edition->group_count, &effect->target);
    small_row(form, id, "Rent is paid so many times", STEP_DIGITS, &effect->factor);
    small_row(form, id, "Or so many times a new throw", STEP_DIGITS, &effect->dice_factor);
}

static void target_row(EditorForm *form, Effect *effect, int id)
{
    const Edition *edition = &form->editor->draft;
    editor_form_pick(form, field_id("editor-target", id), "Space", edition->space_label,
                     edition->space_count, &effect->target);
}

static void deck_row(EditorForm *form, Effect *effect, int id)
{
    const Edition *edition = &form->editor->draft;
    editor_form_pick(form, field_id("editor-drawn", id), "Deck", edition->deck_label,
                     edition->deck_count, &effect->target);
}

void editor_effect_rows(EditorForm *form, Effect *effect, int id)
{
    switch ((EffectKind)effect->kind) {
    case EFFECT_MOVE_TO:
    case EFFECT_BACK_TO: target_row(form, effect, id); break;
    case EFFECT_MOVE_BY: steps_rows(form, effect, id); break;
    case EFFECT_NEAREST: nearest_rows(form, effect, id); break;
    case EFFECT_COLLECT:
    case EFFECT_COLLECT_EACH:
    case EFFECT_PAY_EACH: sum_row(form, id, "Sum", &effect->amount); break;
    case EFFECT_PAY:
    case EFFECT_TAX: charge_rows(form, effect, id); break;
    case EFFECT_DRAW: deck_row(form, effect, id); break;
    case EFFECT_PAY_OR_DRAW:
        sum_row(form, id, "Sum", &effect->amount);
        deck_row(form, effect, id);
        break;
    case EFFECT_SALARY: rule_row(form, "Salary", RULE_SALARY); break;
    case EFFECT_THIEF: rule_row(form, "Price of the thief", RULE_THIEF_FEE); break;
    case EFFECT_NOTHING:
    case EFFECT_JAIL:
    case EFFECT_RELEASE:
    case EFFECT_POT:
    case EFFECT_GAIN_DEED:
    case EFFECT_GAIN_BUILDING:
    case EFFECT_LOSE_BUILDING:
    case EFFECT_COUNT: break;
    }
}
