/* controls.c -- switches, sliders, steppers and choices. */
#include "ui/controls.h"

#include <math.h>

#include "ui/number_field.h"
#include "ui/spoken.h"

bool control_switch(Ui *ui, Box box, uint32_t id, const char *name, bool *on, bool disabled)
{
    const Theme *theme = &ui->theme;
    bool pressed = ui_press(ui, id, box, UI_SWITCH, name, disabled);
    if (pressed) *on = !*on;
    ui_value(ui, id, *on ? "on" : "");
    Box track = box_centred(box, ui_px(ui, 40), ui_px(ui, 24));
    Colour ground = *on ? theme->good : colour_mixed(theme->line, theme->ink, 0.15);
    if (theme->dark && *on) ground = 0xFF2E7D4F;
    if (disabled) ground = colour_mixed(ground, theme->card, 0.6);
    canvas_fill_round(ui->canvas, track, track.h / 2, ground);
    double x = *on ? box_right(track) - track.h / 2 : track.x + track.h / 2;
    canvas_fill_circle(ui->canvas, x, box_middle_y(track), track.h / 2 - ui_px(ui, 3), 0xFFFFFFFF);
    ui_focus_ring(ui, id, track, track.h / 2);
    return pressed;
}

/* ---- slider ---- */

static int slider_value(const Ui *ui, Box track, int least, int most, int step)
{
    double part = (ui->pointer_x - track.x) / track.w;
    part = part < 0 ? 0 : part > 1 ? 1 : part;
    int steps = (int)floor(part * (most - least) / step + 0.5);
    return least + steps * step > most ? most : least + steps * step;
}

static int slider_keys(Ui *ui, uint32_t id, int step)
{
    if (!ui_is_focused(ui, id)) return 0;
    if (ui_key(ui, KEY_LEFT)) return -step;
    return ui_key(ui, KEY_RIGHT) ? step : 0;
}

static void slider_draw(Ui *ui, Box track, uint32_t id, double part)
{
    const Theme *theme = &ui->theme;
    double thick = ui_px(ui, 4), knob = ui_px(ui, 9);
    double x = track.x + track.w * part, y = box_middle_y(track);
    canvas_fill_round(ui->canvas, (Box){track.x, y - thick / 2, track.w, thick}, thick / 2,
                      theme->line);
    canvas_fill_round(ui->canvas, (Box){track.x, y - thick / 2, x - track.x, thick}, thick / 2,
                      theme->ink);
    canvas_fill_circle(ui->canvas, x, y, knob, theme->card);
    canvas_circle_path(ui->canvas, x, y, knob);
    ui->canvas->verbs->stroke(ui->canvas, ui_px(ui, 2), theme->ink);
    ui_focus_ring(ui, id, (Box){x - knob, y - knob, 2 * knob, 2 * knob}, knob);
}

static void slider_note(Ui *ui, uint32_t id, int value, int most)
{
    char words[40];
    Text text = text_into(words, sizeof words);
    SAY(&ui->words, &text, T_("{first} of {second}"), arg_first(value), arg_second(most));
    ui_value(ui, id, words);
}

bool control_slider(Ui *ui, Box box, uint32_t id, const char *name, int least, int most, int step,
                    int *value)
{
    Box track = box_inset(box, ui_px(ui, 10), 0);
    int before = *value;
    bool keyed = ui->enabled && ui_is_focused(ui, id);
    int change = keyed ? slider_keys(ui, id, step) : 0;
    ui_press(ui, id, box, UI_SLIDER, name, false);
    if (ui->enabled && ui->active == id) {
        *value = slider_value(ui, track, least, most, step);
        ui->grip = true;
    }
    *value += change;
    *value = *value < least ? least : *value > most ? most : *value;
    slider_note(ui, id, *value, most);
    slider_draw(ui, track, id, most > least ? (double)(*value - least) / (most - least) : 0);
    if (*value != before) ui->changed = true;
    return *value != before;
}

/* ---- choice ---- */

/* How many fit beside each other, in as few rows as possible. */
static int choice_across(Ui *ui, double width, const char *const *words, int count)
{
    double widest = 0;
    for (int i = 0; i < count; i++) {
        double one = button_width(ui, (Button){.label = words[i]});
        if (one > widest) widest = one;
    }
    for (int rows = 1; rows < count; rows++) {
        int across = (count + rows - 1) / rows;
        if (widest * across + ui_px(ui, 4) * (across - 1) <= width) return across;
    }
    return 1;
}

double control_choice_height(Ui *ui, double width, const char *const *words, int count)
{
    int across = choice_across(ui, width, words, count), rows = (count + across - 1) / across;
    return ui_target(ui) * rows + ui_px(ui, 4) * (rows - 1);
}

bool control_choice(Ui *ui, Box box, uint32_t id, const char *name, const char *const *words,
                    int count, int *chosen)
{
    int across = choice_across(ui, box.w, words, count), rows = (count + across - 1) / across;
    bool changed = false;
    for (int i = 0; i < count; i++) {
        int row = i / across, in_row = row < rows - 1 ? across : count - row * across;
        Box one =
            box_column(box_row(box, row, rows, ui_px(ui, 4)), i % across, in_row, ui_px(ui, 4));
        Button what = {.id = id + (uint32_t)i * 7919u,
                       .label = words[i],
                       .look = BUTTON_PLAIN,
                       .icon = ICON_NONE,
                       .chosen = *chosen == i};
        if (button(ui, one, what) && *chosen != i) {
            *chosen = i;
            changed = true;
        }
        spoken_words(ui, one, name);
    }
    return changed;
}

/* ---- stepper ---- */

static void stepped(Ui *ui, uint32_t id, int64_t to, int64_t least, int64_t most, int64_t *value)
{
    *value = to < least ? least : to > most ? most : to;
    number_field_forget(ui, id);
}

bool control_stepper(Ui *ui, Box box, uint32_t id, const char *name, int64_t least, int64_t most,
                     int64_t step, int64_t *value)
{
    int64_t before = *value;
    char words[UI_DRAFT_SIZE], label[UI_NAME_SIZE];
    Text number = text_into(words, sizeof words), text = text_into(label, sizeof label);
    number_field_show(ui, id, *value, &number);
    Box rest = box, minus = box_cut_left(&rest, box.h), plus = box_cut_right(&rest, box.h);
    SAY(&ui->words, &text, T_("{name}: less"), arg_name(name));
    if (button(ui, minus,
               (Button){.id = id + 1,
                        .label = label,
                        .icon = ICON_MINUS,
                        .icon_only = true,
                        .disabled = *value <= least,
                        .tip = ""}))
        stepped(ui, id, *value - step, least, most, value);
    Box field = box_inset(rest, ui_px(ui, 4), 0);
    if (control_field(ui, field, id, name, words, sizeof words, "0"))
        number_field_type(ui, id, words, least, most, value);
    number_field_mark(ui, id, field, least, most);
    text_clear(&text);
    SAY(&ui->words, &text, T_("{name}: more"), arg_name(name));
    if (button(ui, plus,
               (Button){.id = id + 2,
                        .label = label,
                        .icon = ICON_PLUS,
                        .icon_only = true,
                        .disabled = *value >= most,
                        .tip = ""}))
        stepped(ui, id, *value + step, least, most, value);
    return *value != before;
}
