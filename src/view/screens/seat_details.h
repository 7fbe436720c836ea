/* seat_details.h -- a new game: one player in detail. */
#ifndef VIEW_SCREENS_SEAT_DETAILS_H
#define VIEW_SCREENS_SEAT_DETAILS_H

#include "canvas/box.h"
#include "ui/ui.h"

typedef struct View View;

/* Person or computer, level, colour, token and picture; `what` is the number
 * of the seat, an int. */
double seat_details(Ui *ui, Box box, void *what);

/* The seat's token as it will look on the board. */
void seat_details_counter(View *view, int seat, Box box);
/* The colour the seat has here. */
Colour seat_details_colour(View *view, int seat);

#endif
