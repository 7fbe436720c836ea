/* token_view.h -- a player's round counter. */
#ifndef VIEW_BOARD_TOKEN_VIEW_H
#define VIEW_BOARD_TOKEN_VIEW_H

#include "table/seating.h"
#include "ui/ui.h"

/* `picture` is a picture of one's own, 0: the token's shape. */
void token_draw(Ui *ui, Box box, const Edition *edition, const SeatPlan *plan, SeatId seat,
                TokenId token, int picture);

#endif
