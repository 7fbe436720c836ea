/* board_layout.c -- where the spaces of a board are. */
#include "view/board/board_layout.h"

/* The length of a corner relative to another space, and its maximum relative
 * to the side. */
#define CORNER_LENGTH 1.62
#define CORNER_MOST 0.19

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
static double corner_size(int count, int side, double whole)
{
    int longer = side_length(count, side), other = side_length(count, (side + 2) % 4);
    if (other > longer) longer = other;
    double size = whole * CORNER_LENGTH / (2 * CORNER_LENGTH + longer);
    return size < whole * CORNER_MOST ? size : whole * CORNER_MOST;
}

Box board_middle(Box box, int count)
{
    return box_inset(box, corner_size(count, 0, box.w), corner_size(count, 1, box.h));
}

Box board_space_box(Box box, int count, int n)
{
    int side = side_of(count, n), place = n - corner(count, side);
    double wide = corner_size(count, 0, box.w), high = corner_size(count, 1, box.h);
    double right = box_right(box), bottom = box_bottom(box);
    int between = side_length(count, side) > 0 ? side_length(count, side) : 1;
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
