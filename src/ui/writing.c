/* writing.c -- text being written: caret, choosing, clipboard, undo. */
#include "ui/writing.h"

#include <string.h>

#define CLICK_SECONDS 0.45

/* A field during one pass. */
typedef struct WritingPen {
    UiWriting *at;
    char *words;
    size_t size;
    bool changed;
} WritingPen;

/* ---- letters and words ---- */

static bool is_inner_byte(char c)
{
    return ((unsigned char)c & 0xC0) == 0x80;
}

int writing_before(const char *words, int at)
{
    if (at > 0) at--;
    while (at > 0 && is_inner_byte(words[at])) at--;
    return at;
}

int writing_after(const char *words, int at)
{
    if (words[at] != '\0') at++;
    while (is_inner_byte(words[at])) at++;
    return at;
}

static bool is_gap(char c)
{
    return c == ' ' || c == '-' || c == ',' || c == '.';
}

static int word_before(const char *words, int at)
{
    while (at > 0 && is_gap(words[at - 1])) at--;
    while (at > 0 && !is_gap(words[at - 1])) at--;
    return at;
}

static int word_after(const char *words, int at)
{
    while (words[at] != '\0' && !is_gap(words[at])) at++;
    while (words[at] != '\0' && is_gap(words[at])) at++;
    return at;
}

/* ---- undo ---- */

static UiWritten now_of(const WritingPen *pen)
{
    UiWritten now = {.caret = pen->at->caret, .anchor = pen->at->anchor};
    text_copy(now.words, sizeof now.words, pen->words);
    return now;
}

static void push(UiWritten *list, int *count, UiWritten entry)
{
    if (*count == UI_UNDOS) {
        memmove(list, list + 1, sizeof *list * (UI_UNDOS - 1));
        (*count)--;
    }
    list[(*count)++] = entry;
}

/* Before a change; letters typed after each other are one. */
static void remember(WritingPen *pen, bool typing)
{
    if (!typing || !pen->at->typing) push(pen->at->undo, &pen->at->undo_count, now_of(pen));
    pen->at->typing = typing;
    pen->at->redo_count = 0;
}

static void step_back(WritingPen *pen, UiWritten *from, int *from_count, UiWritten *to,
                      int *to_count)
{
    if (*from_count == 0) return;
    push(to, to_count, now_of(pen));
    const UiWritten *old = &from[--*from_count];
    text_copy(pen->words, pen->size, old->words);
    pen->at->caret = old->caret;
    pen->at->anchor = old->anchor;
    pen->at->typing = false;
    pen->changed = true;
}

/* ---- changing ---- */

static int low_of(const UiWriting *at)
{
    return at->caret < at->anchor ? at->caret : at->anchor;
}

static int high_of(const UiWriting *at)
{
    return at->caret < at->anchor ? at->anchor : at->caret;
}

static void erase(WritingPen *pen, int from, int to)
{
    if (from == to) return;
    memmove(pen->words + from, pen->words + to, strlen(pen->words + to) + 1);
    pen->at->caret = pen->at->anchor = from;
    pen->changed = true;
}

static bool may_write(const char *text)
{
    return (unsigned char)text[0] >= 0x20 && text[0] != 0x7F;
}

/* Instead of what is chosen; as much as there is room for, whole letters. */
static void insert(WritingPen *pen, const char *text)
{
    erase(pen, low_of(pen->at), high_of(pen->at));
    while (*text != '\0') {
        size_t more = (size_t)writing_after(text, 0), length = strlen(pen->words);
        if (length + more + 1 > pen->size) return;
        char *at = pen->words + pen->at->caret;
        if (may_write(text)) {
            memmove(at + more, at, length - (size_t)pen->at->caret + 1);
            memcpy(at, text, more);
            pen->at->caret = pen->at->anchor = pen->at->caret + (int)more;
            pen->changed = true;
        }
        text += more;
    }
}

static void copy(Ui *ui, const WritingPen *pen)
{
    Text text = text_into(ui->clip_board.words, sizeof ui->clip_board.words);
    int from = low_of(pen->at), to = high_of(pen->at);
    if (from == to) return;
    text_add_bytes(&text, pen->words + from, (size_t)(to - from));
    ui->clip_board.fresh = true;
}

/* Removes what is chosen, or from the caret to `to`. */
static void strike(WritingPen *pen, int to)
{
    bool chosen = pen->at->caret != pen->at->anchor;
    int from = chosen ? low_of(pen->at) : pen->at->caret;
    if (chosen) to = high_of(pen->at);
    if (from == to) return;
    remember(pen, false);
    erase(pen, from < to ? from : to, from < to ? to : from);
}

/* ---- keys ---- */

static void move(WritingPen *pen, const Input *input, int to)
{
    pen->at->caret = to;
    if (!input->shift) pen->at->anchor = to;
    pen->at->typing = false;
}

static void go(WritingPen *pen, const Input *input, bool right)
{
    const UiWriting *at = pen->at;
    int step = right ? (input->word ? word_after : writing_after)(pen->words, at->caret)
                     : (input->word ? word_before : writing_before)(pen->words, at->caret);
    bool leaves = at->caret != at->anchor && !input->shift;
    move(pen, input, leaves ? (right ? high_of(at) : low_of(at)) : step);
}

static bool press(Ui *ui, WritingPen *pen, const Input *input)
{
    int end = (int)strlen(pen->words), at = pen->at->caret;
    switch (input->key) {
    case KEY_LEFT: go(pen, input, false); return true;
    case KEY_RIGHT: go(pen, input, true); return true;
    case KEY_HOME: move(pen, input, 0); return true;
    case KEY_END: move(pen, input, end); return true;
    case KEY_BACKSPACE:
        strike(pen, (input->word ? word_before : writing_before)(pen->words, at));
        return true;
    case KEY_DELETE:
        strike(pen, (input->word ? word_after : writing_after)(pen->words, at));
        return true;
    case KEY_SELECT_ALL:
        pen->at->anchor = 0;
        pen->at->caret = end;
        return true;
    case KEY_COPY: copy(ui, pen); return true;
    case KEY_CUT:
        copy(ui, pen);
        if (pen->at->caret != pen->at->anchor) strike(pen, at);
        return true;
    case KEY_PASTE:
        remember(pen, false);
        insert(pen, ui->clip_board.words);
        return true;
    case KEY_UNDO:
        step_back(pen, pen->at->undo, &pen->at->undo_count, pen->at->redo, &pen->at->redo_count);
        return true;
    case KEY_REDO:
        step_back(pen, pen->at->redo, &pen->at->redo_count, pen->at->undo, &pen->at->undo_count);
        return true;
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
    case KEY_FULL_SCREEN:
    case KEY_REGION: break;
    }
    return false;
}

static void take_input(Ui *ui, WritingPen *pen)
{
    Input input = ui->input;
    bool used = false;
    if (input.kind == INPUT_TEXT) {
        if (may_write(input.text)) {
            if (pen->at->caret != pen->at->anchor) pen->at->typing = false; /* another change */
            remember(pen, true);
            insert(pen, input.text);
        }
        ui->composed[0] = '\0';
        ui->shortcut = '\0';
        used = true;
    } else if (input.kind == INPUT_KEY) {
        used = press(ui, pen, &input);
    }
    if (!used) return;
    ui->input.kind = INPUT_NONE;
    ui->changed = true;
}

/* ---- the pointer ---- */

static void choose_word(WritingPen *pen, int at)
{
    pen->at->anchor = word_before(pen->words, writing_after(pen->words, at));
    pen->at->caret = at;
    while (pen->words[pen->at->caret] != '\0' && !is_gap(pen->words[pen->at->caret]))
        pen->at->caret++;
}

static void choose_all(WritingPen *pen)
{
    pen->at->anchor = 0;
    pen->at->caret = (int)strlen(pen->words);
}

/* The first click enters; then one sets the caret, two choose a word, three all. */
static void click(Ui *ui, WritingPen *pen, int at, bool entered, bool shift)
{
    UiWriting *writing = pen->at;
    bool quick = ui->now - writing->clicked <= CLICK_SECONDS;
    writing->clicks = quick && !entered ? writing->clicks + 1 : 1;
    writing->clicked = ui->now;
    writing->typing = false;
    if (entered || writing->clicks >= 3)
        choose_all(pen);
    else if (writing->clicks == 2)
        choose_word(pen, at);
    else {
        writing->caret = at;
        if (!shift) writing->anchor = at;
    }
}

static void drag(Ui *ui, WritingPen *pen, int at)
{
    ui->grip = true;
    if (at == pen->at->caret || pen->at->clicks > 1) return;
    pen->at->caret = at;
    ui->changed = true;
}

/* ---- the whole ---- */

static void enter(Ui *ui, WritingPen *pen, uint32_t id)
{
    *pen->at = (UiWriting){.id = id, .clicked = -1};
    ui->composed[0] = '\0';
    choose_all(pen);
}

void writing_begin(Ui *ui, uint32_t id)
{
    ui_focus_on(ui, id);
    ui->writing.id = 0;
}

static void keep_inside(WritingPen *pen)
{
    int end = (int)strlen(pen->words);
    if (pen->at->caret > end) pen->at->caret = end;
    if (pen->at->anchor > end) pen->at->anchor = end;
}

bool writing(Ui *ui, Box box, uint32_t id, const char *name, char *words, size_t size,
             WritingLocate locate)
{
    WritingPen pen = {.at = &ui->writing, .words = words, .size = size};
    Box seen = box_common(box, ui->clip);
    bool inside = ui->enabled && box_holds(seen, ui->input.x, ui->input.y);
    bool down = inside && ui->input.kind == INPUT_DOWN, shift = ui->input.shift;
    bool moved = ui->enabled && ui->input.kind == INPUT_MOVE && ui->active == id;
    bool had = ui->writing.id == id && ui->focus == id;
    ui_press(ui, id, box, UI_FIELD, name, false);
    if (!ui_is_focused(ui, id)) {
        ui_value(ui, id, words);
        return false;
    }
    if (!had) enter(ui, &pen, id);
    keep_inside(&pen);
    if (down) click(ui, &pen, locate(ui, box, words, ui->pointer_x, ui->pointer_y), !had, shift);
    if (moved && had) drag(ui, &pen, locate(ui, box, words, ui->pointer_x, ui->pointer_y));
    take_input(ui, &pen);
    ui_value(ui, id, words);
    return pen.changed;
}

void writing_chosen(const Ui *ui, int *from, int *to)
{
    *from = low_of(&ui->writing);
    *to = high_of(&ui->writing);
}

/* ---- by letters, for keyboards on the screen ---- */

/* What the field that is written in holds, as noted in the last pass; NULL: there is none. */
static const char *words_of_field(const Ui *ui)
{
    for (int i = 0; i < ui->item_count; i++) {
        const UiItem *item = &ui->items[i];
        if (item->role == UI_FIELD && item->id == ui->focus && item->id == ui->writing.id)
            return item->value;
    }
    return NULL;
}

static int letters_before(const char *words, int at)
{
    int count = 0;
    for (int i = 0; i < at && words[i] != '\0'; i = writing_after(words, i)) count++;
    return count;
}

static int byte_of_letter(const char *words, int letter)
{
    int at = 0;
    while (letter-- > 0) at = writing_after(words, at);
    return at;
}

bool writing_chosen_letters(const Ui *ui, int *from, int *to)
{
    const char *words = words_of_field(ui);
    if (words == NULL) return false;
    *from = letters_before(words, low_of(&ui->writing));
    *to = letters_before(words, high_of(&ui->writing));
    return true;
}

void writing_choose_letters(Ui *ui, int from, int to)
{
    const char *words = words_of_field(ui);
    if (words == NULL) return;
    ui->writing.anchor = byte_of_letter(words, from);
    ui->writing.caret = byte_of_letter(words, to);
    if (from != to) ui->writing.typing = false;
}
