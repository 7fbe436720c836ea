/* editor_colour.c -- choosing a colour: from a palette, or as #RRGGBB. */
#include "view/editor/editor_colour.h"

#include "ui/icon.h"
#include "ui/prose.h"
#include "view/editor/editor_state.h"

enum { SWATCHES = 14 };

typedef struct Swatch {
    Sentence name;
    uint32_t rgb;
} Swatch;

static const Swatch strong[SWATCHES] = {
    {TC_("colour", "Brown"), 0x8B5A3C},  {TC_("colour", "Light blue"), 0x8FCBE8},
    {TC_("colour", "Pink"), 0xD6559E},   {TC_("colour", "Orange"), 0xEE8E2F},
    {TC_("colour", "Red"), 0xD8342F},    {TC_("colour", "Yellow"), 0xF2CF3B},
    {TC_("colour", "Green"), 0x2F9E5B},  {TC_("colour", "Dark blue"), 0x2B55B3},
    {TC_("colour", "Violet"), 0x6B4E9B}, {TC_("colour", "Turquoise"), 0x1E9C9C},
    {TC_("colour", "Olive"), 0x8A8B2E},  {TC_("colour", "Rose"), 0xF0A8B8},
    {TC_("colour", "Black"), 0x3A3F47},  {TC_("colour", "Grey"), 0x8A93A0},
};

static const Swatch soft[SWATCHES] = {
    {TC_("colour", "Mint"), 0xD9EADB},  {TC_("colour", "Sage"), 0xC7DCC0},
    {TC_("colour", "Sky"), 0xD5E6F2},   {TC_("colour", "Lavender"), 0xE3DDF0},
    {TC_("colour", "Rose"), 0xF3DADD},  {TC_("colour", "Peach"), 0xF7DFCB},
    {TC_("colour", "Sand"), 0xEEE3C8},  {TC_("colour", "Lemon"), 0xF4EFC4},
    {TC_("colour", "Stone"), 0xDDDAD2}, {TC_("colour", "Ice"), 0xD3ECEC},
    {TC_("colour", "Moss"), 0x9DBE8D},  {TC_("colour", "Harbour"), 0x9CC3D5},
    {TC_("colour", "Clay"), 0xDDAE8F},  {TC_("colour", "Slate"), 0xA9B4C2},
};

/* ---- as words ---- */

static int digit_of(char c)
{
    if (c >= '0' && c <= '9') return c - '0';
    if (c >= 'a' && c <= 'f') return c - 'a' + 10;
    return c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
}

bool editor_colour_read(const char *words, uint32_t *rgb)
{
    uint32_t found = 0;
    if (words[0] == '#') words++;
    for (int i = 0; i < 6; i++) {
        if (words[i] == '\0' || digit_of(words[i]) < 0) return false;
        found = found << 4 | (uint32_t)digit_of(words[i]);
    }
    if (words[6] != '\0') return false;
    *rgb = found;
    return true;
}

void editor_colour_write(uint32_t rgb, Text *text)
{
    text_add_char(text, '#');
    text_add_hex(text, rgb, 6);
}

/* What is being written stays as it is until it is a colour. */
static bool hex_field(EditorForm *form, Box box, uint32_t id, const char *label, uint32_t *rgb)
{
    EditorState *editor = form->editor;
    char words[EDITOR_HEX];
    Text text = text_into(words, sizeof words);
    bool focused = ui_is_focused(form->ui, id);
    if (form->ui->enabled && !focused && editor->hex_id == id) editor->hex_id = 0;
    if (focused && editor->hex_id == id)
        text_add(&text, editor->hex);
    else
        editor_colour_write(*rgb, &text);
    if (!prose(form->ui, box, id, label, words, sizeof words, "#RRGGBB")) return false;
    uint32_t read = *rgb;
    text_copy(editor->hex, sizeof editor->hex, words);
    editor->hex_id = id;
    if (!editor_colour_read(words, &read) || read == *rgb) return false;
    editor_state_change(editor, id);
    *rgb = read;
    return true;
}

/* ---- as swatches ---- */

static bool swatch(Ui *ui, Box box, uint32_t id, const Swatch *what, bool chosen)
{
    double radius = ui_px(ui, 8);
    Colour colour = colour_opaque(what->rgb);
    const char *name = words_plain(&ui->words, &what->name);
    bool pressed = ui_press(ui, id, box, UI_CHOICE, name, false);
    if (chosen) ui_value(ui, id, "chosen");
    Box target = box;
    box = box_inset(box, ui_px(ui, 3), ui_px(ui, 3));
    canvas_fill_round(ui->canvas, box, radius, colour);
    canvas_stroke_round(ui->canvas, box_inset(box, 0.5, 0.5), radius, 1,
                        colour_mixed(colour, ui->theme.ink, 0.3));
    if (chosen)
        icon_draw(ui->canvas, ICON_CHECK, box_inset(box, box.w * 0.25, box.h * 0.25),
                  colour_readable(colour, 0xFF25221D, 0xFFFFFFFF));
    ui_focus_ring(ui, id, box, radius);
    ui_tip(ui, id, target, name);
    return pressed;
}

bool editor_colour(EditorForm *form, uint32_t id, const char *label, EditorPalette palette,
                   uint32_t *rgb)
{
    Ui *ui = form->ui;
    const Swatch *swatches = palette == EDITOR_PALETTE_GROUPS ? strong : soft;
    double side = ui_target(ui), gap = ui_px(ui, 2), x = 0, y = 0;
    bool changed = false;
    editor_form_label(form, label);
    Box box = editor_form_rest(form);
    for (int i = 0; i < SWATCHES; i++, x += side + gap) {
        if (x > 0 && x + side > box.w) {
            x = 0;
            y += side + gap;
        }
        Box place = {box.x + x, box.y + y, side, side};
        if (!swatch(ui, place, id + 1 + (uint32_t)i, &swatches[i], *rgb == swatches[i].rgb))
            continue;
        if (*rgb == swatches[i].rgb) continue;
        editor_state_change(form->editor, 0);
        *rgb = swatches[i].rgb;
        changed = true;
    }
    Box field = {box.x, box.y + y + side + gap * 1.5, ui_px(ui, 120),
                 prose_height(ui, ui_px(ui, 120), "#RRGGBB", "")};
    if (field.w > box.w) field.w = box.w;
    if (hex_field(form, field, id, label, rgb)) changed = true;
    form->used += box_bottom(field) - box.y + ui_px(ui, 12);
    return changed;
}
