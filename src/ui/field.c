/* field.c -- one line of text being written. */
#include <string.h>

#include "ui/controls.h"
#include "ui/writing.h"

static Style style_of(Colour colour)
{
    return (Style){TYPE_LARGE, FONT_MEDIUM, colour, ALIGN_LEFT};
}

static Box inner_of(const Ui *ui, Box box)
{
    return box_inset(box, ui_px(ui, 10), 0);
}

/* How far the first `count` bytes reach, in a line that is drawn `part` of its size. */
static double reach(Ui *ui, const char *words, int count, double part)
{
    Style style = style_of(0);
    Font font = {theme_size(style.type) * ui->unit, style.weight};
    return count > 0 ? ui->canvas->verbs->measure(ui->canvas, words, (size_t)count, font) * part
                     : 0;
}

/* A long line is drawn smaller. */
static double part_of(Ui *ui, const char *words, double width)
{
    double full = lettering_width(ui, words, style_of(0));
    return full > width ? width / full : 1;
}

static int locate(Ui *ui, Box box, const char *words, double x, double y)
{
    Box inner = inner_of(ui, box);
    double part = part_of(ui, words, inner.w), before = 0;
    (void)y;
    for (int at = 0; words[at] != '\0';) {
        int next = writing_after(words, at);
        double after = reach(ui, words, next, part);
        if (x < inner.x + (before + after) / 2) return at;
        before = after;
        at = next;
    }
    return (int)strlen(words);
}

static void draw_chosen(Ui *ui, Box inner, const char *words, double part)
{
    int from, to;
    double half = theme_size(TYPE_LARGE) * ui->unit * 0.68;
    writing_chosen(ui, &from, &to);
    if (from == to) return;
    double left = reach(ui, words, from, part), right = reach(ui, words, to, part);
    canvas_fill_box(ui->canvas,
                    (Box){inner.x + left, box_middle_y(inner) - half, right - left, 2 * half},
                    colour_mixed(ui->theme.focus, ui->theme.card, 0.7));
}

/* The caret, and before it, underlined, what is being composed. */
static void draw_caret(Ui *ui, Box inner, const char *words, double part)
{
    double size = theme_size(TYPE_LARGE) * ui->unit, x = inner.x + 1;
    double middle = box_middle_y(inner);
    x += reach(ui, words, ui->writing.caret, part);
    if (ui->composed[0] != '\0') {
        double wide = lettering_width(ui, ui->composed, style_of(0));
        Box place = {x, middle - size * 0.7, wide, size * 1.4};
        canvas_fill_box(ui->canvas, place, ui->theme.sunken);
        lettering_line(ui, place, ui->composed, style_of(ui->theme.ink));
        canvas_line(ui->canvas, x, box_bottom(place), x + wide, box_bottom(place), 1,
                    ui->theme.focus);
        x += wide;
    }
    canvas_line(ui->canvas, x, middle - size * 0.62, x, middle + size * 0.62, ui_px(ui, 1.5),
                ui->theme.focus);
}

bool control_field(Ui *ui, Box box, uint32_t id, const char *name, char *words, size_t size,
                   const char *placeholder)
{
    const Theme *theme = &ui->theme;
    bool changed = writing(ui, box, id, name, words, size, locate);
    bool focused = ui_is_focused(ui, id), empty = words[0] == '\0';
    double radius = ui_px(ui, 10);
    Box inner = inner_of(ui, box);
    double part = part_of(ui, words, inner.w);
    canvas_fill_round(ui->canvas, box, radius, theme->card);
    canvas_stroke_round(ui->canvas, box_inset(box, 0.5, 0.5), radius, focused ? ui_px(ui, 2) : 1,
                        focused ? theme->focus : colour_mixed(theme->line, theme->ink, 0.25));
    if (focused) draw_chosen(ui, inner, words, part);
    if (!empty || ui->composed[0] == '\0' || !focused)
        lettering_line(ui, inner, empty ? placeholder : words,
                       style_of(empty ? theme->quiet : theme->ink));
    if (focused) draw_caret(ui, inner, words, part);
    return changed;
}
