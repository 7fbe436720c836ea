/* editor_form.c -- rows of the editor: a label, a control, and the change. */
#include "view/editor/editor_form.h"

#include "edition/edition_words.h"
#include "ui/controls.h"
#include "ui/form.h"
#include "ui/number_field.h"
#include "ui/prose.h"
#include "view/view_shown.h"

EditorForm editor_form(View *view, Box box)
{
    return (EditorForm){.view = view, .ui = view_ui(view), .editor = editor_of(view), .box = box};
}

Words editor_form_speaking(const EditorForm *form)
{
    return edition_words(&form->editor->draft, form->ui->words.language);
}

Box editor_form_rest(const EditorForm *form)
{
    return form_below(form->box, form->used);
}

void editor_form_gap(EditorForm *form, double design)
{
    form->used += ui_px(form->ui, design);
}

void editor_form_title(EditorForm *form, const char *words)
{
    form->used += form_words(form->ui, editor_form_rest(form), words, TYPE_TITLE, FONT_BOLD,
                             form->ui->theme.ink);
    editor_form_gap(form, 4);
}

void editor_form_label(EditorForm *form, const char *words)
{
    form->used += form_words(form->ui, editor_form_rest(form), words, TYPE_BODY, FONT_SEMIBOLD,
                             form->ui->theme.quiet);
    editor_form_gap(form, 4);
}

void editor_form_note(EditorForm *form, const char *words)
{
    if (words[0] == '\0') return;
    form->used += form_words(form->ui, editor_form_rest(form), words, TYPE_BODY, FONT_MEDIUM,
                             form->ui->theme.quiet);
    editor_form_gap(form, 4);
}

void editor_form_trouble(EditorForm *form, const char *words)
{
    if (words == NULL || words[0] == '\0') return;
    form->used += form_warning(form->ui, editor_form_rest(form), words);
    editor_form_gap(form, 8);
}

/* ---- words and numbers ---- */

bool editor_form_words(EditorForm *form, uint32_t id, const char *label, char *words, size_t size,
                       const char *placeholder)
{
    char written[ABOUT_SIZE];
    text_copy(written, sizeof written, words);
    editor_form_label(form, label);
    Box box = editor_form_rest(form);
    box.h = prose_height(form->ui, box.w, words, placeholder);
    bool changed = prose(form->ui, box, id, label, written, size, placeholder);
    form->used += box.h + ui_px(form->ui, 12);
    if (!changed) return false;
    editor_state_change(form->editor, id);
    text_copy(words, size, written);
    return true;
}

/* An empty field counts as 0, so that it can be cleared and retyped. */
bool editor_form_number(EditorForm *form, uint32_t id, const char *label, int digits,
                        int32_t *value)
{
    char figures[UI_DRAFT_SIZE];
    Text text = text_into(figures, sizeof figures);
    Ui *ui = form->ui;
    int64_t typed = *value, most = 9;
    for (int i = 1; i < digits; i++) most = most * 10 + 9;
    number_field_show(ui, id, *value, &text);
    if (text_same(figures, "0")) figures[0] = '\0'; /* a field is empty before it is filled */
    Box row = editor_form_rest(form);
    double high = prose_height(ui, row.w, "0", "0"), wide = ui_px(ui, 104), gap = ui_px(ui, 12);
    Style style = {TYPE_BODY, FONT_SEMIBOLD, ui->theme.quiet, ALIGN_LEFT};
    if (wide > row.w * 0.5) wide = row.w * 0.5;
    double words = lettering_height(ui, row.w - wide - gap, label, style);
    row.h = words > high ? words : high;
    Box field = box_cut_right(&row, wide);
    box_cut_right(&row, gap);
    lettering_paragraph(ui, box_centred(row, row.w, words), label, style);
    form->used += row.h + ui_px(ui, 6);
    field = box_centred(field, field.w, high);
    bool changed = prose(ui, field, id, label, figures, sizeof figures, "0");
    if (changed) number_field_type(ui, id, figures, 0, most, &typed);
    number_field_mark(ui, id, field, 0, most);
    if (!changed || typed == *value) return false;
    editor_state_change(form->editor, id);
    *value = (int32_t)typed;
    return true;
}

/* ---- choices ---- */

bool editor_form_choice(EditorForm *form, uint32_t id, const char *label, const char *const *words,
                        int count, int *chosen)
{
    int value = *chosen;
    if (label[0] != '\0') editor_form_label(form, label);
    Box box = editor_form_rest(form);
    box.h = control_choice_height(form->ui, box.w, words, count);
    bool changed = control_choice(form->ui, box, id, label, words, count, &value);
    form->used += box.h + ui_px(form->ui, 12);
    if (!changed) return false;
    editor_state_change(form->editor, id);
    *chosen = value;
    return true;
}

static bool pick_button(Ui *ui, Box *row, uint32_t id, const char *label, bool right)
{
    Box box = right ? box_cut_right(row, row->h) : box_cut_left(row, row->h);
    Icon icon = right ? ICON_RIGHT : ICON_LEFT;
    return button(ui, box, (Button){.id = id, .label = label, .icon = icon, .icon_only = true});
}

bool editor_form_pick(EditorForm *form, uint32_t id, const char *label, const Label *labels,
                      int count, uint8_t *chosen)
{
    Ui *ui = form->ui;
    int step = 0;
    editor_form_label(form, label);
    Box row = editor_form_rest(form);
    row.h = ui_target(ui);
    form->used += row.h + ui_px(ui, 12);
    if (pick_button(ui, &row, id, PLAIN(&ui->words, T_("Previous")), false)) step = -1;
    if (pick_button(ui, &row, id + 1, PLAIN(&ui->words, T_("Next")), true)) step = 1;
    lettering_fit(ui, box_inset(row, ui_px(ui, 8), 0), labels[*chosen].name,
                  (Style){TYPE_LARGE, FONT_SEMIBOLD, ui->theme.ink, ALIGN_CENTRE}, 0);
    if (step == 0 || count < 2) return false;
    editor_state_change(form->editor, 0);
    *chosen = (uint8_t)((*chosen + step + count) % count);
    return true;
}

/* ---- buttons ---- */

static void draw_dot(Ui *ui, Box box, Colour colour)
{
    double radius = ui_px(ui, 6);
    double x = box.x + ui_px(ui, 14), y = box_middle_y(box);
    canvas_fill_circle(ui->canvas, x, y, radius, colour);
    canvas_circle_path(ui->canvas, x, y, radius);
    ui->canvas->verbs->stroke(ui->canvas, 1, colour_mixed(colour, ui->theme.ink, 0.35));
}

/* The label is drawn beside the dot, so that the button has none. */
static bool dotted(Ui *ui, Box box, Button what, Colour dot)
{
    Button bare = what;
    bare.icon_only = true;
    bare.icon = ICON_NONE;
    bare.tip = what.tip != NULL ? what.tip : "";
    bool pressed = button(ui, box, bare);
    draw_dot(ui, box, dot);
    box_cut_left(&box, ui_px(ui, 26));
    box_cut_right(&box, ui_px(ui, 10));
    lettering_line(ui, box, what.label,
                   (Style){TYPE_LARGE, FONT_SEMIBOLD, what.chosen ? ui->theme.card : ui->theme.ink,
                           ALIGN_LEFT});
    return pressed;
}

int editor_form_buttons(EditorForm *form, const Button *buttons, const Colour *dots, int count)
{
    Ui *ui = form->ui;
    Box box = editor_form_rest(form);
    double x = 0, y = 0, gap = ui_px(ui, 6), high = ui_target(ui);
    int pressed = -1;
    for (int i = 0; i < count; i++) {
        double wide = button_width(ui, buttons[i]) + (dots != NULL ? ui_px(ui, 5) : 0);
        if (wide > box.w) wide = box.w;
        if (x > 0 && x + wide > box.w) {
            x = 0;
            y += high + gap;
        }
        Box place = {box.x + x, box.y + y, wide, high};
        if (dots != NULL ? dotted(ui, place, buttons[i], dots[i]) : button(ui, place, buttons[i]))
            pressed = i;
        x += wide + gap;
    }
    form->used += y + high + ui_px(ui, 12);
    return pressed;
}
