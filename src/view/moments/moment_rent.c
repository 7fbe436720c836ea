/* moment_rent.c -- a rent that hurts: notes fly from payer to owner, and the sum lands. */
#include <math.h>

#include "view/art/coin_art.h"
#include "view/board/token_view.h"
#include "view/moments/brush.h"
#include "view/moments/moment_scene.h"
#include "view/view_shown.h"
#include "view/view_words.h"

enum { NOTES = 9, COINS = 8 };
#define HALF_TURN 3.141592653589793

/* ---- the notes ---- */

/* What notes are worth, each with how many of the next smaller ones make it. */
typedef struct NoteKind {
    Money worth;
    int pieces;
} NoteKind;

static const NoteKind kinds[] = {
    {1000000, 2}, {500000, 5}, {100000, 2}, {50000, 5}, {10000, 2}, {5000, 5}, {1000, 2},
    {500, 5},     {100, 2},    {50, 5},     {10, 2},    {5, 5},     {1, 0},
};
enum { KINDS = sizeof kinds / sizeof *kinds };

typedef struct NotePile {
    int of[KINDS]; /* how many of each kind */
    int count;
} NotePile;

/* The fewest notes that are worth it; the smallest are left out where there would be too many. */
static NotePile notes_of(Money amount)
{
    NotePile notes = {.count = 0};
    for (int kind = 0; kind < KINDS; kind++)
        for (; amount >= kinds[kind].worth && notes.count < NOTES; amount -= kinds[kind].worth) {
            notes.of[kind]++;
            notes.count++;
        }
    return notes;
}

/* The largest that can be changed is, until there are enough to fly. */
static void change_notes(NotePile *notes)
{
    for (int kind = 0; kind + 1 < KINDS;) {
        bool can = notes->of[kind] > 0 && notes->count + kinds[kind].pieces - 1 <= NOTES;
        if (!can) {
            kind++;
            continue;
        }
        notes->of[kind]--;
        notes->of[kind + 1] += kinds[kind].pieces;
        notes->count += kinds[kind].pieces - 1;
    }
}

/* The kind of the nth. */
static int kind_of(const NotePile *notes, int n)
{
    int kind = 0;
    for (; kind + 1 < KINDS && n >= notes->of[kind]; kind++) n -= notes->of[kind];
    return kind;
}

/* Notes leave one after the other and stay where the picture shows them, along the arc. */
static void draw_notes(const MomentScene *scene, double ax, double ay, double bx, double by)
{
    NotePile notes = notes_of(scene->moment->amount);
    change_notes(&notes);
    for (int i = 0; i < notes.count; i++) {
        int kind = kind_of(&notes, i);
        double rest = (i + 0.6) / notes.count,
               way = brush_span(scene->part, 0.06, 0.5) * (1 + rest);
        double at = rest - 1 + way; /* of the arc: the last of them is first */
        if (at <= 0) continue;
        if (at > rest) at = rest;
        brush_note(view_ui(scene->view)->canvas, ax + (bx - ax) * at,
                   ay + (by - ay) * at - 130 * sin(at * HALF_TURN),
                   (-35 + at * 70 + (i % 2 ? 9 : -9)) / 360, kind,
                   view_thing(scene->view, arg_sum(kinds[kind].worth)).words, scene->least);
    }
}

/* Coins drop out of the notes and spin. */
static void draw_coins(const MomentScene *scene, double ax, double ay, double bx, double by)
{
    for (int i = 0; i < COINS; i++) {
        double at = 0.16 + 0.7 * i / COINS, fall = brush_span(scene->part, 0.2 + at * 0.3, 0.8);
        if (fall <= 0) continue;
        double x = ax + (bx - ax) * at + (i % 3 - 1) * 14,
               y = ay + (by - ay) * at - 130 * sin(at * HALF_TURN) + 24 + fall * (18 + i % 4 * 12),
               side = 18 + i % 3 * 4;
        coin_art_coin(view_ui(scene->view)->canvas, (Box){x - side / 2, y - side / 2, side, side},
                      fall * (1 + i % 2));
    }
}

/* What somebody had, and has now. */
static void draw_change(const MomentScene *scene, SeatId seat, double x, double y, bool gains)
{
    View *view = scene->view;
    Phrase words = PHRASE(view, T_("{cash} → {total}"), arg_cash(scene->before->seats[seat].cash),
                          arg_total(scene->after->seats[seat].cash));
    Canvas *canvas = view_ui(view)->canvas;
    BrushLine line = {20, FONT_HEAVY, gains ? 0xFF145C31 : 0xFFFFB4A6, 0.5, 168, scene->least};
    double wide = brush_width(canvas, words.words, line) + 24;
    Box chip = {x - wide / 2, y - 20, wide, 40};
    if (chip.x < 12) chip.x = 12;
    if (box_right(chip) > scene->w - 12) chip.x = scene->w - 12 - chip.w;
    canvas_fill_round(canvas, chip, 12, gains ? BRUSH_PAPER : BRUSH_INK);
    brush_write(
        canvas, box_middle_x(chip), y + 8, words.words,
        (BrushLine){20, FONT_HEAVY, gains ? 0xFF145C31 : 0xFFFFB4A6, 0.5, 200, scene->least});
}

static void draw_sum(const MomentScene *scene, double x, double y)
{
    double way = brush_span(scene->part, 0.32, 0.4);
    if (way <= 0) return;
    Canvas *canvas = view_ui(scene->view)->canvas;
    Phrase sum = view_thing(scene->view, arg_sum(scene->moment->amount));
    canvas->verbs->push_place(canvas, x, y, 1.6 - 0.6 * way, -4.0 / 360);
    brush_write(canvas, 4, 5, sum.words,
                (BrushLine){80, FONT_HEAVY, 0x991A0A26, 0.5, 250, scene->least});
    brush_write(canvas, 0, 0, sum.words,
                (BrushLine){80, FONT_HEAVY, 0xFFFFD54A, 0.5, 250, scene->least});
    canvas->verbs->pop(canvas);
}

/* ---- the words ---- */

/* "with a hotel", or nothing where nothing is built. */
static void say_built(const MomentScene *scene, Text *text)
{
    const Edition *edition = view_edition(scene->view);
    int level = scene->before->holdings[scene->moment->deed].level,
        houses = edition_level_houses(level);
    if (edition_level_hotels(level) > 0)
        SAY(view_words(scene->view), text, T_("with {hotel.a}"), arg_absent());
    else if (houses > 0 && edition->deeds[scene->moment->deed].house_price > 0)
        SAY(view_words(scene->view), text, T_("with {houses}"), arg_houses(houses));
}

static bool is_highest(const MomentScene *scene)
{
    const Table *table = view_table(scene->view);
    size_t shown = view_stage(scene->view)->event, count = table_event_count(table);
    for (size_t n = 0; n < shown && n < count; n++) {
        const Event *event = &table_event(table, n)->event;
        if (event->kind == EVENT_PAID && event->reason == REASON_RENT &&
            event->amount > scene->moment->amount)
            return false;
    }
    return true;
}

static void write_words(const MomentScene *scene, double x, double most)
{
    View *view = scene->view;
    Canvas *canvas = view_ui(view)->canvas;
    char words[120];
    Text built = text_into(words, sizeof words);
    double y = scene->h * 0.84;
    if (scene->moment->deed == NO_DEED) return;
    brush_write(canvas, x, y,
                PHRASE(view, T_("{deed}: {rent}"), arg_deed(scene->moment->deed)).words,
                (BrushLine){20, FONT_BOLD, BRUSH_PAPER, 0.5, most, scene->least});
    BrushLine small = {16, FONT_MEDIUM, 0xFFE7E0D0, 0.5, most, scene->least};
    say_built(scene, &built);
    if (built.length > 0) brush_write(canvas, x, y += 25, words, small);
    if (is_highest(scene))
        brush_write(canvas, x, y + 24, LABEL(view, T_("the highest rent of this game")), small);
}

void moment_scene_rent(const MomentScene *scene)
{
    View *view = scene->view;
    const GameMoment *moment = scene->moment;
    Canvas *canvas = view_ui(view)->canvas;
    Colour owner = view_seat_colour(view, moment->other),
           ground = colour_mixed(owner, 0xFF140A1C, 0.6);
    double ax = 94, ay = scene->h * 0.68, bx = scene->w - 104, by = scene->h * 0.28;
    canvas_fill_box(canvas, (Box){0, -4, scene->w, scene->h + 8}, ground);
    brush_rays(canvas, bx, by, scene->w + scene->h, 22, scene->seconds * 4 / 360,
               colour_faded(owner, 0.4));
    draw_notes(scene, ax, ay, bx, by);
    draw_coins(scene, ax, ay, bx, by);
    canvas_fill_circle(canvas, ax, ay, 66,
                       colour_faded(view_seat_colour(view, moment->seat), 0.35));
    token_of_seat(view, moment->seat, (Box){ax - 48, ay - 48, 96, 96});
    canvas_fill_circle(canvas, bx, by, 80, 0x38FFD98A);
    canvas_fill_circle(canvas, bx, by, 66, 0x40FFD98A);
    token_of_seat(view, moment->other, (Box){bx - 54, by - 54, 108, 108});
    draw_change(scene, moment->seat, ax, ay + 72, false);
    draw_change(scene, moment->other, bx, by + 82, true);
    double x = (scene->w + 196) / 2, most = scene->w - 228;
    draw_sum(scene, x, scene->h * 0.75);
    write_words(scene, x, most);
}
