/* box.c -- rectangles, and cutting them into smaller ones. */
#include "canvas/box.h"

Box box_common(Box a, Box b)
{
    double left = a.x > b.x ? a.x : b.x;
    double top = a.y > b.y ? a.y : b.y;
    double right = box_right(a) < box_right(b) ? box_right(a) : box_right(b);
    double bottom = box_bottom(a) < box_bottom(b) ? box_bottom(a) : box_bottom(b);
    return (Box){left, top, right > left ? right - left : 0, bottom > top ? bottom - top : 0};
}
