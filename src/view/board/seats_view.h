/* seats_view.h -- the players: money, property by colour, whose turn. */
#ifndef VIEW_BOARD_SEATS_VIEW_H
#define VIEW_BOARD_SEATS_VIEW_H

#include "canvas/box.h"
#include "game/game.h"

typedef struct View View;

/* The height the cards want in a column of this width. */
double seats_height(const View *view, double width, double most);
/* A card for each seat; pressing one opens what it owns. */
void seats_draw(View *view, Box box);
/* The card of a seat in the last picture: where its money flies to. */
Box seats_card_box(const View *view, Box box, SeatId seat);

#endif
