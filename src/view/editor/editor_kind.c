/* editor_kind.c -- adding and removing spaces, and what a space is. */
#include "view/editor/editor_kind.h"

#include "view/editor/editor_order.h"
#include "view/editor/editor_space.h"
#include "view/view_words.h"

/* ---- more and fewer ---- */

static const char *why_not_removed(const EditorForm *form)
{
    const Edition *draft = &form->editor->draft;
    int space = form->editor->space;
    if (draft->space_count <= EDITOR_SPACES_LEAST)
        return EDITOR_LABEL(form, T_("A board has at least 8 spaces."));
    if (space == 0 || draft->spaces[space].kind == SPACE_JAIL)
        return EDITOR_LABEL(form, T_("The start and the jail stay."));
    return EDITOR_LABEL(form, T_("It is the last property of its group."));
}

static void add_space(EditorForm *form)
{
    EditorState *editor = form->editor;
    editor_state_change(editor, 0);
    editor_order_insert(&editor->draft, editor->space + 1, EDITOR_LABEL(form, T_("New space")));
    editor_space_choose(form->view, editor->space + 1);
}

static void remove_space(EditorForm *form)
{
    EditorState *editor = form->editor;
    editor_state_change(editor, 0);
    editor_order_remove(&editor->draft, editor->space);
    editor_space_choose(form->view, editor->space - 1);
}

void editor_kind_count(EditorForm *form)
{
    const Edition *draft = &form->editor->draft;
    bool full = draft->space_count >= EDITOR_SPACES_MOST;
    bool may = editor_order_may_remove(draft, form->editor->space);
    Button buttons[2] = {
        {.id = ui_id("editor-add", 0),
         .label = EDITOR_LABEL(form, T_("Add a space after it")),
         .icon = ICON_PLUS,
         .disabled = full,
         .tip = full ? EDITOR_LABEL(form, T_("A board has at most 60 spaces.")) : NULL},
        {.id = ui_id("editor-remove", 0),
         .label = EDITOR_LABEL(form, T_("Remove it")),
         .icon = ICON_TRASH,
         .disabled = !may,
         .tip = may ? NULL : why_not_removed(form)},
    };
    int pressed = editor_form_buttons(form, buttons, NULL, 2);
    if (pressed == 0) add_space(form);
    if (pressed == 1) remove_space(form);
    editor_form_gap(form, 8);
}

/* ---- what it is ---- */

typedef struct KindRow {
    Sentence label;
    uint8_t space; /* SpaceKind */
    uint8_t effect;
} KindRow;

static const KindRow kinds[] = {
    {T_("Property"), SPACE_DEED, EFFECT_NOTHING},
    {TC_("space", "Rest"), SPACE_EFFECT, EFFECT_NOTHING},
    {TC_("space", "Tax"), SPACE_EFFECT, EFFECT_TAX},
    {TC_("space", "Gift"), SPACE_EFFECT, EFFECT_COLLECT},
    {TC_("space", "Card"), SPACE_EFFECT, EFFECT_DRAW},
    {TC_("space", "To jail"), SPACE_EFFECT, EFFECT_JAIL},
};
enum { KINDS = sizeof kinds / sizeof kinds[0] };

static bool is_kind(const Space *space, const KindRow *kind)
{
    if (space->kind != kind->space) return false;
    return space->kind == SPACE_DEED || space->effect.kind == kind->effect;
}

static bool may_be(const Edition *draft, int space, const KindRow *kind)
{
    const Space *what = &draft->spaces[space];
    if (what->kind == SPACE_DEED && draft->groups[draft->deeds[what->deed].group].deed_count <= 1)
        return false;
    if (kind->space == SPACE_DEED) return draft->group_count > 0 && draft->deed_count < MAX_DEEDS;
    if (kind->effect == EFFECT_DRAW) return draft->deck_count > 0;
    return kind->effect != EFFECT_JAIL || draft->jail != NO_SPACE;
}

/* A property like the last one of the group that was looked at. */
static void make_deed(EditorState *editor, int space)
{
    Edition *draft = &editor->draft;
    int group = editor->group < draft->group_count ? editor->group : 0;
    DeedSet others = draft->groups[group].deeds;
    Deed deed = draft->deeds[63 - __builtin_clzll(others)];
    deed.space = (SpaceId)space;
    draft->deeds[draft->deed_count] = deed;
    draft->spaces[space] = (Space){.kind = SPACE_DEED, .deed = draft->deed_count};
}

static void make_effect(EditorState *editor, int space, EffectKind kind)
{
    Edition *draft = &editor->draft;
    Effect effect = {.kind = (uint8_t)kind};
    if (kind == EFFECT_TAX || kind == EFFECT_COLLECT)
        effect.amount = draft->rule[RULE_SALARY] > 0 ? draft->rule[RULE_SALARY] / 2 : 100;
    draft->spaces[space] = (Space){.kind = SPACE_EFFECT, .deed = NO_DEED, .effect = effect};
}

static void become(EditorForm *form, const KindRow *kind)
{
    EditorState *editor = form->editor;
    editor_state_change(editor, 0);
    if (kind->space == SPACE_DEED)
        make_deed(editor, editor->space);
    else
        make_effect(editor, editor->space, (EffectKind)kind->effect);
    editor_order_number_deeds(&editor->draft);
}

void editor_kind(EditorForm *form)
{
    const Edition *draft = &form->editor->draft;
    int space = form->editor->space;
    const Space *what = &draft->spaces[space];
    Button buttons[KINDS];
    if (what->kind == SPACE_START || what->kind == SPACE_JAIL) return;
    for (int i = 0; i < KINDS; i++)
        buttons[i] =
            (Button){.id = ui_id("editor-kind", i),
                     .label = words_plain(&form->ui->words, &kinds[i].label),
                     .chosen = is_kind(what, &kinds[i]),
                     .disabled = !is_kind(what, &kinds[i]) && !may_be(draft, space, &kinds[i])};
    editor_form_label(form, EDITOR_LABEL(form, T_("What it is")));
    int pressed = editor_form_buttons(form, buttons, NULL, KINDS);
    if (pressed >= 0 && !buttons[pressed].chosen) become(form, &kinds[pressed]);
    editor_form_gap(form, 8);
}
