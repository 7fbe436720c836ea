/* board_layout.c -- where the spaces of a board are. */
#include "view/board/board_layout.h"

/* The length of a corner relative to another space, and its maximum relative to the side. */
#define CORNER_ACROSS 1.547
#define CORNER_DOWN 1.517
#define CORNER_MOST 0.19
/* Boards below this size (pixels of the design) are rings. */
#define NAMED_WIDTH 600.0
#define NAMED_HEIGHT 560.0

/* The corner that begins side n: bottom, left, top, right. The sides share
 * the spaces as evenly as they can. */
static int corner(int count, int n)
{
    int each = count / 4, extra = count % 4;
    return n * each + (n < extra ? n : extra);
}

static int side_of(int count, int n)
{
    int side = 0;
    while (side < 3 && n >= corner(count, side + 1)) side++;
    return side;
}

static int side_length(int count, int side)
{
    int end = side == 3 ? count : corner(count, side + 1);
    return end - corner(count, side) - 1;
}

BoardSide board_space_side(int count, int n)
{
    static const BoardSide sides[] = {SIDE_BOTTOM, SIDE_LEFT, SIDE_TOP, SIDE_RIGHT};
    int side = side_of(count, n);
    return n == corner(count, side) ? SIDE_CORNER : sides[side];
}

/* The length of the corners along a side of `whole` pixels. */
static double corner_size(int count, int side, double whole, double part)
{
    int longer = side_length(count, side), other = side_length(count, (side + 2) % 4);
    if (other > longer) longer = other;
    double size = whole * part / (2 * part + longer);
    return size < whole * CORNER_MOST ? size : whole * CORNER_MOST;
}

static double smaller(double a, double b)
{
    return a < b ? a : b;
}

BoardFrame board_frame(Box box, int count, double unit)
{
    BoardFrame frame = {.box = box, .count = count, .px = unit};
    frame.ring = box.w < NAMED_WIDTH * unit || box.h < NAMED_HEIGHT * unit;
    double side = smaller(box.w, box.h);
    frame.rail = frame.ring ? side * 0.0095 : smaller(19 * unit, side * 0.026);
    if (frame.ring && frame.rail < 3) frame.rail = 3;
    frame.inner = box_inset(box, frame.rail, frame.rail);
    if (frame.ring) {
        double whole = smaller(frame.inner.w, frame.inner.h);
        double most = whole * CORNER_MOST;
        double corner = whole * 0.09 + smaller(14 * unit, whole * 0.043);
        frame.wide = frame.high = smaller(corner, most);
    } else {
        frame.wide = corner_size(count, 0, frame.inner.w, CORNER_ACROSS);
        frame.high = corner_size(count, 1, frame.inner.h, CORNER_DOWN);
    }
    frame.middle = box_inset(frame.inner, frame.wide, frame.high);
    return frame;
}

Box board_space_box(const BoardFrame *frame, int n)
{
    Box box = frame->inner;
    int side = side_of(frame->count, n), place = n - corner(frame->count, side);
    double wide = frame->wide, high = frame->high;
    double right = box_right(box), bottom = box_bottom(box);
    int between = side_length(frame->count, side) > 0 ? side_length(frame->count, side) : 1;
    double across = (box.w - 2 * wide) / between, down = (box.h - 2 * high) / between;
    switch (side) {
    case 0:
        if (place == 0) return (Box){right - wide, bottom - high, wide, high};
        return (Box){right - wide - place * across, bottom - high, across, high};
    case 1:
        if (place == 0) return (Box){box.x, bottom - high, wide, high};
        return (Box){box.x, bottom - high - place * down, wide, down};
    case 2:
        if (place == 0) return (Box){box.x, box.y, wide, high};
        return (Box){box.x + wide + (place - 1) * across, box.y, across, high};
    }
    if (place == 0) return (Box){right - wide, box.y, wide, high};
    return (Box){right - wide, box.y + high + (place - 1) * down, wide, down};
}

/* The side of the box where the edge is: the bottom row has its inner edge above. */
static BoardSide edge_side(BoardSide side, bool inner)
{
    static const BoardSide opposite[] = {[SIDE_BOTTOM] = SIDE_TOP,
                                         [SIDE_LEFT] = SIDE_RIGHT,
                                         [SIDE_TOP] = SIDE_BOTTOM,
                                         [SIDE_RIGHT] = SIDE_LEFT,
                                         [SIDE_CORNER] = SIDE_TOP};
    return inner ? opposite[side] : side;
}

static Box strip(Box space, BoardSide edge, double depth, double out)
{
    switch (edge) {
    case SIDE_TOP: return (Box){space.x, space.y - out, space.w, depth};
    case SIDE_BOTTOM: return (Box){space.x, box_bottom(space) - depth + out, space.w, depth};
    case SIDE_LEFT: return (Box){space.x - out, space.y, depth, space.h};
    case SIDE_RIGHT:
    case SIDE_CORNER: break;
    }
    return (Box){box_right(space) - depth + out, space.y, depth, space.h};
}

Box board_edge(Box space, BoardSide side, double depth, bool inner)
{
    return strip(space, edge_side(side, inner), depth, 0);
}

Box board_beside(Box space, BoardSide side, double depth, bool inner)
{
    return strip(space, edge_side(side, inner), depth, depth);
}
