/* room_seats.h -- who sits at the table before the game. */
#ifndef VIEW_ONLINE_ROOM_SEATS_H
#define VIEW_ONLINE_ROOM_SEATS_H

#include "canvas/box.h"

typedef struct View View;

/* A card for each seat, in `columns`, and one for the seats that are free; returns the height
 * used. Pressing one opens what can be done about it. */
double room_seats_draw(View *view, Box box, int columns, double scale);
/* A computer of the usual level sits down. */
void room_seats_add_computer(View *view);

/* The token of a seat before the game. */
void room_seats_token(View *view, Box box, int seat);

#endif
