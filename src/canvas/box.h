/* box.h -- rectangles, and cutting them into smaller ones. */
#ifndef CANVAS_BOX_H
#define CANVAS_BOX_H

#include <stdbool.h>

typedef struct Box {
    double x, y, w, h;
} Box;

static inline double box_right(Box box)
{
    return box.x + box.w;
}
static inline double box_bottom(Box box)
{
    return box.y + box.h;
}
static inline double box_middle_x(Box box)
{
    return box.x + box.w / 2;
}
static inline double box_middle_y(Box box)
{
    return box.y + box.h / 2;
}

static inline bool box_holds(Box box, double x, double y)
{
    return x >= box.x && y >= box.y && x < box.x + box.w && y < box.y + box.h;
}

static inline Box box_inset(Box box, double left_right, double top_bottom)
{
    return (Box){box.x + left_right, box.y + top_bottom, box.w - 2 * left_right,
                 box.h - 2 * top_bottom};
}

/* Cuts a piece off a side of `rest` and returns it; `rest` keeps the rest. */
static inline Box box_cut_left(Box *rest, double width)
{
    Box piece = {rest->x, rest->y, width, rest->h};
    rest->x += width;
    rest->w -= width;
    return piece;
}

static inline Box box_cut_right(Box *rest, double width)
{
    rest->w -= width;
    return (Box){rest->x + rest->w, rest->y, width, rest->h};
}

static inline Box box_cut_top(Box *rest, double height)
{
    Box piece = {rest->x, rest->y, rest->w, height};
    rest->y += height;
    rest->h -= height;
    return piece;
}

static inline Box box_cut_bottom(Box *rest, double height)
{
    rest->h -= height;
    return (Box){rest->x, rest->y + rest->h, rest->w, height};
}

/* Column or row n of `count` equal ones with gaps between them. */
static inline Box box_column(Box box, int n, int count, double gap)
{
    double width = (box.w - gap * (count - 1)) / count;
    return (Box){box.x + n * (width + gap), box.y, width, box.h};
}

static inline Box box_row(Box box, int n, int count, double gap)
{
    double height = (box.h - gap * (count - 1)) / count;
    return (Box){box.x, box.y + n * (height + gap), box.w, height};
}

/* A box of the given size in the middle of another. */
static inline Box box_centred(Box box, double width, double height)
{
    return (Box){box.x + (box.w - width) / 2, box.y + (box.h - height) / 2, width, height};
}

/* What two boxes share; w or h is 0 when they do not meet. */
Box box_common(Box a, Box b);

#endif
