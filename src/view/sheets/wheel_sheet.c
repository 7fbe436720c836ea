/* wheel_sheet.c -- the wheel of fortune, turning to what was drawn. */
#include <math.h>

#include "ui/form.h"
#include "ui/sector.h"
#include "ui/sheet.h"
#include "view/chance.h"
#include "view/moves.h"
#include "view/sheets/wheel_sectors.h"
#include "view/stage_event.h"
#include "view/view_request.h"
#include "view/view_sheet.h"
#include "view/view_shown.h"
#include "view/view_words.h"

#define WIDTH 480.0
#define TURNS 4 /* before it stops */

typedef struct Wheel {
    DeckId deck;
    CardId card;  /* NO_CARD: not turned yet */
    double angle; /* by which it is turned */
    bool rests;
} Wheel;

/* ---- its position ---- */

static DeckId first_wheel(const Edition *edition)
{
    for (int deck = 0; deck < edition->deck_count; deck++)
        if (edition->decks[deck].kind == DECK_WEIGHTS) return (DeckId)deck;
    for (int deck = 0; deck < edition->deck_count; deck++)
        if (edition->decks[deck].kind == DECK_DICE) return (DeckId)deck;
    return 0;
}

static bool is_turning(const Stage *stage)
{
    return stage->busy && stage->now.kind == EVENT_CARD_DRAWN && stage->until > stage->began;
}

static Wheel wheel_of(const View *view)
{
    const Stage *stage = view_stage(view);
    const Edition *edition = view_edition(view);
    if (chance_spins(view))
        return (Wheel){.deck = view_game(view)->deck, .card = NO_CARD, .rests = true};
    bool turning = is_turning(stage), open = turning || stage->card_open;
    DeckId deck = turning ? (DeckId)stage->now.amount : stage->deck;
    if (!open || deck >= edition->deck_count || edition->decks[deck].kind == DECK_CARDS)
        return (Wheel){.deck = first_wheel(edition), .card = NO_CARD, .rests = true};
    Wheel wheel = {
        .deck = deck, .card = turning ? (CardId)stage->now.second : stage->card, .rests = !turning};
    WheelSectors sectors;
    wheel_sectors(&edition->decks[deck], &sectors);
    double end = -wheel_sectors_middle(&sectors, wheel.card, view_game(view)->turn);
    double length = stage_event_turning(stage->table, &stage->now, view_preferences(view));
    double part = turning && length > 0 ? (stage->clock - stage->began) / length : 1;
    if (part >= 1) wheel.rests = true;
    double left = wheel.rests ? 0 : (1 - part) * (1 - part) * (1 - part);
    wheel.angle = end - TURNS * left;
    return wheel;
}

/* ---- sectors ---- */

typedef enum Luck { LUCK_GOOD, LUCK_BAD, LUCK_OPEN } Luck;

/* How the sector of an effect looks. */
typedef struct WheelLook {
    uint8_t luck; /* Luck */
    uint8_t icon; /* Icon */
} WheelLook;

static const WheelLook looks[] = {
#define EFFECT(id, form, leads, rule, run, space, sector, fate, ...) \
    [id] = {.luck = LUCK_##fate, .icon = ICON_##sector},
#include "edition/effect_rows.h"
};

static Colour sector_colour(const Theme *theme, Luck luck, int place)
{
    Colour hue = luck == LUCK_GOOD ? 0xFF2F9E5B : luck == LUCK_BAD ? 0xFFD8342F : 0xFFF2CF3B;
    double part = place % 2 == 0 ? 0.36 : 0.52;
    return colour_mixed(theme->card, hue, theme->dark ? part * 0.68 : part);
}

enum { LAMPS = 24 };

/* So much of their type sums may lose; narrower sectors have a sign instead. */
#define SMALLER 0.86

/* What fits on a sector: a sum, a number of steps, or nothing. */
static Phrase label_of(const View *view, const Deck *deck, const Card *card)
{
    const Effect *effect = &card->effect;
    bool pays = effect->kind == EFFECT_PAY || effect->kind == EFFECT_TAX;
    if (deck->kind == DECK_DICE)
        return card->low == card->high ? view_thing(view, arg_number(card->low))
                                       : PHRASE(view, T_("{number}–{second}"),
                                                arg_number(card->low), arg_second(card->high));
    if (effect->kind == EFFECT_COLLECT) return PHRASE(view, T_("+{sum}"), arg_sum(effect->amount));
    if (pays && effect->amount > 0) return PHRASE(view, T_("−{sum}"), arg_sum(effect->amount));
    if (effect->kind == EFFECT_MOVE_BY)
        return effect->amount < 0 ? PHRASE(view, T_("← {number}"), arg_number(-effect->amount))
                                  : PHRASE(view, T_("{number} →"), arg_number(effect->amount));
    return (Phrase){.words = ""};
}

static void draw_label(View *view, const Wheel *wheel, const WheelSector *sector, Box disc,
                       Colour ground)
{
    Ui *ui = view_ui(view);
    const Deck *deck = &view_edition(view)->decks[wheel->deck];
    const Card *card = &deck->cards[sector->card];
    Colour ink = theme_legible(ui->theme.ink, ground);
    double radius = disc.w / 2, size = sector->to - sector->from, x, y;
    double room = 2 * 3.14159 * radius * 0.8 * size * 0.9;
    if (room > radius * 0.4) room = radius * 0.4;
    sector_point(box_middle_x(disc), box_middle_y(disc), radius * 0.82,
                 (sector->from + sector->to) / 2 + wheel->angle, &x, &y);
    Phrase label = label_of(view, deck, card);
    Style style = {TYPE_SMALL, FONT_BOLD, ink, ALIGN_CENTRE};
    if (room < ui_px(ui, 12)) return;
    if (label.words[0] != '\0' && lettering_width(ui, label.words, style) * SMALLER <= room) {
        lettering_line(ui, (Box){x - room / 2, y - ui_px(ui, 8), room, ui_px(ui, 16)}, label.words,
                       style);
        return;
    }
    double side = room < ui_px(ui, 22) ? room : ui_px(ui, 22);
    icon_draw(ui->canvas, (Icon)looks[card->effect.kind].icon,
              (Box){x - side / 2, y - side / 2, side, side}, ink);
}

static void draw_sectors(View *view, const Wheel *wheel, Box disc)
{
    Ui *ui = view_ui(view);
    const Deck *deck = &view_edition(view)->decks[wheel->deck];
    double x = box_middle_x(disc), y = box_middle_y(disc), radius = disc.w / 2;
    WheelSectors sectors;
    wheel_sectors(deck, &sectors);
    for (int i = 0; i < sectors.count; i++) {
        const WheelSector *sector = &sectors.list[i];
        Colour ground =
            sector_colour(&ui->theme, (Luck)looks[deck->cards[sector->card].effect.kind].luck, i);
        sector_path(ui->canvas, x, y, radius, sector->from + wheel->angle,
                    sector->to + wheel->angle);
        ui->canvas->verbs->fill(ui->canvas, ground);
        sector_path(ui->canvas, x, y, radius, sector->from + wheel->angle,
                    sector->to + wheel->angle);
        ui->canvas->verbs->stroke(ui->canvas, ui_px(ui, 1), ui->theme.card);
        draw_label(view, wheel, sector, disc, ground);
    }
}

static void draw_frame(View *view, Box disc)
{
    Ui *ui = view_ui(view);
    double x = box_middle_x(disc), y = box_middle_y(disc), radius = disc.w / 2, tip = ui_px(ui, 14);
    Colour rail = ui->theme.rail, edge = ui->theme.edge;
    double rim = ui_px(ui, 9);
    canvas_circle_path(ui->canvas, x, y, radius + rim / 2 - 1);
    ui->canvas->verbs->stroke(ui->canvas, rim, rail);
    for (int lamp = 0; lamp < LAMPS; lamp++) {
        double at_x, at_y;
        sector_point(x, y, radius + rim / 2 - 1, lamp / (double)LAMPS, &at_x, &at_y);
        canvas_fill_circle(ui->canvas, at_x, at_y, ui_px(ui, 2), edge);
    }
    canvas_fill_circle(ui->canvas, x, y, radius * 0.2, rail);
    canvas_circle_path(ui->canvas, x, y, radius * 0.2);
    ui->canvas->verbs->stroke(ui->canvas, ui_px(ui, 3), edge);
    double side = radius * 0.24;
    icon_draw(ui->canvas, ICON_WHEEL, (Box){x - side / 2, y - side / 2, side, side},
              theme_legible(0xFFFFFDF6, rail));
    const CanvasVerbs *verbs = ui->canvas->verbs;
    verbs->move_to(ui->canvas, x, y - radius + tip);
    verbs->line_to(ui->canvas, x - tip * 0.7, y - radius - tip * 0.6);
    verbs->line_to(ui->canvas, x + tip * 0.7, y - radius - tip * 0.6);
    verbs->close(ui->canvas);
    verbs->fill(ui->canvas, ui->theme.main);
}

/* ---- the whole ---- */

static const char *result(const View *view, const Wheel *wheel)
{
    if (wheel->card == NO_CARD)
        return chance_spins(view) ? LABEL(view, T_("It is yours to spin."))
                                  : LABEL(view, T_("It turns when somebody lands on its space."));
    return wheel->rests ? view_edition(view)->card_text[wheel->deck][wheel->card] : "";
}

static double contents(Ui *ui, Box box, void *what)
{
    View *view = view_of(ui);
    const Wheel *wheel = what;
    double pad = ui_px(ui, 18), most = ui_px(ui, 340),
           fits = ui->screen.h - ui_px(ui, 64 + 96 + 48);
    double side = box.w - 2 * pad;
    if (side > most) side = most;
    if (side > fits) side = fits;
    if (side < ui_px(ui, 120)) side = ui_px(ui, 120);
    Box disc = {box_middle_x(box) - side / 2, box.y + pad, side, side};
    draw_sectors(view, wheel, disc);
    draw_frame(view, disc);
    Style style = {TYPE_TITLE, FONT_SEMIBOLD, ui->theme.ink, ALIGN_CENTRE};
    double used = side + 2 * pad, room = lettering_line_height(ui, style) * 2;
    lettering_fit(ui, (Box){box.x, box.y + used, box.w, room}, result(view, wheel), style, 0);
    return used + room;
}

/* Spinning it, or having read what it says. */
static Button button_of(const MoveButton *move)
{
    return (Button){.id = ui_id("wheel", (int)move->way),
                    .label = move->label,
                    .look = BUTTON_MAIN,
                    .icon = move->icon,
                    .letter = move->letter};
}

static void pass(View *view)
{
    Ui *ui = view_ui(view);
    SheetFrame frame;
    Wheel wheel = wheel_of(view);
    if (!wheel.rests) ui->restless = true;
    double width = sheet_inner_width(ui, WIDTH), height = form_height(ui, width, contents, &wheel);
    MoveList moves;
    moves_list(view, &moves);
    bool asks = moves.count > 0 && moves.list[0].way != MOVE_ACT;
    Button what = asks ? button_of(&moves.list[0]) : (Button){0};
    SheetFoot foot = {.buttons = &what, .count = 1};
    Box box = sheet_begin(ui, &frame, view_edition(view)->deck_label[wheel.deck].name, WIDTH,
                          height, asks ? sheet_foot_height(ui, width, &foot) : 0, true);
    contents(ui, box, &wheel);
    sheet_end(ui, &frame);
    if (asks && sheet_foot(ui, frame.foot, &foot) == 0) moves_do(view, &moves.list[0]);
    if (!frame.closed) return;
    view_put_sheet_off(view, SHEET_WHEEL);
}

const SheetRow wheel_sheet = {.pass = pass};
