/* editor_group.c -- the groups: names and colours. */
#include "view/editor/editor_group.h"

#include "ui/button.h"
#include "view/editor/editor_check.h"
#include "view/editor/editor_colour.h"
#include "view/editor/editor_state.h"
#include "view/view_shown.h"

int editor_group_buttons(EditorForm *form, const char *word, int chosen)
{
    const Edition *edition = &form->editor->draft;
    Button buttons[MAX_GROUPS];
    Colour dots[MAX_GROUPS];
    for (int i = 0; i < edition->group_count; i++) {
        buttons[i] = (Button){
            .id = ui_id(word, i), .label = edition->group_label[i].name, .chosen = i == chosen};
        dots[i] = colour_opaque(edition->groups[i].colour);
    }
    return editor_form_buttons(form, buttons, dots, edition->group_count);
}

/* "Mediterranean Avenue, Baltic Avenue" */
static void spaces_of(const Edition *edition, int group, Text *text)
{
    bool first = true;
    for (int i = 0; i < edition->deed_count; i++) {
        if (edition->deeds[i].group != group) continue;
        if (!first) text_add(text, ", ");
        text_add(text, edition_deed_label(edition, (DeedId)i)->name);
        first = false;
    }
    if (first) text_add(text, "none");
}

static void members(EditorForm *form, int group)
{
    char words[800];
    Text text = text_into(words, sizeof words);
    text_add(&text, "Its spaces: ");
    spaces_of(&form->editor->draft, group, &text);
    text_add_char(&text, '.');
    editor_form_note(form, words);
}

static const char *kind_words(const Group *group)
{
    switch ((GroupKind)group->kind) {
    case GROUP_STREETS: return "Streets: the rent rises with what is built.";
    case GROUP_COUNT: return "The rent rises with how many of them the owner has.";
    case GROUP_DICE: return "The rent is so many times the dice.";
    }
    return "";
}

double editor_group(Ui *ui, Box box, void *what)
{
    View *view = view_of(ui);
    EditorForm form = editor_form(view, box);
    EditorState *editor = form.editor;
    (void)what;
    editor_form_title(&form, "Groups");
    int pressed = editor_group_buttons(&form, "editor-group", editor->group);
    if (pressed >= 0) editor->group = pressed;
    if (editor->group >= editor->draft.group_count) return form.used;
    int n = editor->group;
    editor_form_gap(&form, 8);
    editor_form_trouble(&form, editor_check_trouble(editor, EDITOR_PART_GROUP, n, -1));
    editor_form_words(&form, ui_id("editor-group-name", n), "Name",
                      editor->draft.group_label[n].name, NAME_SIZE, "Name of the group");
    editor_colour(&form, ui_id("editor-group-colour", n), "Colour", EDITOR_PALETTE_GROUPS,
                  &editor->draft.groups[n].colour);
    editor_form_note(&form, kind_words(&editor->draft.groups[n]));
    members(&form, n);
    return form.used;
}
