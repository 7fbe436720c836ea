/* moment_view.c -- a moment on the table: over the middle of the board, never over the dock. */
#include "view/moments/moment_view.h"

#include <math.h>

#include "game/rent.h"
#include "view/board/board_layout.h"
#include "view/moments/brush.h"
#include "view/moments/moment_scene.h"
#include "view/stage_event.h"
#include "view/view_shown.h"

#define READABLE 10.0 /* pixels: the smallest type */

static BoardFrame frame_of(const View *view, const TableLayout *at)
{
    return board_frame(at->board, view_edition(view)->space_count, view_ui(view)->unit);
}

Box moment_view_box(const View *view, const TableLayout *at)
{
    if (at->form != TABLE_PHONE && at->lens.w <= 0) return frame_of(view, at).middle;
    Box box = at->board;
    if (at->lens.w > 0) box.h = box_bottom(at->lens) - box.y + 2 * at->scale; /* and its ring */
    return box;
}

/* The gold ribbons of a group that is complete run along its squares. */
static void draw_ribbons(View *view, const TableLayout *at, const GameMoment *moment, double part)
{
    Ui *ui = view_ui(view);
    const Edition *edition = view_edition(view);
    BoardFrame frame = frame_of(view, at);
    double way = brush_cubic(brush_span(part, 0.35, 0.7));
    for (DeedSet rest = edition->groups[moment->group].deeds; rest != 0; rest &= rest - 1) {
        int space = edition->deeds[__builtin_ctzll(rest)].space;
        BoardSide side = board_space_side(frame.count, space);
        if (side == SIDE_CORNER || way <= 0) continue;
        Box box = box_inset(board_space_box(&frame, space), 1, 1);
        Box ribbon = board_edge(box, side, ui_px(ui, frame.ring ? 3 : 4), true);
        if (side == SIDE_BOTTOM || side == SIDE_TOP)
            ribbon.w *= way;
        else
            ribbon.h *= way;
        canvas_fill_box(ui->canvas, ribbon, ui->theme.gold);
    }
}

/* It opens from the middle of its height, and closes there. */
static Box curtain(Box box, double part, bool still)
{
    double open = brush_cubic(brush_span(part, 0, 0.1)) * (1 - brush_span(part, 0.94, 1));
    return still ? box : box_centred(box, box.w, box.h * open);
}

/* The sum of a rent lands with a jolt of three pixels. */
static double jolt(const MomentScene *scene)
{
    double since = scene->seconds - 0.64;
    if (scene->moment->kind != MOMENT_RENT || since < 0 || since > 0.3) return 0;
    return 3 * sin(since * 60) * (1 - since / 0.3);
}

static void draw_scene(const MomentScene *scene)
{
    switch (scene->moment->kind) {
    case MOMENT_GROUP: moment_scene_group(scene); break;
    case MOMENT_HOTEL: moment_scene_hotel(scene); break;
    case MOMENT_RENT: moment_scene_rent(scene); break;
    case MOMENT_BANKRUPT: moment_scene_bankrupt(scene); break;
    case MOMENT_NONE:
    case MOMENT_COUNT: break;
    }
}

void moment_view_draw(View *view, const TableLayout *at)
{
    const Stage *stage = view_stage(view);
    const GameMoment *moment = stage_moment(stage);
    if (moment == NULL) return;
    Canvas *canvas = view_ui(view)->canvas;
    Game after = *view_game(view);
    stage_event_patch(view_edition(view), &stage->now, &after);
    Settings usual = settings_usual();
    usual.calm = false;
    double part = stage_moment_part(stage);
    Box box = moment_view_box(view, at);
    double across = box.w / MOMENT_WIDE, down = box.h / MOMENT_HIGH,
           k = across < down ? across : down;
    MomentScene scene = {.view = view,
                         .moment = moment,
                         .before = view_game(view),
                         .after = &after,
                         .part = part,
                         .seconds = part * moment_seconds(moment->kind, false, &usual),
                         .w = box.w / k,
                         .h = box.h / k,
                         .least = READABLE / k};
    canvas->verbs->push_clip(canvas, curtain(box, part, stage->still));
    canvas->verbs->push_place(canvas, box.x, box.y + (stage->still ? 0 : jolt(&scene)), k, 0);
    view_ui(view)->zoom = k;
    draw_scene(&scene);
    view_ui(view)->zoom = 1;
    canvas->verbs->pop(canvas);
    canvas->verbs->pop(canvas);
    bool covered = at->form == TABLE_PHONE || at->lens.w > 0; /* so are the squares */
    if (moment->kind == MOMENT_GROUP && !covered) draw_ribbons(view, at, moment, part);
}

Money moment_scene_due(const MomentScene *scene, const Game *game, DeedId deed)
{
    SeatId visitor = scene->moment->seat == 0 ? 1 : 0;
    return rent_due(view_edition(scene->view), game, visitor, deed, 7);
}
