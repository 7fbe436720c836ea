/* bidders.h -- the highest bid of an auction, and who is still in. */
#ifndef VIEW_SHEETS_BIDDERS_H
#define VIEW_SHEETS_BIDDERS_H

#include "canvas/box.h"

typedef struct View View;

/* Both draw from the top of the box and return the height used. */
double bidders_bid(View *view, Box box);
double bidders_list(View *view, Box box);

#endif
