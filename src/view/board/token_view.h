/* token_view.h -- a player's round counter. */
#ifndef VIEW_BOARD_TOKEN_VIEW_H
#define VIEW_BOARD_TOKEN_VIEW_H

#include "game/game.h"
#include "table/seating.h"
#include "ui/ui.h"

typedef struct View View;

/* Where nobody has a token yet: a person or a computer in the seat's colour. */
void token_plain(Ui *ui, Box box, Colour colour, bool computer);

/* `picture` is the player's own picture, 0: the token's shape. */
void token_draw(Ui *ui, Box box, const Edition *edition, const SeatPlan *plan, SeatId seat,
                TokenId token, int picture);

/* The one of a seat at the table, its own picture if it has one. */
void token_of_seat(View *view, SeatId seat, Box box);

#endif
