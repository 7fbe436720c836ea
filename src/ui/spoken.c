/* spoken.c -- a screen in words: its regions, what is written there, what can be pressed. */
#include "ui/spoken.h"

#include <math.h>
#include <string.h>

#include "base/mem.h"

Spoken *spoken_new(void)
{
    Spoken *spoken = mem_new(1, sizeof *spoken);
    spoken->words = text_growing();
    return spoken;
}

void spoken_free(Spoken *spoken)
{
    if (spoken == NULL) return;
    text_free(&spoken->words);
    mem_free(spoken->lines);
    mem_free(spoken);
}

/* ---- a pass ---- */

void spoken_begin(Ui *ui)
{
    Spoken *spoken = ui->spoken;
    if (spoken == NULL) return;
    spoken->region = SPOKEN_SCREEN;
    spoken->hushed = 0;
    spoken->heading = false;
    spoken->count = 0;
    text_clear(&spoken->words);
}

void spoken_region(Ui *ui, SpokenRegion region)
{
    if (ui->spoken != NULL) ui->spoken->region = region;
}

void spoken_heading(Ui *ui)
{
    if (ui->spoken != NULL) ui->spoken->heading = true;
}

void spoken_hush(Ui *ui)
{
    if (ui->spoken != NULL) ui->spoken->hushed++;
}

void spoken_speak(Ui *ui)
{
    if (ui->spoken != NULL) ui->spoken->hushed--;
}

static SpokenLine *add_line(Ui *ui, SpokenKind kind, Box box, const char *words)
{
    Spoken *spoken = ui->spoken;
    if (spoken->count == spoken->room) {
        int room = spoken->room == 0 ? 256 : spoken->room * 2;
        SpokenLine *lines = mem_new((size_t)room, sizeof *lines);
        if (spoken->count > 0) memcpy(lines, spoken->lines, sizeof *lines * (size_t)spoken->count);
        mem_free(spoken->lines);
        spoken->lines = lines;
        spoken->room = room;
    }
    SpokenLine *line = &spoken->lines[spoken->count++];
    *line = (SpokenLine){.kind = (uint8_t)kind,
                         .region = (uint8_t)spoken->region,
                         .item = -1,
                         .describes = -1,
                         .scroll = ui->scroll,
                         .words = spoken->words.length,
                         .box = box};
    text_add_bytes(&spoken->words, words, strlen(words) + 1);
    return line;
}

/* What others do is of interest under a sheet too. */
static bool is_lasting(const Spoken *spoken)
{
    return spoken->region == SPOKEN_BOARD || spoken->region == SPOKEN_PLAYERS;
}

void spoken_words(Ui *ui, Box box, const char *words)
{
    if (ui->spoken == NULL || words[0] == '\0') return;
    if (ui->enabled || is_lasting(ui->spoken)) add_line(ui, SPOKEN_TEXT, box, words)->given = true;
}

static bool takes_writing(const Spoken *spoken)
{
    return spoken->hushed == 0 && !is_lasting(spoken) && spoken->region != SPOKEN_ACCOUNT;
}

void spoken_written(Ui *ui, Box box, const char *words, bool heading, bool single)
{
    if (ui->spoken == NULL || !ui->enabled || words[0] == '\0') return;
    if (!takes_writing(ui->spoken)) return;
    heading = heading || ui->spoken->heading;
    ui->spoken->heading = false;
    SpokenLine *line = add_line(ui, heading ? SPOKEN_HEADING : SPOKEN_TEXT, box, words);
    line->single = single && !heading;
}

void spoken_item(Ui *ui)
{
    if (ui->spoken == NULL) return;
    SpokenLine *line = add_line(ui, SPOKEN_ITEM, ui->items[ui->item_count - 1].whole, "");
    line->item = ui->item_count - 1;
}

void spoken_covered(Ui *ui, Box box, const char *name)
{
    if (ui->spoken == NULL || !is_lasting(ui->spoken) || name[0] == '\0') return;
    SpokenLine *line = add_line(ui, SPOKEN_TEXT, box, name);
    line->given = line->covered = true;
}

/* ---- after it ---- */

static const char *words_of(const Spoken *spoken, const SpokenLine *line)
{
    return spoken->words.start + line->words;
}

/* The smallest item of the same region and area that `line` is written in. */
static int holder(const Spoken *spoken, const SpokenLine *line)
{
    int best = -1;
    double x = box_middle_x(line->box), y = box_middle_y(line->box), least = 0;
    for (int i = 0; i < spoken->count; i++) {
        const SpokenLine *other = &spoken->lines[i];
        if (other->kind != SPOKEN_ITEM || other->region != line->region) continue;
        if (other->scroll != line->scroll || !box_holds(other->box, x, y)) continue;
        double size = other->box.w * other->box.h;
        if (best >= 0 && size >= least) continue;
        best = i;
        least = size;
    }
    return best;
}

/* Has `name` all the words in this order? "Buy for $60" is said by "Buy Baltic Avenue for $60". */
static bool says_all(const char *name, const char *words)
{
    for (words += strspn(words, " "); *words != '\0'; words += strspn(words, " ")) {
        size_t length = strcspn(words, " ");
        for (name += strspn(name, " "); *name != '\0'; name += strspn(name, " ")) {
            size_t other = strcspn(name, " ");
            if (other == length && strncmp(name, words, length) == 0) break;
            name += other;
        }
        if (*name == '\0') return false;
        name += length;
        words += length;
    }
    return true;
}

static void find_holder(Ui *ui, SpokenLine *line)
{
    const char *words = words_of(ui->spoken, line);
    line->repeated = false;
    line->describes = holder(ui->spoken, line);
    if (line->describes < 0) return;
    const UiItem *item = &ui->items[ui->spoken->lines[line->describes].item];
    line->repeated = item->role == UI_FIELD || strstr(item->name, words) != NULL ||
                     says_all(item->name, words) || strcmp(item->value, words) == 0;
}

static bool is_said(const SpokenLine *line)
{
    return line->kind != SPOKEN_ITEM && !line->repeated && line->describes < 0;
}

static bool is_beside(const SpokenLine *line, const SpokenLine *next)
{
    double high = line->box.h > next->box.h ? line->box.h : next->box.h;
    return line->single && next->single && line->region == next->region &&
           line->scroll == next->scroll &&
           fabs(box_middle_y(line->box) - box_middle_y(next->box)) <= high / 4;
}

/* Is line n in the same row as the one before? */
static bool continues(const Spoken *spoken, int n)
{
    return n > 0 && n < spoken->count && is_said(&spoken->lines[n]) &&
           is_said(&spoken->lines[n - 1]) && is_beside(&spoken->lines[n - 1], &spoken->lines[n]);
}

static bool names_an_item(const Ui *ui, const char *words)
{
    for (int i = 0; i < ui->item_count; i++)
        if (strcmp(ui->items[i].name, words) == 0) return true;
    return false;
}

/* The label of a row whose controls are described by it. */
static bool is_given(const Spoken *spoken, const char *words)
{
    for (int i = 0; i < spoken->count; i++) {
        const SpokenLine *other = &spoken->lines[i];
        if (other->given && other->describes >= 0 && strcmp(words_of(spoken, other), words) == 0)
            return true;
    }
    return false;
}

/* A label alone in its row, beside what has its name. */
static bool is_label(const Ui *ui, int n)
{
    const Spoken *spoken = ui->spoken;
    const SpokenLine *line = &spoken->lines[n];
    if (line->kind != SPOKEN_TEXT || !is_said(line)) return false;
    if (continues(spoken, n) || continues(spoken, n + 1)) return false;
    const char *words = words_of(spoken, line);
    return names_an_item(ui, words) || is_given(spoken, words);
}

/* Words that something covered has as its name: a space, and again the group of its deed. */
static bool is_echo(const Spoken *spoken, int n)
{
    const SpokenLine *line = &spoken->lines[n];
    if (line->covered || !is_said(line)) return false;
    for (int i = 0; i < spoken->count; i++) {
        const SpokenLine *other = &spoken->lines[i];
        if (other->covered && other->region == line->region &&
            strcmp(words_of(spoken, other), words_of(spoken, line)) == 0)
            return true;
    }
    return false;
}

void spoken_settle(Ui *ui)
{
    Spoken *spoken = ui->spoken;
    if (spoken == NULL) return;
    for (int i = 0; i < spoken->count; i++)
        if (spoken->lines[i].kind != SPOKEN_ITEM) find_holder(ui, &spoken->lines[i]);
    for (int i = 0; i < spoken->count; i++)
        if (is_label(ui, i) || is_echo(spoken, i)) spoken->lines[i].repeated = true;
}

/* ---- listeners ---- */

/* Sentences end by themselves; what is beside something else is set apart. */
static void add_part(Text *text, const char *words)
{
    if (text->length > 0) {
        char last = text->start[text->length - 1];
        text_add(text, strchr(".!?:;,", last) != NULL ? " " : ", ");
    }
    text_add(text, words);
}

static void write_description(const Spoken *spoken, int n, Text *text)
{
    for (int i = 0; i < spoken->count; i++)
        if (spoken->lines[i].describes == n && !spoken->lines[i].repeated)
            add_part(text, words_of(spoken, &spoken->lines[i]));
}

/* The lines from `from` to `to` from left to right. */
static void write_row(const Spoken *spoken, int from, int to, Text *text)
{
    double after = -INFINITY;
    for (int count = to - from; count > 0; count--) {
        int next = -1;
        for (int i = from; i < to; i++) {
            double x = spoken->lines[i].box.x + (i - from) * 1e-6;
            if (x > after && (next < 0 || x < spoken->lines[next].box.x + (next - from) * 1e-6))
                next = i;
        }
        if (next < 0) return;
        add_part(text, words_of(spoken, &spoken->lines[next]));
        after = spoken->lines[next].box.x + (next - from) * 1e-6;
    }
}

bool spoken_write(const Spoken *spoken, int n, Text *text)
{
    const SpokenLine *line = &spoken->lines[n];
    if (line->kind == SPOKEN_ITEM) {
        write_description(spoken, n, text);
        return true;
    }
    if (!is_said(line) || continues(spoken, n)) return false;
    int end = n + 1;
    while (continues(spoken, end)) end++;
    write_row(spoken, n, end, text);
    return true;
}

/* ---- names that several have ---- */

/* What follows a semicolon changes: who is there just now. */
static bool same_thing(const UiItem *one, const UiItem *other)
{
    size_t length = strcspn(one->name, ";");
    return one->role == other->role && strcspn(other->name, ";") == length &&
           strncmp(one->name, other->name, length) == 0;
}

/* How far the box is from the field whose words tell what it belongs to: in the same row, or just
 * below it. Negative where it belongs to another. */
static double distance_beside(const Ui *ui, Box field, Box box)
{
    double y = box_middle_y(box), below = box.y - box_bottom(field);
    bool same_row = y >= field.y && y <= box_bottom(field);
    bool under = below >= 0 && below <= ui_px(ui, 16) && box.x < box_right(field) &&
                 box_right(box) > field.x;
    if (under) return below;
    return same_row ? fabs(box_middle_x(box) - box_middle_x(field)) : -1;
}

/* What is written in the nearest field; in a row there may be several. */
static const char *field_beside(const Ui *ui, const UiItem *item)
{
    const char *best = NULL;
    double nearest = 0;
    if (item->role == UI_FIELD) return NULL;
    for (int i = 0; i < ui->item_count; i++) {
        const UiItem *other = &ui->items[i];
        if (other->role != UI_FIELD || other->scroll != item->scroll || other->value[0] == '\0')
            continue;
        double far = distance_beside(ui, other->whole, item->whole);
        if (far < 0 || (best != NULL && far >= nearest)) continue;
        best = other->value;
        nearest = far;
    }
    return best;
}

void spoken_context(const Ui *ui, int item, Text *text)
{
    const UiItem *one = &ui->items[item];
    int count = 0, which = 0;
    for (int i = 0; i < ui->item_count; i++) {
        if (!same_thing(&ui->items[i], one)) continue;
        count++;
        if (i <= item) which++;
    }
    if (count < 2) return;
    const char *beside = field_beside(ui, one);
    if (beside != NULL)
        text_add(text, beside);
    else
        SAY(&ui->words, text, T_("{first} of {second}"), arg_first(which), arg_second(count));
}
