/* button.c -- buttons of all kinds. */
#include "ui/button.h"

#include <string.h>

#include "ui/spoken.h"

#define LEAST_BESIDE 0.7 /* words beside an icon are at least so large a part of their size */

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
    if (what->chosen && what->look == BUTTON_QUIET)
        dress = (Dress){theme->main, theme->main_ink, 0};
    else if (what->chosen)
        dress = (Dress){colour_mixed(theme->card, theme->ink, 0.88), theme->card, 0};
    if (what->disabled) return (Dress){theme->sunken, theme->quiet, 0};
    if (ui_is_held(ui, what->id))
        dress.ground =
            colour_mixed(dress.ground != 0 ? dress.ground : theme->sunken, theme->ink, 0.16);
    else if (ui_is_hot(ui, what->id))
        dress.ground =
            colour_mixed(dress.ground != 0 ? dress.ground : theme->sunken, theme->ink, 0.07);
    return dress;
}

static Style label_style(const Button *what, Colour ink)
{
    bool main = what->large && what->look == BUTTON_MAIN;
    Type type = main            ? TYPE_TITLE
                : what->stacked ? TYPE_SMALL
                : what->tool    ? TYPE_BODY
                                : TYPE_LARGE;
    return (Style){type, main ? FONT_BOLD : FONT_SEMIBOLD, ink, ALIGN_CENTRE};
}

static const char *face_of(const Button *what)
{
    return what->face != NULL ? what->face : what->label;
}

static double icon_side(const Ui *ui)
{
    return ui_px(ui, 18);
}

/* Underlines the key's letter in the label. */
static void underline(Ui *ui, Box box, double width, const Button *what, Style style)
{
    const char *face = face_of(what), *at = face;
    for (; *at != '\0'; at++) {
        char c = *at >= 'A' && *at <= 'Z' ? (char)(*at - 'A' + 'a') : *at;
        if (c == what->letter) break;
    }
    double full = lettering_width(ui, face, style);
    if (*at == '\0' || full <= 0) return;
    Font font = {theme_size(style.type) * ui->unit, style.weight};
    double part = width / full;
    double left = ui->canvas->verbs->measure(ui->canvas, face, (size_t)(at - face), font);
    double wide = ui->canvas->verbs->measure(ui->canvas, at, 1, font);
    double x = box.x + (box.w - width) / 2 + left * part;
    double y = box_middle_y(box) + font.size * 0.56;
    canvas_line(ui->canvas, x, y, x + wide * part, y, ui_px(ui, 1), style.colour);
}

/* The key is shown where it leaves room for the words. */
static double cap_side(Ui *ui, Box words, const Button *what)
{
    double side = ui_px(ui, 20), gap = ui_px(ui, 8);
    if (!what->keycap || what->letter == '\0' || what->disabled) return 0;
    double wide = lettering_width(ui, face_of(what), label_style(what, 0));
    return wide * 0.8 + side + gap <= words.w || words.w > ui_px(ui, 160) ? side : 0;
}

/* The letter on a key. */
static void draw_cap(Ui *ui, Box box, char letter, Colour ink)
{
    char words[2] = {letter >= 'a' && letter <= 'z' ? (char)(letter - 'a' + 'A') : letter, '\0'};
    Colour dark = colour_readable(ink, 0xFF000000, ink); /* away from the letter */
    canvas_fill_round(ui->canvas, box, ui_px(ui, 5), colour_faded(dark, 0.12));
    spoken_hush(ui); /* the letter is said as the key of the button */
    lettering_line(ui, box, words, (Style){TYPE_SMALL, FONT_BOLD, ink, ALIGN_CENTRE});
    spoken_speak(ui);
}

/* The label, and what stands under it. Returns the width of the label. */
static double write_lines(Ui *ui, Box words, const Button *what, Style style)
{
    if (what->below == NULL || what->below[0] == '\0') {
        if (!what->large || lettering_width(ui, face_of(what), style) <= words.w)
            return lettering_line(ui, words, face_of(what), style);
        lettering_fit(ui, words, face_of(what), style, 0); /* on two lines rather than tiny */
        return words.w;
    }
    Style small = {TYPE_SMALL, FONT_MEDIUM, colour_mixed(style.colour, ui->theme.quiet, 0.75),
                   ALIGN_CENTRE};
    double above = lettering_line_height(ui, style), under = lettering_line_height(ui, small);
    double both = above + under < words.h ? above + under : words.h;
    Box lines = box_centred(words, words.w, both);
    Box top = box_cut_top(&lines, both * above / (above + under));
    lettering_line(ui, lines, what->below, small);
    return lettering_line(ui, top, face_of(what), style);
}

static void draw_stacked(Ui *ui, Box box, const Button *what, Colour ink)
{
    Style style = label_style(what, ink);
    double side = icon_side(ui), line = lettering_line_height(ui, style);
    Box both = box_centred(box, box.w - ui_px(ui, 6), side + line < box.h ? side + line : box.h);
    Box top = box_cut_top(&both, both.h * side / (side + line));
    icon_draw(ui->canvas, what->icon, box_centred(top, top.h, top.h), ink);
    lettering_line(ui, both, face_of(what), style);
}

/* Where both have too little room, words say more than their icon. */
static bool shows_icon(Ui *ui, Box box, const Button *what)
{
    if (what->icon == ICON_NONE || what->icon_only || what->stacked) return what->icon != ICON_NONE;
    double room = box.w - ui_px(ui, 16) - icon_side(ui) - ui_px(ui, 8);
    return lettering_width(ui, face_of(what), label_style(what, 0)) * LEAST_BESIDE <= room;
}

static void draw_face(Ui *ui, Box box, const Button *what, Colour ink)
{
    bool has_icon = shows_icon(ui, box, what);
    if (what->icon_only) {
        double side = icon_side(ui) < box.h * 0.7 ? icon_side(ui) : box.h * 0.7;
        icon_draw(ui->canvas, what->icon, box_centred(box, side, side), ink);
        return;
    }
    if (what->stacked && has_icon) {
        draw_stacked(ui, box, what, ink);
        return;
    }
    Box words = box_inset(box, ui_px(ui, 8), 0);
    Style style = label_style(what, ink);
    double gap = has_icon ? icon_side(ui) + ui_px(ui, 8) : 0, cap = cap_side(ui, words, what);
    double after = cap > 0 ? cap + ui_px(ui, 8) : 0;
    double width = lettering_width(ui, face_of(what), style);
    if (width > words.w - gap - after) width = words.w - gap - after;
    double left = words.x + (words.w - gap - after - width) / 2;
    if (has_icon)
        icon_draw(ui->canvas, what->icon,
                  (Box){left, box_middle_y(box) - icon_side(ui) / 2, icon_side(ui), icon_side(ui)},
                  ink);
    if (cap > 0)
        draw_cap(ui,
                 (Box){left + gap + width + ui_px(ui, 8), box_middle_y(box) - cap / 2, cap, cap},
                 what->letter, ink);
    if (has_icon || cap > 0) words = (Box){left + gap, words.y, width + 1, words.h};
    double drawn = write_lines(ui, words, what, style);
    if (what->letter != '\0' && !what->large) underline(ui, words, drawn, what, style);
}

/* The edge that fills from left to right until the button hears. */
static void draw_deafness(Ui *ui, Box box, double radius, const Button *what, Colour ink)
{
    if (what->deaf <= 0) return;
    double part = what->deaf < 1 ? 1 - what->deaf : 0;
    Box edge = {box.x + radius * 0.6, box_bottom(box) - ui_px(ui, 6), box.w - radius * 1.2,
                ui_px(ui, 3)};
    canvas_fill_round(ui->canvas, edge, edge.h / 2, colour_faded(ink, 0.2));
    edge.w *= part;
    canvas_fill_round(ui->canvas, edge, edge.h / 2, colour_faded(ink, 0.75));
    ui->restless = true;
}

static bool is_pressed(Ui *ui, Box box, const Button *what)
{
    bool pressed = ui_press(ui, what->id, box, UI_BUTTON, what->label, what->disabled);
    if (what->chosen) ui_value(ui, what->id, "chosen");
    ui_key_of(ui, what->id, what->letter);
    if (!what->disabled && what->letter != '\0' && ui_letter(ui, what->letter)) {
        pressed = true;
        ui_cue(ui, CUE_CLICK);
    }
    return pressed && what->deaf <= 0;
}

static double radius_of(const Ui *ui, const Button *what)
{
    return ui_px(ui, what->large ? 14 : 10);
}

/* The main one stands on a darker edge. */
static void draw_ground(Ui *ui, Box box, const Button *what, const Dress *dress)
{
    double radius = radius_of(ui, what), edge = ui_px(ui, 3);
    if (what->look == BUTTON_MAIN && !what->disabled && !what->chosen) {
        canvas_shadow(ui->canvas, box, radius, ui_px(ui, 3));
        canvas_fill_round(ui->canvas, (Box){box.x, box.y + edge, box.w, box.h}, radius,
                          colour_mixed(dress->ground, 0xFF000000, 0.4));
    }
    if (dress->ground != 0) canvas_fill_round(ui->canvas, box, radius, dress->ground);
    if (dress->edge != 0)
        canvas_stroke_round(ui->canvas, box_inset(box, 0.5, 0.5), radius, 1, dress->edge);
}

bool button(Ui *ui, Box box, Button what)
{
    bool pressed = is_pressed(ui, box, &what);
    if (what.look == BUTTON_MAIN && !what.disabled && ui->enabled) ui->main = what.id;
    Dress dress = adjusted(ui, &what);
    double radius = radius_of(ui, &what);
    draw_ground(ui, box, &what, &dress);
    draw_deafness(ui, box, radius, &what, dress.ink);
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
    return lettering_width(ui, face_of(&what), label_style(&what, 0)) + icon + ui_px(ui, 32);
}

double button_height(const Ui *ui)
{
    return ui_target(ui);
}
