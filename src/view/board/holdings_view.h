/* holdings_view.h -- what a player holds, as chips in the colours of the groups. */
#ifndef VIEW_BOARD_HOLDINGS_VIEW_H
#define VIEW_BOARD_HOLDINGS_VIEW_H

#include "canvas/box.h"
#include "game/game.h"

typedef struct View View;

/* Sizes in pixels of the window. */
typedef struct ChipStyle {
    double width, height; /* of a chip */
    double apart;         /* between groups */
    bool missing;         /* deeds of others are shown, dashed */
} ChipStyle;

/* Only the groups of which the seat has something: a figure for houses, a
 * hotel, a slash for a mortgage, a gold bar under a whole group; stations and
 * works as their icon with a count. Narrower where the box is, and then without figures that nobody
 * could read. */
void holdings_draw(View *view, Box box, SeatId seat, ChipStyle style);

#endif
