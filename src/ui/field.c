/* field.c -- text being written. */
#include <string.h>

#include "ui/controls.h"

typedef struct Writing {
    char *words;
    size_t size;
    int *caret;
} Writing;

static bool is_inner_byte(char c)
{
    return ((unsigned char)c & 0xC0) == 0x80;
}

static int step_left(const char *words, int at)
{
    if (at > 0) at--;
    while (at > 0 && is_inner_byte(words[at])) at--;
    return at;
}

static int step_right(const char *words, int at)
{
    if (words[at] != '\0') at++;
    while (is_inner_byte(words[at])) at++;
    return at;
}

static bool may_type(const char *text)
{
    return (unsigned char)text[0] >= 0x20 && text[0] != 0x7F;
}

static bool insert(Writing *writing, const char *text)
{
    size_t more = strlen(text), length = strlen(writing->words);
    if (!may_type(text) || length + more + 1 > writing->size) return false;
    char *at = writing->words + *writing->caret;
    memmove(at + more, at, length - (size_t)*writing->caret + 1);
    for (size_t i = 0; i < more; i++) at[i] = text[i];
    *writing->caret += (int)more;
    return true;
}

static bool erase(Writing *writing, int from, int to)
{
    if (from == to) return false;
    memmove(writing->words + from, writing->words + to, strlen(writing->words + to) + 1);
    *writing->caret = from;
    return true;
}

/* What a key does to the text; `used` says whether it was for us. */
static bool edit(Writing *writing, Key key, bool *used)
{
    int at = *writing->caret;
    *used = true;
    switch (key) {
    case KEY_LEFT: *writing->caret = step_left(writing->words, at); return false;
    case KEY_RIGHT: *writing->caret = step_right(writing->words, at); return false;
    case KEY_HOME: *writing->caret = 0; return false;
    case KEY_END: *writing->caret = (int)strlen(writing->words); return false;
    case KEY_BACKSPACE: return erase(writing, step_left(writing->words, at), at);
    case KEY_DELETE: return erase(writing, at, step_right(writing->words, at));
    case KEY_NONE:
    case KEY_TAB:
    case KEY_BACK_TAB:
    case KEY_UP:
    case KEY_DOWN:
    case KEY_ENTER:
    case KEY_ESCAPE:
    case KEY_PAGE_UP:
    case KEY_PAGE_DOWN:
    case KEY_HELP:
    case KEY_FULL_SCREEN: break;
    }
    *used = false;
    return false;
}

static bool take_input(Ui *ui, Writing *writing)
{
    bool used = false, changed = false;
    if (ui->input.kind == INPUT_TEXT) {
        changed = insert(writing, ui->input.text);
        used = true;
        ui->shortcut = '\0';
    } else if (ui->input.kind == INPUT_KEY) {
        changed = edit(writing, ui->input.key, &used);
    }
    if (used) {
        ui->input.kind = INPUT_NONE;
        ui->changed = true;
    }
    return changed;
}

static void draw_caret(Ui *ui, Box inner, const char *words, double width, Style style)
{
    Font font = {theme_size(style.type) * ui->unit, style.weight};
    double full = lettering_width(ui, words, style);
    double before =
        ui->caret > 0 ? ui->canvas->verbs->measure(ui->canvas, words, (size_t)ui->caret, font) : 0;
    double x = inner.x + (full > 0 ? before * width / full : 0) + 1;
    canvas_line(ui->canvas, x, box_middle_y(inner) - font.size * 0.62, x,
                box_middle_y(inner) + font.size * 0.62, ui_px(ui, 1.5), ui->theme.focus);
}

bool control_field(Ui *ui, Box box, uint32_t id, const char *name, char *words, size_t size,
                   const char *placeholder)
{
    const Theme *theme = &ui->theme;
    bool pressed = ui_press(ui, id, box, UI_FIELD, name, false), changed = false;
    bool arrived = ui_is_focused(ui, id) && ui->caret_of != id;
    if (pressed || arrived) {
        ui->caret = (int)strlen(words);
        ui->caret_of = id;
    }
    if (ui->caret_of == id && ui->caret > (int)strlen(words)) ui->caret = (int)strlen(words);
    Writing writing = {.words = words, .size = size, .caret = &ui->caret};
    if (ui_is_focused(ui, id)) changed = take_input(ui, &writing);
    ui_value(ui, id, words);

    double radius = ui_px(ui, 8);
    bool focused = ui_is_focused(ui, id);
    canvas_fill_round(ui->canvas, box, radius, theme->card);
    canvas_stroke_round(ui->canvas, box_inset(box, 0.5, 0.5), radius, focused ? ui_px(ui, 2) : 1,
                        focused ? theme->focus : colour_mixed(theme->line, theme->ink, 0.25));
    Box inner = box_inset(box, ui_px(ui, 10), 0);
    Style style = {TYPE_LARGE, FONT_MEDIUM, words[0] != '\0' ? theme->ink : theme->quiet,
                   ALIGN_LEFT};
    double width = lettering_line(ui, inner, words[0] != '\0' ? words : placeholder, style);
    if (focused) draw_caret(ui, inner, words, words[0] != '\0' ? width : 0, style);
    return changed;
}
