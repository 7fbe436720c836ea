/* bidders.h -- the highest bid of an auction, and who is still in. */
#ifndef VIEW_SHEETS_BIDDERS_H
#define VIEW_SHEETS_BIDDERS_H

#include <stdbool.h>

#include "canvas/box.h"

typedef struct View View;

/* Both draw from the top of the box and return the height used: the highest bid with the clock,
 * and everybody at the table, below each other with their cash where `column` says so, else as
 * many beside each other as there is room for. */
double bidders_bid(View *view, Box box);
double bidders_list(View *view, Box box, bool column);

#endif
