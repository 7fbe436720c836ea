/* editor_space.c -- the chosen space: its place, its names, its sums. */
#include "view/editor/editor_space.h"

#include <string.h>

#include "edition/label_make.h"
#include "ui/button.h"
#include "view/editor/editor_check.h"
#include "view/editor/editor_deed.h"
#include "view/editor/editor_effect.h"
#include "view/editor/editor_form.h"
#include "view/editor/editor_group.h"
#include "view/editor/editor_kind.h"
#include "view/editor/editor_order.h"
#include "view/view_shown.h"
#include "view/view_words.h"

enum { SUM_DIGITS = 7 };

/* ---- choosing and moving ---- */

static void look_at(EditorState *editor, int space)
{
    const Edition *draft = &editor->draft;
    const Space *what = &draft->spaces[space];
    editor->space = space;
    if (what->kind == SPACE_DEED) editor->group = draft->deeds[what->deed].group;
    if (what->kind != SPACE_EFFECT) return;
    if (what->effect.kind != EFFECT_DRAW && what->effect.kind != EFFECT_PAY_OR_DRAW) return;
    if (editor->deck != what->effect.target) editor->card = -1;
    editor->deck = what->effect.target;
}

void editor_space_choose(View *view, int space)
{
    EditorState *editor = editor_of(view);
    look_at(editor, space);
    editor->page = EDITOR_PAGE_SPACE;
    *ui_memory(view_ui(view), ui_id("editor-page", EDITOR_PAGE_SPACE), 0) = 0;
    view_ui(view)->changed = true;
}

void editor_space_move(EditorState *editor, int from, int to)
{
    const Edition *draft = &editor->draft;
    if (from == to || !editor_order_may_move(draft, from) || !editor_order_may_move(draft, to))
        return;
    editor_state_change(editor, 0);
    editor_order_move(&editor->draft, from, to);
    editor->space = to;
}

void editor_space_swap(EditorState *editor, int a, int b)
{
    const Edition *draft = &editor->draft;
    if (a == b || !editor_order_may_move(draft, a) || !editor_order_may_move(draft, b)) return;
    editor_state_change(editor, 0);
    editor_order_swap(&editor->draft, a, b);
    editor->space = b;
}

/* ---- its place ---- */

static void step_row(EditorForm *form)
{
    EditorState *editor = form->editor;
    Ui *ui = form->ui;
    int count = editor->draft.space_count, to = -1;
    char words[200];
    Text text = text_into(words, sizeof words);
    Box row = editor_form_rest(form);
    row.h = ui_target(ui);
    SAY(&ui->words, &text, T_("Space {first} of {second}"), arg_first(editor->space + 1),
        arg_second(count));
    Button before = {.id = ui_id("editor-step", 0),
                     .label = EDITOR_LABEL(form, T_("Previous space")),
                     .icon = ICON_LEFT,
                     .icon_only = true};
    Button next = {.id = ui_id("editor-step", 1),
                   .label = EDITOR_LABEL(form, T_("Next space")),
                   .icon = ICON_RIGHT,
                   .icon_only = true};
    if (button(ui, box_cut_left(&row, row.h), before)) to = (editor->space + count - 1) % count;
    if (button(ui, box_cut_right(&row, row.h), next)) to = (editor->space + 1) % count;
    lettering_fit(ui, box_inset(row, ui_px(ui, 8), 0), words,
                  (Style){TYPE_TITLE, FONT_BOLD, ui->theme.ink, ALIGN_CENTRE}, 0);
    if (to >= 0) editor_space_choose(form->view, to);
    form->used += row.h + ui_px(ui, 8);
}

static Button move_button(const Words *words, const EditorState *editor, bool later)
{
    int to = editor->space + (later ? 1 : -1);
    bool start = editor->space == 0;
    bool can = !start && editor_order_may_move(&editor->draft, to);
    return (Button){.id = ui_id("editor-move", later),
                    .label =
                        later ? PLAIN(words, T_("Move later")) : PLAIN(words, T_("Move earlier")),
                    .icon = later ? ICON_DOWN : ICON_UP,
                    .disabled = !can,
                    .tip = can               ? NULL
                           : start || !later ? PLAIN(words, T_("The start stays the first space."))
                                             : PLAIN(words, T_("It is the last space."))};
}

/* Words where both fit beside each other, or else only icons. */
static void move_row(EditorForm *form)
{
    EditorState *editor = form->editor;
    Ui *ui = form->ui;
    Button buttons[2] = {move_button(&ui->words, editor, false),
                         move_button(&ui->words, editor, true)};
    Box box = editor_form_rest(form);
    double gap = ui_px(ui, 8);
    bool words = 2 * button_width(ui, buttons[0]) + gap <= box.w;
    box.h = ui_target(ui);
    for (int i = 0; i < 2; i++) {
        buttons[i].icon_only = !words;
        if (button(ui, box_column(box, i, 2, gap), buttons[i]))
            editor_space_move(editor, editor->space, editor->space + (i == 1 ? 1 : -1));
    }
    form->used += box.h + ui_px(ui, 16);
}

/* ---- its names ---- */

/* The short name that the label would get automatically; empty: none is needed. */
static void usual_short(const Edition *draft, int space, const Label *label,
                        char target[SHORT_SIZE])
{
    Label labels[MAX_SPACES];
    memcpy(labels, draft->space_label, sizeof labels);
    labels[space] = *label;
    labels[space].shorter[0] = '\0';
    label_make_short(labels, draft->space_count);
    text_copy(target, SHORT_SIZE, labels[space].shorter);
}

static bool was_so_at_first(const EditorState *editor, const Label *label)
{
    for (int i = 0; i < editor->draft.space_count; i++) {
        const Label *first = &editor->labels_at_first[i];
        if (text_same(first->word, label->word)) return text_same(first->shorter, label->shorter);
    }
    return false;
}

/* A short name that nobody wrote here goes with the name. */
static void follow_name(EditorState *editor, int space, const Label *old)
{
    char usual[SHORT_SIZE];
    Label *label = &editor->draft.space_label[space];
    usual_short(&editor->draft, space, old, usual);
    if (!text_same(old->shorter, usual) && !was_so_at_first(editor, old)) return;
    usual_short(&editor->draft, space, label, label->shorter);
}

static void name_rows(EditorForm *form, int space)
{
    Label *label = &form->editor->draft.space_label[space], old = *label;
    if (editor_form_words(form, ui_id("editor-name", space), EDITOR_LABEL(form, T_("Name")),
                          label->name, NAME_SIZE, EDITOR_LABEL(form, T_("Name of the space"))))
        follow_name(form->editor, space, &old);
    editor_form_words(form, ui_id("editor-short", space),
                      EDITOR_LABEL(form, T_("Short name, where there is little room")),
                      label->shorter, SHORT_SIZE, label->name);
}

/* ---- its sums ---- */

static void deed_part(EditorForm *form, DeedId deed)
{
    Edition *draft = &form->editor->draft;
    editor_form_label(form, EDITOR_LABEL(form, T_("Group")));
    int pressed = editor_group_buttons(form, "editor-deed-group", draft->deeds[deed].group);
    if (pressed >= 0 && pressed != draft->deeds[deed].group) {
        editor_state_change(form->editor, 0);
        editor_deed_regroup(draft, deed, (GroupId)pressed);
        form->editor->group = pressed;
    }
    editor_deed_rows(form, deed);
}

static void start_part(EditorForm *form)
{
    Edition *draft = &form->editor->draft;
    editor_form_note(form, EDITOR_LABEL(form, T_("The start: always the first space.")));
    editor_form_number(form, ui_id("editor-salary", 0),
                       EDITOR_LABEL(form, T_("Salary for passing it")), SUM_DIGITS,
                       &draft->rule[RULE_SALARY]);
}

static void jail_part(EditorForm *form)
{
    Edition *draft = &form->editor->draft;
    editor_form_note(form, EDITOR_LABEL(form, T_("The jail.")));
    editor_form_number(form, ui_id("editor-fine", 0), EDITOR_LABEL(form, T_("Fine for leaving it")),
                       SUM_DIGITS, &draft->rule[RULE_JAIL_FINE]);
}

static void kind_part(EditorForm *form, int space)
{
    Edition *draft = &form->editor->draft;
    Space *what = &draft->spaces[space];
    switch ((SpaceKind)what->kind) {
    case SPACE_START: start_part(form); break;
    case SPACE_JAIL: jail_part(form); break;
    case SPACE_DEED: deed_part(form, what->deed); break;
    case SPACE_EFFECT:
        editor_form_note(form, editor_effect_words(&form->ui->words, draft, &what->effect));
        editor_effect_rows(form, &what->effect, space);
        break;
    }
}

/* ---- the page ---- */

double editor_space(Ui *ui, Box box, void *what)
{
    View *view = view_of(ui);
    EditorForm form = editor_form(view, box);
    EditorState *editor = form.editor;
    (void)what;
    step_row(&form);
    move_row(&form);
    editor_kind_count(&form);
    int space = editor->space;
    editor_form_trouble(&form, editor_check_trouble(editor, EDITOR_PART_SPACE, space, -1));
    name_rows(&form, space);
    editor_kind(&form);
    kind_part(&form, space);
    return form.used;
}
