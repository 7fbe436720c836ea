/* board_view.c -- the board: rail, spaces, motif, owners, tokens. */
#include "view/board/board_view.h"

#include <string.h>

#include "table/asking.h"
#include "table/spelled.h"
#include "ui/spoken.h"
#include "view/art/face_art.h"
#include "view/art/look_art.h"
#include "view/art/mark_art.h"
#include "view/art/motif_art.h"
#include "view/art/motif_motion.h"
#include "view/art/plate_art.h"
#include "view/art/token_art.h"
#include "view/board/token_place.h"
#include "view/board/token_view.h"

#define PAPER 0xFFFFFDF6u

/* ---- the still part ---- */

static uint64_t mixed(uint64_t hash, const void *bytes, size_t count)
{
    return (hash ^ text_hash(bytes, count)) * 0x9E3779B97F4A7C15u;
}

/* Changes whenever a picture in these colours and this place would look different. */
static uint64_t stamp_of(const Ui *ui, const BoardFrame *frame, const BoardScene *scene)
{
    uint64_t stamp = mixed(1, scene->edition->word, strlen(scene->edition->word));
    stamp = mixed(stamp, &frame->box, sizeof frame->box);
    stamp = mixed(stamp, &ui->unit, sizeof ui->unit);
    stamp = mixed(stamp, &ui->theme.rail, sizeof ui->theme.rail);
    stamp = mixed(stamp, &ui->theme.paper, sizeof ui->theme.paper);
    stamp = mixed(stamp, &ui->theme.sky, sizeof ui->theme.sky);
    return mixed(stamp, &ui->theme.safe_colours, sizeof ui->theme.safe_colours);
}

/* The same with everything that is drawn on squares. */
static uint64_t stamp_of_squares(const Ui *ui, const BoardFrame *frame, const BoardScene *scene)
{
    uint64_t stamp = stamp_of(ui, frame, scene);
    const Game *game = scene->game;
    if (game != NULL) stamp = mixed(stamp, game->holdings, sizeof game->holdings);
    for (SeatId seat = 0; game != NULL && seat < game->seat_count; seat++) {
        stamp = mixed(stamp, &game->seats[seat].in_jail, sizeof game->seats[seat].in_jail);
        stamp = mixed(stamp, &game->seats[seat].token, sizeof game->seats[seat].token);
    }
    for (int i = 0; scene->seating != NULL && i < scene->seating->count; i++)
        stamp = mixed(stamp, &scene->seating->seats[i].colour, sizeof(uint32_t));
    return stamp;
}

static void draw_rail(Ui *ui, const BoardFrame *frame)
{
    const Theme *theme = &ui->theme;
    double radius = ui_px(ui, frame->ring ? 11 : 14);
    canvas_shadow(ui->canvas, frame->box, radius, ui_px(ui, frame->ring ? 6 : 10));
    canvas_fill_round(ui->canvas, frame->box, radius, theme->rail);
    if (!frame->ring)
        canvas_stroke_round(ui->canvas, box_inset(frame->box, 1.5, 1.5), radius - 1, ui_px(ui, 1.5),
                            colour_faded(theme->edge, 0.75));
    canvas_fill_round(ui->canvas, box_inset(frame->inner, -1.5, -1.5), ui_px(ui, 3),
                      theme->rail_deep);
}

static void draw_still(Ui *ui, const BoardFrame *frame, const BoardScene *scene)
{
    draw_rail(ui, frame);
    for (int space = 0; space < frame->count; space++) space_draw(ui, frame, scene, space);
}

static void draw_motif(Ui *ui, const BoardFrame *frame, const BoardScene *scene)
{
    motif_art_draw(ui->canvas, frame->middle, &ui->theme, face_art_motif(scene->edition));
}

typedef void Draw(Ui *ui, const BoardFrame *frame, const BoardScene *scene);

static void draw_kept(Ui *ui, const BoardFrame *frame, const BoardScene *scene, int layer,
                      uint64_t stamp, Box area, Draw *draw)
{
    if (scene->layer < 0) {
        draw(ui, frame, scene);
        return;
    }
    if (ui->canvas->verbs->layer_begin(ui->canvas, layer, stamp, area)) {
        draw(ui, frame, scene);
        ui->canvas->verbs->layer_end(ui->canvas);
    }
    ui->canvas->verbs->layer_show(ui->canvas, layer);
}

/* ---- whole groups ---- */

static SeatId owner_of_all(const BoardScene *scene, GroupId group)
{
    SeatId owner = NOBODY;
    for (DeedSet rest = scene->edition->groups[group].deeds; rest != 0; rest &= rest - 1) {
        SeatId holder = scene->game->holdings[__builtin_ctzll(rest)].owner;
        if (holder >= scene->seating->count || (owner != NOBODY && holder != owner)) return NOBODY;
        owner = holder;
    }
    return owner;
}

/* A gold ribbon on the inner edge of every square of a whole group of streets. */
static void draw_ribbons(Ui *ui, const BoardFrame *frame, const BoardScene *scene)
{
    double depth = ui_px(ui, frame->ring ? 3 : 4);
    for (GroupId group = 0; group < scene->edition->group_count; group++) {
        const Group *it = &scene->edition->groups[group];
        if (it->kind != GROUP_STREETS || owner_of_all(scene, group) == NOBODY) continue;
        for (DeedSet rest = it->deeds; rest != 0; rest &= rest - 1) {
            int space = scene->edition->deeds[__builtin_ctzll(rest)].space;
            BoardSide side = board_space_side(frame->count, space);
            if (side == SIDE_CORNER) continue;
            Box box = box_inset(board_space_box(frame, space), 1, 1);
            Box ribbon = board_beside(box, side, depth, true);
            canvas_fill_round(ui->canvas, ribbon, 1, ui->theme.gold);
            canvas_stroke_round(ui->canvas, ribbon, 1, 0.6, ui->theme.gold_edge);
        }
    }
}

/* ---- tokens ---- */

static void draw_pointer(Canvas *canvas, double radius, double half, double tip, Colour colour)
{
    canvas->verbs->move_to(canvas, -half, -radius * 0.72);
    canvas->verbs->line_to(canvas, 0, -radius - tip);
    canvas->verbs->line_to(canvas, half, -radius * 0.72);
    canvas->verbs->close(canvas);
    canvas->verbs->fill(canvas, colour);
}

static void draw_pin(Ui *ui, const TokenPlace *at, Colour colour, double scale)
{
    const CanvasVerbs *verbs = ui->canvas->verbs;
    double radius = at->side / 2, half = radius * 0.62;
    verbs->push_place(ui->canvas, at->x, at->y, 1, at->turn);
    draw_pointer(ui->canvas, radius, half, 9 * scale, PAPER);
    draw_pointer(ui->canvas, radius, half * 0.62, 5 * scale, colour);
    verbs->pop(ui->canvas);
}

static void draw_cell(Ui *ui, const TokenPlace *at, bool bars)
{
    double side = at->side / 0.76, half = side / 2;
    Box cell = {at->x - half, at->y - half, side, side};
    if (!bars) {
        canvas_fill_round(ui->canvas, cell, side * 0.14, 0xFFE9A24B);
        canvas_stroke_round(ui->canvas, cell, side * 0.14, side * 0.048, 0xFF25221D);
        return;
    }
    for (int bar = -1; bar <= 1; bar++)
        canvas_line(ui->canvas, at->x + bar * side * 0.26, at->y - half, at->x + bar * side * 0.26,
                    at->y + half, side * 0.057, 0xFF25221D);
}

static bool is_mover(const BoardScene *scene, SeatId seat)
{
    return asking_turn(scene->game) == seat;
}

static void draw_token(Ui *ui, const BoardFrame *frame, const BoardScene *scene, SeatId seat)
{
    TokenPlace at = token_place(frame, scene, seat);
    Colour colour = space_owner_colour(ui, scene, seat);
    double scale = at.side / (is_mover(scene, seat) ? 44 : 34);
    if (is_mover(scene, seat) && !at.cell) {
        canvas_fill_circle(ui->canvas, at.x, at.y, at.side / 2 + 10 * scale,
                           colour_faded(colour, 0.16));
        canvas_fill_circle(ui->canvas, at.x, at.y, at.side / 2 + 5 * scale,
                           colour_faded(colour, 0.18));
    }
    if (at.cell) draw_cell(ui, &at, false);
    if (at.pin) draw_pin(ui, &at, colour, scale);
    token_draw(ui, (Box){at.x - at.side / 2, at.y - at.side / 2, at.side, at.side}, scene->edition,
               &scene->seating->seats[seat], seat, scene->game->seats[seat].token,
               scene->pictures != NULL ? scene->pictures[seat] : 0);
    if (at.cell) draw_cell(ui, &at, true);
}

static void draw_thief(Ui *ui, const BoardFrame *frame, const BoardScene *scene)
{
    if (scene->game->thief == NO_SPACE || scene->game->thief >= scene->edition->space_count) return;
    if (scene->edition->rule[RULE_THIEF_FEE] == 0) return;
    double x, y, side = ui_px(ui, frame->ring ? 24 : 30);
    token_place_before(frame, scene->game->thief, side * 0.3, &x, &y);
    Box place = {x - side / 2, y - side / 2, side, side};
    token_art_disc(ui->canvas, "thief", 0, place, 0xFF25221D, 0xFFFFFFFF);
    SeatId target = scene->game->thief_target; /* its colour is around the thief */
    if (target >= scene->game->seat_count) return;
    canvas_circle_path(ui->canvas, x, y, side / 2);
    ui->canvas->verbs->stroke(ui->canvas, ui_px(ui, 3), space_owner_colour(ui, scene, target));
}

/* ---- where the mover came from and stands ---- */

static void draw_dot(Ui *ui, double x, double y, bool start, Colour colour, double k)
{
    canvas_fill_circle(ui->canvas, x, y, (start ? 6.5 : 4.5) * k, PAPER);
    if (!start) {
        canvas_fill_circle(ui->canvas, x, y, 3 * k, colour);
        return;
    }
    canvas_circle_path(ui->canvas, x, y, 4.5 * k);
    ui->canvas->verbs->stroke(ui->canvas, 2 * k, colour);
}

static void draw_trail(Ui *ui, const BoardFrame *frame, const TokenTrail *trail, Colour colour)
{
    double k = ui_px(ui, frame->ring ? 0.75 : 1);
    int way = trail->backwards ? frame->count - 1 : 1, space = trail->from;
    for (int step = 0; step < frame->count && space != trail->to; step++) {
        double x, y;
        token_place_before(frame, space, 13 * k, &x, &y);
        draw_dot(ui, x, y, step == 0, colour, k);
        space = (space + way) % frame->count;
    }
}

static void draw_landed(Ui *ui, const BoardFrame *frame, int space, Colour colour)
{
    Box box = box_inset(board_space_box(frame, space), -1, -1);
    double k = ui_px(ui, frame->ring ? 0.85 : 1);
    canvas_stroke_round(ui->canvas, box, 4 * k, 6 * k, PAPER);
    canvas_stroke_round(ui->canvas, box, 4 * k, 3.5 * k, colour);
}

/* The owner's mark comes down on a deed just bought. */
static void draw_stamp(Ui *ui, const BoardFrame *frame, const BoardScene *scene)
{
    const Stage *stage = scene->stage;
    if (stage == NULL || stage->stamped == NO_DEED) return;
    if (stage->stamp_length <= 0) return;
    double part = (stage->clock - stage->stamp_began) / stage->stamp_length;
    SeatId owner = scene->game->holdings[stage->stamped].owner;
    if (part < 0 || part >= 1 || owner >= scene->seating->count) return;
    Box at = board_space_box(frame, scene->edition->deeds[stage->stamped].space);
    double side = (at.w < at.h ? at.w : at.h) * 0.8;
    TokenId token = scene->game->seats[owner].token;
    const char *word =
        token < scene->edition->token_count ? look_art_shape(scene->edition, token) : "";
    mark_art_stamp(ui->canvas, word, token, box_centred(at, side, side),
                   space_owner_colour(ui, scene, owner), part < 0.5 ? part * 2 : 1);
}

/* The mover is on top. */
void board_draw_tokens(Ui *ui, const BoardFrame *frame, const BoardScene *scene)
{
    if (scene->game == NULL || scene->seating == NULL) return;
    SeatId mover = asking_turn(scene->game);
    TokenTrail trail = token_place_trail(scene);
    draw_stamp(ui, frame, scene);
    if (trail.shown) {
        Colour colour = space_owner_colour(ui, scene, mover);
        if (trail.arrived) draw_landed(ui, frame, trail.to, colour);
        draw_trail(ui, frame, &trail, colour);
    }
    for (SeatId seat = 0; seat < scene->game->seat_count; seat++)
        if (game_seat_in(scene->game, seat) && seat != mover) draw_token(ui, frame, scene, seat);
    draw_thief(ui, frame, scene);
    if (mover < scene->game->seat_count && game_seat_in(scene->game, mover))
        draw_token(ui, frame, scene, mover);
}

/* ---- the whole ---- */

static void draw_mark(Ui *ui, const BoardFrame *frame, const BoardScene *scene)
{
    if (scene->marked < 0) return;
    Box at = board_space_box(frame, scene->marked);
    canvas_stroke_round(ui->canvas, box_inset(at, ui_px(ui, 1), ui_px(ui, 1)), ui_px(ui, 4),
                        ui_px(ui, 2.5), ui->theme.focus);
}

void board_draw(Ui *ui, const BoardFrame *frame, const BoardScene *scene)
{
    spoken_hush(ui); /* its spaces speak by their names, see board_press */
    Box around = box_inset(frame->box, -ui_px(ui, 18), -ui_px(ui, 18));
    draw_kept(ui, frame, scene, scene->layer, stamp_of_squares(ui, frame, scene), around,
              draw_still);
    draw_kept(ui, frame, scene, scene->layer + BOARD_MOTIF_LAYER, stamp_of(ui, frame, scene),
              box_inset(frame->middle, -2, -2), draw_motif);
    motif_motion_draw(ui->canvas, frame->middle, &ui->theme, face_art_motif(scene->edition),
                      scene->breeze);
    canvas_stroke_round(ui->canvas, frame->middle, 0, ui_px(ui, 1.5), ui->theme.rail);
    if (scene->game != NULL && scene->seating != NULL) draw_ribbons(ui, frame, scene);
    draw_mark(ui, frame, scene);
    spoken_speak(ui);
}

void board_draw_titled(Ui *ui, Box box, const BoardScene *scene, const Settings *settings)
{
    const Edition *edition = scene->edition;
    Theme before = ui->theme;
    ui->theme = face_art_theme(settings, edition);
    BoardFrame frame = board_frame(box, edition->space_count, ui->unit);
    board_draw(ui, &frame, scene);
    Box middle = frame.middle;
    double high = middle.h * 0.13 < ui_px(ui, 39) ? middle.h * 0.13 : ui_px(ui, 39);
    if (high < ui_px(ui, 24)) high = ui_px(ui, 24);
    plate_art_name(
        ui, (Box){middle.x + middle.w * 0.03, middle.y + middle.h * 0.77, middle.w * 0.94, high},
        edition->title);
    board_draw_tokens(ui, &frame, scene);
    ui->theme = before;
}

int board_press(Ui *ui, const BoardFrame *frame, const BoardScene *scene, int *hovered)
{
    int pressed = -1, count = scene->edition->space_count;
    SpelledScene spelled = {scene->edition, scene->game, scene->seating};
    *hovered = -1;
    for (int space = 0; space < count; space++) {
        char name[UI_NAME_SIZE];
        Text text = text_into(name, sizeof name);
        uint32_t id = ui_id("space", space);
        Box at = board_space_box(frame, space);
        spelled_space(&ui->words, &spelled, space, &text);
        if (ui_press(ui, id, at, UI_PLACE, name, false)) pressed = space;
        if (ui_is_hot(ui, id)) *hovered = space;
        ui_focus_ring(ui, id, box_inset(at, ui_px(ui, 3), ui_px(ui, 3)), ui_px(ui, 4));
    }
    return pressed;
}
