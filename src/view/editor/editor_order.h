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

/* So many spaces a board of the editor has. */
enum { EDITOR_SPACES_LEAST = 8, EDITOR_SPACES_MOST = 60 };

/* A place to rest called `name`, as number `at`, at least 1; what comes after it moves on. */
void editor_order_insert(Edition *edition, int at, const char *name);
/* Takes the space away; what led there leads to the start. Neither start nor jail, nor the last
 * property of a group. */
bool editor_order_may_remove(const Edition *edition, int space);
void editor_order_remove(Edition *edition, int space);
/* Deeds are numbered in the order of the board, after one was added or left out. */
void editor_order_number_deeds(Edition *edition);

#endif
