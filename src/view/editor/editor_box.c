/* editor_box.c -- what is printed on the box: title, file name, money, felt. */
#include "view/editor/editor_box.h"

#include "ui/button.h"
#include "view/editor/editor_check.h"
#include "view/editor/editor_colour.h"
#include "view/editor/editor_face.h"
#include "view/editor/editor_form.h"
#include "view/editor/editor_state.h"
#include "view/view_shown.h"
#include "view/view_words.h"

enum { SUM_DIGITS = 7 };

/* ---- where it began ---- */

/* Changes are not thrown away unasked. */
static void want(View *view, int source)
{
    EditorState *editor = editor_of(view);
    if (editor_state_unsaved(editor, view_library(view))) {
        editor->wanted = source;
        view_ui(view)->changed = true;
        return;
    }
    editor_state_start(editor, view_library(view), view_words(view), editor->sources[source].word);
    editor->page = EDITOR_PAGE_BOX;
}

static void sources(EditorForm *form)
{
    EditorState *editor = form->editor;
    Button buttons[EDITOR_SOURCES];
    for (int i = 0; i < editor->source_count; i++)
        buttons[i] = (Button){.id = ui_id("editor-source", i),
                              .label = editor->sources[i].title,
                              .chosen = i == editor->source,
                              .disabled = editor->sources[i].broken,
                              .tip = editor->sources[i].broken
                                         ? EDITOR_LABEL(form, T_("This edition has mistakes."))
                                         : NULL};
    editor_form_title(form, EDITOR_LABEL(form, T_("Start from")));
    int pressed = editor_form_buttons(form, buttons, NULL, editor->source_count);
    if (pressed >= 0) want(form->view, pressed);
}

/* ---- names ---- */

static void names(EditorForm *form)
{
    Edition *draft = &form->editor->draft;
    char file[WORD_SIZE + 80], name[WORD_SIZE + sizeof ".edition"];
    Text full = text_into(name, sizeof name);
    text_add(&full, draft->word);
    text_add(&full, ".edition");
    Text text = text_into(file, sizeof file);
    editor_form_title(form, EDITOR_LABEL(form, T_("The box")));
    editor_form_trouble(form, editor_check_trouble(form->editor, EDITOR_PART_BOX, 0, -1));
    editor_form_words(form, ui_id("editor-title", 0), EDITOR_LABEL(form, T_("Title")), draft->title,
                      NAME_SIZE, EDITOR_LABEL(form, T_("Title of the board")));
    if (editor_form_words(form, ui_id("editor-word", 0),
                          EDITOR_LABEL(form, T_("File name: letters, digits and hyphens")),
                          draft->word, WORD_SIZE, "my-board"))
        editor_check_clean_word(draft->word);
    editor_form_trouble(form, form->editor->word_trouble);
    SAY(&form->ui->words, &text, T_("It is saved as {file}."), arg_file(name));
    if (form->editor->word_trouble[0] == '\0') editor_form_note(form, file);
    editor_form_gap(form, 8);
    editor_form_words(form, ui_id("editor-about", 0),
                      EDITOR_LABEL(form, T_("About, in a sentence or two")), draft->about,
                      ABOUT_SIZE, EDITOR_LABEL(form, T_("What is special about it")));
}

/* ---- money ---- */

static void money(EditorForm *form)
{
    const char *const places[] = {EDITOR_LABEL(form, T_("Before")),
                                  EDITOR_LABEL(form, T_("After"))};
    Edition *draft = &form->editor->draft;
    int after = draft->money.sign_after;
    char words[240];
    Text text = text_into(words, sizeof words);
    editor_form_title(form, EDITOR_LABEL(form, T_("Money")));
    editor_form_words(form, ui_id("editor-sign", 0),
                      EDITOR_LABEL(form, T_("Sign, with a space if there is to be one")),
                      draft->money.sign, MONEY_SIGN_SIZE, "$");
    if (editor_form_choice(form, ui_id("editor-sign-place", 0),
                           EDITOR_LABEL(form, T_("Before or after the sum")), places, 2, &after))
        draft->money.sign_after = after == 1;
    Words speaking = editor_form_speaking(form);
    SAY(&speaking, &text, T_("It looks like this: {sum}"), arg_sum(1500));
    editor_form_note(form, words);
    editor_form_gap(form, 8);
    editor_form_number(form, ui_id("editor-start-money", 0),
                       EDITOR_LABEL(form, T_("Money at the start")), SUM_DIGITS,
                       &draft->rule[RULE_START_MONEY]);
    editor_form_number(form, ui_id("editor-salary", 0),
                       EDITOR_LABEL(form, T_("Salary for passing the start")), SUM_DIGITS,
                       &draft->rule[RULE_SALARY]);
}

double editor_box(Ui *ui, Box box, void *what)
{
    View *view = view_of(ui);
    EditorForm form = editor_form(view, box);
    (void)what;
    sources(&form);
    editor_form_gap(&form, 12);
    names(&form);
    editor_form_gap(&form, 12);
    money(&form);
    editor_form_gap(&form, 16);
    editor_form_title(&form, EDITOR_LABEL(&form, T_("Looks")));
    editor_colour(&form, ui_id("editor-felt", 0), EDITOR_LABEL(&form, T_("Middle of the board")),
                  EDITOR_PALETTE_FELT, &form.editor->draft.felt);
    editor_face(&form);
    return form.used;
}
