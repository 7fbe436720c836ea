/* editor_problems.c -- what must be put right, and going there. */
#include "view/editor/editor_problems.h"

#include "ui/form.h"
#include "view/editor/editor_check.h"
#include "view/editor/editor_form.h"
#include "view/editor/editor_space.h"
#include "view/view_shown.h"

static int problem_count(const EditorState *editor)
{
    return editor->problems.count + (editor->word_trouble[0] != '\0');
}

void editor_problems_count(const EditorState *editor, Text *text)
{
    int count = problem_count(editor);
    if (count == 0)
        text_add(text, "No");
    else
        text_add_int(text, count);
    text_add(text, count == 1 ? " problem" : " problems");
}

const char *editor_problems_first(const EditorState *editor)
{
    return editor->word_trouble[0] != '\0' ? editor->word_trouble
           : editor->problems.count > 0    ? editor->problems.list[0].sentence
                                           : "";
}

/* ---- going there ---- */

/* Whoever works with keys goes on in a field there. */
static void go_on_in(View *view, const char *field, int number)
{
    if (view_ui(view)->focus_seen) ui_focus_on(view_ui(view), ui_id(field, number));
}

static void go_to(View *view, EditorPlace place)
{
    EditorState *editor = editor_of(view);
    switch (place.part) {
    case EDITOR_PART_SPACE:
        editor_space_choose(view, place.number);
        go_on_in(view, "editor-name", place.number);
        return;
    case EDITOR_PART_GROUP:
        editor->group = place.number;
        editor->page = EDITOR_PAGE_GROUPS;
        go_on_in(view, "editor-group-name", place.number);
        return;
    case EDITOR_PART_DECK:
    case EDITOR_PART_CARD:
        editor->deck = place.number;
        editor->card = place.card;
        editor->page = EDITOR_PAGE_CARDS;
        go_on_in(view, "editor-deck-name", place.number);
        return;
    case EDITOR_PART_BOX:
    case EDITOR_PART_RULE:
    case EDITOR_PART_TOKEN:
        editor->page = EDITOR_PAGE_BOX;
        go_on_in(view, "editor-title", 0);
        return;
    }
}

/* "Baltic Avenue", "a card of Chance". */
static void name_place(const Edition *draft, EditorPlace place, Text *text)
{
    switch (place.part) {
    case EDITOR_PART_SPACE:
        text_add(text, "Space ");
        text_add_int(text, place.number + 1);
        if (draft->space_label[place.number].name[0] != '\0') text_add(text, ", ");
        text_add(text, draft->space_label[place.number].name);
        return;
    case EDITOR_PART_GROUP:
        text_add(text, "Group ");
        text_add(text, draft->group_label[place.number].name);
        return;
    case EDITOR_PART_CARD:
        text_add(text, "Card ");
        text_add_int(text, place.card + 1);
        text_add(text, " of ");
        text_add(text, draft->deck_label[place.number].name);
        return;
    case EDITOR_PART_DECK: text_add(text, draft->deck_label[place.number].name); return;
    case EDITOR_PART_BOX: text_add(text, "The box"); return;
    case EDITOR_PART_RULE: text_add(text, "The rules"); return;
    case EDITOR_PART_TOKEN: text_add(text, "The tokens"); return;
    }
}

/* ---- the list ---- */

/* A problem to be pressed: the sentence, and below it where. */
static bool entry(EditorForm *form, uint32_t id, const char *sentence, const char *where)
{
    Ui *ui = form->ui;
    const Theme *theme = &ui->theme;
    Style big = {TYPE_BODY, FONT_SEMIBOLD, theme->bad, ALIGN_LEFT};
    Style quiet = {TYPE_SMALL, FONT_MEDIUM, theme->quiet, ALIGN_LEFT};
    double pad = ui_px(ui, 10), radius = ui_px(ui, 8);
    Box box = editor_form_rest(form);
    double words = lettering_height(ui, box.w - 2 * pad, sentence, big);
    box.h = words + lettering_height(ui, box.w - 2 * pad, where, quiet) + 2 * pad;
    bool pressed = ui_press(ui, id, box, UI_BUTTON, sentence, false);
    canvas_fill_round(ui->canvas, box, radius, ui_is_hot(ui, id) ? theme->card : theme->sunken);
    canvas_stroke_round(ui->canvas, box_inset(box, 0.5, 0.5), radius, 1, theme->line);
    Box inner = box_inset(box, pad, pad);
    lettering_paragraph(ui, inner, sentence, big);
    lettering_paragraph(ui, form_below(inner, words), where, quiet);
    ui_focus_ring(ui, id, box, radius);
    form->used += box.h + ui_px(ui, 6);
    return pressed;
}

static void list(EditorForm *form)
{
    EditorState *editor = form->editor;
    int count = editor->problems.count < PROBLEM_MAX ? editor->problems.count : PROBLEM_MAX;
    if (editor->word_trouble[0] != '\0' &&
        entry(form, ui_id("editor-word-trouble", 0), editor->word_trouble, "The box"))
        go_to(form->view, (EditorPlace){EDITOR_PART_BOX, 0, -1});
    for (int i = 0; i < count; i++) {
        char where[120];
        Text text = text_into(where, sizeof where);
        name_place(&editor->draft, editor->places[i], &text);
        if (editor->problems.list[i].line > 0) {
            text_add(&text, " · line ");
            text_add_int(&text, editor->problems.list[i].line);
        }
        if (entry(form, ui_id("editor-problem", i), editor->problems.list[i].sentence, where))
            go_to(form->view, editor->places[i]);
    }
}

double editor_problems(Ui *ui, Box box, void *what)
{
    View *view = view_of(ui);
    EditorForm form = editor_form(view, box);
    char words[40];
    Text text = text_into(words, sizeof words);
    (void)what;
    editor_problems_count(form.editor, &text);
    editor_form_title(&form, words);
    if (editor_check_good(form.editor)) {
        editor_form_note(&form, "This board can be saved and played.");
        return form.used;
    }
    editor_form_note(
        &form,
        "They must be put right before the board can be saved and played. Press one to go there.");
    editor_form_gap(&form, 4);
    list(&form);
    return form.used;
}
