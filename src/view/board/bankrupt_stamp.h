/* bankrupt_stamp.h -- the stamp that stays on a bankrupt's card. */
#ifndef VIEW_BOARD_BANKRUPT_STAMP_H
#define VIEW_BOARD_BANKRUPT_STAMP_H

#include "canvas/box.h"
#include "game/game.h"

typedef struct View View;

/* At the bottom of what the card says, below the name, turned by eight degrees; nothing for who
 * resigned. */
void bankrupt_stamp(View *view, SeatId seat, Box box, double scale, bool centred);

#endif
