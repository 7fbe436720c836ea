/* token_place.c -- where tokens stand on a board, and where the mover came from. */
#include "view/board/token_place.h"

#include "game/event.h"
#include "table/asking.h"

/* In pixels of the design: discs, how far they stand from the square and from each other. */
typedef struct PinMeasures {
    double mover, other, corner, cell, off, apart, hop;
} PinMeasures;

static const PinMeasures full = {44, 34, 30, 42, 9, 26, 10};
static const PinMeasures ring = {30, 24, 22, 28, 6, 18, 7};

/* Rings grow with their board, up to a quarter. */
static PinMeasures measures_of(const BoardFrame *frame)
{
    PinMeasures of = frame->ring ? ring : full;
    double scale = frame->px;
    if (frame->ring) {
        double side = frame->box.w < frame->box.h ? frame->box.w : frame->box.h;
        double part = side / 340;
        scale = part > 1.25 * frame->px ? 1.25 * frame->px : part;
    }
    double *lengths = (double *)&of;
    for (size_t i = 0; i < sizeof of / sizeof *lengths; i++) lengths[i] *= scale;
    return of;
}

void token_place_before(const BoardFrame *frame, int space, double distance, double *x, double *y)
{
    Box at = board_space_box(frame, space);
    *x = box_middle_x(at);
    *y = box_middle_y(at);
    bool right = *x > box_middle_x(frame->box), low = *y > box_middle_y(frame->box);
    switch (board_space_side(frame->count, space)) {
    case SIDE_BOTTOM: *y = at.y - distance; return;
    case SIDE_TOP: *y = box_bottom(at) + distance; return;
    case SIDE_LEFT: *x = box_right(at) + distance; return;
    case SIDE_RIGHT: *x = at.x - distance; return;
    case SIDE_CORNER: break;
    }
    *x = right ? at.x - distance : box_right(at) + distance;
    *y = low ? at.y - distance : box_bottom(at) + distance;
}

static bool is_mover(const BoardScene *scene, SeatId seat)
{
    return asking_turn(scene->game) == seat;
}

/* Which of how many standing on the same space. */
static void crowd(const BoardScene *scene, SeatId seat, int *place, int *many)
{
    const Seat *self = &scene->game->seats[seat];
    *place = 0;
    *many = 0;
    for (SeatId other = 0; other < scene->game->seat_count; other++) {
        const Seat *it = &scene->game->seats[other];
        if (!game_seat_in(scene->game, other) || it->space != self->space) continue;
        if (it->in_jail != self->in_jail) continue;
        if (other < seat) (*place)++;
        (*many)++;
    }
}

/* In a corner, from its inner angle along both inner edges, by turns; prisoners in a row. Names
 * are in the lower part of squares: with them, tokens keep to the upper one. */
static void stand_in_corner(const BoardFrame *frame, const BoardScene *scene, SeatId seat,
                            const PinMeasures *of, int place, int many, TokenPlace *at)
{
    const Seat *self = &scene->game->seats[seat];
    Box box = board_space_box(frame, self->space);
    double across = box_middle_x(box) > box_middle_x(frame->box) ? 1 : -1;
    bool from_top = !frame->ring || box_middle_y(box) > box_middle_y(frame->box);
    double down = from_top ? 1 : -1;
    double side = at->cell ? of->cell : of->corner, margin = side / 2 + 4 * frame->px;
    double x = across > 0 ? box.x : box_right(box), y = down > 0 ? box.y : box_bottom(box);
    int extra = !at->cell && space_has_prisoner(scene, self->space) ? 2 : 0;
    int index = place + extra, arm = (index + 1) / 2, longest = (many + extra) / 2;
    double room = box.w - 2 * margin, step = of->apart;
    if (at->cell) {
        arm = place;
        longest = many - 1;
    }
    if (longest > 0 && step * longest > room) step = room / longest;
    bool sideways = at->cell || index % 2 == 1;
    at->x = x + across * (margin + (sideways ? arm * step : 0));
    at->y = y + down * (margin + (sideways ? 0 : arm * step));
}

static void stand(const BoardFrame *frame, const BoardScene *scene, SeatId seat,
                  const PinMeasures *of, TokenPlace *at)
{
    static const double turns[] = {
        [SIDE_BOTTOM] = 0.5, [SIDE_LEFT] = 0.75, [SIDE_TOP] = 0, [SIDE_RIGHT] = 0.25};
    const Seat *self = &scene->game->seats[seat];
    BoardSide where = board_space_side(frame->count, self->space);
    int place, many;
    crowd(scene, seat, &place, &many);
    at->cell = self->in_jail;
    if (where == SIDE_CORNER || at->cell) {
        at->side = at->cell ? of->cell * 0.76 : of->corner;
        stand_in_corner(frame, scene, seat, of, place, many, at);
        return;
    }
    at->pin = true;
    at->turn = turns[where];
    token_place_before(frame, self->space, at->side / 2 + of->off, &at->x, &at->y);
    double along = (place - (many - 1) / 2.0) * of->apart;
    if (where == SIDE_BOTTOM || where == SIDE_TOP)
        at->x += along;
    else
        at->y += along;
}

TokenPlace token_place(const BoardFrame *frame, const BoardScene *scene, SeatId seat)
{
    PinMeasures of = measures_of(frame);
    TokenPlace at = {.side = is_mover(scene, seat) ? of.mover : of.other};
    TokenWalk walk = {.from = 0, .to = 0};
    if (scene->stage != NULL) walk = stage_walk(scene->stage, seat);
    if (walk.from == walk.to) {
        stand(frame, scene, seat, &of, &at);
        return at;
    }
    double from_x, from_y, to_x, to_y, distance = at.side / 2 + of.off;
    token_place_before(frame, walk.from, distance, &from_x, &from_y);
    token_place_before(frame, walk.to, distance, &to_x, &to_y);
    double part = walk.part * walk.part * (3 - 2 * walk.part);
    at.x = from_x + (to_x - from_x) * part;
    at.y = from_y + (to_y - from_y) * part;
    if (!walk.straight) at.y -= of.hop * 4 * walk.part * (1 - walk.part);
    return at;
}

/* ---- the trail ---- */

/* The last move of this turn that has been begun to be shown. */
static const Event *last_move(const Stage *stage, SeatId mover)
{
    size_t shown = stage->event, count = table_event_count(stage->table);
    if (shown > count) shown = count;
    for (size_t n = shown; n > 0; n--) {
        const Event *event = &table_event(stage->table, n - 1)->event;
        if (event->kind == EVENT_TURN_BEGAN || event->kind == EVENT_JAILED) return NULL;
        if (event->kind == EVENT_MOVED) return event->seat == mover ? event : NULL;
    }
    return NULL;
}

TokenTrail token_place_trail(const BoardScene *scene)
{
    TokenTrail trail = {.shown = false};
    if (scene->stage == NULL || scene->stage->table == NULL || scene->game == NULL) return trail;
    SeatId mover = asking_turn(scene->game);
    if (!game_seat_in(scene->game, mover)) return trail;
    const Event *move = last_move(scene->stage, mover);
    if (move == NULL) return trail;
    TokenWalk walk = stage_walk(scene->stage, mover);
    trail.arrived = walk.from == walk.to;
    trail.from = (SpaceId)move->amount;
    trail.to = trail.arrived ? scene->game->seats[mover].space : walk.from;
    trail.backwards = move->other == DIRECTION_BACKWARD;
    trail.shown = true;
    return trail;
}
