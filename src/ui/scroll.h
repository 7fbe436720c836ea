/* scroll.h -- an area that shows a part of something taller. */
#ifndef UI_SCROLL_H
#define UI_SCROLL_H

#include "ui/ui.h"

typedef struct Scroll {
    uint32_t id;
    Box area;
    double height;  /* of the contents */
    Box outer_clip; /* to go back to */
    uint32_t outer_scroll;
} Scroll;

/* Draw the contents into the returned box, `height` tall, which is moved up
 * by as much as is scrolled; then end it. With `follow` it starts at, and
 * stays at, the end until somebody scrolls up. */
Box scroll_begin(Ui *ui, Scroll *scroll, uint32_t id, Box area, double height, bool follow);
void scroll_end(Ui *ui, Scroll *scroll);

#endif
