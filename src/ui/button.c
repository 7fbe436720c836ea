/* button.c -- buttons of all kinds. */
#include "ui/button.h"

#include <string.h>

typedef struct Dress {
    Colour ground, ink, edge;
} Dress;

static Dress dress_of(const Theme *theme, const Button *what)
{
    switch (what->look) {
    case BUTTON_MAIN: return (Dress){theme->main, theme->main_ink, 0};
    case BUTTON_PLAIN: return (Dress){theme->card, theme->ink, theme->line};
    case BUTTON_QUIET: return (Dress){0, theme->ink, 0};
    case BUTTON_DANGER: return (Dress){theme->card, theme->bad, theme->line};
    }
    return (Dress){theme->card, theme->ink, theme->line};
}

static Dress adjusted(const Ui *ui, const Button *what)
{
    const Theme *theme = &ui->theme;
    Dress dress = dress_of(theme, what);
    if (what->chosen) dress = (Dress){colour_mixed(theme->card, theme->ink, 0.88), theme->card, 0};
    if (what->disabled) return (Dress){theme->sunken, theme->quiet, 0};
    if (ui_is_held(ui, what->id))
        dress.ground =
            colour_mixed(dress.ground != 0 ? dress.ground : theme->sunken, theme->ink, 0.16);
    else if (ui_is_hot(ui, what->id))
        dress.ground =
            colour_mixed(dress.ground != 0 ? dress.ground : theme->sunken, theme->ink, 0.07);
    return dress;
}

static Style label_style(Colour ink)
{
    return (Style){TYPE_LARGE, FONT_SEMIBOLD, ink, ALIGN_CENTRE};
}

static double icon_side(const Ui *ui)
{
    return ui_px(ui, 18);
}

/* Underlines the key's letter in the label. */
static void underline(Ui *ui, Box box, double width, const Button *what, Style style)
{
    const char *at = what->label;
    for (; *at != '\0'; at++) {
        char c = *at >= 'A' && *at <= 'Z' ? (char)(*at - 'A' + 'a') : *at;
        if (c == what->letter) break;
    }
    double full = lettering_width(ui, what->label, style);
    if (*at == '\0' || full <= 0) return;
    Font font = {theme_size(style.type) * ui->unit, style.weight};
    double part = width / full;
    double left =
        ui->canvas->verbs->measure(ui->canvas, what->label, (size_t)(at - what->label), font);
    double wide = ui->canvas->verbs->measure(ui->canvas, at, 1, font);
    double x = box.x + (box.w - width) / 2 + left * part;
    double y = box_middle_y(box) + font.size * 0.56;
    canvas_line(ui->canvas, x, y, x + wide * part, y, ui_px(ui, 1), style.colour);
}

static void draw_face(Ui *ui, Box box, const Button *what, Colour ink)
{
    bool has_icon = what->icon != ICON_NONE;
    if (what->icon_only) {
        double side = icon_side(ui) < box.h * 0.7 ? icon_side(ui) : box.h * 0.7;
        icon_draw(ui->canvas, what->icon, box_centred(box, side, side), ink);
        return;
    }
    Box words = box_inset(box, ui_px(ui, 10), 0);
    Style style = label_style(ink);
    double gap = has_icon ? icon_side(ui) + ui_px(ui, 8) : 0;
    double width = lettering_width(ui, what->label, style);
    if (width > words.w - gap) width = words.w - gap;
    if (has_icon) {
        double left = words.x + (words.w - gap - width) / 2;
        icon_draw(ui->canvas, what->icon,
                  (Box){left, box_middle_y(box) - icon_side(ui) / 2, icon_side(ui), icon_side(ui)},
                  ink);
        words = (Box){left + gap, words.y, width + 1, words.h};
    }
    double drawn = lettering_line(ui, words, what->label, style);
    if (what->letter != '\0') underline(ui, words, drawn, what, style);
}

bool button(Ui *ui, Box box, Button what)
{
    bool pressed = ui_press(ui, what.id, box, UI_BUTTON, what.label, what.disabled);
    if (what.chosen) ui_value(ui, what.id, "chosen");
    ui_key_of(ui, what.id, what.letter);
    if (!what.disabled && what.letter != '\0' && ui_letter(ui, what.letter)) {
        pressed = true;
        ui_cue(ui, CUE_CLICK);
    }
    Dress dress = adjusted(ui, &what);
    double radius = ui_px(ui, 10);
    if (what.look == BUTTON_MAIN && !what.disabled && !what.chosen)
        canvas_shadow(ui->canvas, box, radius, ui_px(ui, 3));
    if (dress.ground != 0) canvas_fill_round(ui->canvas, box, radius, dress.ground);
    if (dress.edge != 0)
        canvas_stroke_round(ui->canvas, box_inset(box, 0.5, 0.5), radius, 1, dress.edge);
    draw_face(ui, box, &what, dress.ink);
    ui_focus_ring(ui, what.id, box, radius);
    if (what.tip != NULL)
        ui_tip(ui, what.id, box, what.tip);
    else if (what.icon_only)
        ui_tip(ui, what.id, box, what.label);
    return pressed;
}

double button_width(Ui *ui, Button what)
{
    double icon = what.icon != ICON_NONE ? icon_side(ui) + ui_px(ui, 8) : 0;
    if (what.icon_only) return button_height(ui);
    return lettering_width(ui, what.label, label_style(0)) + icon + ui_px(ui, 32);
}

double button_height(const Ui *ui)
{
    return ui_px(ui, 40);
}
