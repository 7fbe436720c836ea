/* editor_group.c -- the groups: names and colours. */
#include "view/editor/editor_group.h"

#include "ui/button.h"
#include "view/editor/editor_check.h"
#include "view/editor/editor_colour.h"
#include "view/editor/editor_state.h"
#include "view/view_shown.h"
#include "view/view_words.h"

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

static void members(EditorForm *form, int group)
{
    static const Sentence some = T_("Its spaces: {deeds}."), none = T_("No space belongs to it.");
    char note[800];
    Text text = text_into(note, sizeof note);
    DeedSet deeds = 0;
    for (int i = 0; i < form->editor->draft.deed_count; i++)
        if (form->editor->draft.deeds[i].group == group) deeds |= DEED_BIT(i);
    Words speaking = editor_form_speaking(form);
    words_write(&speaking, deeds != 0 ? &some : &none, ARGS(arg_deeds(deeds)), &text);
    editor_form_note(form, note);
}

static const Sentence kind_words[] = {
    [GROUP_STREETS] = T_("Streets: the rent rises with what is built."),
    [GROUP_COUNT] = T_("The rent rises with how many of them the owner has."),
    [GROUP_DICE] = T_("The rent is a multiple of the dice."),
};

double editor_group(Ui *ui, Box box, void *what)
{
    View *view = view_of(ui);
    EditorForm form = editor_form(view, box);
    EditorState *editor = form.editor;
    (void)what;
    editor_form_title(&form, EDITOR_LABEL(&form, T_("Groups")));
    int pressed = editor_group_buttons(&form, "editor-group", editor->group);
    if (pressed >= 0) editor->group = pressed;
    if (editor->group >= editor->draft.group_count) return form.used;
    int n = editor->group;
    editor_form_gap(&form, 8);
    editor_form_trouble(&form, editor_check_trouble(editor, EDITOR_PART_GROUP, n, -1));
    editor_form_words(&form, ui_id("editor-group-name", n), EDITOR_LABEL(&form, T_("Name")),
                      editor->draft.group_label[n].name, NAME_SIZE,
                      EDITOR_LABEL(&form, T_("Name of the group")));
    editor_colour(&form, ui_id("editor-group-colour", n), EDITOR_LABEL(&form, T_("Colour")),
                  EDITOR_PALETTE_GROUPS, &editor->draft.groups[n].colour);
    editor_form_note(&form, words_plain(&ui->words, &kind_words[editor->draft.groups[n].kind]));
    members(&form, n);
    return form.used;
}
