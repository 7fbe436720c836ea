/* editor_problems.c -- what must be put right, and going there. */
#include "view/editor/editor_problems.h"

#include "ui/form.h"
#include "view/editor/editor_check.h"
#include "view/editor/editor_form.h"
#include "view/editor/editor_space.h"
#include "view/view_shown.h"
#include "view/view_words.h"

static int problem_count(const EditorState *editor)
{
    return editor->problems.count + (editor->word_trouble[0] != '\0');
}

void editor_problems_count(const Words *words, const EditorState *editor, Text *text)
{
    static const Sentence none = T_("No problems"),
                          some = TN_("{count} problem", "{count} problems");
    int count = problem_count(editor);
    words_write(words, count == 0 ? &none : &some, ARGS(arg_count(count)), text);
}

const char *editor_problems_first(const EditorState *editor)
{
    return editor->word_trouble[0] != '\0' ? editor->word_trouble
           : editor->problems.count > 0    ? editor->problems.list[0].sentence
                                           : "";
}

/* ---- going there ---- */

/* With the keyboard, the focus moves to a field there. */
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

/* "Space 4, Baltic Avenue · line 12". */
static void name_place(const Words *words, const Edition *draft, EditorPlace place, int line,
                       Text *text)
{
    static const Sentence parts[] = {
        [EDITOR_PART_SPACE] = T_("Space {number}[, {name}][ · line {line}]"),
        [EDITOR_PART_GROUP] = T_("Group {name}[ · line {line}]"),
        [EDITOR_PART_CARD] = T_("Card {number} of {name}[ · line {line}]"),
        [EDITOR_PART_DECK] = T_("{name}[ · line {line}]"),
        [EDITOR_PART_BOX] = T_("The box[ · line {line}]"),
        [EDITOR_PART_RULE] = T_("The rules[ · line {line}]"),
        [EDITOR_PART_TOKEN] = T_("The tokens[ · line {line}]"),
    };
    bool card = place.part == EDITOR_PART_CARD, group = place.part == EDITOR_PART_GROUP;
    const Label *label = card || place.part == EDITOR_PART_DECK ? draft->deck_label
                         : group                                ? draft->group_label
                         : place.part == EDITOR_PART_SPACE      ? draft->space_label
                                                                : NULL;
    words_write(words, &parts[place.part],
                ARGS(arg_number((card ? place.card : place.number) + 1),
                     label != NULL ? arg_name(label[place.number].name) : arg_absent(),
                     line > 0 ? arg_line(line) : arg_absent()),
                text);
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
        entry(form, ui_id("editor-word-trouble", 0), editor->word_trouble,
              EDITOR_LABEL(form, T_("The box"))))
        go_to(form->view, (EditorPlace){EDITOR_PART_BOX, 0, -1});
    for (int i = 0; i < count; i++) {
        char where[UI_TIP_SIZE];
        Text text = text_into(where, sizeof where);
        name_place(&form->ui->words, &editor->draft, editor->places[i],
                   editor->problems.list[i].line, &text);
        if (entry(form, ui_id("editor-problem", i), editor->problems.list[i].sentence, where))
            go_to(form->view, editor->places[i]);
    }
}

/* What need not be put right, but was hardly meant so. */
static void warn(EditorForm *form)
{
    const EditorState *editor = form->editor;
    int count = editor->warnings.count < PROBLEM_MAX ? editor->warnings.count : PROBLEM_MAX;
    if (count == 0) return;
    editor_form_gap(form, 8);
    editor_form_title(form, EDITOR_LABEL(form, T_("Worth a look")));
    for (int i = 0; i < count; i++) {
        char where[UI_TIP_SIZE];
        const Problem *warning = &editor->warnings.list[i];
        EditorPlace place = editor_check_place(editor->text.start, warning->line);
        Text text = text_into(where, sizeof where);
        name_place(&form->ui->words, &editor->draft, place, warning->line, &text);
        if (entry(form, ui_id("editor-warning", i), warning->sentence, where))
            go_to(form->view, place);
    }
}

double editor_problems(Ui *ui, Box box, void *what)
{
    View *view = view_of(ui);
    EditorForm form = editor_form(view, box);
    char words[200];
    Text text = text_into(words, sizeof words);
    (void)what;
    editor_problems_count(&ui->words, form.editor, &text);
    editor_form_title(&form, words);
    if (editor_check_good(form.editor)) {
        editor_form_note(&form, EDITOR_LABEL(&form, T_("This board can be saved and played.")));
        warn(&form);
        return form.used;
    }
    editor_form_note(
        &form,
        EDITOR_LABEL(&form, T_("They must be fixed before the board can be saved and played. Press "
                               "one to go there.")));
    editor_form_gap(&form, 4);
    list(&form);
    return form.used;
}
