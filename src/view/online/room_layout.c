/* room_layout.c -- where everything of a room is. */
#include "view/online/room_layout.h"

#include "view/view_request.h"
#include "view/view_shown.h"

typedef struct RoomMeasures {
    double pad, gap, column, head, invite, dock, side, top, bottom;
    double left, beside, answers, below, tools, lift;
} RoomMeasures;

/* The same boxes as the table has, see table_layout.c. */
static const RoomMeasures measures[] = {
    [TABLE_FULL] = {12, 8, 428, 172, 212, 196, 12, 12, 12, 124, 10, 62, 12, 48, 0},
    [TABLE_RING] = {8, 8, 348, 100, 150, 178, 10, 8, 10, 102, 10, 56, 10, 44, 0},
    [TABLE_PHONE] = {0, 8, 0, 104, 104, 178, 12, 8, 8, 104, 8, 56, 10, 46, 0},
};

static void lay_dock(const RoomMeasures *of, double s, double text, RoomLayout *at)
{
    Box rest = box_inset(at->dock, of->side * s, 0);
    box_cut_top(&rest, of->top * s);
    box_cut_bottom(&rest, of->bottom * s);
    at->tools = box_cut_bottom(&rest, of->tools * s);
    box_cut_bottom(&rest, of->below * s);
    Box answers = box_cut_bottom(&rest, of->answers * (1 + (text - 1) * 0.25) * s);
    at->left = box_cut_left(&answers, of->left * (1 + (text - 1) * 0.3) * s);
    box_cut_left(&answers, of->beside * s);
    at->main = answers;
    box_cut_bottom(&rest, 6 * s);
    at->question = rest;
}

static void lay_wide(const RoomMeasures *of, double s, double text, Box screen, RoomLayout *at)
{
    Box rest = box_inset(screen, of->pad * s, of->pad * s);
    double column = of->column * (1 + (text - 1) * 0.35) * s;
    Box right = box_cut_right(&rest, column < screen.w * 0.5 ? column : screen.w * 0.5);
    box_cut_right(&rest, of->gap * 2 * s);
    at->panel = rest;
    at->head = box_cut_top(&rest, of->head * s);
    at->body = rest;
    at->dock = box_cut_bottom(&right, of->dock * (1 + (text - 1) * 0.5) * s);
    box_cut_bottom(&right, of->gap * s);
    at->invite = box_cut_top(&right, of->invite * s);
    box_cut_top(&right, of->gap * s);
    at->chat = right;
    if (right.h < 140 * s * text) at->chat.w = 0;
}

static void lay_tall(const RoomMeasures *of, double s, double text, Box screen, RoomLayout *at)
{
    Box rest = screen;
    at->panel = screen;
    at->dock = box_cut_bottom(&rest, of->dock * (1 + (text - 1) * 0.5) * s);
    at->head = box_cut_top(&rest, of->head * s);
    at->body = rest;
    at->invite = at->chat = (Box){rest.x, rest.y, 0, 0};
}

RoomLayout room_layout(const View *view)
{
    Box screen = view_ui(view)->screen;
    double text = view_preferences(view)->text_size / 100.0;
    RoomLayout at = {.form = table_form(screen.w, screen.h, 100),
                     .scale = table_scale(screen.w, screen.h)};
    const RoomMeasures *of = &measures[at.form];
    if (at.form == TABLE_PHONE)
        lay_tall(of, at.scale, text, screen, &at);
    else
        lay_wide(of, at.scale, text, screen, &at);
    lay_dock(of, at.scale, text, &at);
    return at;
}
