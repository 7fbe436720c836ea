/* moment_bankrupt.c -- somebody is out: the card greys, the token tips over, the stamp falls. */
#include "table/round_count.h"
#include "view/board/token_view.h"
#include "view/moments/brush.h"
#include "view/moments/moment_scene.h"
#include "view/view_shown.h"
#include "view/view_words.h"

#define BAD 0xFFB3261Eu
#define STAMP_WIDE 330.0

static void draw_card(const MomentScene *scene, Box card)
{
    View *view = scene->view;
    Canvas *canvas = view_ui(view)->canvas;
    SeatId seat = scene->moment->seat;
    double grey = brush_span(scene->seconds, 0, 0.3), tip = brush_span(scene->seconds, 0.3, 0.55);
    canvas_fill_round(canvas, (Box){card.x + 4, card.y + 8, card.w - 8, card.h}, 20, 0x402B2112);
    canvas_fill_round(canvas, card, 18, colour_mixed(BRUSH_PAPER, 0xFFF0EDE6, grey));
    canvas->verbs->push_place(canvas, card.x + 74, card.y + 66, 1, -78.0 / 360 * brush_cubic(tip));
    token_of_seat(view, seat, (Box){-48, -48, 96, 96});
    canvas->verbs->pop(canvas);
    canvas_fill_circle(canvas, card.x + 74, card.y + 66, 48, colour_faded(0xFFB9B4AA, 0.6 * grey));
    char words[200];
    Text text = text_into(words, sizeof words);
    SAY(view_words(view), &text, T_("Place {first} of {second}"),
        arg_first(game_seats_left(scene->before)), arg_second(scene->before->seat_count));
    text_add(&text, " · ");
    round_count_say(view_words(view), view_edition(view), view_game(view), &text);
    double x = card.x + 140, right = box_right(card) - 22;
    double cash = brush_write(canvas, right, card.y + 62,
                              view_thing(view, arg_sum(scene->before->seats[seat].cash)).words,
                              (BrushLine){30, FONT_HEAVY, 0xFF4A463E, 1, 110, scene->least});
    brush_write(canvas, x, card.y + 58, view_thing(view, arg_seat(seat)).words,
                (BrushLine){30, FONT_HEAVY, 0xFF4A463E, 0, right - x - cash - 14, scene->least});
    brush_write(canvas, x, card.y + 86, words,
                (BrushLine){16, FONT_MEDIUM, BRUSH_QUIET, 0, right - x, scene->least});
}

static void draw_stamp(const MomentScene *scene, double x, double y)
{
    double fall = brush_span(scene->seconds, 0.55, 0.69);
    if (fall <= 0) return;
    Canvas *canvas = view_ui(scene->view)->canvas;
    Colour red = colour_faded(BAD, 0.4 + 0.53 * fall);
    canvas->verbs->push_place(canvas, x, y, 1.6 - 0.6 * fall, -8.0 / 360);
    canvas_stroke_round(canvas, (Box){-STAMP_WIDE / 2, -46, STAMP_WIDE, 92}, 12, 7, red);
    canvas_stroke_round(canvas, (Box){-STAMP_WIDE / 2 + 11, -35, STAMP_WIDE - 22, 70}, 7, 3, red);
    brush_write(canvas, 0, 20, LABEL(scene->view, T_("BANKRUPT")),
                (BrushLine){56, FONT_HEAVY, red, 0.5, STAMP_WIDE - 46, scene->least});
    canvas->verbs->pop(canvas);
}

/* Some of the deeds leave, one after the other. */
static void draw_leaving(const MomentScene *scene, double x, double y)
{
    const Edition *edition = view_edition(scene->view);
    double way = brush_span(scene->seconds, 0.8, 1.45);
    DeedSet rest = scene->before->seats[scene->moment->seat].deeds;
    for (int i = 0; i < 5 && rest != 0 && way > 0; i++, rest &= rest - 1) {
        const Group *group = &edition->groups[edition->deeds[__builtin_ctzll(rest)].group];
        double at = brush_cubic(way) * (0.28 + i * 0.15);
        brush_deed(view_ui(scene->view)->canvas, scene->w * 0.42 + (x - scene->w * 0.42) * at,
                   scene->h * 0.62 + (y - scene->h * 0.62) * at * at, (-20.0 + i * 11) / 360,
                   theme_group(&view_ui(scene->view)->theme, group->colour));
    }
}

/* ---- the words ---- */

/* What the seat could not pay, of the events shown so far; NULL: not known. */
static const Event *find_debt(const MomentScene *scene)
{
    enum { FAR = 300 };
    const Table *table = view_table(scene->view);
    size_t shown = view_stage(scene->view)->event, count = table_event_count(table);
    if (shown > count) shown = count;
    for (size_t n = shown; n > 0 && shown - n < FAR; n--) {
        const Event *event = &table_event(table, n - 1)->event;
        if (event->kind == EVENT_DEBT_AROSE && event->seat == scene->moment->seat) return event;
    }
    return NULL;
}

static bool passes_deeds(const MomentScene *scene)
{
    return scene->moment->other < scene->before->seat_count &&
           view_edition(scene->view)->rule[RULE_ESTATE_PLAYER] != ESTATE_FREE;
}

/* Who is out, what was owed, and what becomes of the deeds: above each other from below. */
static void write_words(const MomentScene *scene)
{
    View *view = scene->view;
    Canvas *canvas = view_ui(view)->canvas;
    const GameMoment *moment = scene->moment;
    bool owed = moment->other < scene->before->seat_count;
    int deeds = __builtin_popcountll(scene->before->seats[moment->seat].deeds);
    double y = scene->h - 28, most = scene->w - (owed ? 148 : 56);
    BrushLine small = {16, FONT_MEDIUM, 0xFF4A463E, 0, most, scene->least};
    const Event *debt = find_debt(scene);
    if (debt != NULL && debt->deed != NO_DEED) {
        brush_write(canvas, 28, y,
                    PHRASE(view, T_("{seat} owed {sum} for {deed}."), arg_seat(moment->seat),
                           arg_sum(debt->amount), arg_deed(debt->deed))
                        .words,
                    small);
        y -= 25;
    }
    if (passes_deeds(scene) && deeds > 0) {
        brush_write(canvas, 28, y,
                    PHRASE(view,
                           TN_("{count} deed goes to {other}.", "{count} deeds go to {other}."),
                           arg_count(deeds), arg_other(moment->other))
                        .words,
                    small);
        y -= 25;
    }
    brush_write(canvas, 28, y - 4,
                owed ? PHRASE(view, T_("{seat} is bankrupt to {other}."), arg_seat(moment->seat),
                              arg_other(moment->other))
                           .words
                     : PHRASE(view, T_("{seat} is bankrupt."), arg_seat(moment->seat)).words,
                (BrushLine){24, FONT_HEAVY, BRUSH_INK, 0, most, scene->least});
}

void moment_scene_bankrupt(const MomentScene *scene)
{
    View *view = scene->view;
    const GameMoment *moment = scene->moment;
    Canvas *canvas = view_ui(view)->canvas;
    bool owed = moment->other < scene->before->seat_count;
    double x = scene->w - 64, y = scene->h - 62;
    canvas_fill_box(canvas, (Box){0, -4, scene->w, scene->h + 8}, 0xFFCFC9BD);
    brush_rays(canvas, scene->w / 2, scene->h * 0.42, scene->w + scene->h, 18, 0, 0x73DAD5CA);
    draw_card(scene, (Box){22, scene->h * 0.1, scene->w - 44, 226});
    if (passes_deeds(scene)) draw_leaving(scene, x, y);
    if (owed) token_of_seat(view, moment->other, (Box){x - 38, y - 38, 76, 76});
    draw_stamp(scene, scene->w / 2 + 24, scene->h * 0.1 + 162);
    write_words(scene);
}
