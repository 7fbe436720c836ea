/* money_flight.h -- money on its way from one to another: notes on an arc, and the sum. */
#ifndef VIEW_MOMENTS_MONEY_FLIGHT_H
#define VIEW_MOMENTS_MONEY_FLIGHT_H

#include "view/board/table_layout.h"

/* All that is flying now. */
void money_flight_draw(View *view, const TableLayout *at);

/* How many notes show a sum, 3 to 9: more of them for more of what everybody began with. */
int money_flight_notes(Money amount, Money start);

/* What a player's card says while money is on its way: the figures roll, those of who pays while
 * the notes leave, those of who gets them while they arrive. */
Money money_flight_cash(const View *view, SeatId seat);

#endif
