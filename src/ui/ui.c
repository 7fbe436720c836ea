/* ui.c -- one pass over a screen: what can be pressed, what was, and the focus. */
#include "ui/ui.h"

#include <math.h>
#include <string.h>

#include "ui/spoken.h"

/* So long a pointer rests before a tip comes. */
#define REST_SECONDS 0.5

static bool is_pointer(InputKind kind)
{
    return kind == INPUT_MOVE || kind == INPUT_DOWN || kind == INPUT_UP || kind == INPUT_WHEEL;
}

static void note_pointer(Ui *ui)
{
    const Input *input = &ui->input;
    ui->moves = false;
    if (input->kind == INPUT_LEAVE) ui->hovers = false;
    if (!is_pointer(input->kind)) return;
    bool moved = fabs(ui->pointer_x - input->x) + fabs(ui->pointer_y - input->y) > 0.5;
    ui->pointer_x = input->x;
    ui->pointer_y = input->y;
    if (input->kind != INPUT_MOVE) ui->moved_over = 0; /* a press ends what the pointer looks at */
    ui->moves = input->kind == INPUT_MOVE && moved && !input->touch;
    if (ui->moves) ui->moved_at = ui->now;
    ui->hovers = !input->touch || input->kind != INPUT_UP;
    if (input->kind == INPUT_DOWN) ui->focus_seen = false;
}

/* Letters belong to the field that has the focus. */
static bool is_writing(const Ui *ui)
{
    for (int i = 0; i < ui->before_count; i++)
        if (ui->before[i].id == ui->focus) return ui->before[i].role == UI_FIELD;
    return false;
}

void ui_begin(Ui *ui, Canvas *canvas, Box screen, const Input *input)
{
    ui->canvas = canvas;
    ui->screen = screen;
    ui->clip = screen;
    ui->scroll = 0;
    ui->input = *input;
    ui->enabled = true;
    ui->was_hot = ui->hot;
    ui->hot = 0;
    ui->tip[0] = '\0';
    ui->had_sheet = ui->sheet;
    ui->sheet = false;
    ui->restless = false;
    ui->main = 0;
    ui->region = UI_NOWHERE;
    ui->joined = false;
    ui->no_tip = (Box){0, 0, 0, 0};
    ui->shortcut = '\0';
    memcpy(ui->before, ui->items, sizeof(UiItem) * (size_t)ui->item_count);
    ui->before_count = ui->item_count;
    ui->item_count = 0;
    spoken_begin(ui);
    note_pointer(ui);
    bool single = input->kind == INPUT_TEXT && input->text[1] == '\0';
    if (single && !is_writing(ui)) ui->shortcut = input->text[0];
}

uint32_t ui_id(const char *word, int n)
{
    uint64_t hash = (text_hash(word, strlen(word)) + (uint64_t)(uint32_t)n) * 0x9E3779B97F4A7C15u;
    uint32_t id = (uint32_t)(hash ^ hash >> 32);
    return id != 0 ? id : 1;
}

double ui_target(const Ui *ui)
{
    double text = ui->text > 1 ? ui->text : 1;
    return ui_px(ui, 44) * (1 + (text - 1) * 0.4) / text;
}

/* ---- items ---- */

static void note_item(Ui *ui, uint32_t id, Box box, UiRole role, const char *name, bool disabled)
{
    if (ui->item_count == UI_ITEMS) return;
    UiItem *item = &ui->items[ui->item_count++];
    *item = (UiItem){.id = id,
                     .box = box_common(box, ui->clip),
                     .whole = box,
                     .role = role,
                     .disabled = disabled,
                     .scroll = ui->scroll,
                     .region = (uint8_t)ui->region,
                     .joined = ui->joined};
    text_copy(item->name, sizeof item->name, name);
    spoken_item(ui);
}

static bool under_pointer(const Ui *ui, Box box)
{
    return ui->hovers && box_holds(box_common(box, ui->clip), ui->pointer_x, ui->pointer_y);
}

static void hold(Ui *ui, uint32_t id)
{
    ui->active = id;
    ui->active_x = ui->pointer_x;
    ui->active_y = ui->pointer_y;
    ui->focus = id;
    ui->changed = true;
    ui->input.kind = INPUT_NONE;
}

/* A finger that has moved far was scrolling. */
static bool strayed(const Ui *ui)
{
    return fabs(ui->pointer_y - ui->active_y) > ui_px(ui, 24) ||
           fabs(ui->pointer_x - ui->active_x) > ui_px(ui, 24);
}

bool ui_press(Ui *ui, uint32_t id, Box box, UiRole role, const char *name, bool disabled)
{
    if (!ui->enabled) {
        spoken_covered(ui, box, name);
        return false;
    }
    note_item(ui, id, box, role, name, disabled);
    bool inside =
        under_pointer(ui, box) || (ui->input.kind == INPUT_UP &&
                                   box_holds(box_common(box, ui->clip), ui->input.x, ui->input.y));
    if (inside) ui->hot = id;
    if (inside && ui->input.kind == INPUT_DOWN) hold(ui, id);
    bool pressed = ui->press == id;
    if (ui->input.kind == INPUT_UP && ui->active == id) pressed = inside && !strayed(ui);
    if (!pressed) return false;
    ui->press = 0;
    ui->changed = true;
    ui_cue(ui, disabled ? CUE_REFUSE : CUE_CLICK);
    return !disabled;
}

void ui_value(Ui *ui, uint32_t id, const char *words)
{
    if (ui->item_count == 0) return;
    UiItem *last = &ui->items[ui->item_count - 1];
    if (last->id == id) text_copy(last->value, sizeof last->value, words);
}

void ui_key_of(Ui *ui, uint32_t id, char letter)
{
    if (ui->item_count == 0) return;
    UiItem *last = &ui->items[ui->item_count - 1];
    if (last->id == id) last->letter = letter;
}

bool ui_is_focused(const Ui *ui, uint32_t id)
{
    return ui->enabled && ui->focus == id;
}

bool ui_is_hot(const Ui *ui, uint32_t id)
{
    return ui->enabled && (ui->hot == id || (ui->focus == id && ui->focus_seen));
}

bool ui_is_held(const Ui *ui, uint32_t id)
{
    return ui->enabled && ui->active == id && ui->hot == id;
}

void ui_focus_on(Ui *ui, uint32_t id)
{
    ui->focus = id;
    ui->changed = true;
}

void ui_focus_ring(Ui *ui, uint32_t id, Box box, double radius)
{
    if (!ui_is_focused(ui, id) || !ui->focus_seen) return;
    double gap = ui_px(ui, 2.5);
    canvas_stroke_round(ui->canvas, box_inset(box, -gap, -gap), radius + gap, ui_px(ui, 2),
                        ui->theme.focus);
}

/* Tips come to a pointer that has moved over the thing and rests, and to the
 * focus; nothing pops up because something else came under the pointer. */
static bool wants_tip(Ui *ui, uint32_t id)
{
    if (!ui_is_hot(ui, id)) return false;
    if (ui->focus == id && ui->focus_seen) return true;
    if (ui->moves) ui->moved_over = id;
    if (ui->moved_over != id) return false;
    if (ui->now >= ui->moved_at + REST_SECONDS) return true;
    ui->restless = true;
    return false;
}

void ui_tip(Ui *ui, uint32_t id, Box box, const char *words)
{
    spoken_words(ui, box, words);
    if (words[0] == '\0' || !wants_tip(ui, id)) return;
    text_copy(ui->tip, sizeof ui->tip, words);
    ui->tip_box = box_common(box, ui->clip);
}

/* ---- keys ---- */

bool ui_letter(Ui *ui, char letter)
{
    if (!ui->enabled || ui->shortcut == '\0' || ui->wordless) return false;
    char typed = ui->shortcut;
    if (typed >= 'A' && typed <= 'Z') typed = (char)(typed - 'A' + 'a');
    if (typed != letter) return false;
    ui->shortcut = '\0';
    ui->changed = true;
    return true;
}

bool ui_key(Ui *ui, Key key)
{
    if (!ui->enabled || ui->input.kind != INPUT_KEY || ui->input.key != key) return false;
    ui->input.kind = INPUT_NONE;
    ui->changed = true;
    return true;
}

static int focused_index(const Ui *ui)
{
    for (int i = 0; i < ui->item_count; i++)
        if (ui->items[i].id == ui->focus) return i;
    return -1;
}

static void focus_item(Ui *ui, int n)
{
    ui->focus = ui->items[n].id;
    ui->focus_seen = true;
    ui->reveal = true;
    ui->changed = true;
}

/* Things of a joined region are one stop: the one that had the focus last, or
 * the first. */
static bool same_stop(const UiItem *one, const UiItem *other)
{
    return one->joined && other->joined && one->region == other->region;
}

/* The next stop from item `now`, or -1 when there is none in this direction. */
static int next_stop(const Ui *ui, int now, int step)
{
    int n = now + step;
    while (now >= 0 && n >= 0 && n < ui->item_count && same_stop(&ui->items[now], &ui->items[n]))
        n += step;
    if (n < 0 || n >= ui->item_count) return -1;
    while (step < 0 && n > 0 && same_stop(&ui->items[n], &ui->items[n - 1])) n--;
    return n;
}

static void focus_step(Ui *ui, int step)
{
    if (ui->item_count == 0) return;
    int now = focused_index(ui);
    int next = now < 0 ? (step > 0 ? 0 : ui->item_count - 1) : next_stop(ui, now, step);
    if (next < 0) next = step > 0 ? 0 : next_stop(ui, ui->item_count, -1);
    if (next >= 0) focus_item(ui, next);
}

bool ui_tab_leaves(const Ui *ui, bool backward)
{
    int now = focused_index(ui);
    return ui->item_count == 0 || (now >= 0 && next_stop(ui, now, backward ? -1 : 1) < 0);
}

/* F6: the first thing of the next part of the screen that has any. */
static void focus_region(Ui *ui, int step)
{
    int now = focused_index(ui), from = now < 0 ? 0 : ui->items[now].region;
    for (int n = 1; n < UI_REGIONS; n++) {
        int region = ((from - 1 + step * n) % (UI_REGIONS - 1) + UI_REGIONS - 1) % (UI_REGIONS - 1);
        if (from == 0) region = step > 0 ? n - 1 : UI_REGIONS - 1 - n;
        for (int i = 0; i < ui->item_count; i++)
            if (ui->items[i].region == region + 1) {
                focus_item(ui, i);
                return;
            }
    }
}

/* How far `to` is from `from` in the direction (x, y); sideways counts
 * double. Negative when it is elsewhere. */
static double distance_towards(Box from, Box to, double x, double y)
{
    double across = box_middle_x(to) - box_middle_x(from);
    double down = box_middle_y(to) - box_middle_y(from);
    double ahead = across * x + down * y;
    double aside = fabs(across * y) + fabs(down * x);
    return ahead <= 1 ? -1 : ahead + 2 * aside;
}

static void focus_towards(Ui *ui, double x, double y)
{
    int now = focused_index(ui), best = -1;
    double nearest = 0;
    if (now < 0) {
        focus_step(ui, 1);
        return;
    }
    for (int i = 0; i < ui->item_count; i++) {
        if (ui->items[now].joined != ui->items[i].joined) continue;
        double far = distance_towards(ui->items[now].whole, ui->items[i].whole, x, y);
        if (far > 0 && (best < 0 || far < nearest)) {
            best = i;
            nearest = far;
        }
    }
    if (best >= 0) focus_item(ui, best);
}

/* What has the focus where it can be seen, or the main button. */
static void press_focused(Ui *ui)
{
    if (ui->now < ui->deaf_until) return;
    int now = focused_index(ui);
    bool writes = now >= 0 && ui->items[now].role == UI_FIELD;
    if (ui->main != 0 && !writes && (now < 0 || !ui->focus_seen)) ui->focus = ui->main;
    if (focused_index(ui) < 0) return;
    ui->press = ui->focus;
    ui->focus_seen = true;
    ui->changed = true;
}

/* Keys that nothing on the screen has used. */
static void steer(Ui *ui)
{
    switch (ui->input.key) {
    case KEY_TAB: focus_step(ui, 1); break;
    case KEY_BACK_TAB: focus_step(ui, -1); break;
    case KEY_LEFT: focus_towards(ui, -1, 0); break;
    case KEY_RIGHT: focus_towards(ui, 1, 0); break;
    case KEY_UP: focus_towards(ui, 0, -1); break;
    case KEY_DOWN: focus_towards(ui, 0, 1); break;
    case KEY_ENTER: press_focused(ui); break;
    case KEY_REGION: focus_region(ui, ui->input.shift ? -1 : 1); break;
    case KEY_NONE:
    case KEY_ESCAPE:
    case KEY_BACKSPACE:
    case KEY_DELETE:
    case KEY_HOME:
    case KEY_END:
    case KEY_PAGE_UP:
    case KEY_PAGE_DOWN:
    case KEY_HELP:
    case KEY_FULL_SCREEN:
    case KEY_SELECT_ALL:
    case KEY_COPY:
    case KEY_CUT:
    case KEY_PASTE:
    case KEY_UNDO:
    case KEY_REDO: break;
    }
}

void ui_end(Ui *ui)
{
    ui->press = 0;
    ui->reveal = false;
    if (ui->hot != ui->was_hot) ui->changed = true;
    if (ui->input.kind == INPUT_UP && ui->active != 0) {
        ui->active = 0;
        ui->changed = true;
    }
    if (ui->input.kind == INPUT_DOWN) ui->active = 0;
    if (ui->active == 0) ui->grip = false;
    if (ui->input.kind == INPUT_TEXT && ui->shortcut == ' ') press_focused(ui);
    if (ui->input.kind == INPUT_KEY) steer(ui);
}

/* ---- memory ---- */

double *ui_memory(Ui *ui, uint32_t id, double usual)
{
    for (int i = 0; i < ui->memory_count; i++)
        if (ui->memory[i].id == id) return &ui->memory[i].value;
    if (ui->memory_count == UI_MEMORY) {
        memmove(ui->memory, ui->memory + 1, sizeof ui->memory - sizeof ui->memory[0]);
        ui->memory_count--;
    }
    UiMemory *memory = &ui->memory[ui->memory_count++];
    *memory = (UiMemory){.id = id, .value = usual};
    return &memory->value;
}

void ui_cue(Ui *ui, Cue cue)
{
    ui->cues |= 1u << cue;
}
