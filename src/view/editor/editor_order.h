/* editor_order.h -- the order of the spaces of an edition.
 *
 * References to a space follow it: deeds, the jail, cards and spaces that
 * lead to it. The start stays first. */
#ifndef VIEW_EDITOR_EDITOR_ORDER_H
#define VIEW_EDITOR_EDITOR_ORDER_H

#include "edition/edition.h"

/* May the space be moved? All but the start may. */
bool editor_order_may_move(const Edition *edition, int space);

/* Two spaces change places. Both must be allowed to move. */
void editor_order_swap(Edition *edition, int a, int b);
/* The space is taken out and put back as number `to`, at least 1. */
void editor_order_move(Edition *edition, int from, int to);

#endif
