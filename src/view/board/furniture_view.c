/* furniture_view.c -- what lies on the motif: decks, dice, the bank's tray, the name plate. */
#include "view/board/furniture_view.h"

#include <string.h>

#include "base/text.h"
#include "ui/capitals.h"
#include "ui/icon.h"
#include "ui/lettering.h"
#include "view/art/deck_art.h"
#include "view/art/dice_art.h"
#include "view/art/plate_art.h"
#include "view/board/building_view.h"
#include "view/view_shown.h"
#include "view/view_words.h"

#define WIDTH 576.0
#define HEIGHT 552.0
/* Below this scale only deed and dice are shown. */
#define RICH_LEAST 0.86
/* A deed below this part of its size fills what there is. */
#define CRAMPED 0.7
/* Of the canvas: the piles of cards. */
enum { PILES_LAYER = 8 };

static double smaller(double a, double b)
{
    return a < b ? a : b;
}

/* ---- the plan ---- */

/* Upright where the middle is high enough, else low with two columns. */
static void place_deed(MiddlePlan *plan, double unit)
{
    Box middle = plan->box;
    bool upright = middle.h > 380 * unit && middle.w > 250 * unit;
    double wide = upright ? 240 * unit : 226 * unit, high = upright ? 318 * unit : 172 * unit;
    if (upright && plan->rich) high = 338 * unit;
    double k = smaller(smaller((middle.w - 44 * unit) / wide, (middle.h - 30 * unit) / high), 1);
    plan->deed = box_centred(middle, wide * k, high * k);
    if (k < CRAMPED && !upright) { /* with text this large it fills the middle */
        double most = smaller(middle.w * 0.9, wide);
        plan->deed = box_centred(middle, most, smaller(smaller(middle.h * 0.84, high), most));
    }
    plan->tag = upright ? 0.9 * k * unit : 0;
    if (!plan->rich) return;
    double top = middle.y + (66 + (middle.h / plan->k - HEIGHT) / 2) * plan->k;
    plan->deed = (Box){box_middle_x(middle) - 122 * plan->k, top, 240 * plan->k, 338 * plan->k};
    plan->tag = plan->k;
}

MiddlePlan furniture_plan(const View *view, const BoardFrame *frame)
{
    double unit = view_ui(view)->unit;
    MiddlePlan plan = {.box = frame->middle};
    plan.k = smaller(frame->middle.w / WIDTH, frame->middle.h / HEIGHT);
    plan.rich = !frame->ring && plan.k >= RICH_LEAST * unit;
    place_deed(&plan, unit);
    return plan;
}

/* ---- dice ---- */

static void draw_die(View *view, int die, double x, double y, double side, double slant)
{
    const Game *game = view_game(view);
    const Stage *stage = view_stage(view);
    double tumble = stage_tumble(stage);
    int face = game->dice[die];
    double turn = slant + tumble * tumble * tumble * (die == 0 ? 1.3 : -1.6); /* out-cubic */
    if (tumble > 0.15) face = 1 + (int)(tumble * 3.4 + die * 3 + 1) % 6;      /* three faces */
    dice_art_draw(view_ui(view)->canvas, face, (Box){x - side / 2, y - side / 2, side, side}, turn,
                  tumble * (1 - tumble) * 4);
}

/* Where the design has them; in a ring above the deed at the right, or at its left. */
static void draw_dice(View *view, const MiddlePlan *plan)
{
    const Game *game = view_game(view);
    Box middle = plan->box, deed = plan->deed;
    double unit = view_ui(view)->unit, k = plan->k;
    if (game->dice[0] == 0 && game->dice[1] == 0) return;
    if (plan->rich) {
        double top = middle.y + (middle.h - HEIGHT * k) / 2;
        draw_die(view, 0, middle.x + 62 * k, top + 206 * k, 52 * k, -0.028);
        draw_die(view, 1, middle.x + 118 * k, top + 222 * k, 52 * k, 0.033);
        return;
    }
    double left = deed.x - middle.x;
    if (left > 60 * unit) {
        double side = smaller(42 * unit, left * 0.5), x = middle.x + left * 0.5;
        draw_die(view, 0, x - side * 0.14, deed.y + side, side, -0.025);
        draw_die(view, 1, x + side * 0.2, deed.y + side * 2.2, side, 0.03);
        return;
    }
    double above = deed.y - middle.y, side = smaller(26 * unit, above * 0.72);
    if (side < 12 * unit) return;
    draw_die(view, 0, box_right(middle) - side * 2.3, middle.y + above * 0.52, side, -0.022);
    draw_die(view, 1, box_right(middle) - side * 1.05, middle.y + above * 0.52, side, 0.025);
}

/* ---- the bank ---- */

typedef struct TrayRow {
    int kind; /* 0 house, 1 hotel, 2 pot */
    char number[40], note[40];
} TrayRow;

typedef struct Tray {
    int count;
    TrayRow rows[3];
} Tray;

static void add_stock(const View *view, Tray *tray, bool hotel, int left, int all)
{
    TrayRow *row = &tray->rows[tray->count++];
    *row = (TrayRow){.kind = hotel};
    Text number = text_into(row->number, sizeof row->number),
         note = text_into(row->note, sizeof row->note);
    if (left < 0) {
        text_add(&number, LABEL(view, T_("no limit")));
        return;
    }
    text_add_int(&number, left);
    SAY(view_words(view), &note, T_("of {number}"), arg_number(all));
}

static Tray tray_of(const View *view)
{
    const Game *game = view_game(view);
    const int32_t *rule = view_edition(view)->rule;
    Tray tray = {.count = 0};
    add_stock(view, &tray, false, game->houses, rule[RULE_HOUSES]);
    if (rule[RULE_HOTEL] != HOTEL_NONE)
        add_stock(view, &tray, true, game->hotels, rule[RULE_HOTELS]);
    if (rule[RULE_POT] == 0) return tray;
    TrayRow *row = &tray.rows[tray.count++];
    *row = (TrayRow){.kind = 2};
    Text number = text_into(row->number, sizeof row->number);
    words_write_arg(view_words(view), arg_sum(game->pot), &number);
    return tray;
}

static void draw_tray_row(View *view, Box box, const TrayRow *row)
{
    Ui *ui = view_ui(view);
    Colour ink = theme_legible(0xFFFFFDF6, ui->theme.rail);
    Box sign = box_inset(box_cut_left(&box, box.h * 1.35), 1, box.h * 0.08);
    if (row->kind == 2)
        icon_draw(ui->canvas, ICON_POT, sign, theme_distinct(ui->theme.edge, ui->theme.rail));
    else
        building_view_one(ui->canvas, view_edition(view), sign, row->kind == 1);
    box_cut_left(&box, ui_px(ui, 5));
    Style number = {row->note[0] != '\0' ? TYPE_TITLE : TYPE_LARGE, FONT_HEAVY, ink, ALIGN_LEFT};
    Style note = {TYPE_NOTE, FONT_MEDIUM, ink, ALIGN_RIGHT};
    double wide = lettering_width(ui, row->note, note), least = wide + ui_px(ui, 3);
    if (least + lettering_width(ui, row->number, number) > box.w) number.type = TYPE_BODY;
    bool both = least + lettering_width(ui, row->number, number) <= box.w;
    if (both) lettering_line(ui, box_cut_right(&box, wide), row->note, note);
    lettering_line(ui, box, row->number, number);
}

static void draw_tray(View *view, const MiddlePlan *plan)
{
    Ui *ui = view_ui(view);
    double k = plan->k, top = plan->box.y + (plan->box.h - HEIGHT * k) / 2;
    Tray tray = tray_of(view);
    Box box = {box_right(plan->box) - 142 * k, top + 186 * k, 116 * k, (30 + 27 * tray.count) * k};
    canvas_shadow(ui->canvas, box, 12 * k, 7 * k);
    canvas_fill_round(ui->canvas, box, 12 * k, ui->theme.rail);
    canvas_stroke_round(ui->canvas, box, 12 * k, 1.4 * k, ui->theme.edge);
    Box inner = box_inset(box, 9 * k, 5 * k);
    capitals_line(
        ui, box_cut_top(&inner, 18 * k), LABEL(view, T_("In the bank")),
        (Style){TYPE_NOTE, FONT_BOLD, theme_legible(0xFFFFFDF6, ui->theme.rail), ALIGN_CENTRE});
    for (int i = 0; i < tray.count; i++)
        draw_tray_row(view, box_inset(box_row(inner, i, tray.count, 0), 0, 2 * k), &tray.rows[i]);
}

/* ---- the rest ---- */

static void draw_piles(View *view, const MiddlePlan *plan)
{
    double k = plan->k, top = plan->box.y + (plan->box.h - HEIGHT * k) / 2;
    for (DeckId deck = 0; deck < view_edition(view)->deck_count; deck++) {
        double x = deck % 2 == 0 ? plan->box.x + 86 * k : box_right(plan->box) - 86 * k;
        deck_art_draw(view_ui(view), view_edition(view), deck, x, top + (deck < 2 ? 112 : 330) * k,
                      k, deck % 2 == 0 ? -0.025 : 0.025);
    }
}

static uint64_t mixed(uint64_t hash, const void *bytes, size_t count)
{
    return (hash ^ text_hash(bytes, count)) * 0x9E3779B97F4A7C15u;
}

/* Changes whenever the piles would look different. */
static uint64_t stamp_of_piles(const View *view, const MiddlePlan *plan)
{
    const Ui *ui = view_ui(view);
    const Edition *edition = view_edition(view);
    const Colour colours[] = {ui->theme.card, ui->theme.rail, ui->theme.edge, ui->theme.felt};
    uint64_t stamp = mixed(edition->deck_count, edition->word, strlen(edition->word));
    for (DeckId deck = 0; deck < edition->deck_count; deck++) {
        const char *name = edition->deck_label[deck].name;
        stamp = mixed(stamp, name, strlen(name));
    }
    stamp = mixed(stamp, &plan->box, sizeof plan->box);
    stamp = mixed(stamp, &plan->k, sizeof plan->k);
    stamp = mixed(stamp, &ui->unit, sizeof ui->unit);
    return mixed(stamp, colours, sizeof colours);
}

/* Turned, with shadows: drawn once and kept. */
static void draw_decks(View *view, const MiddlePlan *plan)
{
    Canvas *canvas = view_ui(view)->canvas;
    double k = plan->k, top = plan->box.y + (plan->box.h - HEIGHT * k) / 2;
    double high = view_edition(view)->deck_count > 2 ? 360 : 150;
    Box area = {plan->box.x, top + 40 * k, plan->box.w, high * k};
    if (view_edition(view)->deck_count == 0) return;
    if (canvas->verbs->layer_begin(canvas, PILES_LAYER, stamp_of_piles(view, plan), area)) {
        draw_piles(view, plan);
        canvas->verbs->layer_end(canvas);
    }
    canvas->verbs->layer_show(canvas, PILES_LAYER);
}

/* Whom the thief is after. */
static void write_thief(View *view, const MiddlePlan *plan)
{
    Ui *ui = view_ui(view);
    const Game *game = view_game(view);
    if (view_edition(view)->rule[RULE_THIEF_FEE] == 0 || game->thief == NO_SPACE ||
        game->thief_target >= game->seat_count)
        return;
    Style style = {TYPE_BODY, FONT_SEMIBOLD, ui->theme.ink, ALIGN_CENTRE};
    Phrase words = PHRASE(view, T_("The thief is after {seat}."), arg_seat(game->thief_target));
    double wide = lettering_width(ui, words.words, style) + ui_px(ui, 24), high = ui_px(ui, 26);
    if (wide > plan->box.w * 0.8) wide = plan->box.w * 0.8;
    Box pill = {box_middle_x(plan->box) - wide / 2,
                box_bottom(plan->box) - high - ui_px(ui, plan->rich ? 56 : 8), wide, high};
    canvas_fill_round(ui->canvas, pill, high / 2, ui->theme.paper);
    canvas_stroke_round(ui->canvas, pill, high / 2, 1, ui->theme.line);
    lettering_line(ui, box_inset(pill, ui_px(ui, 10), 0), words.words, style);
}

void furniture_draw(View *view, const MiddlePlan *plan)
{
    if (plan->rich) {
        double k = plan->k, top = plan->box.y + (plan->box.h - HEIGHT * k) / 2;
        draw_decks(view, plan);
        draw_tray(view, plan);
        plate_art_name(view_ui(view),
                       (Box){plan->box.x + 90 * k, top + 426 * k, plan->box.w - 180 * k, 39 * k},
                       view_edition(view)->title);
    }
    draw_dice(view, plan);
    write_thief(view, plan);
}
