/* board_view.c -- the board: spaces, owners, buildings, tokens. */
#include "view/board/board_view.h"
#include "view/art/face_art.h"

#include <math.h>
#include <string.h>

#include "table/asking.h"
#include "ui/lettering.h"
#include "ui/spoken.h"
#include "view/art/mark_art.h"
#include "view/art/token_art.h"
#include "view/board/board_words.h"
#include "view/board/space_view.h"
#include "view/board/token_view.h"

#define STAMP_SECONDS 0.6

/* ---- the still part ---- */

static uint64_t mixed(uint64_t hash, const void *bytes, size_t count)
{
    return (hash ^ text_hash(bytes, count)) * 0x9E3779B97F4A7C15u;
}

/* Changes whenever the still part would look different. */
static uint64_t stamp_of(const Ui *ui, Box box, const BoardScene *scene)
{
    uint64_t stamp = mixed(1, scene->edition->word, strlen(scene->edition->word));
    stamp = mixed(stamp, &box, sizeof box);
    stamp = mixed(stamp, &ui->unit, sizeof ui->unit);
    stamp = mixed(stamp, &ui->theme.card, sizeof ui->theme.card);
    stamp = mixed(stamp, &ui->theme.felt, sizeof ui->theme.felt);
    stamp = mixed(stamp, &ui->theme.safe_colours, sizeof ui->theme.safe_colours);
    if (scene->game != NULL)
        stamp = mixed(stamp, scene->game->holdings, sizeof scene->game->holdings);
    for (int i = 0; scene->seating != NULL && i < scene->seating->count; i++)
        stamp = mixed(stamp, &scene->seating->seats[i].colour, sizeof(uint32_t));
    return stamp;
}

static void draw_still(Ui *ui, Box box, const BoardScene *scene)
{
    int count = scene->edition->space_count;
    double radius = ui_px(ui, 10);
    canvas_shadow(ui->canvas, box, radius, ui_px(ui, 8));
    canvas_fill_round(ui->canvas, box, radius, ui->theme.card);
    canvas_fill_box(ui->canvas, board_middle(box, count), ui->theme.felt);
    for (int space = 0; space < count; space++)
        space_draw(ui, board_space_box(box, count, space), scene, space);
    canvas_stroke_round(ui->canvas, box, radius / 3, ui_px(ui, 1.5), ui->theme.line);
}

/* ---- tokens ---- */

/* A point on the inner edge of a space; `along` from -1 to 1 sideways. */
static void edge_point(Box box, int count, int space, double along, double *x, double *y)
{
    Box at = board_space_box(box, count, space);
    *x = box_middle_x(at);
    *y = box_middle_y(at);
    switch (board_space_side(count, space)) {
    case SIDE_BOTTOM:
        *y = at.y;
        *x += along * at.w * 0.5;
        return;
    case SIDE_TOP:
        *y = box_bottom(at);
        *x += along * at.w * 0.5;
        return;
    case SIDE_LEFT:
        *x = box_right(at);
        *y += along * at.h * 0.5;
        return;
    case SIDE_RIGHT:
        *x = at.x;
        *y += along * at.h * 0.5;
        return;
    case SIDE_CORNER: break;
    }
    double inward_x = box_middle_x(box) > *x ? 1 : -1, inward_y = box_middle_y(box) > *y ? 1 : -1;
    *x += inward_x * at.w * 0.32 + along * at.w * 0.26;
    *y += inward_y * at.h * 0.32 - along * at.h * 0.26 * inward_x * inward_y;
}

static bool is_present(const BoardScene *scene, SeatId seat)
{
    return game_seat_in(scene->game, seat);
}

static bool is_mover(const BoardScene *scene, SeatId seat)
{
    return asking_turn(scene->game) == seat;
}

/* Which of how many standing on the same space. */
static void crowd(const BoardScene *scene, SeatId seat, int *place, int *many)
{
    *place = 0;
    *many = 0;
    for (SeatId other = 0; other < scene->game->seat_count; other++) {
        if (!is_present(scene, other)) continue;
        if (scene->game->seats[other].space != scene->game->seats[seat].space) continue;
        if (scene->game->seats[other].in_jail != scene->game->seats[seat].in_jail) continue;
        if (other < seat) (*place)++;
        (*many)++;
    }
}

static double token_side(const Ui *ui, Box box, const BoardScene *scene, SeatId seat)
{
    int count = scene->edition->space_count;
    Box at = board_space_box(box, count, count > 1 ? 1 : 0);
    double small = at.w < at.h ? at.w : at.h;
    double side = small * (is_mover(scene, seat) ? 0.56 : 0.4);
    double most = ui_px(ui, is_mover(scene, seat) ? 40 : 28),
           least = ui_px(ui, is_mover(scene, seat) ? 20 : 14);
    return side > most ? most : side < least ? least : side;
}

/* A token in jail is in the middle of the corner. */
static void jail_point(Box box, const BoardScene *scene, SeatId seat, int place, int many,
                       double *x, double *y)
{
    Box at = board_space_box(box, scene->edition->space_count, scene->game->seats[seat].space);
    double along = many > 1 ? (double)place / (many - 1) - 0.5 : 0;
    *x = box_middle_x(at) + along * at.w * 0.6;
    *y = at.y + at.h * 0.3;
}

static void standing_point(Box box, const BoardScene *scene, SeatId seat, double *x, double *y)
{
    int place, many, count = scene->edition->space_count;
    crowd(scene, seat, &place, &many);
    if (scene->game->seats[seat].in_jail) {
        jail_point(box, scene, seat, place, many, x, y);
        return;
    }
    double along = many > 1 ? ((double)place / (many - 1) - 0.5) * (many > 2 ? 1.5 : 0.9) : 0;
    edge_point(box, count, scene->game->seats[seat].space, along, x, y);
}

void board_token_place(Ui *ui, Box box, const BoardScene *scene, SeatId seat, double *x, double *y,
                       double *side)
{
    int count = scene->edition->space_count;
    *side = token_side(ui, box, scene, seat);
    TokenWalk walk = {.from = 0, .to = 0};
    if (scene->stage != NULL) walk = stage_walk(scene->stage, seat);
    if (walk.from == walk.to) {
        standing_point(box, scene, seat, x, y);
        return;
    }
    double from_x, from_y, to_x, to_y;
    edge_point(box, count, walk.from, 0, &from_x, &from_y);
    edge_point(box, count, walk.to, 0, &to_x, &to_y);
    double part = walk.part * walk.part * (3 - 2 * walk.part);
    *x = from_x + (to_x - from_x) * part;
    *y = from_y + (to_y - from_y) * part;
    if (!walk.straight) *y -= *side * 0.45 * 4 * walk.part * (1 - walk.part);
}

static void draw_token(Ui *ui, Box box, const BoardScene *scene, SeatId seat)
{
    double x, y, side;
    board_token_place(ui, box, scene, seat, &x, &y, &side);
    token_draw(ui, (Box){x - side / 2, y - side / 2, side, side}, scene->edition,
               &scene->seating->seats[seat], seat, scene->game->seats[seat].token,
               scene->pictures != NULL ? scene->pictures[seat] : 0);
}

static void draw_thief(Ui *ui, Box box, const BoardScene *scene)
{
    if (scene->game->thief == NO_SPACE || scene->game->thief >= scene->edition->space_count) return;
    if (scene->edition->rule[RULE_THIEF_FEE] == 0) return;
    double x, y, side = ui_px(ui, 30);
    edge_point(box, scene->edition->space_count, scene->game->thief, 0.6, &x, &y);
    Box place = {x - side / 2, y - side / 2, side, side};
    token_art_disc(ui->canvas, "thief", 0, place, 0xFF25221D, 0xFFFFFFFF);
    SeatId target = scene->game->thief_target; /* its colour is around the thief */
    if (target >= scene->game->seat_count) return;
    canvas_circle_path(ui->canvas, x, y, side / 2);
    ui->canvas->verbs->stroke(ui->canvas, ui_px(ui, 3),
                              theme_seat(&ui->theme, scene->seating->seats[target].colour, target));
}

/* The mover is on top. */
static void draw_tokens(Ui *ui, Box box, const BoardScene *scene)
{
    for (SeatId seat = 0; seat < scene->game->seat_count; seat++)
        if (is_present(scene, seat) && !is_mover(scene, seat)) draw_token(ui, box, scene, seat);
    draw_thief(ui, box, scene);
    if (is_present(scene, asking_turn(scene->game)))
        draw_token(ui, box, scene, asking_turn(scene->game));
}

/* The owner's mark comes down on a deed just bought. */
static void draw_stamp(Ui *ui, Box box, const BoardScene *scene)
{
    const Stage *stage = scene->stage;
    if (stage == NULL || stage->stamped == NO_DEED) return;
    double part = (stage->clock - stage->stamp_began) / STAMP_SECONDS;
    SeatId owner = scene->game->holdings[stage->stamped].owner;
    if (part < 0 || part >= 1 || owner >= scene->seating->count) return;
    Box at = board_space_box(box, scene->edition->space_count,
                             scene->edition->deeds[stage->stamped].space);
    double side = (at.w < at.h ? at.w : at.h) * 0.8;
    TokenId token = scene->game->seats[owner].token;
    const char *word =
        token < scene->edition->token_count ? scene->edition->token_label[token].word : "";
    Colour colour = theme_seat(&ui->theme, scene->seating->seats[owner].colour, owner);
    mark_art_stamp(ui->canvas, word, token, box_centred(at, side, side), colour,
                   part < 0.5 ? part * 2 : 1);
}

/* ---- the whole ---- */

static void draw_mark(Ui *ui, Box box, const BoardScene *scene)
{
    if (scene->marked < 0) return;
    Box at = board_space_box(box, scene->edition->space_count, scene->marked);
    canvas_stroke_round(ui->canvas, box_inset(at, ui_px(ui, 1), ui_px(ui, 1)), ui_px(ui, 4),
                        ui_px(ui, 2.5), ui->theme.focus);
}

void board_draw(Ui *ui, Box box, const BoardScene *scene)
{
    const CanvasVerbs *verbs = ui->canvas->verbs;
    spoken_hush(ui); /* its spaces speak by their names, see board_press */
    if (scene->layer < 0) {
        draw_still(ui, box, scene);
    } else {
        Box area = box_inset(box, -ui_px(ui, 16), -ui_px(ui, 16));
        if (verbs->layer_begin(ui->canvas, scene->layer, stamp_of(ui, box, scene), area)) {
            draw_still(ui, box, scene);
            verbs->layer_end(ui->canvas);
        }
        verbs->layer_show(ui->canvas, scene->layer);
    }
    if (scene->game != NULL && scene->seating != NULL) {
        draw_stamp(ui, box, scene);
        draw_tokens(ui, box, scene);
    }
    draw_mark(ui, box, scene);
    spoken_speak(ui);
}

void board_draw_titled(Ui *ui, Box box, const BoardScene *scene, const Settings *settings,
                       double wide, double high)
{
    const Edition *edition = scene->edition;
    Theme before = ui->theme;
    ui->theme = face_art_theme(settings, edition);
    board_draw(ui, box, scene);
    Box middle = board_middle(box, edition->space_count);
    lettering_fit(ui, box_centred(middle, middle.w * wide, middle.h * high), edition->title,
                  (Style){TYPE_DISPLAY, FONT_BOLD, theme_legible(ui->theme.felt, ui->theme.felt),
                          ALIGN_CENTRE},
                  0);
    ui->theme = before;
}

int board_press(Ui *ui, Box box, const BoardScene *scene, int *hovered)
{
    int pressed = -1, count = scene->edition->space_count;
    *hovered = -1;
    for (int space = 0; space < count; space++) {
        char name[UI_NAME_SIZE];
        Text text = text_into(name, sizeof name);
        uint32_t id = ui_id("space", space);
        Box at = board_space_box(box, count, space);
        board_words_space(&ui->words, scene, space, &text);
        if (ui_press(ui, id, at, UI_PLACE, name, false)) pressed = space;
        if (ui_is_hot(ui, id)) *hovered = space;
        ui_focus_ring(ui, id, box_inset(at, ui_px(ui, 3), ui_px(ui, 3)), ui_px(ui, 4));
    }
    return pressed;
}
