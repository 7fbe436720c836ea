/* trace_path.c -- is the path being drawn a box, perhaps with round corners? */
#include "canvas/trace_path.h"

enum { BOX_LINES = 3, ROUND_LINES = 4, CORNERS = 4 };

void trace_path_clear(TracePath *path)
{
    *path = (TracePath){.straight = true};
}

static void go(TracePath *path, double x, double y)
{
    bool first = path->parts + path->lines + path->curves == 0;
    if (first || x < path->left) path->left = x;
    if (first || x > path->right) path->right = x;
    if (first || y < path->top) path->top = y;
    if (first || y > path->bottom) path->bottom = y;
    path->x = x;
    path->y = y;
}

void trace_path_move(TracePath *path, double x, double y)
{
    go(path, x, y);
    path->parts++;
}

void trace_path_line(TracePath *path, double x, double y)
{
    path->straight = path->straight && (x == path->x || y == path->y);
    go(path, x, y);
    path->lines++;
}

void trace_path_curve(TracePath *path, double x, double y)
{
    go(path, x, y);
    path->curves++;
}

bool trace_path_box(const TracePath *path, Box *box)
{
    *box = (Box){path->left, path->top, path->right - path->left, path->bottom - path->top};
    if (path->parts != 1 || !path->straight) return false;
    return (path->lines == BOX_LINES && path->curves == 0) ||
           (path->lines == ROUND_LINES && path->curves == CORNERS);
}
