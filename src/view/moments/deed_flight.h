/* deed_flight.h -- deeds on their way: from their square to the middle, and to who bought them. */
#ifndef VIEW_MOMENTS_DEED_FLIGHT_H
#define VIEW_MOMENTS_DEED_FLIGHT_H

#include "view/board/table_layout.h"
#include "view/stage.h"

/* Another deed in the middle rises from its square: 0.26 s, half of that when a computer landed
 * there; none with less motion or at instant pace. Where it is now on the way from 0, at its
 * square, to 1, and for a moment a little beyond. */
double deed_flight_rise(View *view, DeedId deed);
/* The box of a deed that is so far on its way from its square to the box where it will lie. */
Box deed_flight_box(Box square, Box place, double rise);

/* How far a deed just bought is on its way to its owner's card; below 0: it waits for its stamp;
 * 1: it is there. */
double deed_flight_part(const Stage *stage);
void deed_flight_draw(View *view, const TableLayout *at);

#endif
